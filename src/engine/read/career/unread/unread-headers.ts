/** Finds headers of entries that were not read, so that the text below them is not attributed to the post above. */
import type { DocumentLine } from '../../layout/line';
import type { PreparedScope } from '../readings/decide';
import type { EntryReading } from '../readings/readings';

/** Minimum number of entries that were read with headers of the same appearance. */
const MIN_HEADERS_ALIKE = 2;
/** Maximum difference in points between the left edges of lines that are set alike. */
const EDGE_TOLERANCE_POINTS = 3;

/**
 * The first line below a post that has dates in a cell of its own and is set like the headers of posts that were read;
 * `to` if there is none. An entry begins there, even if its words were not understood.
 * @param from the index of the line after the post's header
 * @param to the index of the line after the last that may belong to the post
 */
export function endOfText(
  { section, entries }: PreparedScope,
  readings: readonly EntryReading[],
  from: number,
  to: number,
): number {
  const isDatedInCell = ({ anchor, context }: PreparedScope['entries'][number]) =>
    !anchor.isWeak && !context.isBullet && context.datePosition === 'cell';
  const readAt = new Set(readings.map(({ anchor }) => anchor.at));
  const headers = entries.flatMap((entry) =>
    readAt.has(entry.anchor.at) && isDatedInCell(entry) ? (section.lines[entry.anchor.at] ?? []) : [],
  );
  const unread = entries.find((entry) => {
    const { at } = entry.anchor;
    const line = section.lines[at];
    return (
      at >= from &&
      at < to &&
      line !== undefined &&
      isDatedInCell(entry) &&
      headers.filter((header) => isSetAlike(header, line)).length >= MIN_HEADERS_ALIKE
    );
  });
  return unread?.anchor.at ?? to;
}

const isSetAlike = (a: DocumentLine, b: DocumentLine): boolean =>
  a.flow === b.flow &&
  a.size === b.size &&
  a.strong === b.strong &&
  Math.abs(a.x - b.x) <= EDGE_TOLERANCE_POINTS;
