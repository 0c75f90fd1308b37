/** Measures which share of a requirement is shown by a statement, and by everything known about a person. */
import type { IndexedPerson, IndexedStatement } from '../candidate/indexed-person';
import type { RequirementTerms } from './requirement-terms';
import { type RoleContext, strongestStatement } from './telling-line';
import { termsOf, type WeightedTerm } from './terms';

export interface RequirementCover {
  /** The share of the requirement, 0 to 1, that the best statement shows together with its post. */
  best: number;
  /** The statement that shows the most of the requirement. */
  statement?: IndexedStatement;
  /** Whether that statement or its post shows part of the subject itself. */
  showsSubject: boolean;
  /** The share of the requirement's subject, without its industry, that the person shows in all: 0 to 1. */
  coreTogether: number;
  /** Whether part of the subject is shown and not only its industry; true if only an industry is required. */
  showsMoreThanIndustry: boolean;
  /** The share of the requirement that the person shows in all, but for the list of skills: 0 to 1. */
  together: number;
  /** The share of the requirement that the person shows in all, with the list of skills: 0 to 1. */
  listed: number;
  /** The listed skill that shows most of the requirement. */
  skill?: string;
  /**
   * Where a required named thing is missing: 'shown' if only the list of skills has it, 'everywhere' if nothing has it;
   * absent if all are shown.
   */
  missing?: 'everywhere' | 'shown';
  /** Whether the statement, with its post, shows every named thing of the subject. */
  showsNamed: boolean;
  /**
   * Whether the statement itself shows the subject for which tools of everyday work are named: modelling, in
   * 'modelling with Excel'.
   */
  showsUseOfNamed: boolean;
}

/** Weight of a concept that only the title or employer of a statement's post shows. */
export const ROLE_CONTEXT_WEIGHT = 0.8;
/** Weight of an industry that only the title or employer of a statement's post shows, as they often do. */
const SECTOR_CONTEXT_WEIGHT = 0.95;
/** Added to the share if every required named thing is shown. */
const ALL_NAMED_THINGS_BONUS = 0.12;
/** Maximum score of a statement that does not show the subject itself. */
const MAX_SCORE_WITHOUT_SUBJECT = 0.5;

/**
 * The share of the required terms that is shown. All named things together weigh more than the sum of their
 * weights.
 */
function weightedShare(terms: readonly WeightedTerm[], shares: readonly number[]): number {
  let points = 0;
  let totalWeight = 0;
  let exactTerms = 0;
  let exactShown = 0;
  terms.forEach(({ weight, exact }, index) => {
    const share = shares[index] ?? 0;
    points += weight * share;
    totalWeight += weight;
    if (exact) exactTerms += 1;
    if (exact && share === 1) exactShown += 1;
  });
  if (totalWeight === 0) return 0;
  return Math.min(
    1,
    points / totalWeight + (exactTerms > 0 && exactTerms === exactShown ? ALL_NAMED_THINGS_BONUS : 0),
  );
}

/** The share of the subject itself that is certainly shown; 1 if no term belongs to a subject. */
function coreShareOf(terms: readonly WeightedTerm[], shares: readonly number[]): number {
  let points = 0;
  let totalWeight = 0;
  terms.forEach(({ core, weight }, index) => {
    if (!core) return;
    totalWeight += weight;
    if ((shares[index] ?? 0) >= ROLE_CONTEXT_WEIGHT) points += weight;
  });
  return totalWeight === 0 ? 1 : points / totalWeight;
}

/** The share of each term that a statement shows together with its post. */
function sharesOf(
  statement: IndexedStatement,
  terms: readonly WeightedTerm[],
  { posts }: IndexedPerson,
  { alongside }: RoleContext,
): number[] {
  const post = statement.post === undefined ? undefined : posts[statement.post];
  return terms.map((term) => {
    const ownShare = term.in(alongside ? statement.said : statement.own, statement.words);
    const postShare =
      post && ownShare < 1
        ? term.in(post.context, post.words) * (term.sector ? SECTOR_CONTEXT_WEIGHT : ROLE_CONTEXT_WEIGHT)
        : 0;
    return Math.max(ownShare, postShare);
  });
}

/**
 * Measures how far what a person shows covers a requirement.
 * @param context chooses the statement that is shown, and says whether mentioning a function is enough
 */
