/** Prefers the post that a sentence tells over the readings of the model. */
import { comparableText } from '../layout/comparable';
import type { Anchor, AnchoredLines } from './anchors';
import { bracketedPosts } from './bracketed-employer';
import type { Candidate } from './candidates';
import type { AnchoredEntry, PreparedScope } from './decide';
import { isInRecord } from './form-records';
import { madeCandidate } from './made-candidate';
import type { Pair } from './model';
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
  return entries.map((entry, index) =>
    withTold(field, entry, pairs[index] ?? [], bracketed.get(entry.anchor.at)),
  );
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
  bracketed: ToldPost | undefined,
): readonly Pair[] {
  const line = field.lines[anchor.at];
  const labelled = line?.columns ? undefined : recordPairOf(field, anchor, pairs);
  if (labelled) return [labelled, ...pairs.filter((pair) => pair !== labelled)];
  const told = line && (postOfRow(line) ?? bracketed ?? toldPost(line.text));
  if (!told) return pairs;
  const [best] = pairs;
  const isIn = (part: ToldPart, candidate: Candidate | undefined) =>
    candidate?.line === anchor.at && candidate.from < part.to && part.from < candidate.to;
  const isSame = best?.employer && isIn(told.employer, best.employer);
  if (best && isSame && !line?.columns && best.probability >= SURE && (best.title || !told.title))
    return pairs;
  if (told.isUnsure && best?.employer && !isSame && best.probability >= UNSURE) return pairs;
  const probability = told.isUnsure ? UNSURE : TOLD;
  const title = told.title ? candidateOf(told.title, anchor.at) : isSame ? best?.title : undefined;
  const isAlike =
    isSame && best?.employer && comparableText(best.employer.text) === comparableText(told.employer.text);
  const employer = isAlike && best?.employer ? best.employer : candidateOf(told.employer, anchor.at);
  const slot = line?.columns ? ROW_SLOT : TOLD_SLOT;
  const own: Pair = { ...(title && { title }), employer: { ...employer, slot }, probability };
  return [own, ...pairs.map((pair) => ({ ...pair, probability: pair.probability * (1 - probability) }))];
}

/** The reading by the labels of a form, where each record has one employer and one range of dates. */
function recordPairOf(field: AnchoredLines, { at, lone }: Anchor, pairs: readonly Pair[]): Pair | undefined {
  if (lone || !isInRecord(field, at)) return undefined;
  const named = pairs.filter(({ employer }) => employer?.label === 'organisation');
  const isTitled = pairs.some(({ title }) => title?.label === 'title');
  const pair = named.find(({ title }) => !isTitled || title?.label === 'title');
  return pair && pair.probability < TOLD ? { ...pair, probability: TOLD } : undefined;
}

const candidateOf = ({ text, from }: ToldPart, line: number): Candidate =>
  madeCandidate({ text, line, offset: 0, from, slot: TOLD_SLOT, before: 'with', after: 'as' });
