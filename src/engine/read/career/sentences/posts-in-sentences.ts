/**
 * Prefers the post that a sentence, the labels of a form, a row of a table or the layout of a list states over the
 * readings of the model.
 */
import { comparableText } from '../../layout/comparable';
import type { Anchor, AnchoredLines } from '../entry-lines/anchors';
import { isInRecord } from '../forms/form-records';
import { postOfRow } from '../forms/table-columns';
import type { Candidate } from '../model/candidates';
import type { Pair } from '../model/model';
import { bracketedPosts } from '../posts/bracketed-employer';
import { pairedPostsOf } from '../posts/paired-posts';
import type { AnchoredEntry, PreparedScope } from '../readings/decide';
import { candidateOfRule, preferReading } from '../readings/rule-candidate';
import { type LocatedPost, postOfSentence } from './post-in-sentence';
import type { TextPart } from './sentence-words';

/** The probability of a post that a sentence states. */
const STATED_POST_PROBABILITY = 0.9;
/** The probability of a post that a sentence states with an employer that may be something else. */
const DOUBTFUL_EMPLOYER_PROBABILITY = 0.5;
/** The model's own reading of the same employer is kept if it has this probability or more. */
const MIN_KEPT_PROBABILITY = 0.8;
/** The slot of a candidate that a rule made from a sentence, the layout of a list or stacked headers. */
export const RULE_SLOT = 'rule';
/** The slot of a candidate from a row of a table. */
const ROW_SLOT = 'row';

/** The readings of each entry, with the post that its sentence, labels, row or list states as the likeliest. */
export function preferPostsInSentences(
  { entries, section }: PreparedScope,
  pairs: readonly (readonly Pair[])[],
): (readonly Pair[])[] {
  const bracketedPostByLine = bracketedPosts(section);
  const pairedPostByLine = pairedPostsOf(section.lines, section.anchors);
  return entries.map((entry, index) => {
    const { at } = entry.anchor;
    return preferStatedPost(
      section,
      entry,
      pairs[index] ?? [],
      section.earlier.get(at) ?? bracketedPostByLine.get(at) ?? pairedPostByLine.get(at),
    );
  });
}

/** Whether a rule made a reading from a sentence, a list, stacked headers or a row of a table. */
export const isReadByRule = ({ employer }: Pair): boolean =>
  employer?.slot === RULE_SLOT || employer?.slot === ROW_SLOT;

/** Whether a reading is that of a row in a table of posts. */
export const isReadFromTableRow = ({ employer }: Pair): boolean => employer?.slot === ROW_SLOT;

function preferStatedPost(
  section: AnchoredLines,
  { anchor }: AnchoredEntry,
  pairs: readonly Pair[],
  postOfLayout: LocatedPost | undefined,
): readonly Pair[] {
  const line = section.lines[anchor.at];
  const labelledPair = line?.columns ? undefined : recordPairOf(section, anchor, pairs);
  if (labelledPair) return [labelledPair, ...pairs.filter((pair) => pair !== labelledPair)];
  const row = line && postOfRow(line);
  if (postOfLayout && !row) return preferPostOfLayout(postOfLayout, anchor, pairs);
  const post = row ?? (line && postOfSentence(line.text));
  if (!post) return pairs;
  const [best] = pairs;
  const isSame = best?.employer && overlapsPart(post.employer, best.employer, anchor.at);
  if (
    best &&
    isSame &&
    !line?.columns &&
    best.probability >= MIN_KEPT_PROBABILITY &&
    (best.title || !post.title)
  )
    return pairs;
  if (post.isUnsure && best?.employer && !isSame && best.probability >= DOUBTFUL_EMPLOYER_PROBABILITY)
    return pairs;
  const probability = post.isUnsure ? DOUBTFUL_EMPLOYER_PROBABILITY : STATED_POST_PROBABILITY;
  const title = post.title ? candidateOf(post.title, anchor.at, 0) : isSame ? best?.title : undefined;
  const haveSameText =
    isSame && best?.employer && comparableText(best.employer.text) === comparableText(post.employer.text);
  const employer = haveSameText && best?.employer ? best.employer : candidateOf(post.employer, anchor.at, 0);
  const slot = line?.columns ? ROW_SLOT : RULE_SLOT;
  const reading: Pair = { ...(title && { title }), employer: { ...employer, slot }, probability };
  return preferReading(reading, pairs);
}

/** Prefers, among the readings of an entry, the post that the layout of its section gives. */
function preferPostOfLayout(post: LocatedPost, { at }: Anchor, pairs: readonly Pair[]): readonly Pair[] {
  const line = post.line ?? at;
  const [best] = pairs;
  const { title, employer } = post;
  // The model's own reading is kept, with a higher probability, if the layout only confirms it.
  const isConfirmed =
    best?.employer &&
    best.title?.line === line &&
    title &&
    overlapsPart(employer, best.employer, line) &&
    best.title.from >= title.from &&
    best.title.to <= title.to;
  if (isConfirmed && best.probability >= MIN_KEPT_PROBABILITY) return pairs;
  if (isConfirmed && comparableText(best.employer?.text ?? '') === comparableText(employer.text))
    return preferReading({ ...best, probability: STATED_POST_PROBABILITY }, pairs.slice(1));
  const reading: Pair = {
    ...(title && { title: candidateOf(title, line, line - at) }),
    employer: candidateOf(employer, line, line - at),
    probability: STATED_POST_PROBABILITY,
  };
  return preferReading(reading, pairs);
}

/** Whether a candidate overlaps a part of this line. */
const overlapsPart = (part: TextPart, candidate: Candidate, line: number) =>
  candidate.line === line && candidate.from < part.to && part.from < candidate.to;

/** The reading by the labels of a form, where each record has one employer and one range of dates. */
function recordPairOf(
  section: AnchoredLines,
  { at, isWeak }: Anchor,
  pairs: readonly Pair[],
): Pair | undefined {
  if (isWeak || !isInRecord(section, at)) return undefined;
  const labelledPairs = pairs.filter(({ employer }) => employer?.label === 'organisation');
  const isTitled = pairs.some(({ title }) => title?.label === 'title');
  const pair = labelledPairs.find(({ title }) => !isTitled || title?.label === 'title');
  return pair && pair.probability < STATED_POST_PROBABILITY
    ? { ...pair, probability: STATED_POST_PROBABILITY }
    : undefined;
}

const candidateOf = ({ text, from }: TextPart, line: number, offset: number): Candidate =>
  candidateOfRule({ text, line, offset, from, slot: RULE_SLOT, before: 'with', after: 'as' });
