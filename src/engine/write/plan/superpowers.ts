/** Superpowers: abilities, each with the statements that show it. */

import { wordsKey } from '../../language/text/keys';
import type { Language } from '../../language/text/language';
import { WORTH_LOST_PER_YEAR } from '../career/career-order';
import { LEADING_POST_PATTERN } from '../career/posts';
import { ASSISTED_PATTERN, ONLY_DELIVERED_PATTERN, type Portrait, workAreaOf } from '../career/work-areas';
import { hasFigure, hasOutcome, proofWorth, saysChange } from '../statements/figures';
import { isFounding, saysExtent } from '../statements/importance';
import type { Statement } from '../statements/statement';
import { abilityName, abilityOfSingleAction } from './ability-name';
import { actsOf } from './acts';
import { contributionOfAct, contributionsOf } from './contributions';
import { leadershipActs } from './leadership-acts';
import { isStrongResult } from './strong-result';

/** With this many remaining statements or more, superpowers can fill two rows. */
const MANY_STATEMENTS = 8;
const MAX_SUPERPOWERS = 4;

/** Minimum weight of a statement if another shows the same ability. */
const MIN_SHARED_WEIGHT = 1.5;

/** Minimum weight of a statement that alone shows an ability. */
const MIN_SINGLE_WEIGHT = 1.8;

/** Minimum weight of a statement that completes a pair of abilities. */
const MIN_PAIRED_WEIGHT = 1.3;

/** The title of a statement in a language other than English: its field of work. */
const fieldOf = (statement: Statement, language: Language): string | undefined =>
  hasFigure(statement.text) ? workAreaOf(statement, language)?.label : undefined;

/** Whether another statement shows the ability of a title too: it has the same act or the same title. */
const showsSameAbility = (title: string, other: Statement): boolean =>
  abilityName(other) === title || actsOf(other).some((act) => act.title === title);

/** Whether two titles are too similar: they have the same first or last word. */
export const areTooSimilar = (one: string, other: string): boolean => {
  const [a, b] = [wordsKey(one).split(' '), wordsKey(other).split(' ')];
  return a.at(-1) === b.at(-1) || a[0] === b[0];
};

/** Words for the same thing in titles. */
const SAME_THING_BY_STEM: Readonly<Record<string, string>> = {
  spend: 'cost',
  expen: 'cost',
  costs: 'cost',
  staff: 'team',
  perso: 'team',
  peopl: 'team',
  teams: 'team',
  clien: 'custo',
};
const STEM_CHARACTERS = 5;
/** Words of titles that say nothing of their object. */
const MIN_STEM_CHARACTERS = 4;
const objectsIn = (title: string): Set<string> =>
  new Set(
    wordsKey(title)
      .split(' ')
      .slice(1)
      .filter((word) => word.length >= MIN_STEM_CHARACTERS)
      .map((word) => word.slice(0, STEM_CHARACTERS))
      .map((stem) => SAME_THING_BY_STEM[stem] ?? stem),
  );

/** Whether two superpowers are one strength: their titles are similar, or have an object in common. */
export const areOneStrength = (one: string, other: string): boolean => {
  const objects = objectsIn(other);
  return areTooSimilar(one, other) || [...objectsIn(one)].some((object) => objects.has(object));
};

/** Verbs of change for the same effect, so that two results of one direction have two titles. */
const OTHER_VERBS: Readonly<Record<string, readonly string[]>> = {
  Reduces: ['Cuts', 'Lowers'],
  Cuts: ['Reduces', 'Lowers'],
  Increases: ['Raises', 'Lifts'],
  Raises: ['Increases', 'Lifts'],
};
/** A title with each verb that says the same. */
export function titlesWithOtherVerbs(title: string): string[] {
  const [verb = '', ...object] = title.split(' ');
  return [title, ...(OTHER_VERBS[verb] ?? []).map((other) => [other, ...object].join(' '))];
}

