/** Chooses the statement of a person that shows a requirement best. */

import { hasConcept } from '../../language/concepts';
import type { IndexedPerson, IndexedPost, IndexedStatement } from '../candidate/indexed-person';
import type { RequirementTerms } from './requirement-terms';
import type { WeightedTerm } from './terms';

/** The context of the role, which decides between statements that show a requirement equally well. */
export interface RoleContext {
  /** The concept of the role's function; statements of that function are preferred. */
  aim?: number;
  /** Whether leading people is required. */
  leads?: boolean;
  /** If years are required, the posts that count; statements of the longest of them are preferred. */
  experiencePosts?: ReadonlySet<number>;
  /**
   * Whether working with others is required. The others' work then counts, although it was not the person's
   * own.
   */
  alongside?: boolean;
  /** The number of years required; a post that is as long is preferred. */
  years?: number;
}

/** Weight of title and employer. It is low, since they apply equally to every statement of a post. */
const CONTEXT_WEIGHT = 0.35;
/** Weight of title and employer for an industry, which they show. */
const SECTOR_WEIGHT = 0.6;
/** Weight of the title for a position, which the title shows. */
const POSITION_WEIGHT = 0.9;
/** Weight of place, size and company, which are less specific than the subject. */
const QUALIFIER_WEIGHT = 0.4;
/** Points if the statement has all words of the requirement, and in proportion if it has some. */
const SHARED_WORDS_BONUS = 0.12;
/** A word counts this much if the statement lacks it, but the post's title or employer has it. */
const TITLE_WEIGHT = 0.5;
/** Points for a statement with an outcome in figures. */
const OUTCOME_BONUS = 0.05;
/** Points for a statement with a change in figures. */
const CHANGE_BONUS = 0.03;
/** Points for a statement in the line of work of the role. */
const LINE_OF_WORK_BONUS = 0.03;
/** Points for a statement with a number of people led, if leading is required. */
const LED_BONUS = 0.1;
/** Points for a statement of a post that counts towards the required years of experience. */
const YEARS_BONUS = 0.2;
/** Points for a statement of the longest post, in proportion for shorter ones, if years are required. */
const LONGEST_BONUS = 0.1;
/** Points for a statement of a post that alone has the required years. */
const ENOUGH_YEARS_BONUS = 0.15;
/** Points subtracted for a summary, which only repeats what statements of posts show. */
const SUMMARY_PENALTY = 0.3;
/** Points subtracted for each post that is newer than the statement's own. */
const PENALTY_PER_NEWER_POST = 0.015;
/** Maximum points subtracted for newer posts. */
const MAX_AGE_PENALTY = 0.06;

/** Chooses the statement that, with its post, shows most of what is required; undefined if none shows any of it. */
export function strongestStatement(
  asked: RequirementTerms,
  terms: readonly WeightedTerm[],
  { statements, posts }: IndexedPerson,
  context: RoleContext,
): IndexedStatement | undefined {
  const sharesByStatement = statements.map((statement) =>
    terms.map((term) => term.in(context.alongside ? statement.said : statement.own, statement.words)),
  );
  const rarities = terms.map((_, term) =>
    rarity(sharesByStatement.filter((shares) => shares[term] === 1).length, sharesByStatement.length),
  );
  const words = [...asked.distinctiveStems].flatMap((word) => {
    const showing = statements.filter((statement) => statement.words.has(word)).length;
    return showing > 0 ? [{ word, rare: rarity(showing, statements.length) }] : [];
  });
  const longestPostMonths = Math.max(1, ...posts.map(monthsIn));
  let highestScore = 0;
  let best: IndexedStatement | undefined;
  statements.forEach((statement, index) => {
    const post = statement.post === undefined ? undefined : posts[statement.post];
    const termShare = weightedMean(
      terms.map((term, at) => {
        const ownShare = sharesByStatement[index]?.[at] ?? 0;
        const postShare =
          post && ownShare < 1 ? term.in(post.context, post.words) * contextWeightOf(term) : 0;
        return [
          term.weight * (rarities[at] ?? 1) * (term.aside ? QUALIFIER_WEIGHT : 1),
          Math.max(ownShare, postShare),
        ];
      }),
    );
    const wordShare = weightedMean(
      words.map(({ word, rare: weight }) => [
        weight,
        statement.words.has(word) ? 1 : post?.words.has(word) ? TITLE_WEIGHT : 0,
      ]),
    );
    if (termShare + wordShare === 0) return;
    const isExperiencePost = statement.post !== undefined && context.experiencePosts?.has(statement.post);
    const score =
      termShare +
      wordShare * SHARED_WORDS_BONUS +
      (statement.hasOutcome ? OUTCOME_BONUS : 0) +
      (statement.hasChange ? CHANGE_BONUS : 0) +
      (context.aim !== undefined && hasConcept(statement.own, context.aim) ? LINE_OF_WORK_BONUS : 0) +
      (context.leads && statement.led > 0 ? LED_BONUS : 0) +
      (isExperiencePost && post ? YEARS_BONUS + (LONGEST_BONUS * monthsIn(post)) / longestPostMonths : 0) +
      (isExperiencePost && post && monthsIn(post) >= (context.years ?? Infinity) * 12
        ? ENOUGH_YEARS_BONUS
        : 0) -
      (post ? Math.min(MAX_AGE_PENALTY, PENALTY_PER_NEWER_POST * (statement.post ?? 0)) : SUMMARY_PENALTY);
    if (score > highestScore) [highestScore, best] = [score, statement];
  });
  return best;
}

const monthsIn = ({ span }: IndexedPost) => (span ? span[1] - span[0] : 0);

/** How specific a term or word is, up to 1: one that nearly every statement shows hardly distinguishes them. */
const rarity = (showing: number, total: number) =>
  Math.max(0.15, Math.log((total + 1) / (showing + 0.5)) / Math.log(2 * total + 2));

const contextWeightOf = ({ sector, position }: WeightedTerm) =>
  position ? POSITION_WEIGHT : sector ? SECTOR_WEIGHT : CONTEXT_WEIGHT;

function weightedMean(parts: readonly (readonly [weight: number, share: number])[]): number {
  let points = 0;
  let totalWeight = 0;
  for (const [weight, part] of parts) {
    points += weight * part;
    totalWeight += weight;
  }
  return totalWeight === 0 ? 0 : points / totalWeight;
}
