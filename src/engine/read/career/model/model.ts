/** Chooses which candidates of an anchor are its title and its employer, by a log-linear model over pairs. */
import type { PhraseKind } from '../../phrases/kinds';
import type { Candidate } from './candidates';
import { type AnchorFeatures, type Feature, pairFeatures } from './pair-features';
import { WEIGHTS } from './weights';

/** A reading of an entry: its title and employer, either of which may be missing. */
export interface Pair {
  title?: Candidate;
  employer?: Candidate;
  /** The probability of this reading among all readings of the entry: 0 to 1. */
  probability: number;
  /** Whether most other entries of the section have their employers in the same kind of line as this reading. */
  hasCommonEmployerLine?: boolean;
}

/**
 * How much likelier than by chance a candidate's position is for a title or employer, as a logarithm; 0 if
 * unknown.
 */
export interface LogPrior {
  title(candidate: Candidate): number;
  employer(candidate: Candidate): number;
}

/** Priors from the other entries of the document, by position in the entry and by layout. */
export interface DocumentPriors {
  slot: LogPrior;
  layout: LogPrior;
}

/** The two parts of an entry that the model chooses. */
type EntryPart = 'title' | 'employer';

export type Weights = Readonly<Record<string, number>>;

/** Maximum number of titles, and of employers, of which pairs are formed; the best are taken. */
const MAX_CANDIDATES_OF_A_PART = 9;

/** Scores of this much or more are one feature. */
const MAX_SCORE_BIN = 3;

/** A candidate with its score as title or as employer. */
interface ScoredCandidate {
  candidate: Candidate;
  /** The candidate's features by name, needed for training only. */
  features: () => readonly Feature[];
  score: number;
}

export interface PairChoice {
  title?: ScoredCandidate;
  employer?: ScoredCandidate;
  /** Features of the pair that neither candidate has alone. */
  own: readonly Feature[];
  score: number;
}

/**
 * The pairs of the best titles and employers, with their scores.
 * @param keep whether a candidate is considered although it is not among the best, as training needs
 */
export function choicesOf(
  candidates: readonly Candidate[],
  anchor: AnchorFeatures,
  priors: DocumentPriors | undefined,
  weights: Weights = WEIGHTS,
  keep: (candidate: Candidate) => boolean = () => false,
): PairChoice[] {
  const best = (part: EntryPart): ScoredCandidate[] => {
    const all = candidates
      .map((candidate) => {
        const baseFeatures = () => featuresOf(candidate, part);
        const base = weights === WEIGHTS ? shippedScore(candidate, part) : sum(baseFeatures(), weights);
        if (!priors) return { candidate, features: baseFeatures, score: base };
        const priorFeatures: readonly Feature[] = [
          [`${part}: habit`, priors.slot[part](candidate)],
          [`${part}: layout habit`, priors.layout[part](candidate)],
        ];
        return {
          candidate,
          features: () => [...baseFeatures(), ...priorFeatures],
          score: base + sum(priorFeatures, weights),
        };
      })
      .sort((a, b) => b.score - a.score);
    return [
      ...all.slice(0, MAX_CANDIDATES_OF_A_PART),
      ...all.slice(MAX_CANDIDATES_OF_A_PART).filter(({ candidate }) => keep(candidate)),
    ];
  };
  const titles = best('title');
  const employers = best('employer');
  const missing = missingPartFeaturesOf(candidates, anchor);
  const choices: PairChoice[] = [];
  for (const title of [...titles, undefined])
    for (const employer of [...employers, undefined]) {
      if (title && employer && overlap(title.candidate, employer.candidate)) continue;
      const pairOnly = ownFeaturesOfPair(title?.candidate, employer?.candidate, anchor, missing);
      const choice: PairChoice = {
        own: pairOnly.features,
        score: (title?.score ?? 0) + (employer?.score ?? 0) + ownScore(pairOnly, weights),
      };
      if (title) choice.title = title;
      if (employer) choice.employer = employer;
      choices.push(choice);
    }
  return choices;
}

/** Features of a reading without a title or without an employer. */
type MissingPartFeatures = Readonly<Record<EntryPart, readonly Feature[]>>;

