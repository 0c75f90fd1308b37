/** Gives a superpower whose title repeats the beginning of its line a title made of a later part of the line. */
import { pastOf, verbForm } from '../../language/grammar/verbs';
import { wordsKey } from '../../language/text/keys';
import type { Portrait } from '../career/work-areas';
import type { Statement } from '../statements/statement';
import { abilityName } from './ability-name';
import { areOneStrength, areTooSimilar, EMPTY_TITLE_PATTERN } from './superpowers';

/** Minimum words of a title of which a repetition is noticed. */
const MIN_REPEATED_WORDS = 2;

/** Whether a line begins with the words of a title, its verb in any form: 'Moors boats' and 'Moored boats for ...'. */
export function repeatsBeginning(title: string, { text }: Statement): boolean {
  const [verb = '', ...object] = wordsKey(title).split(' ');
  const [first = '', ...words] = wordsKey(text).split(' ');
  return (
    object.length >= MIN_REPEATED_WORDS - 1 &&
    verbForm(verb)?.base === verbForm(first)?.base &&
    object.every((word, at) => words[at] === word)
  );
}

/** A later act of a line: by which means, for which purpose, with which result, or the next one. */
const LATER_ACT_PATTERN = /(?: by |, (?:and )?| to | and |, thereby )(\p{Ll}{3,20})(?= (.+)$)/gu;
/** Words after which somebody else acts: 'enabling the crews to moor boats'. */
const ACT_OF_OTHERS_PATTERN =
  /\b(?:enabl|allow|help|let|empower|requir|ask|that|which|who|for)\p{Ll}* [^,;]*$/u;

/** The abilities that later acts of a line show, as titles. */
export const laterTitlesOf = (statement: Statement): string[] =>
  [...(statement.predicate?.text ?? '').matchAll(LATER_ACT_PATTERN)].flatMap((match) => {
    const [, word = '', rest = ''] = match;
    if (ACT_OF_OTHERS_PATTERN.test(match.input.slice(0, match.index))) return [];
    const base = verbForm(word)?.base;
    const text = base && `${pastOf(base)} ${rest}`;
    const title = text && abilityName({ ...statement, predicate: { text, bare: text, tense: 'past' } });
    return title ? [title] : [];
  });

/** Superpowers without a title that repeats the beginning of the first line, where a later part gives another. */
export const retitled = (superpowers: readonly Portrait[], taken: readonly string[]): Portrait[] =>
  superpowers.map((one, at) => {
    const [first] = one.statements;
    if (first?.language !== 'en' || !repeatsBeginning(one.title, first)) return one;
    const others = superpowers.filter((_, place) => place !== at).map(({ title }) => title);
    const title = laterTitlesOf(first).find(
      (each) =>
        !EMPTY_TITLE_PATTERN.test(each) &&
        !taken.some((other) => areTooSimilar(other, each)) &&
        !others.some((other) => areOneStrength(other, each)),
    );
    return title ? { ...one, title } : one;
  });
