/** Superpowers named after the practices that the person lists. */

import { upperFirst } from '../../language/text/casing';
import { ASSISTED_PATTERN, ONLY_DELIVERED_PATTERN, type Portrait } from '../career/work-areas';
import { hasFigure, proofWorth } from '../statements/figures';
import { isProcess, isRoutine } from '../statements/importance';
import { containsLabel } from '../statements/says';
import { namesPractice, showsPractice } from '../statements/shows-practice';
import type { Statement } from '../statements/statement';
import { isStrongResult } from './strong-result';
import { areOneStrength, areTooSimilar } from './superpowers';

/** Minimum weight of an achievement that alone shows a practice. */
const MIN_SINGLE_WEIGHT = 1.2;
/** Minimum weight of an achievement that shows a practice together with another one. */
const MIN_PAIRED_WEIGHT = 0.6;
/** Minimum words of an achievement; a shorter one says little more than the name of the practice. */
const MIN_WORDS = 7;
/** Maximum characters of an achievement; two longer ones would fill the page. */
const MAX_CHARACTERS = 260;
/** Practices that are claimed by anybody, and that no single achievement shows. */
const ANYBODY_PATTERN =
  /^(?:communications?|teamwork|team ?work|collaboration|problem[- ]solving|time management|organi[sz]ation|presentations?|reporting|reports?|research|writing|analysis|data entry|customer service|microsoft office|documentation|meetings?|management|operations|development|design|planning|scheduling|testing|support|training|software development|web development)$/i;

const canShow = (one: Statement): boolean =>
  one.form === 'predicate' &&
  one.text.split(' ').length >= MIN_WORDS &&
  one.text.length <= MAX_CHARACTERS &&
  !ASSISTED_PATTERN.test(one.text) &&
  !ONLY_DELIVERED_PATTERN.test(one.text) &&
  !isProcess(one.text) &&
  (!isRoutine(one.text) || hasFigure(one.text)) &&
  !/^(?:is|was|has|had|responsible|accountable|in charge|hired|invited|awarded|promoted) /i.test(
    one.predicate?.text ?? '',
  );

/** The practices that English statements are about, whose name each of them says in its words. */
const labelsOf = (achievements: readonly Statement[]): string[] => [
  ...new Set(
    achievements.flatMap(({ subjects: [subject], text }) =>
      subject && containsLabel(text, subject.label) ? [subject.label] : [],
    ),
  ),
];

/**
 * Whether an achievement shows a practice: by the words of its name, or since it is what the achievement is about. A
 * single word fits many achievements, so it must be the verb: 'Negotiation'.
 */
const shows = (one: Statement, practice: string): boolean =>
  practice.includes(' ')
    ? showsPractice(one, practice) ||
      (one.subjects[0]?.label === practice && containsLabel(one.text, practice))
    : namesPractice(one, practice);

/** A practice with its best achievement, and another one, of a different post where there is one. */
function strengthOf(title: string, achievements: readonly Statement[]): Portrait | undefined {
  // The same line may stand in two posts of the document.
  const proofs = achievements.filter(
    (one, at) => shows(one, title) && achievements.findIndex(({ text }) => text === one.text) === at,
  );
  const [first] = proofs;
  const other = proofs.find((one) => one !== first && one.role?.id !== first?.role?.id) ?? proofs[1];
  const second = other && other.weight >= MIN_PAIRED_WEIGHT ? [other] : [];
  return first && (second.length > 0 || (first.weight >= MIN_SINGLE_WEIGHT && isStrongResult(first)))
    ? { title, statements: [first, ...second] }
    : undefined;
}

/**
 * Superpowers of practices with the achievements that show them: those with two achievements first, then by the
 * worth of the best achievement. Each achievement shows one.
 * @param practices as the person lists them, the most important first
 * @param statements those that no other section needs
 * @param taken titles of personas
 */
export function namedStrengths(
  practices: readonly string[],
  statements: readonly Statement[],
  taken: readonly string[],
  maxSuperpowers: number,
): Portrait[] {
  const achievements = statements.filter(canShow).sort((a, b) => proofWorth(b) - proofWorth(a));
  const worthOf = ({ statements: [best] }: Portrait) => (best ? proofWorth(best) : 0);
  const candidates = [...new Set([...practices, ...labelsOf(achievements)].map(upperFirst))]
    .filter((name) => !ANYBODY_PATTERN.test(name))
    .flatMap((name) => strengthOf(name, achievements) ?? [])
    .sort((a, b) => b.statements.length - a.statements.length || worthOf(b) - worthOf(a));
  const superpowers: Portrait[] = [];
  const isNew = (title: string) =>
    !taken.some((other) => areTooSimilar(other, title)) &&
    !superpowers.some((other) => areOneStrength(other.title, title));
  const isUsed = (one: Statement) => superpowers.some(({ statements: used }) => used.includes(one));
  for (const { title, statements: all } of candidates) {
    const free = all.filter((one) => !isUsed(one));
    const [first] = free;
    const isShown =
      first && (free.length > 1 || (first.weight >= MIN_SINGLE_WEIGHT && isStrongResult(first)));
    if (superpowers.length < maxSuperpowers && isShown && isNew(title))
      superpowers.push({ title, statements: free });
  }
  return superpowers;
}
