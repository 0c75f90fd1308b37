/** Puts the items of a post's list into the form of lines: with a capital, and without the 'To' of a list of duties. */
import type { StatementFact } from '@/shared/record/facts';
import { NOUN_OR_VERB, PARTICIPLE_OR_PAST } from '../grammar/ambiguous';
import { verbForm } from '../grammar/verbs';
import { upperFirst } from './casing';

/** Whether a line begins with a verb in lower case: 'researched and built the ledger'. */
const beginsInLowerCase = ({ value }: StatementFact): boolean => {
  const [first = ''] = value.split(' ', 1);
  return /^\p{Ll}+$/u.test(first) && verbForm(first)?.form === 'past' && !PARTICIPLE_OR_PAST.has(first);
};
/** With this many lines in lower case or more in a role, they are items of a list and not halves of sentences. */
const MIN_LOWER_CASE_LINES = 3;

/** The lines of a role with a capital, where their author began items with a verb in lower case. */
export const capitaliseItems = (lines: readonly StatementFact[]): StatementFact[] =>
  lines.filter(beginsInLowerCase).length < MIN_LOWER_CASE_LINES
    ? [...lines]
    : lines.map((line) => (beginsInLowerCase(line) ? { ...line, value: upperFirst(line.value) } : line));

/** A duty in the infinitive: 'To train the growers of the district'. */
const INFINITIVE_PATTERN = /^To (?!report\b)(\p{L}+) (\S+)/u;
/** A further infinitive of the same duty: 'and to check the scales'. */
const FURTHER_TO_PATTERN = /(,? and) to (?=(\p{Ll}+) )/gu;
/** The act after its purpose: 'To protect the growers, I opened ...'. */
const MAIN_CLAUSE_PATTERN = /, I(?:['’]\p{L}+)? /u;
/** Whether a line is such a duty. Without its 'To' a word that is a noun too would be one: 'Help desk work'. */
const isInfinitive = ({ value }: StatementFact): boolean => {
  const [, word = '', next = ''] = INFINITIVE_PATTERN.exec(value) ?? [];
  if (MAIN_CLAUSE_PATTERN.test(value)) return false;
  const verb = word.toLowerCase();
  const further = [...value.matchAll(FURTHER_TO_PATTERN)].map(([, , second = '']) => second);
  if ([verb, ...further].some((one) => verbForm(one)?.form !== 'base')) return false;
  return !NOUN_OR_VERB.has(verb) || /^(?:the|an?|all|new)$/.test(next);
};
const withoutTo = (line: string): string =>
  upperFirst(line.slice('To '.length)).replace(FURTHER_TO_PATTERN, '$1 ');
/** With this many infinitives or more, they list duties; a single one may be a purpose of the line before. */
const MIN_INFINITIVES = 3;

/** The lines of a role with duties in the infinitive as other lists have them: 'Train the growers of the district'. */
export const dutiesWithoutTo = (lines: readonly StatementFact[]): StatementFact[] =>
  lines.filter(isInfinitive).length < MIN_INFINITIVES
    ? [...lines]
    : lines.map((line) => (isInfinitive(line) ? { ...line, value: withoutTo(line.value) } : line));
