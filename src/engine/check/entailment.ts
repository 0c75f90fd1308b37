/**
 * The check of entailment: a sentence passes only if each of its clauses follows from the record entries that it cites,
 * with the same verb, object, employer, title, dates and figures. It does not matter who wrote the sentence.
 */
import type { RoleFact, Span } from '@/shared/record/facts';
import { gerundOf, pastOf, presentOf, verbForm } from '../language/grammar/verbs';
import { YEAR_PATTERN } from '../language/text/years';
import type { DerivedRelation } from './cited-text';
import { clausesOf, rolesNamed } from './clauses';
import { BACK_REFERENCE_WORDS } from './frame-words';
import { mentionsIn } from './mentions';
import { isEntryWithLine } from './quotes';
import {
  type CitedEntries,
  comparableKey,
  createCommaTest,
  type RecordIndex,
  tokensOf,
} from './record-index';
import { deriveRemit, remitIn } from './remit';
import { isAllBefore, isFirstRoleCorrect, statesPastAsToday } from './role-order';
import { deriveClause, type SentenceContext } from './sentence-clauses';
import { isEarlierRole } from './tenures';
import { deriveWhole } from './whole-sentences';

/** Why a sentence does not follow from the record entries that it cites. */
export type RelationFinding =
  /** The sentence is empty or cites nothing. */
  | 'unsourced'
  /** A clause follows from no cited statement. */
  | 'statement'
  /** The sentence names an employer, or a title at an employer, that no cited role has. */
  | 'employer'
  /** The sentence says that the person joined an employer in a role that was not the first there. */
  | 'post'
  /** A year, tense or order differs from the record's. */
  | 'time'
  /** A clause about education follows from no single entry of education. */
  | 'education'
  /** The sentence's 'there' or 'in that post' does not refer to the role of the previous sentence. */
  | 'back-reference';

export interface Derived {
  relations: DerivedRelation[];
  /** The role that the sentence is about, to which 'There' in the next sentence refers. */
  role?: RoleFact;
  finding?: RelationFinding;
}

/** A sentence's sources and surroundings. */
export interface DerivationOptions {
  /** The spans that the sentence cites. */
  spans: readonly Span[];
  index: RecordIndex;
  /** The role that the previous sentence is about. */
  previousRole?: RoleFact | undefined;
  isEnglish: boolean;
}

/** Derives the relations that a sentence states from the entries that its spans cite. */
export function deriveSentence(text: string, options: DerivationOptions): Derived {
  const derived = deriveByClauses(text, options);
  if (!derived.finding || !options.isEnglish) return derived;
  const whole = deriveWhole(text, options.index.entriesOf(options.spans), options.index);
  return whole ? { relations: [whole] } : derived;
}

/** Derives a sentence clause by clause. */
function deriveByClauses(text: string, options: DerivationOptions): Derived {
  const { spans, index, isEnglish } = options;
  const cited = index.entriesOf(spans);
  const tokens = tokensOf(text);
  const [firstSpan] = spans;
  if (tokens.length === 0 || !firstSpan) return { relations: [], finding: 'unsourced' };
  const remit = isEnglish ? remitIn(text) : undefined;
  if (remit) return deriveStatedRemit(remit, cited, options);

  const { mentions, taken } = mentionsIn(
    tokens,
    { name: index.name, roles: cited.roles },
    (parts, before, isRepeated) =>
      isQuotedName(parts, before, cited) || (isRepeated && beginsLine(parts, cited)),
  );
  const namedRoles = rolesNamed(mentions, cited.roles);
  if (!namedRoles) return { relations: [], finding: 'employer' };
  const sentence: SentenceContext = {
    name: index.name,
    firstSpan,
    isEnglish,
    isEntry: isEntryWithLine(text),
    cited,
    tokens,
    mentions,
    namedRoles,
    isAfterComma: createCommaTest(text),
  };

  const relations: DerivedRelation[] = [];
  let role: RoleFact | undefined = namedRoles[0];
  const isPersonName = tokens.map((_, index) =>
    mentions.some(({ kind, start, end }) => kind === 'name' && index >= start && index < end),
  );
  for (const clause of clausesOf(tokens, mentions, isPersonName)) {
    const derivation = deriveClause(clause, sentence);
    if (derivation === undefined) continue;
    if ('finding' in derivation) return { relations, finding: derivation.finding };
    relations.push(derivation.relation);
    role = derivation.role ?? role;
  }

  const finding = findingOfOrder(text, role, sentence, options);
  if (finding) return { relations, finding };
  if (!isFirstRoleCorrect(tokens, { mentions, taken }, index.roles)) return { relations, finding: 'post' };
  if (relations.length === 0 && namedRoles.length > 0) {
    const relation = deriveRoleAlone(text, sentence);
    if (!relation) return { relations, finding: 'time' };
    relations.push(relation);
  }
  return { relations, ...(role ? { role } : {}) };
}

