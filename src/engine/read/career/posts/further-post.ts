/** Reads further posts at the employer of an earlier entry: a title with its dates, below the employer's own entry. */
import type { YearMonth } from '@/shared/record/facts';
import { type DateRange, months } from '../../dates/dates';
import type { DocumentLine } from '../../layout/line';
import { COMPANY_SCORE, organisationScore } from '../../vocabulary/organisations';
import { titleScore } from '../../vocabulary/titles';
import type { AnchoredLines } from '../entry-lines/anchors';
import type { JudgedEmployer } from '../model/judge';
import type { Pair } from '../model/model';
import type { AnchoredEntry } from '../readings/decide';
import { isAnyPlace, isBareTown } from '../segments/place-parts';

/** An earlier entry at whose employer further posts are searched for. */
interface EarlierEntry {
  range?: DateRange;
  title: string;
  /** The line that names its employer. */
  employer?: DocumentLine;
  /** Whether the line with the dates begins with the employer's name. */
  namedFirst?: boolean;
}

/**
 * Probability of a further post whose dates lie within the employer's, and of one whose dates adjoin those of
 * the post before.
 */
const POST_WITHIN_PROBABILITY = 0.95;
const POST_BESIDE_PROBABILITY = 0.9;
/** Minimum probability of another employer near the entry that rules out a further post. */
const MIN_RIVAL_PROBABILITY = 0.15;
/** Minimum probability of another employer that rules out a further post below an entry without a title. */
const MIN_RIVAL_OF_UNTITLED_PROBABILITY = 0.5;
/** Minimum probability of an employer next to the dates that rules out a further post in any style of line. */
const MIN_CLEAR_RIVAL_PROBABILITY = 0.85;

/**
 * Reads an entry as a further post at the employer of `named`. Either its dates lie within that employer's,
 * or they adjoin those of `last`, the post before it.
 * @returns the reading with its probability; undefined if it is not clearly a further post
 */
export function readFurtherPost(
  section: AnchoredLines,
  { anchor }: AnchoredEntry,
  pairs: readonly Pair[],
  judged: readonly JudgedEmployer[],
  named: EarlierEntry,
  last: EarlierEntry,
): Pair | undefined {
  const { range, at, isWeak } = anchor;
  const [likeliest] = pairs;
  if (!likeliest?.title && !likeliest?.employer) return undefined;
  const pair = pairs.find(({ title, employer }) => title && !employer);
  const title = pair?.title;
  if (!pair || !title || !range || isWeak || titleScore(title.text) < 1) return undefined;
  if (title.line !== at && !(title.line === at - 1 && isPlaceAlone(section, at))) return undefined;
  const [first] = section.segments[title.line] ?? [];
  // If the entry above begins with its employer, so does this one, with another: 'Nordhav Bank, Adviser, 2020'.
  if (named.namedFirst && first && first.to <= title.from && titleScore(first.text) === 0) return undefined;
  // Names among the duties do not count. Duties are list items, or less emphasised than the employer above.
  const isPlainer = (line: number) => line !== at - 1 && isSetPlainer(section.lines[line], named.employer);
  const isHeaderLine = ({ employer: { line } }: JudgedEmployer) =>
    line === at ||
    (line === at - 1 && isCompanyLine(section, line)) ||
    !(section.lines[line]?.bullet || isPlainer(line));
  const rivals = judged.filter(isHeaderLine);
  const rival = Math.max(0, ...rivals.map(({ chance }) => chance));
  const isRivalBeside = rivals.some(
    ({ employer, chance }) => chance >= MIN_RIVAL_PROBABILITY && employer.line === at,
  );
  // Weight is often wrong in files with several fonts, so a name that is likely by everything else counts.
  const isClear = judged.some(
    ({ employer, chance }) => chance >= MIN_CLEAR_RIVAL_PROBABILITY && Math.abs(employer.line - at) <= 1,
  );
  if (isRivalBeside || isClear || hasHeaderAbove(section, title.line)) return undefined;
  if (
    liesWithin(range, named.range) &&
    rival < (named.title === '' ? MIN_RIVAL_OF_UNTITLED_PROBABILITY : MIN_RIVAL_PROBABILITY)
  )
    return { ...pair, probability: POST_WITHIN_PROBABILITY };
  const isOnlyTitle = title.from <= (first?.from ?? 0) && isLastOf(section, title.line, title.to);
  return isOnlyTitle &&
    rival < MIN_RIVAL_PROBABILITY &&
    titleScore(title.text) >= 2 &&
    isNextTo(range, last.range)
    ? { ...pair, probability: POST_BESIDE_PROBABILITY }
    : undefined;
}

