/** How much of what is asked one statement, or a whole person, shows. */
import type { IndexedPerson, IndexedStatement } from '../person/indexed';
import { CONCEPTS, type ConceptSet, has } from '../vocabulary';
import { isExact, isGeneric, isQualifier, isSector } from '../vocabulary/weights';
import type { Asked } from './asked';

export interface Cover {
  /** 0 to 1: the best single statement, with its post behind it. */
  best: number;
  statement?: IndexedStatement;
  /** 0 to 1: how much of it everything that is shown does. */
  coreTogether: number;
  /** 0 to 1: everything that is shown, taken together. */
  together: number;
  /** 0 to 1: the same with the list of skills. */
  listed: number;
  /** The skill that says most of it. */
  skill?: string;
  /** A named thing that is asked for is nowhere shown; in `listed` where the list of skills has it. */
  missing?: 'everywhere' | 'shown';
}

/** What a kind above the asked one is worth: finance for treasury. */
const RELATED = 0.3;
/** What the title and employer of its post are worth to a statement. */
const BEHIND = 0.8;
/** The most that a statement is worth which does not show the matter itself. */
const WITHOUT_MATTER = 0.5;

interface Term {
  weight: number;
  exact: boolean;
  /** 0 to 1. */
  in(own: ConceptSet, words: ReadonlySet<string>): number;
  sector: boolean;
  /** The matter itself, and not where, how large, or with whom. */
  core: boolean;
}

function termsOf(asked: Asked): Term[] {
  return [
    ...asked.concepts.map(({ any, weight }): Term => {
      const above = any.flatMap((number) =>
        (CONCEPTS[number]?.closure ?? []).filter((one) => one !== number && !isGeneric(one)),
      );
      return {
        weight,
        exact: any.every(isExact),
        sector: any.every(isSector),
        core: !any.every((number) => isGeneric(number) || isQualifier(number)),
        in: (own) =>
          any.some((number) => has(own, number)) ? 1 : above.some((one) => has(own, one)) ? RELATED : 0,
      };
    }),
    ...asked.words.map(
      ({ word, weight, exact }): Term => ({
        weight,
        exact,
        sector: false,
        core: exact,
        in: (_, words) => (words.has(word) ? 1 : 0),
      }),
    ),
  ];
}

/** The share of what is asked that is there. All named things together tell more than their weight. */
function weigh(terms: readonly Term[], shares: readonly number[]): number {
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
function coreOf(terms: readonly Term[], shares: readonly number[]): number {
  let points = 0;
  let all = 0;
  terms.forEach(({ core, weight }, index) => {
    if (!core) return;
    all += weight;
    if ((shares[index] ?? 0) >= BEHIND) points += weight;
  });
  return all === 0 ? 1 : points / all;
}

/** What people led are worth to a statement where leading is asked for: it is told before others that cover as much. */
const LED = 0.15;

/**
 * @param aim concepts of the role's function: of statements that show as much, one of that function is told
 * @param leads leading people is asked for
 */
export function coverOf(
  asked: Asked,
  { statements, posts, skills, headline, credentials }: IndexedPerson,
  aim?: number,
  leads?: boolean,
): Cover {
  const terms = termsOf(asked);
  if (terms.length === 0) return { best: 0, coreTogether: 1, together: 0, listed: 0 };
  const shown = terms.map((term) =>
    Math.max(term.in(headline, NONE), term.in(credentials, NONE) * (term.exact ? 1 : 0.5)),
  );
  let best = 0;
  let told = 0;
  let statement: IndexedStatement | undefined;
  for (const one of statements) {
    const post = one.post === undefined ? undefined : posts[one.post];
    const shares = terms.map((term, index) => {
      const own = term.in(one.own, one.words);
      const behind = post && own < 1 ? term.in(post.context, post.words) * (term.sector ? 0.95 : BEHIND) : 0;
      const share = Math.max(own, behind);
      shown[index] = Math.max(shown[index] ?? 0, share);
      return { share, own };
    });
    const both = shares.map(({ share }) => share);
    // A place, a size or a level without the matter is no evidence, however much of the words it covers.
    const score =
      coreOf(terms, both) >= 0.5 ? weigh(terms, both) : Math.min(WITHOUT_MATTER, weigh(terms, both));
    // What the statement itself says decides between those of one post.
    const self = weigh(
      terms,
      shares.map(({ own }) => own),
    );
    const rank =
      score +
      self * 0.5 +
      (one.outcome ? 0.01 : 0) +
      (aim !== undefined && has(one.own, aim) ? 0.02 : 0) +
      (leads && one.led > 0 ? LED : 0) -
      (post ? 0 : 0.03);
    if (score > best) best = score;
    if (rank > told && score > 0) {
      told = rank;
      statement = one;
    }
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
    const score = weigh(terms, shares);
    if (score > strongest) [strongest, skill] = [score, text];
  }
  return {
    best,
    statement,
    coreTogether: coreOf(terms, shown),
    together: weigh(terms, shown),
    listed: weigh(terms, all),
    skill,
    missing: missingOf(terms, shown, all),
  };
}

const NONE: ReadonlySet<string> = new Set();

/** Whether a named thing that is asked for is nowhere shown. */
function missingOf(
  terms: readonly Term[],
  shown: readonly number[],
  all: readonly number[],
): Cover['missing'] {
  const exact = terms.flatMap(({ exact: is }, index) => (is ? [index] : []));
  const enough = (shares: readonly number[]) => exact.every((index) => (shares[index] ?? 0) >= BEHIND);
  if (enough(shown)) return undefined;
  return enough(all) ? 'shown' : 'everywhere';
}
