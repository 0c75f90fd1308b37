/** Prefers the post that a sentence tells over the readings of the model. */
import { comparableText } from '../layout/comparable';
import type { Anchor, AnchoredLines } from './anchors';
import { bracketedPosts } from './bracketed-employer';
import type { Candidate } from './candidates';
import type { AnchoredEntry, PreparedScope } from './decide';
import { isInRecord } from './form-records';
import { madeCandidate, withFirst } from './made-candidate';
import type { Pair } from './model';
import { pairedPostsOf } from './paired-posts';
import { type ToldPost, toldPost } from './post-in-sentence';
import { postOfRow } from './table-columns';
import type { ToldPart } from './told-parts';

/** The probability of a post that a sentence tells. */
const TOLD = 0.9;
/** The same where the employer may be something else. */
const UNSURE = 0.5;
/** Minimum probability at which the model's own reading of the same employer stays. */
const SURE = 0.8;
/** The position of a candidate that a sentence tells. */
export const TOLD_SLOT = 'told';
const ROW_SLOT = 'row';

/** The readings of each entry, with the post that its sentence tells as the likeliest. */
export function withPostsInSentences(
  { entries, field }: PreparedScope,
  pairs: readonly (readonly Pair[])[],
): (readonly Pair[])[] {
  const bracketed = bracketedPosts(field);
  const paired = pairedPostsOf(field.lines, field.anchors);
  return entries.map((entry, index) => {
    const { at } = entry.anchor;
    return withTold(
      field,
      entry,
      pairs[index] ?? [],
      field.earlier.get(at) ?? bracketed.get(at) ?? paired.get(at),
    );
  });
}

/** Whether a reading was told by a sentence. */
export const isTold = ({ employer }: Pair): boolean =>
  employer?.slot === TOLD_SLOT || employer?.slot === ROW_SLOT;

/** Whether a reading is that of a row in a table of posts. */
export const isOfRow = ({ employer }: Pair): boolean => employer?.slot === ROW_SLOT;

function withTold(
  field: AnchoredLines,
  { anchor }: AnchoredEntry,
  pairs: readonly Pair[],
  laidOut: ToldPost | undefined,
): readonly Pair[] {
  const line = field.lines[anchor.at];
  const labelled = line?.columns ? undefined : recordPairOf(field, anchor, pairs);
  if (labelled) return [labelled, ...pairs.filter((pair) => pair !== labelled)];
  const row = line && postOfRow(line);
  if (laidOut && !row) return withLaidOut(laidOut, anchor, pairs);
  const told = row ?? (line && toldPost(line.text));
  if (!told) return pairs;
  const [best] = pairs;
  const isSame = best?.employer && isIn(told.employer, best.employer, anchor.at);
  if (best && isSame && !line?.columns && best.probability >= SURE && (best.title || !told.title))
    return pairs;
  if (told.isUnsure && best?.employer && !isSame && best.probability >= UNSURE) return pairs;
  const probability = told.isUnsure ? UNSURE : TOLD;
  const title = told.title ? candidateOf(told.title, anchor.at, 0) : isSame ? best?.title : undefined;
  const isAlike =
    isSame && best?.employer && comparableText(best.employer.text) === comparableText(told.employer.text);
  const employer = isAlike && best?.employer ? best.employer : candidateOf(told.employer, anchor.at, 0);
  const slot = line?.columns ? ROW_SLOT : TOLD_SLOT;
  const own: Pair = { ...(title && { title }), employer: { ...employer, slot }, probability };
  return withFirst(own, pairs);
}

/** The readings of an entry with the post that the layout of its section tells. */
function withLaidOut(post: ToldPost, { at }: Anchor, pairs: readonly Pair[]): readonly Pair[] {
  const line = post.line ?? at;
  const [best] = pairs;
  const { title, employer } = post;
  // The model's own reading stays, with more certainty, where the layout only confirms it.
  const isConfirmed =
    best?.employer &&
    best.title?.line === line &&
    title &&
    isIn(employer, best.employer, line) &&
    best.title.from >= title.from &&
    best.title.to <= title.to;
  if (isConfirmed && best.probability >= SURE) return pairs;
  if (isConfirmed && comparableText(best.employer?.text ?? '') === comparableText(employer.text))
    return withFirst({ ...best, probability: TOLD }, pairs.slice(1));
  const own: Pair = {
    ...(title && { title: candidateOf(title, line, line - at) }),
    employer: candidateOf(employer, line, line - at),
    probability: TOLD,
  };
  return withFirst(own, pairs);
}

/** Whether a candidate overlaps a part of this line. */
const isIn = (part: ToldPart, candidate: Candidate, line: number) =>
  candidate.line === line && candidate.from < part.to && part.from < candidate.to;

/** The reading by the labels of a form, where each record has one employer and one range of dates. */
function recordPairOf(field: AnchoredLines, { at, lone }: Anchor, pairs: readonly Pair[]): Pair | undefined {
  if (lone || !isInRecord(field, at)) return undefined;
  const named = pairs.filter(({ employer }) => employer?.label === 'organisation');
  const isTitled = pairs.some(({ title }) => title?.label === 'title');
  const pair = named.find(({ title }) => !isTitled || title?.label === 'title');
  return pair && pair.probability < TOLD ? { ...pair, probability: TOLD } : undefined;
}

const candidateOf = ({ text, from }: ToldPart, line: number, offset: number): Candidate =>
  madeCandidate({ text, line, offset, from, slot: TOLD_SLOT, before: 'with', after: 'as' });
