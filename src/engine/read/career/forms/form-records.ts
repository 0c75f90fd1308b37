/**
 * Separates the records of a form: each begins with the same label, and has one employer and one date; or each begins
 * with its dates and ends with its employer, as those of Europass do.
 */
import type { AnchoredLines } from '../entry-lines/anchors';
import type { Label } from '../segments/segment';

/** The labels with which a record may begin. */
const RECORD_KEY_LABELS: ReadonlySet<Label> = new Set<Label>(['organisation', 'title', 'period']);
/** Minimum number of records that show that a section is such a form. */
const MIN_RECORDS = 2;

/** The first lines of the records of a section, cached by section. */
const startsBySection = new WeakMap<AnchoredLines, readonly number[]>();

/**
 * The indices of the record around the line `at`: of its first line, and of the one after its last. In a section that
 * is not such a form, and above its first record, those of all lines.
 */
export function recordAround(section: AnchoredLines, at: number): readonly [number, number] {
  const starts = startsOf(section);
  const index = starts.findLastIndex((start) => start <= at);
  return index < 0
    ? [0, section.lines.length]
    : [starts[index] ?? 0, starts[index + 1] ?? section.lines.length];
}

/** Whether a line belongs to a record of a form. */
export const isInRecord = (section: AnchoredLines, at: number): boolean =>
  startsOf(section).some((start) => start <= at);

function startsOf(section: AnchoredLines): readonly number[] {
  const starts = startsBySection.get(section) ?? recordStarts(section);
  startsBySection.set(section, starts);
  return starts;
}

function recordStarts({ segments, anchors }: AnchoredLines): readonly number[] {
  // A number may stand before the label: 'II. Designation: ...'.
  const keyLabels = segments.map(
    (lineSegments) =>
      lineSegments.slice(0, 2).find(({ label }) => label && RECORD_KEY_LABELS.has(label))?.label,
  );
  const firstKey = keyLabels.find(Boolean);
  const starts = keyLabels.flatMap((label, at) => (label && label === firstKey ? [at] : []));
  const employers = keyLabels.flatMap((label, at) => (label === 'organisation' ? [at] : []));
  const dates = anchors.filter(({ isWeak, range }) => !isWeak && range).map(({ at }) => at);
  const isForm =
    starts.length >= MIN_RECORDS &&
    starts.every((start, index) => {
      const next = starts[index + 1] ?? Number.POSITIVE_INFINITY;
      const hasOne = (lines: readonly number[]) =>
        lines.filter((at) => at >= start && at < next).length === 1;
      return hasOne(employers) && hasOne(dates);
    });
  return isForm ? starts : closedRecords(segments, employers, dates);
}

/** Maximum number of lines between an employer and the dates of the next record. */
const MAX_CLOSING_LINES = 2;

/** The first lines of records that begin with their dates and end with their labelled employers. */
function closedRecords(
  segments: AnchoredLines['segments'],
  employers: readonly number[],
  dates: readonly number[],
): readonly number[] {
  const endsRecord = (at: number, next: number | undefined) =>
    next === undefined ||
    (next > at &&
      next - at - 1 <= MAX_CLOSING_LINES &&
      segments
        .slice(at + 1, next)
        .every((lineSegments) => lineSegments.every(({ label }) => label === 'none')));
  const isClosed =
    employers.length >= MIN_RECORDS &&
    employers.length === dates.length &&
    employers.every((at, index) => at > (dates[index] ?? at) + 1 && endsRecord(at, dates[index + 1]));
  return isClosed ? employers.map((_, index) => (employers[index - 1] ?? -1) + 1) : [];
}

/** The index of the line below the dates at `at` whose employer is labelled, in a form of such records. */
export function employerBelow(section: AnchoredLines, at: number): number | undefined {
  if (!isInRecord(section, at)) return undefined;
  const [start, end] = recordAround(section, at);
  const employerLine = section.segments.findIndex(
    (lineSegments, line) =>
      line >= start && line < end && lineSegments.some(({ label }) => label === 'organisation'),
  );
  return employerLine > at ? employerLine : undefined;
}
