/** Tells the records of a form apart: each begins with the same label, and has one employer and one date. */
import type { AnchoredLines } from './anchors';
import type { Label } from './segment';

/** Minimum number of records that show that a section is such a form. */
const RECORDS_MIN = 2;

/** The first lines of the records of a section, worked out once for each. */
const known = new WeakMap<AnchoredLines, readonly number[]>();

/**
 * The lines of the record around `at`, from the first up to, not including, the last; all lines where the section is
 * no such form.
 */
export function recordAround(field: AnchoredLines, at: number): readonly [number, number] {
  const starts = startsOf(field);
  const index = starts.findLastIndex((start) => start <= at);
  return index < 0 ? [0, field.lines.length] : [starts[index] ?? 0, starts[index + 1] ?? field.lines.length];
}

/** Whether a line belongs to a record of such a form. */
export const isInRecord = (field: AnchoredLines, at: number): boolean =>
  startsOf(field).some((start) => start <= at);

function startsOf(field: AnchoredLines): readonly number[] {
  const starts = known.get(field) ?? recordStarts(field);
  known.set(field, starts);
  return starts;
}

function recordStarts({ segments, anchors }: AnchoredLines): readonly number[] {
  // A number may stand before the label: 'II. Designation: ...'.
  const fields = segments.map((own) => own.slice(0, 2).find(({ label }) => label && KEYS.has(label))?.label);
  const key = fields.find(Boolean);
  const starts = fields.flatMap((field, at) => (key && field === key ? [at] : []));
  const employers = fields.flatMap((field, at) => (field === 'organisation' ? [at] : []));
  const dates = anchors.filter(({ lone, range }) => !lone && range).map(({ at }) => at);
  const isForm =
    starts.length >= RECORDS_MIN &&
    starts.every((start, index) => {
      const next = starts[index + 1] ?? Number.POSITIVE_INFINITY;
      const isOne = (lines: readonly number[]) => lines.filter((at) => at >= start && at < next).length === 1;
      return isOne(employers) && isOne(dates);
    });
  return isForm ? starts : [];
}

const KEYS: ReadonlySet<Label> = new Set<Label>(['organisation', 'title', 'period']);
