/** Derives a clause of a sentence from the entries that the sentence cites. */
import type { RoleFact, Span } from '@/shared/record/facts';
import { YEAR_PATTERN } from '../language/text/years';
import { contentWords } from './alignment';
import type { DerivedRelation } from './cited-text';
import { type Clause, deriveFromStatements, roleHasNames } from './clauses';
import { isEducation, occursIn } from './entry-support';
import { FRAME_WORDS, JOINING_WORDS } from './frame-words';
import { comparableNamesOf, isMonthOfRole, isYearOfRole, type RecordMention } from './mentions';
import { type CitedEntries, type createCommaTest, tokensOf } from './record-index';
import { deriveRemit } from './remit';
import { byStartYear } from './tenures';

/** A sentence with what it cites and names. */
export interface SentenceContext {
  /** The person's name. */
  name: string;
  firstSpan: Span;
  isEnglish: boolean;
  /** Whether the sentence is an entry of a list with a line below its post. */
  isEntry: boolean;
  cited: CitedEntries;
  tokens: readonly string[];
  mentions: readonly RecordMention[];
  /** The roles whose employer or title the sentence names. */
  namedRoles: readonly RoleFact[];
  isAfterComma: ReturnType<typeof createCommaTest>;
}

interface ClauseDerivation {
  relation: DerivedRelation;
  role?: RoleFact;
}

interface ClauseFinding {
  finding: 'statement' | 'time' | 'education';
}

/** A cited place before the rest of a clause: 'Based in Oslo, Norway, Kim led ...'. */
const MAX_WORDS_BEFORE_CITED_PLACE = 3;

/** Derives the relation that a clause states; undefined for a clause that only connects others. */
export function deriveClause(
  clause: Clause,
  sentence: SentenceContext,
): ClauseDerivation | ClauseFinding | undefined {
  const { cited } = sentence;
  const direct = deriveFromStatements(clause, sentence);
  if (direct) return direct;

  // Years, months before them and connecting words may surround the words that a statement supports.
  const years = clause.tokens.map((word, index) =>
    isYearOfCitedRole(word, clause.places[index] ?? 0, sentence),
  );
  const isFrame = (word: string, index: number) => FRAME_WORDS.has(word) || years[index] === true;
  let begin = 0;
  while (begin < clause.tokens.length && isFrame(clause.tokens[begin] ?? '', begin)) begin += 1;
  if (begin === clause.tokens.length) return undefined;
  for (let from = begin; from >= 0; from -= 1) {
    for (let to = clause.tokens.length; to > from; to -= 1) {
      if (to < clause.tokens.length && !isFrame(clause.tokens[to] ?? '', to)) break;
      const derivation = deriveFromStatements({ ...clause, tokens: clause.tokens.slice(from, to) }, sentence);
      if (derivation) return derivation;
    }
  }

  const rest = contentWords(clause.tokens.filter((word, index) => !isFrame(word, index)));
  if (rest.length === 0) return undefined;
  const withoutVerb = { relation: relationWithoutVerb(rest, sentence) };
  if (cited.education.length > 0) return isEducation(rest, cited) ? withoutVerb : { finding: 'education' };
  if (occursIn(rest, cited.texts)) return withoutVerb;
  if (
    cited.statements.length === 0 &&
    rest.every((word) => cited.texts.some((text) => tokensOf(text).includes(word)))
  )
    return withoutVerb;

  const afterPlace = deriveAfterCitedPlace(clause, sentence);
  if (afterPlace) return afterPlace;
  if (clause.tokens.some((word, index) => YEAR_PATTERN.test(word) && !years[index]))
    return { finding: 'time' };
  return (
    deriveJoined(clause, sentence) ??
    deriveTasks(clause.tokens.slice(begin), sentence) ?? { finding: 'statement' }
  );
}

