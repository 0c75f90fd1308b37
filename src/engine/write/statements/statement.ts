import type { RoleFact, StatementFact } from '@/shared/record/facts';
import type { Predicate } from '../../language/grammar/predicate';
import type { Language } from '../../language/text/language';
import type { Theme } from '../../language/themes';
import type { Subject } from '../../language/themes/subjects';

/**
 * The grammatical form of a source's sentence, which decides how it can be used.
 * `predicate`: what the person did ('Led a team of 40').
 * `possessive`: about something of theirs ('research focuses on ...', after "Ada's").
 * `person`: a description of the person ('Harbour engineer with 25 years ...').
 * `clause`: a sentence with a subject of its own ('Profits rose by 66% in 18 months').
 * `fragment`: a noun phrase.
 * `whole`: a sentence in the third person that is used verbatim ('Under Ada’s lead, profits doubled').
 * `quoted`: in another language, used verbatim.
 */
export type StatementForm =
  | 'predicate'
  | 'possessive'
  | 'person'
  | 'clause'
  | 'fragment'
  | 'whole'
  | 'quoted';

/** A sentence of a source, prepared for print. */
export interface Statement {
  id: string;
  form: StatementForm;
  /** The statement as a list entry: capitalised, without subject and full stop. */
  text: string;
  predicate?: Predicate;
  /** The words before the subject in a sentence of another language: 'Dynamique et autonome'. */
  before?: string;
  /** The person's own label: 'Sales management' in 'Sales management: introduced ...'. */
  label?: string;
  language: Language;
  fact: StatementFact;
  /** The sentence of the fact that it was read from, for sentences about oneself. */
  sentence?: string;
  /** Whether it needs the sentence before it, which names the organisation: 'has led the company'. */
  pointsBack?: true;
  role?: RoleFact;
  origin: 'role' | 'about' | 'statement';
  /** Whether the owner pinned it, so that it comes before others. */
  pinned?: true;
  /** Rank for selection; higher comes first. */
  weight: number;
  /** The subjects of an English statement; the subject of its object comes first. */
  subjects: readonly Subject[];
  /** The themes of a statement in another language, the strongest first. */
  themes: { theme: Theme; strength: number }[];
}