/** Derives a sentence that lists the tasks of the previous sentence's role. */
function deriveStatedRemit(
  { tasks, ongoing }: NonNullable<ReturnType<typeof remitIn>>,
  cited: CitedEntries,
  { previousRole, index }: DerivationOptions,
): Derived {
  if (!previousRole) return { relations: [], finding: 'back-reference' };
  if (ongoing !== (previousRole.end === 'present')) return { relations: [], finding: 'time' };
  const relation = deriveRemit(tokensOf(tasks), previousRole, cited, index.name);
  return relation ? { relations: [relation], role: previousRole } : { relations: [], finding: 'statement' };
}

/**
 * Whether a name is part of a statement. In 'Grew Tanager Health from 40 to 310' it is if the statement has the same
 * word before it, a verb in any of its forms: 'Leads Hooli's mills', of 'Leading Hooli's mills'.
 */
function isQuotedName(parts: readonly string[], before: string | undefined, cited: CitedEntries): boolean {
  if (before === undefined) return false;
  const base = verbForm(before)?.base;
  const forms = base ? [before, base, gerundOf(base), pastOf(base), presentOf(base)] : [before];
  return cited.statements.some((entry) => {
    const text = ` ${comparableKey(entry.text)} `;
    return forms.some((form) => text.includes(` ${form} ${parts.join(' ')} `));
  });
}

/** Whether a statement begins with a name: 'Professor of logistics', below 'Professor, Hooli College'. */
const beginsLine = (parts: readonly string[], cited: CitedEntries): boolean =>
  cited.statements.some((entry) => `${comparableKey(entry.text)} `.startsWith(`${parts.join(' ')} `));

/** A back-reference, 'There' or 'Kim there led', is one of the first words, unless 'in' precedes it. */
const MAX_WORDS_BEFORE_BACK_REFERENCE = 1;

const refersBack = (text: string, tokens: readonly string[]) =>
  /^In (?:that|this) (?:post|role)\b/.test(text) ||
  tokens.some(
    (word, index) =>
      BACK_REFERENCE_WORDS.has(word) &&
      (index <= MAX_WORDS_BEFORE_BACK_REFERENCE || tokens[index - 1] === 'in'),
  );

/** What is wrong with the sentence's reference to the previous role, or with the order of the roles that it states. */
function findingOfOrder(
  text: string,
  role: RoleFact | undefined,
  { tokens, mentions, cited }: SentenceContext,
  options: DerivationOptions,
): RelationFinding | undefined {
  const { previousRole, isEnglish } = options;
  // 'There' means the role of the previous sentence, not another one at the same employer.
  if (
    refersBack(text, tokens) &&
    (!previousRole || previousRole !== role || previousRole.organisation === '')
  )
    return 'back-reference';
  if (!isEnglish) return undefined;
  if (/^(?:Earlier|Before that)\b/.test(text) && !isEarlier(role, options)) return 'time';
  if (tokens[0] === 'before' && tokens[1] !== 'that' && !isAllBefore(mentions, cited.roles)) return 'time';
  return statesPastAsToday(tokens, mentions, cited.roles) ? 'time' : undefined;
}

/**
 * Whether a role is earlier than that of the previous sentence, or than any other role if that sentence is about
 * none.
 */
const isEarlier = (role: RoleFact | undefined, { previousRole, index }: DerivationOptions): boolean =>
  role !== undefined &&
  (previousRole ? [previousRole] : index.roles).some((other) => isEarlierRole(role, other));

/** Verbs and words of time that state a role as a present one, in all languages of profiles. */
const PRESENT_TENSE_VERB_PATTERN =
  /(?<![\p{L}\d])(?:is|has been|works|since|ist seit|est|es|é|è)(?![\p{L}\d])/u;
const PAST_TENSE_VERB_PATTERN = /(?<![\p{L}\d])(?:was|until|from \d{4} to)(?![\p{L}\d])/u;

/** Derives a sentence that states a role and nothing else; undefined if it states a past one as the present. */
function deriveRoleAlone(
  text: string,
  { name, firstSpan, isEnglish, tokens, mentions, namedRoles }: SentenceContext,
): DerivedRelation | undefined {
  // In 'Joined Hooli as Analyst and has been its Controller' the last role is the present one.
  const role = (/ and has been its /.test(text) ? namedRoles.at(-1) : namedRoles[0]) as RoleFact;
  // An employer's name may hold a verb of state: 'Hooli.is'.
  const plain = isEnglish
    ? tokens.filter((_, at) => !mentions.some(({ start, end }) => at >= start && at < end)).join(' ')
    : text;
  const statesPresent = PRESENT_TENSE_VERB_PATTERN.test(plain) && !PAST_TENSE_VERB_PATTERN.test(plain);
  if (isEnglish && statesPresent && typeof role.end === 'object' && !/\bhas worked\b/.test(text))
    return undefined;
  return {
    subject: name,
    organisation: role.organisation,
    title: role.title,
    times: tokens.filter((word) => YEAR_PATTERN.test(word)).map(Number),
    numbers: [],
    span: role.spans[0] ?? firstSpan,
  };
}