/** Derives the rest of a clause that begins with a cited text, as in 'Based in Oslo, Norway, Kim led ...'. */
function deriveAfterCitedPlace(
  clause: Clause,
  sentence: SentenceContext,
): ClauseDerivation | ClauseFinding | undefined {
  for (const place of sentence.cited.texts) {
    const words = tokensOf(place);
    const start = clause.tokens.findIndex((_, first) =>
      words.every((word, offset) => clause.tokens[first + offset] === word),
    );
    if (start < 0 || start > MAX_WORDS_BEFORE_CITED_PLACE) continue;
    const from = start + words.length;
    const derivation = deriveClause(
      { ...clause, tokens: clause.tokens.slice(from), places: clause.places.slice(from) },
      sentence,
    );
    if (derivation) return derivation;
  }
  return undefined;
}

/**
 * Derives a clause with two predicates joined by 'and', or by a comma after the first in an English sentence, each of
 * which must follow from a statement of the same role. The relation is that of the first.
 */
function deriveJoined(clause: Clause, sentence: SentenceContext): ClauseDerivation | undefined {
  for (const [index, word] of clause.tokens.entries()) {
    const isAnd = /^(?:and|und|et|y|e|en)$/.test(word);
    const isJoint =
      isAnd || (sentence.isEnglish && sentence.isAfterComma(clause.places[index - 1], clause.places[index]));
    if (!isJoint) continue;
    const [left, right] = [clause.tokens.slice(0, index), clause.tokens.slice(isAnd ? index + 1 : index)].map(
      (tokens) => deriveFromStatements({ ...clause, tokens }, sentence),
    );
    if (left && right && left.role?.id === right.role?.id) return left;
  }
  return undefined;
}

/** Derives tasks that are listed after the one role that the sentence names. */
function deriveTasks(
  words: readonly string[],
  { namedRoles, isEnglish, cited, name }: SentenceContext,
): ClauseDerivation | undefined {
  const [role, ...others] = namedRoles;
  if (!isEnglish || !role || others.length > 0) return undefined;
  const relation = deriveRemit(words, role, cited, name);
  return relation && { relation, role };
}

const relationWithoutVerb = (
  words: readonly string[],
  { name, firstSpan }: SentenceContext,
): DerivedRelation => ({
  subject: name,
  object: words.join(' '),
  times: [],
  numbers: words.filter((word) => /\d/.test(word)),
  span: firstSpan,
});

const isYearOfCitedRole = (word: string, place: number, sentence: SentenceContext) =>
  YEAR_PATTERN.test(word)
    ? isYearOfRole(sentence.tokens, place, rolesOfYear(place, sentence))
    : isMonthOfRole(sentence.tokens, place, rolesOfYear(place, sentence));

/** A year at most this many words after 'joined' is that of joining: 'joined Hooli's board in Oslo in 2009'. */
const JOINING_WINDOW_WORDS = 12;

/**
 * The roles to which a year may refer, by the first rule that applies: after 'joined', the first role at the employer
 * if it began in that year; the role of the title before the year; of the title after it; of the employer; or all
 * cited roles.
 */
function rolesOfYear(
  place: number,
  { cited, tokens, mentions, namedRoles }: SentenceContext,
): readonly RoleFact[] {
  const candidates = namedRoles.length > 0 ? namedRoles : cited.roles;
  const titles = mentions.filter(({ kind }) => kind === 'title');
  const nearestTitle =
    titles.filter(({ end }) => end <= place).at(-1) ?? titles.find(({ start }) => start > place);
  const before = tokens.slice(Math.max(0, place - JOINING_WINDOW_WORDS), place);
  if (before.some((word) => JOINING_WORDS.has(word)) && !before.includes('since')) {
    const employers = new Set(candidates.map((role) => comparableNamesOf(role).organisation));
    const [first] = cited.roles
      .filter((role) => employers.has(comparableNamesOf(role).organisation) && role.start)
      .sort(byStartYear);
    if (first?.start?.year === Number(tokens[place])) return [first];
  }
  return nearestTitle
    ? candidates.filter((role) => roleHasNames(role, undefined, nearestTitle.value))
    : candidates;
}
