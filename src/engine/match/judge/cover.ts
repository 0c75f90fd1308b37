/** The share of a requirement that a statement, or a whole person, shows. */
import type { IndexedPerson, IndexedStatement } from '../person/indexed';
import type { RequirementTerms } from './asked';
import { type LineOf, tellingLine } from './telling-line';
import { termsOf, type WeightedTerm } from './terms';

export interface Cover {
  /** 0 to 1: the best single statement, with its post behind it. */
  best: number;
  statement?: IndexedStatement;
  /** The statement shows something of the matter itself, or its post does. */
  telling: boolean;
  /** 0 to 1: how much of it everything that is shown does. */
  coreTogether: number;
  /** Something of the matter is shown, and not only its industry; true where nothing but an industry is asked for. */
  matter: boolean;
  /** 0 to 1: everything that is shown, taken together. */
  together: number;
  /** 0 to 1: the same with the list of skills. */
  listed: number;
  /** The skill that says most of it. */
  skill?: string;
  /** A named thing that is asked for is nowhere shown; in `listed` where the list of skills has it. */
  missing?: 'everywhere' | 'shown';
}

/** Weight of a concept that only the title or employer of a statement's post shows. */
export const POSITION_CONTEXT_WEIGHT = 0.8;
/** The most that a statement is worth which does not show the matter itself. */
const WITHOUT_MATTER = 0.5;

/**
 * The share of the required terms that is shown. All named things together weigh more than the sum of their weights.
 */
function weigh(terms: readonly WeightedTerm[], shares: readonly number[]): number {
  let points = 0;
  let all = 0;
  let named = 0;
  let there = 0;
  terms.forEach(({ weight, exact }, index) => {
    const share = shares[index] ?? 0;
    points += weight * share;
    all += weight;
    if (exact) named += 1;
    if (exact && share === 1) there += 1;
  });
  if (all === 0) return 0;
  return Math.min(1, points / all + (named > 0 && named === there ? 0.12 : 0));
}

/** The share of the matter itself that is plainly there. */
function coreOf(terms: readonly WeightedTerm[], shares: readonly number[]): number {
  let points = 0;
  let all = 0;
  terms.forEach(({ core, weight }, index) => {
    if (!core) return;
    all += weight;
    if ((shares[index] ?? 0) >= POSITION_CONTEXT_WEIGHT) points += weight;
  });
  return all === 0 ? 1 : points / all;
}

/** Returns the share of each term that a statement shows, given its role. */
function sharesOf(
  one: IndexedStatement,
  terms: readonly WeightedTerm[],
  { posts }: IndexedPerson,
  { alongside }: LineOf,
): number[] {
  const post = one.post === undefined ? undefined : posts[one.post];
  return terms.map((term) => {
    const own = term.in(alongside ? one.said : one.own, one.words);
    const behind =
      post && own < 1
        ? term.in(post.context, post.words) * (term.sector ? 0.95 : POSITION_CONTEXT_WEIGHT)
        : 0;
    return Math.max(own, behind);
  });
}

/** @param line what decides which of several statements is shown */
export function coverOf(asked: RequirementTerms, person: IndexedPerson, line: LineOf = {}): Cover {
  const { statements, posts, skills, headline, credentials } = person;
  const terms = termsOf(asked);
  if (terms.length === 0)
    return { best: 0, telling: false, matter: true, coreTogether: 1, together: 0, listed: 0 };
  const shown = terms.map((term) =>
    Math.max(term.in(headline, NONE), term.in(credentials, NONE) * (term.exact ? 1 : 0.5)),
  );
  let best = 0;
  for (const one of statements) {
    const shares = sharesOf(one, terms, person, line);
    shares.forEach((share, index) => {
      shown[index] = Math.max(shown[index] ?? 0, share);
    });
    // A place, a size or a level without the matter is no evidence, however much of the words it covers.
    const most = coreOf(terms, shares) >= 0.5 ? 1 : WITHOUT_MATTER;
    best = Math.max(best, Math.min(most, weigh(terms, shares)));
  }
  for (const post of posts)
    terms.forEach((term, index) => {
      shown[index] = Math.max(shown[index] ?? 0, term.in(post.context, post.words));
    });
  const all = [...shown];
  let skill: string | undefined;
  let strongest = 0;
  for (const { text, own, words } of skills) {
    const shares = terms.map((term, index) => {
      const share = term.in(own, words);
      all[index] = Math.max(all[index] ?? 0, share);
      return share;
    });
    // A skill that has nothing of the matter itself mentions nothing.
    const score = terms.some(({ core }, index) => core && (shares[index] ?? 0) >= POSITION_CONTEXT_WEIGHT)
      ? weigh(terms, shares)
      : 0;
    if (score > strongest) [strongest, skill] = [score, text];
  }
  const statement = tellingLine(asked, terms, person, line);
  return {
    best,
    statement,
    telling: statement !== undefined && coreOf(terms, sharesOf(statement, terms, person, line)) > 0,
    coreTogether: coreOf(terms, shown),
    matter:
      terms.every(({ core, sector }) => !core || sector) ||
      terms.some(({ core, sector }, index) => core && !sector && (shown[index] ?? 0) > 0),
    together: weigh(terms, shown),
    listed: weigh(terms, all),
    skill,
    missing: missingOf(terms, shown, all),
  };
}

const NONE: ReadonlySet<string> = new Set();

/** Whether a named thing that is asked for is nowhere shown. */
function missingOf(
  terms: readonly WeightedTerm[],
  shown: readonly number[],
  all: readonly number[],
): Cover['missing'] {
  const exact = terms.flatMap(({ exact: is }, index) => (is ? [index] : []));
  const enough = (shares: readonly number[]) =>
    exact.every((index) => (shares[index] ?? 0) >= POSITION_CONTEXT_WEIGHT);
  if (enough(shown)) return undefined;
  return enough(all) ? 'shown' : 'everywhere';
}
