/** Reads lists of skills in columns side by side, whose entries may go on in the next row of their column. */
import { afterBullet, isBareBullet } from '../../layout/bullets';
import type { DocumentLine } from '../../layout/line';
import { isCapitals } from '../headings/typography';
import { APART_FONT_SIZES } from './skill-entries';

/** A line whose entries stand side by side, with a cell for each. */
export const separateEntries = (line: DocumentLine): DocumentLine =>
  line.entries === undefined ? line : { ...line, cells: line.entries };

/** Maximum words of the label of a column. */
const MAX_LABEL_WORDS = 4;

const isEmphasised = ({ strong, cells }: DocumentLine) => strong || cells.every(isCapitals);

/**
 * The lines without rows that name the columns below them: 'Backend ¦ Delivery' in bold type or capitals, over
 * 'Node.js, Java ¦ Docker, Helm'.
 */
export const withoutColumnLabels = (lines: readonly DocumentLine[]): readonly DocumentLine[] =>
  lines.filter((line, at) => {
    const below = lines[at + 1];
    const isList = below && (below.cells.length > line.cells.length || below.text.includes(','));
    const mayBeLabels =
      line.cells.length > 1 &&
      !line.bullet &&
      isEmphasised(line) &&
      line.cells.every((cell) => !/[,;:•·]/u.test(cell) && cell.split(' ').length <= MAX_LABEL_WORDS);
    return !(mayBeLabels && isList && !isEmphasised(below));
  });

/** Minimum number of rows with a bullet in a further column. */
const MIN_BULLETED_ROWS = 2;
/** A bullet within a cell, where the gap before the next column is narrow. */
const INNER_BULLET_PATTERN = /\s(?=[•●▪◦]\s)/u;
/** Text that is this far right of the first column, in points, belongs to the last one. */
const MIN_COLUMN_DISTANCE_POINTS = 100;

/** The cells of a row, each with the bullet that stands in a cell of its own before it. */
const cellsOf = ({ cells }: DocumentLine): string[] =>
  cells.reduce<string[]>((joinedCells, cell) => {
    const last = joinedCells.at(-1);
    if (last !== undefined && isBareBullet(last)) joinedCells.splice(-1, 1, `${last} ${cell}`);
    else joinedCells.push(cell);
    return joinedCells;
  }, []);

/** Whether a row rates a skill with dots: 'Grain grading ¦ ● ● ● ○'. */
const hasRating = ({ cells }: DocumentLine) => cells.some((cell) => /^[●•○■□★☆]\s?[●•○■□★☆]/u.test(cell));

const isBulletedRow = (line: DocumentLine) =>
  line.bullet &&
  cellsOf(line)
    .slice(1)
    .some((cell) => afterBullet(cell) !== undefined);

/**
 * The lines with one entry each, column after column, if bullets mark the entries of two columns or more; otherwise the
 * lines as given. A cell without a bullet continues the entry above it.
 */
export function separateSkillColumns(lines: readonly DocumentLine[]): readonly DocumentLine[] {
  const rows = lines.filter(isBulletedRow);
  const first = lines.findIndex(isBulletedRow);
  if (rows.length < MIN_BULLETED_ROWS || lines.some(hasRating)) return lines;
  const columnCount = Math.max(...rows.map((row) => cellsOf(row).length));
  const left = Math.min(...rows.map(({ x }) => x));
  const columns: DocumentLine[][] = Array.from({ length: columnCount }, () => []);
  for (const line of lines.slice(first)) {
    const isFarRight = line.cells.length === 1 && line.x > left + MIN_COLUMN_DISTANCE_POINTS;
    cellsOf(line).forEach((cell, at) => {
      const column = isFarRight ? columnCount - 1 : Math.min(at, columnCount - 1);
      cell.split(INNER_BULLET_PATTERN).forEach((part, index) => {
        const target = columns[Math.min(column + index, columnCount - 1)] as DocumentLine[];
        const text = afterBullet(part) ?? part;
        const begins = text !== part || (at === 0 && index === 0 && line.bullet);
        const last = target.at(-1);
        if (begins || !last)
          target.push({ ...line, text, cells: [text], bullet: true, gap: APART_FONT_SIZES });
        else target.splice(-1, 1, joined(last, text));
      });
    });
  }
  return [...lines.slice(0, first), ...columns.flat()];
}

function joined(line: DocumentLine, rest: string): DocumentLine {
  const text = `${line.text} ${rest}`;
  return { ...line, text, cells: [text] };
}