function missingPartFeaturesOf(
  candidates: readonly Candidate[],
  { hasPrevious }: AnchorFeatures,
): MissingPartFeatures {
  const top = (score: (candidate: Candidate) => number) =>
    Math.min(MAX_SCORE_BIN, Math.ceil(Math.max(0, ...candidates.map(score))));
  return {
    title: [
      [`no title, best ${top(({ titleScore }) => titleScore)}`, 1],
      ['no title, leaning', highestKindScore(candidates, ['title'])],
    ],
    employer: [
      [`no employer, best ${top(({ organisationScore }) => organisationScore)}`, 1],
      ['no employer, leaning', highestKindScore(candidates, ['organisation', 'school'])],
      [`no employer, ${hasPrevious ? 'one before' : 'first'}`, 1],
    ],
  };
}

/** The highest score that any candidate has for one of these kinds; -1 if there is none. */
function highestKindScore(candidates: readonly Candidate[], kinds: readonly PhraseKind[]): number {
  let highest = -1;
  for (const { kindScores } of candidates)
    for (const [kind, kindScore] of kindScores)
      if (kinds.includes(kind)) highest = Math.max(highest, kindScore);
  return highest;
}

/**
 * Features by candidate, and below by pair. They are cached, because an entry is scored several times with different
 * priors while its candidates stay the same.
 */
const featuresByCandidate = new WeakMap<Candidate, Record<EntryPart, readonly Feature[]>>();
const featuresByPair = new WeakMap<object, Map<Candidate | undefined, OwnFeatures>>();

/** The features of a reading besides those of its candidates; their sum by the shipped weights is added later. */
interface OwnFeatures {
  features: readonly Feature[];
  shipped?: number;
}

/** Cached sums of a candidate's own features with the shipped weights, which do not change between rounds. */
const shippedScoresByCandidate = new WeakMap<Candidate, Partial<Record<EntryPart, number>>>();

function shippedScore(candidate: Candidate, part: EntryPart): number {
  const scores = shippedScoresByCandidate.get(candidate) ?? {};
  const known = scores[part];
  if (known !== undefined) return known;
  let score = 0;
  for (const name of candidate.features) score += WEIGHTS[nameIn(part, name)] ?? 0;
  for (const [kind, kindScore] of candidate.kindScores)
    score += (WEIGHTS[nameIn(part, `leaning ${kind}`)] ?? 0) * kindScore;
  scores[part] = score;
  shippedScoresByCandidate.set(candidate, scores);
  return score;
}

/** Caches the names of weights by the names of features, since concatenating them again would dominate the run time. */
const weightNamesByFeature = { title: new Map<string, string>(), employer: new Map<string, string>() };

function nameIn(part: EntryPart, feature: string): string {
  const known = weightNamesByFeature[part].get(feature);
  if (known !== undefined) return known;
  const name = `${part}: ${feature}`;
  weightNamesByFeature[part].set(feature, name);
  return name;
}

function ownScore(ownFeatures: OwnFeatures, weights: Weights): number {
  if (weights !== WEIGHTS) return sum(ownFeatures.features, weights);
  ownFeatures.shipped ??= sum(ownFeatures.features, WEIGHTS);
  return ownFeatures.shipped;
}

function featuresOf(candidate: Candidate, part: EntryPart): readonly Feature[] {
  let known = featuresByCandidate.get(candidate);
  if (!known) {
    const featuresAs = (each: EntryPart): Feature[] => [
      ...candidate.features.map((name): Feature => [nameIn(each, name), 1]),
      ...candidate.kindScores.map(
        ([kind, kindScore]): Feature => [nameIn(each, `leaning ${kind}`), kindScore],
      ),
    ];
    known = { title: featuresAs('title'), employer: featuresAs('employer') };
    featuresByCandidate.set(candidate, known);
  }
  return known[part];
}

function ownFeaturesOfPair(
  title: Candidate | undefined,
  employer: Candidate | undefined,
  anchor: AnchorFeatures,
  missing: MissingPartFeatures,
): OwnFeatures {
  // The cache key. A title belongs to one entry only; an entry without a title is identified by its anchor.
  const key = title ?? anchor;
  const known = featuresByPair.get(key) ?? new Map<Candidate | undefined, OwnFeatures>();
  featuresByPair.set(key, known);
  const before = known.get(employer);
  if (before) return before;
  const result: OwnFeatures = {
    features: [
      ...pairFeatures(title, employer, anchor),
      ...(title ? [] : missing.title),
      ...(employer ? [] : missing.employer),
    ],
  };
  known.set(employer, result);
  return result;
}

function overlap(a: Candidate, b: Candidate): boolean {
  return a.line === b.line && a.from < b.to && b.from < a.to;
}

function sum(features: readonly Feature[], weights: Weights): number {
  let score = 0;
  for (const [name, value] of features) score += (weights[name] ?? 0) * value;
  return score;
}
