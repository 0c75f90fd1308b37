/** Finds the whole title in a line that begins with it: 'Plant Director, Cold Storage (Northern Europe), Oslo'. */
import { phraseKindsOf } from '../../phrases/classifier';
import { COMPANY_SCORE, LEGAL_FORM_SCORE, organisationScore } from '../../vocabulary/organisations';
import { titleScore } from '../../vocabulary/titles';
import type { AnchoredLines } from '../entry-lines/anchors';
import { isAnyPlace } from '../segments/place-parts';
import type { Segment } from '../segments/segment';

const MAX_TITLE_CHARACTERS = 110;
/** A kind of phrase with a larger share than this is likelier than all others together. */
const MAJORITY_THRESHOLD = 0.5;
const MARKS_AT_END_PATTERN = /(?<![\s|(,;:/•·–—-])[\s|(,;:/•·–—-]+$/u;

/** A title with its field of work, unit or region. */
export interface WholeTitle {
  text: string;
  from: number;
  /** The parts after the first that are no places. */
  units: readonly Segment[];
  /** Whether a place follows it in its line. */
  isPlaced: boolean;
}

/** Whether a part of a line is a title by its words. */
export function isTitleSegment({ text }: Segment): boolean {
  const [score, { title }] = [titleScore(text), phraseKindsOf(text)];
  const isKnown = score >= 2 && title > MAJORITY_THRESHOLD;
  return (
    /^\p{Lu}/u.test(text) &&
    organisationScore(text) < (isKnown ? LEGAL_FORM_SCORE : COMPANY_SCORE) &&
    (score >= 2 || title > MAJORITY_THRESHOLD || (score >= 1 && title > MAJORITY_THRESHOLD / 2))
  );
}

/** Whether a part of a line has the words of a company, or follows 'at'. */
export const isCompanySegment = ({ text, before }: Segment): boolean =>
  before === 'at' || organisationScore(text) >= COMPANY_SCORE;

/** The text of a line from its first part up to a place or `end`; undefined if it is too long for a title. */
export function wholeTitleIn(
  { lines, segments }: AnchoredLines,
  at: number,
  end?: number,
): WholeTitle | undefined {
  const [first, ...rest] = segments[at] ?? [];
  const line = lines[at]?.text;
  if (!first || line === undefined) return undefined;
  const place = rest.find(({ from }) => isPlaceText(line.slice(from, end)));
  const text = line.slice(first.from, place?.from ?? end).replace(MARKS_AT_END_PATTERN, '');
  if (text.length > MAX_TITLE_CHARACTERS) return undefined;
  const units = rest.filter(({ from }) => from < (place?.from ?? end ?? line.length));
  return { text, from: first.from, units, isPlaced: place !== undefined };
}

const isPlaceText = (text: string): boolean =>
  isAnyPlace(text.replace(MARKS_AT_END_PATTERN, '').replace(/\)$/u, ''));