/** Titles that fit anybody of a trade. */
export const EMPTY_TITLE_PATTERN =
  /^(?:builds|develops|creates|designs|delivers|leads|manages|runs|oversees|coordinates|directs|supervises) (?:software|applications|projects|programs|programmes|engineers|developers|operations|deliver(?:y|ies)|work|products|people|staff|employees|teams)$/i;

/** Introducing newcomers to their work, which is a task of every post. */
export const NEWCOMERS_PATTERN =
  /^(?:mentor|coach|train|onboard|supervis|guid|taught|introduc)\p{L}* (?:[^\s,]+ ){0,3}(?:newcomers|new(?:ly)?[- ](?:hire\p{L}*|joine\p{L}*|staff|employees|contractors|starters)|contractors|interns|trainees|apprentices)(?!\p{L})/iu;

/** Age in years above which a statement is used only if fewer than two newer ones are left. */
const MAX_AGE_YEARS = 12;

/** The last year of a statement's role. A statement of no role, such as the result of a whole career, is never old. */
const yearOf = ({ role }: Statement): number =>
  role === undefined || role.end === 'present'
    ? Number.POSITIVE_INFINITY
    : (role.end?.year ?? role.start?.year ?? 0);

/** Multiples in words: 'quadrupled'. */
const MULTIPLIED_PATTERN = /^(?:doubled|tripled|quadrupled|halved)\b/i;

/**
 * The rank of a statement as a strength: 3 for a change in figures, 2 for an extent in figures, 1 for a leader's act.
 * 0 for what others of the trade do every day. In languages other than English, only a figure counts.
 */
function rankOf(statement: Statement): number {
  const { text, language, weight, role } = statement;
  if (language !== 'en') return hasFigure(text) ? 2 : 1;
  const leads = LEADING_POST_PATTERN.test(role?.title ?? '');
  if (hasFigure(text) || MULTIPLIED_PATTERN.test(text))
    return saysChange(statement) ? 3 : saysExtent(text) || (leads && weight >= MIN_EXTENT_WEIGHT) ? 2 : 0;
  const isActOfLeader = leads && contributionsOf(statement).length > 0;
  return (isFounding(text) || isActOfLeader || isLedAct(statement)) && weight >= MIN_SHARED_WEIGHT ? 1 : 0;
}
const isLedAct = ({ predicate, role }: Statement): boolean =>
  LEADING_POST_PATTERN.test(role?.title ?? '') &&
  leadershipActs(predicate?.text ?? '', role?.title ?? '').length > 0;

/** Minimum weight of a leader's statement whose figure is neither a change nor a large extent. */
const MIN_EXTENT_WEIGHT = 3;

/** Worth of an act of a leader beside other results. */
const LEADERSHIP_WORTH = 1.5;

/**
 * The statements that can show a strength, alone or with another: those with outcomes first, then by worth and age. Old
 * ones are omitted if two others are left.
 */
function strongestFirst(statements: readonly Statement[]): Statement[] {
  const strong = statements.filter((one) => rankOf(one) > 0 || hasFigure(one.text));
  const latest = Math.max(0, ...statements.map(yearOf).filter(Number.isFinite));
  const age = (one: Statement) => Math.max(0, latest - yearOf(one));
  const recent = strong.filter((one) => age(one) <= MAX_AGE_YEARS);
  const worthOf = (one: Statement) =>
    proofWorth(one) - age(one) * WORTH_LOST_PER_YEAR + (isLedAct(one) ? LEADERSHIP_WORTH : 0);
  return (recent.length > 1 ? recent : strong)
    .map((statement) => ({ statement, rank: rankOf(statement), worth: worthOf(statement) }))
    .sort((a, b) => b.rank - a.rank || b.worth - a.worth)
    .map(({ statement }) => statement);
}

/**
 * Plans the strongest abilities, each shown by an outcome, by two statements or by one weighty statement: four, two, or
 * one that needs another to fill its row. English titles are verbs with their object; those of other languages are
 * names of fields.
 * @param statements the weightiest first, without those of other sections
 * @param taken titles of personas
 */
