/**
 * Adds superpowers that rest on concrete achievements without figures, for people whose record states few results in
 * figures.
 */

import { ASSISTED_PATTERN, ONLY_DELIVERED_PATTERN, type Portrait } from '../career/work-areas';
import { hasFigure, proofWorth } from '../statements/figures';
import { isProcess, isRoutine } from '../statements/importance';
import type { Statement } from '../statements/statement';
import { abilityName, abilityOfMakers, abilityOfSingleAction } from './ability-name';
import { actsOf } from './acts';
import { isStrongResult } from './strong-result';
import { abilityOfSubject } from './subject-abilities';
import { areOneStrength, areTooSimilar, EMPTY_TITLE_PATTERN, NEWCOMERS_PATTERN } from './superpowers';

/** Number of superpowers that fill a row of the page. */
export const SUPERPOWERS_PER_ROW = 2;

/** Minimum weight of an achievement that alone shows an ability. */
const MIN_ALONE_WEIGHT = 1.5;
/** Minimum weights of two achievements that show an ability together. */
const MIN_FIRST_WEIGHT = 1.2;
const MIN_SECOND_WEIGHT = 0.9;
/** Minimum words of an achievement; a shorter line says little more than the title made of it, unless it is weighty. */
const MIN_WORDS = 8;
const MIN_WEIGHTY_WORDS = 6;
const MIN_WEIGHTY_WEIGHT = 2.5;
/** Minimum words of an achievement that names neither a thing by its name nor a figure. */
const MIN_PLAIN_WORDS = 10;
/** Last words of objects that say no more than that work was done. */
const EMPTY_OBJECT_PATTERN =
  /\b(?:solutions?|features?|initiatives?|processes and|various|operations|activities|deliverables?|materials?|arrangements|practices|efficiency|standards|needs|goals|performance|services?|development|design|execution|support|tools?|resources|procedures|tasks|items|professionals|vision|access|movements|inspection|installation|plans|related|researchers|applications|sites|infrastructures|connectivity|process(?:es)?|metrics|documents?|documentation|tests?|cases|decisions)$/i;
/** Verbs of supervision and upkeep, whose single line shows no strength. */
const UPKEEP_PATTERN =
  /^(?:inspects|operates|controls|troubleshoots|resolves|plans|processes|tracks|codes|greets|interviews|extracts|aggregates) /i;
/** A name, a number or an abbreviation in the middle of a line, which ties it to one matter. */
const CONCRETE_PATTERN = /\s[“"(]?(?:\p{Lu}[\p{L}\d&/.+#-]+|\d)|\p{Ll}\p{Lu}/u;

/** Whether a line states an achievement of the person's own that is more than the routine of a post. */
const isAchievement = ({ text, predicate, language, form, weight }: Statement): boolean =>
  language === 'en' &&
  form === 'predicate' &&
  predicate !== undefined &&
  weight >= MIN_SECOND_WEIGHT &&
  text.split(' ').length >= (weight >= MIN_WEIGHTY_WEIGHT ? MIN_WEIGHTY_WORDS : MIN_WORDS) &&
  !ASSISTED_PATTERN.test(text) &&
  !ONLY_DELIVERED_PATTERN.test(text) &&
  !isProcess(text) &&
  !isRoutine(text) &&
  !NEWCOMERS_PATTERN.test(text) &&
  !/^(?:is|was|has|had|responsible|accountable|in charge|hired|invited|awarded|promoted) /i.test(
    predicate.text,
  );

const isConcrete = ({ text }: Statement): boolean =>
  CONCRETE_PATTERN.test(text) || hasFigure(text) || text.split(' ').length >= MIN_PLAIN_WORDS;

/** Minimum words of a title whose last word says little: 'Builds dynamic web applications', not 'Builds tools'. */
const MIN_QUALIFIED_WORDS = 4;

/** Whether a title made of the line's own words says more than that work was done. */
function isTelling(title: string): boolean {
  const words = title.split(' ').length;
  return (
    words > 1 &&
    !UPKEEP_PATTERN.test(title) &&
    (words >= MIN_QUALIFIED_WORDS || !EMPTY_OBJECT_PATTERN.test(title))
  );
}

/** The title made of an achievement's own words. */
const ownTitlesOf = (one: Statement): string[] =>
  [abilityName(one) ?? abilityOfSingleAction(one) ?? abilityOfMakers(one)].filter(
    (title) => title !== undefined,
  );

/** Whether a title says, after its verb, just what the line says: in its words, with names still in capitals. */
const isVerbatim = (title: string, { text }: Statement): boolean => {
  const words = new Set(text.split(/[^\p{L}\p{N}'’&/+-]+/u));
  return title
    .split(' ')
    .slice(1)
    .every((word) => words.has(word) || words.has(word.replace(/s$/, '')));
};

/** The titles that an achievement supports, the narrowest first. */
function titlesOf(one: Statement): string[] {
  const ownTitles = ownTitlesOf(one);
  const actTitles = actsOf(one).flatMap(({ title, isShownByOneLine }) => (isShownByOneLine ? [title] : []));
  const subject = [abilityOfSubject(one)].filter((title) => title !== undefined);
  return [...ownTitles.filter(isTelling), ...actTitles, ...subject].filter(
    (title) => !EMPTY_TITLE_PATTERN.test(title),
  );
}

/**
 * The planned superpowers with further ones, until there are as many as fill the row. Two achievements of one
 * ability come before a single one, and posts that no other superpower shows before those that one does.
 * @param statements those that no other section needs, the weightiest first
 * @param taken titles of personas
 */
export function fillSuperpowers(
  planned: readonly Portrait[],
  statements: readonly Statement[],
  taken: readonly string[],
  maxSuperpowers: number,
): Portrait[] {
  const superpowers = [...planned];
  const isUsed = (one: Statement) => superpowers.some(({ statements: shown }) => shown.includes(one));
  const achievements = statements.filter(isAchievement).sort((a, b) => proofWorth(b) - proofWorth(a));
  const isNew = (title: string) =>
    !taken.some((other) => areTooSimilar(other, title)) &&
    !superpowers.some((other) => areOneStrength(other.title, title));
  const otherPost = (one: Statement) =>
    !superpowers.some(({ statements: shown }) => shown.some(({ role }) => role?.id === one.role?.id));
  const add = (shownBy: (one: Statement, title: string) => Statement[] | undefined) => {
    for (const one of [...achievements.filter(otherPost), ...achievements]) {
      if (superpowers.length >= maxSuperpowers) return;
      if (isUsed(one)) continue;
      const title = titlesOf(one).find((each) => isNew(each) && shownBy(one, each));
      const proofs = title === undefined ? undefined : shownBy(one, title);
      if (title !== undefined && proofs) superpowers.push({ title, statements: proofs });
    }
  };
  const findSecond = (one: Statement, title: string) => {
    const others = achievements.filter(
      (other) => other !== one && !isUsed(other) && titlesOf(other).includes(title),
    );
    return others.find(({ role }) => role?.id !== one.role?.id) ?? others[0];
  };
  add((one, title) => {
    const other = one.weight >= MIN_FIRST_WEIGHT ? findSecond(one, title) : undefined;
    return other && [one, other];
  });
  // A single line is too little for a wider title than its own words.
  const isAlone = (one: Statement, title: string) =>
    one.weight >= MIN_ALONE_WEIGHT &&
    isStrongResult(one) &&
    isConcrete(one) &&
    ownTitlesOf(one).includes(title) &&
    isVerbatim(title, one);
  add((one, title) => (isAlone(one, title) ? [one] : undefined));
  return superpowers;
}
