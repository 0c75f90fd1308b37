/** Tells the records of a form apart: each begins with the label of its employer and has one date. */
import type { AnchoredLines } from './anchors';

/** Minimum number of records that show that a section is such a form. */
const RECORDS_MIN = 2;

/** The first lines of the records of a section, worked out once for each. */
const known = new WeakMap<AnchoredLines, readonly number[]>();

/**
 * The lines of the record around `at`, from the first up to, not including, the last; all lines where the section is
 * no such form.
 */
export function recordAround(field: AnchoredLines, at: number): readonly [number, number] {
  const starts = known.get(field) ?? recordStarts(field);
  known.set(field, starts);
  const index = starts.findLastIndex((start) => start <= at);
  return index < 0 ? [0, field.lines.length] : [starts[index] ?? 0, starts[index + 1] ?? field.lines.length];
}

function recordStarts({ segments, anchors }: AnchoredLines): readonly number[] {
  const starts = segments.flatMap((own, at) => (own[0]?.label === 'organisation' ? [at] : []));
  const dates = anchors.filter(({ lone, range }) => !lone && range).map(({ at }) => at);
  // A form whose records begin with another field has that field above its first employer.
  const isFirst = !segments
    .slice(0, starts[0])
    .some((own) => own.some(({ label }) => label === 'title' || label === 'period'));
  const isForm =
    isFirst &&
    starts.length >= RECORDS_MIN &&
    starts.every((start, index) => {
      const next = starts[index + 1] ?? Number.POSITIVE_INFINITY;
      return dates.filter((at) => at >= start && at < next).length === 1;
    });
  return isForm ? starts : [];
}