export function planSuperpowers(
  statements: readonly Statement[],
  language: Language,
  taken: readonly string[],
): Portrait[] {
  const achievements = strongestFirst(
    statements.filter(
      ({ text }) =>
        !ASSISTED_PATTERN.test(text) && !ONLY_DELIVERED_PATTERN.test(text) && !NEWCOMERS_PATTERN.test(text),
    ),
  );
  const english = language === 'en';
  const superpowers: Portrait[] = [];
  const isUsed = (statement: Statement) => superpowers.some((one) => one.statements.includes(statement));
  const add = (
    titlesOf: (statement: Statement) => readonly string[],
    shownBy: (statement: Statement, title: string) => Statement[] | undefined,
  ) => {
    for (const statement of achievements) {
      for (const title of titlesOf(statement)) {
        if (
          isUsed(statement) ||
          EMPTY_TITLE_PATTERN.test(title) ||
          taken.some((one) => areTooSimilar(one, title)) ||
          superpowers.some((one) => areOneStrength(one.title, title))
        )
          continue;
        const proofs = shownBy(statement, title);
        // A figure that is neither a change nor an extent shows an ability only beside another line.
        if (proofs && (proofs.length > 1 || rankOf(statement) > 0))
          superpowers.push({ title, statements: proofs });
      }
    }
  };
  const ownTitleOf = (statement: Statement) =>
    [english ? abilityName(statement) : fieldOf(statement, language)]
      .filter((title) => title !== undefined)
      .flatMap(titlesWithOtherVerbs);
  const findSecond = (statement: Statement, title: string) =>
    achievements.find(
      (other) =>
        other !== statement &&
        other.weight >= MIN_PAIRED_WEIGHT &&
        !isUsed(other) &&
        showsSameAbility(title, other),
    );
  const together = (statement: Statement, title: string) => {
    const other = statement.weight >= MIN_PAIRED_WEIGHT ? findSecond(statement, title) : undefined;
    return other && [statement, other];
  };
  // What a leader brought about at least twice, each time in figures, comes first.
  if (english)
    add(
      (statement) => actsOf(statement).flatMap(({ title }) => (contributionOfAct(title) ? [title] : [])),
      (statement, title) => {
        const proofs = together(statement, title);
        return proofs?.every(({ text }) => hasFigure(text)) ? proofs : undefined;
      },
    );
  add(ownTitleOf, (statement) => (!english || hasOutcome(statement) ? [statement] : undefined));
  if (english) {
    add(ownTitleOf, (statement, title) =>
      statement.weight >= MIN_SHARED_WEIGHT ? together(statement, title) : undefined,
    );
    // Something done once, such as building one platform, counts as an ability only if another line shows it too.
    add((statement) => actsOf(statement).map(({ title }) => title), together);
    // A single weighty statement shows an ability too, but less than an outcome or two statements.
    add(ownTitleOf, (statement) =>
      statement.weight >= MIN_SINGLE_WEIGHT && isStrongResult(statement) ? [statement] : undefined,
    );
    if (superpowers.length % 2 === 1)
      add(ownTitleOf, (statement) =>
        superpowers.length % 2 === 1 && statement.weight >= MIN_PAIRED_WEIGHT && isStrongResult(statement)
          ? [statement]
          : undefined,
      );
  }
  if (english && superpowers.length < 2)
    add(
      (statement) => [abilityOfSingleAction(statement)].filter((title) => title !== undefined),
      (statement) =>
        superpowers.length < 2 && statement.weight >= MIN_SINGLE_WEIGHT && isStrongResult(statement)
          ? [statement]
          : undefined,
    );
  const hasMany = statements.length >= MANY_STATEMENTS && superpowers.length >= MAX_SUPERPOWERS;
  return superpowers.slice(0, hasMany ? MAX_SUPERPOWERS : MAX_SUPERPOWERS / 2);
}
