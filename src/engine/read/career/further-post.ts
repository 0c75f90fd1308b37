/** Further posts at the employer of an earlier entry: a title with its dates, below the employer's own entry. */
import type { YearMonth } from '@/shared/record/facts';
import { type DateRange, months } from '../dates/dates';
import type { DocumentLine } from '../layout/line';
import { titleScore } from '../vocabulary/titles';
import type { AnchoredLines } from './anchors';
import type { AnchoredEntry } from './decide';
import type { JudgedEmployer } from './judge';
import type { Pair } from './model';

/** The facts known of an entry that names an employer, and of the one before. */
interface Earlier {
  range?: DateRange;
  title: string;
  /** The line that names its employer. */
  employer?: DocumentLine;
}

/** Chances, 0 to 1, that a title is a further post at the employer above. */
const WITHIN = 0.95;
const NEXT_TO = 0.9;
/**
 * Chances from which an employer of the entry's own speaks against it: where the one above has no title, and otherwise.
 */
const RIVAL_OF_UNTITLED = 0.5;
const RIVAL = 0.15;

/**
 * The reading of an entry as a further post at the employer of `named`, with its chance; undefined where it is none for
 * certain. Either its dates are part of that employer's, or they are next to those of `last`, the post before it.
 */
export function readFurtherRole(
  field: AnchoredLines,
  { anchor }: AnchoredEntry,
  pairs: readonly Pair[],
  judged: readonly JudgedEmployer[],
  named: Earlier,
  last: Earlier,
): Pair | undefined {
  const { range, at, lone } = anchor;
  const [likeliest] = pairs;
  if (!likeliest?.title && !likeliest?.employer) return undefined;
  const pair = pairs.find(({ title, employer }) => title && !employer);
  const title = pair?.title;
  if (!pair || !title || !range || lone || title.line !== at || titleScore(title.text) < 1) return undefined;
  // A name among duties, which are items or set plainer than the employer above, belongs to no post.
  const isPlainer = (line: number) => line !== at - 1 && isSetPlainer(field.lines[line], named.employer);
  const isHeaderLine = ({ employer: { line } }: JudgedEmployer) =>
    line === at || !(field.lines[line]?.bullet || isPlainer(line));
  const rivals = judged.filter(isHeaderLine);
  const rival = Math.max(0, ...rivals.map(({ chance }) => chance));
  const isRivalBeside = rivals.some(({ employer, chance }) => chance >= RIVAL && employer.line === at);
  if (isRivalBeside || hasHeaderAbove(field, at)) return undefined;
  if (isWithin(range, named.range) && rival < (named.title === '' ? RIVAL_OF_UNTITLED : RIVAL))
    return { ...pair, probability: WITHIN };
  const isOnlyTitle = title.from <= (field.segments[at]?.[0]?.from ?? 0) && isLastOf(field, at, title.to);
  return isOnlyTitle && rival < RIVAL && titleScore(title.text) >= 2 && isNextTo(range, last.range)
    ? { ...pair, probability: NEXT_TO }
    : undefined;
}

const isSetPlainer = (line: DocumentLine | undefined, than: DocumentLine | undefined) =>
  line !== undefined && than?.strong === true && !line.strong && line.size <= than.size;

/** Whether the line above an entry is set like it and belongs to nothing else: it may name an employer. */
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
    above.text.length < MAX_HEADER
  );
}

const MAX_HEADER = 90;

const isLastOf = ({ segments }: AnchoredLines, at: number, to: number) =>
  (segments[at] ?? []).every((segment) => segment.to <= to);

/** A number of months above that of any date. */
const NEVER = 12 * 9999;

const firstOf = ({ start }: DateRange) => start && months(start);
const lastOf = ({ end }: DateRange) =>
  end === 'present' ? NEVER : end && (end.month ? months(end) : months(end) + 11);

/** A date without its month is compared by years: '2007 – 2010' is within 'July 2007 – September 2010'. */
function isWithin(part: DateRange, whole: DateRange | undefined): boolean {
  const [from, to] = [firstOf(part), lastOf(part)];
  const [first, last] = whole ? [firstOf(whole), lastOf(whole)] : [];
  if (from === undefined || to === undefined || first === undefined || last === undefined) return false;
  const [startsInYear, endsInYear] = [
    !part.start?.month && part.start?.year === whole?.start?.year,
    isYearAlone(part.end) && typeof whole?.end === 'object' && part.end.year === whole.end.year,
  ];
  return (from >= first || startsInYear) && (to <= last || endsInYear) && (from !== first || to !== last);
}

const isYearAlone = (end: DateRange['end']): end is YearMonth =>
  typeof end === 'object' && end.month === undefined;

/** Whether one range ends in the month or year in which the other begins. */
function isNextTo(a: DateRange, b: DateRange | undefined): boolean {
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
