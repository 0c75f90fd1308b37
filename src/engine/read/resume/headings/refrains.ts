/** Recognises headings that are repeated inside the entries of a section. */
import type { DocumentLine } from '../../layout/line';
import { type SectionKind, sectionKinds } from '../../vocabulary/headings';

/** The text of a heading without that of its section, which may stand beside it in the same row. */
const headingTextOf = (line: DocumentLine) =>
  line.cells.length > 1 && sectionKinds(line.text).length === 0 ? line.cells[0] : line.text;

/** Kinds of headings that may be labels inside an entry. */
const KINDS_INSIDE_ENTRIES = new Set<SectionKind | undefined>([
  'highlights',
  'courses',
  'summary',
  'contact',
  'projects',
  'skills',
  'other',
]);

/**
 * Whether a heading such as 'Highlights' is repeated below each of several roles, and therefore is a label
 * and not a section.
 */
export function isRefrain(
  lines: readonly DocumentLine[],
  index: number,
  kind: SectionKind | undefined,
): boolean {
  const line = lines[index] as DocumentLine;
  if (!KINDS_INSIDE_ENTRIES.has(kind)) return false;
  // The rows of a Word table are flows of their own.
  const isInColumn = (other: DocumentLine) => other.flow === line.flow || line.page === undefined;
  const work = lines.findLastIndex(
    (other) => isInColumn(other) && sectionKinds(other.text)[0] === 'experience' && !other.bullet,
  );
  return (
    index > work &&
    lines.some(
      (other, at) =>
        at > work &&
        Math.abs(at - index) > 1 &&
        isInColumn(other) &&
        headingTextOf(other) === headingTextOf(line) &&
        other.size === line.size,
    )
  );
}