export function measureCover(
  asked: RequirementTerms,
  person: IndexedPerson,
  context: RoleContext = {},
): RequirementCover {
  const { statements, posts, skills, headline, credentials } = person;
  const terms = termsOf(asked);
  if (terms.length === 0)
    return {
      best: 0,
      showsSubject: false,
      showsMoreThanIndustry: true,
      coreTogether: 1,
      together: 0,
      listed: 0,
      showsNamed: true,
      showsUseOfNamed: false,
    };
  const shown = terms.map((term) =>
    Math.max(term.in(headline, NO_WORDS), term.in(credentials, NO_WORDS) * (term.exact ? 1 : 0.5)),
  );
  let best = 0;
  for (const one of statements) {
    const shares = sharesOf(one, terms, person, context);
    shares.forEach((share, index) => {
      shown[index] = Math.max(shown[index] ?? 0, share);
    });
    // A place, size or level without the subject is not evidence, however many words match.
    const maxScore = coreShareOf(terms, shares) >= 0.5 ? 1 : MAX_SCORE_WITHOUT_SUBJECT;
    best = Math.max(best, Math.min(maxScore, weightedShare(terms, shares)));
  }
  for (const post of posts)
    terms.forEach((term, index) => {
      shown[index] = Math.max(shown[index] ?? 0, term.in(post.context, post.words));
    });
  const shownOrListed = [...shown];
  let skill: string | undefined;
  let strongest = 0;
  for (const { text, own, words } of skills) {
    const shares = terms.map((term, index) => {
      const share = term.in(own, words);
      shownOrListed[index] = Math.max(shownOrListed[index] ?? 0, share);
      return share;
    });
    // A skill unrelated to the subject itself is not a mention of it.
    const score = terms.some(({ core }, index) => core && (shares[index] ?? 0) >= ROLE_CONTEXT_WEIGHT)
      ? weightedShare(terms, shares)
      : 0;
    if (score > strongest) [strongest, skill] = [score, text];
  }
  const statement = strongestStatement(asked, terms, person, context);
  return {
    best,
    statement,
    showsSubject:
      statement !== undefined && coreShareOf(terms, sharesOf(statement, terms, person, context)) > 0,
    coreTogether: coreShareOf(terms, shown),
    showsMoreThanIndustry:
      terms.every(({ core, sector }) => !core || sector) ||
      terms.some(({ core, sector }, index) => core && !sector && (shown[index] ?? 0) > 0),
    together: weightedShare(terms, shown),
    listed: weightedShare(terms, shownOrListed),
    skill,
    missing: missingOf(terms, shown, shownOrListed),
    showsNamed:
      statement !== undefined &&
      sharesOf(statement, terms, person, context).every(
        (share, index) => !isNamedSubject(terms[index]) || share >= ROLE_CONTEXT_WEIGHT,
      ),
    showsUseOfNamed: statement !== undefined && showsSpecificSubject(terms, statement),
  };
}

/** Whether a term is a named thing that belongs to the subject, unlike a country or an industry. */
const isNamedSubject = (term: WeightedTerm | undefined) => term?.exact === true && term.core && !term.sector;

/** Weight of a concept that is neither a whole function nor an aspect of any work. */
const MIN_SPECIFIC_WEIGHT = 1;

/** Whether a statement shows a specific subject, if only tools of everyday work are named beside it. */
const showsSpecificSubject = (terms: readonly WeightedTerm[], { own, words }: IndexedStatement) =>
  terms.every(({ exact, everydayTool }) => !exact || everydayTool) &&
  terms.some(
    (term) =>
      term.core &&
      !term.exact &&
      !term.sector &&
      !term.position &&
      term.weight >= MIN_SPECIFIC_WEIGHT &&
      term.in(own, words) === 1,
  );

const NO_WORDS: ReadonlySet<string> = new Set();

/** Where a required named thing is missing; undefined if all are shown. */
function missingOf(
  terms: readonly WeightedTerm[],
  shown: readonly number[],
  shownOrListed: readonly number[],
): RequirementCover['missing'] {
  const exactIndexes = terms.flatMap(({ exact }, index) => (exact ? [index] : []));
  const isEnough = (shares: readonly number[]) =>
    exactIndexes.every((index) => (shares[index] ?? 0) >= ROLE_CONTEXT_WEIGHT);
  if (isEnough(shown)) return undefined;
  return isEnough(shownOrListed) ? 'shown' : 'everywhere';
}