/** Whether a line consists of a place and dates: 'London | Jan 2013 – Aug 2017'. */
const isPlaceAlone = ({ segments }: AnchoredLines, at: number) =>
  (segments[at] ?? []).length > 0 &&
  segments[at]?.every(({ text }) => isAnyPlace(text) || isBareTown(text)) === true;

/**
 * Whether a line begins with a company that its words show to be one, as a header above a post does: '• Nordhav Foods
 * Ltd., Oslo'.
 */
const isCompanyLine = ({ segments }: AnchoredLines, at: number) =>
  organisationScore(segments[at]?.[0]?.text ?? '') >= COMPANY_SCORE;

const isSetPlainer = (line: DocumentLine | undefined, than: DocumentLine | undefined) =>
  line !== undefined && than?.strong === true && !line.strong && line.size <= than.size;

/**
 * Whether the line above an entry has the entry's style and belongs to no other entry, so that it may name an
 * employer.
 */
export function hasHeaderAbove({ lines, anchors }: AnchoredLines, at: number): boolean {
  const [above, line] = [lines[at - 1], lines[at]];
  return (
    above !== undefined &&
    line !== undefined &&
    !anchors.some((anchor) => anchor.at === at - 1) &&
    line.strong &&
    above.strong &&
    !above.bullet &&
    above.flow === line.flow &&
    above.text.length <= MAX_HEADER_CHARACTERS
  );
}

const MAX_HEADER_CHARACTERS = 89;

const isLastOf = ({ segments }: AnchoredLines, at: number, to: number) =>
  (segments[at] ?? []).every((segment) => segment.to <= to);

/** The number of a month that is later than any date. */
const NEVER = 12 * 9999;

const firstMonthOf = ({ start }: DateRange) => start && months(start);
const lastMonthOf = ({ end }: DateRange) =>
  end === 'present' ? NEVER : end && (end.month ? months(end) : months(end) + 11);

/**
 * Whether a range lies within another and is not the same. If a month is missing, only years are compared: '2007 –
 * 2010' is within 'July 2007 – September 2010'.
 */
export function liesWithin(part: DateRange, whole: DateRange | undefined): boolean {
  const [from, to] = [firstMonthOf(part), lastMonthOf(part)];
  const [first, last] = whole ? [firstMonthOf(whole), lastMonthOf(whole)] : [];
  if (from === undefined || to === undefined || first === undefined || last === undefined) return false;
  const [startsInYear, endsInYear] = [
    !part.start?.month && part.start?.year === whole?.start?.year,
    isYearAlone(part.end) && typeof whole?.end === 'object' && part.end.year === whole.end.year,
  ];
  return (from >= first || startsInYear) && (to <= last || endsInYear) && (from !== first || to !== last);
}

/** Whether two ranges begin and end in the same months or years. */
export const isSameRange = (a: DateRange, b: DateRange | undefined): boolean =>
  firstMonthOf(a) !== undefined &&
  b !== undefined &&
  firstMonthOf(a) === firstMonthOf(b) &&
  lastMonthOf(a) === lastMonthOf(b);

const isYearAlone = (end: DateRange['end']): end is YearMonth =>
  typeof end === 'object' && end.month === undefined;

/** Whether one range ends where the other begins: in the same or an adjacent month, or year if they have no months. */
export function isNextTo(a: DateRange, b: DateRange | undefined): boolean {
  if (!b) return false;
  const touches = (ending: DateRange, beginning: DateRange) => {
    const { end } = ending;
    const { start } = beginning;
    if (!end || end === 'present' || !start) return false;
    return end.month && start.month
      ? Math.abs(months(end) - months(start)) <= 1
      : Math.abs(end.year - start.year) <= (end.month || start.month ? 0 : 1) && end.year <= start.year + 1;
  };
  return touches(a, b) || touches(b, a);
}
