import type { RoleFact, StatementFact } from '@/shared/record/facts';
import type { Predicate } from '../../language/grammar/predicate';
import type { Language } from '../../language/text/language';
import type { Theme } from '../../language/themes';
import type { Subject } from '../../language/themes/subjects';

/**
 * The form of a source's sentence, which decides how it is used. `predicate`: what the person did ('Led a team of 40');
 * `possessive`: about something of theirs ('research focuses on ...', to follow "Ada's"); `person`: what they are
 * ('Software engineer with 30 years ...'); `clause`: a whole sentence with its own subject ('Profits rose by 66% in 18
 * months'); `fragment`: a noun phrase; `quoted`: in another language, only used verbatim.
 */
export type StatementForm = 'predicate' | 'possessive' | 'person' | 'clause' | 'fragment' | 'quoted';

/** A sentence of the source, prepared for print. */
export interface Statement {
  id: string;
  form: StatementForm;
  /** The statement as a list entry: sentence case, without subject and full stop. */
  text: string;
  predicate?: Predicate;
  /** The person's own label: 'Sales management' of 'Sales management: introduced ...'. */
  label?: string;
  language: Language;
  fact: StatementFact;
  role?: RoleFact;
  origin: 'role' | 'about' | 'statement';
  /** Whether its owner pinned it, so that it comes before others. */
  pinned?: true;
  /** The rank for selection, higher first. */
  weight: number;
  /** The subjects of an English statement, first that of its object. */
  subjects: readonly Subject[];
  /** The themes of a statement in another language, the strongest first. */
  themes: { theme: Theme; strength: number }[];
}
