/** Separates lists of certificates in columns: rows of several items, each of which may wrap in its own column. */
import type { DocumentLine } from '../../layout/line';
import { isCertificateIssuer, saysCertificate } from '../../vocabulary/certificate-issuers';
import { datesOf } from '../lists/name-years';
import { wrapGap } from '../lists/wrap-gap';

/** A cell that is only the bullet of the item after it. */
const BULLET_PATTERN = /^[•●▪■◦○∙·‣➢✓*❖–-]$/u;

/** The lines with side-by-side items put below one another, each joined with the lines into which it wraps. */
export function separateColumnItems(lines: readonly DocumentLine[]): readonly DocumentLine[] {
  const result: DocumentLine[] = [];
  const areNames = areColumnsOfNames(lines);
  const gap = areNames ? wrapGap(lines) : MIN_ITEM_BREAK_FONT_SIZES;
  let open: DocumentLine[] = [];
  for (const line of lines) {
    const cells = itemsOf(line);
    const items = areNames || hasBullet(line) ? cells : [];
    const [first] = open;
    const goesOn = first !== undefined && !line.bullet && !hasBullet(line) && line.gap < gap;
    if (goesOn && line.cells.length === open.length)
      open.forEach((item, column) => {
        extend(item, line.cells[column] ?? '');
      });
    else if (goesOn && line.cells.length === 1 && line.x > 0)
      extend(line.x > first.x + COLUMN_DISTANCE_POINTS ? (open.at(-1) ?? first) : first, line.text);
    else {
      open = items.length > 1 ? items.map((text) => ({ ...line, text, cells: [text], right: 0 })) : [];
      result.push(...(open.length > 0 ? open : [line]));
    }
  }
  return result;
}

/** Minimum distance between two items in font sizes; the lines of one are closer. */
const MIN_ITEM_BREAK_FONT_SIZES = 1.8;
/** A line belongs to the last column if it begins more than this far right of the first, in points. */
const COLUMN_DISTANCE_POINTS = 90;

function extend(item: DocumentLine, text: string): void {
  if (text === '') return;
  item.text = `${item.text} ${text}`;
  item.cells = [item.text];
}

const hasBullet = ({ cells }: DocumentLine) => cells.some((cell) => BULLET_PATTERN.test(cell));

/** The items of a row: those after the bullets that stand alone in its cells, or else its cells. */
function itemsOf(line: DocumentLine): string[] {
  if (!hasBullet(line)) return line.cells;
  const items: string[][] = [[]];
  for (const cell of line.cells) {
    if (BULLET_PATTERN.test(cell)) items.push([]);
    else items.at(-1)?.push(cell);
  }
  return items.map((cells) => cells.join(' | ')).filter(Boolean);
}

/** Whether rows without bullets hold certificates in every column, and neither dates nor issuers. */
function areColumnsOfNames(lines: readonly DocumentLine[]): boolean {
  const rows = lines.filter(({ cells }) => cells.length > 1);
  const columns = rows[0]?.cells.length ?? 0;
  return (
    rows.length * 2 > lines.length &&
    rows.every(
      ({ cells, bullet }) =>
        !bullet &&
        cells.length <= columns &&
        !cells.some((cell) => datesOf(cell).length > 0 || isCertificateIssuer(cell)),
    ) &&
    Array.from({ length: columns }, (_, column) => rows.map(({ cells }) => cells[column] ?? '')).every(
      (cells) => cells.some(saysCertificate),
    )
  );
}
