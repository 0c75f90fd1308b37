/**
 * Finds where education entries begin, in sections whose layout shows it: by the dates of their first lines, or by
 * emphasis.
 */
import { findRange } from '../../dates/dates';
import type { DocumentLine } from '../../layout/line';
import { joinWrapped } from '../../layout/wrapped-text';
import { isSchool } from '../../vocabulary/organisations';
import { beginsDegree, type EducationLine } from './education-parts';

/** Minimum number of entries that begin alike: two may do so by chance. */
const MIN_ALIKE_ENTRIES = 3;

/** The first lines of the education entries; undefined if the layout does not show them. */
export function educationStartsOf(lines: readonly EducationLine[]): ReadonlySet<EducationLine> | undefined {
  return startsByDate(lines) ?? startsByEmphasis(lines);
}

/**
 * The first lines of entries that each begin with a line of dates and degree above the school: '2012-2014 Licenciatura
 * en ...' over 'Velmont University'. A school then belongs to the line above it, never to the one below.
 */
function startsByDate(lines: readonly EducationLine[]): ReadonlySet<EducationLine> | undefined {
  const datedLines = lines.filter(({ range }) => range !== undefined);
  const isAlternating =
    datedLines[0] === lines[0] &&
    datedLines.every(({ line, parts }) => parts.length > 0 && !line.bullet) &&
    lines.every(({ range }, index) => range === undefined || lines[index + 1]?.range === undefined);
  const degreeLines = datedLines.filter(({ parts }) =>
    parts.some(({ kind }) => kind === 'degree' || kind === 'level'),
  );
  const isDegreeFirst =
    degreeLines.length * 2 > datedLines.length &&
    !datedLines.some(({ parts }) => parts[0]?.kind === 'school');
  const schools = lines.filter(({ range, parts }) => !range && parts.some(({ kind }) => kind === 'school'));
  const hasSchools = schools.length * 2 >= datedLines.length;
  return isAlternating && isDegreeFirst && hasSchools && datedLines.length >= MIN_ALIKE_ENTRIES
    ? new Set(datedLines)
    : undefined;
}

/** The first lines of entries that each begin with an emphasised line without dates, above a plain one. */
function startsByEmphasis(lines: readonly EducationLine[]): ReadonlySet<EducationLine> | undefined {
  const heads = lines.filter((line, index) => isHead(line.line, lines[index + 1]?.line));
  const isAlike =
    heads.length >= MIN_ALIKE_ENTRIES &&
    heads[0] === lines[0] &&
    lines.every(({ line }) => !line.strong || heads.some((head) => head.line === line));
  return isAlike ? new Set(heads) : undefined;
}

const isHead = (line: DocumentLine, next: DocumentLine | undefined) =>
  line.strong &&
  !line.bullet &&
  line.cells.length === 1 &&
  findRange(line.text) === undefined &&
  next !== undefined &&
  !next.strong &&
  !next.bullet;

/** Joins the two lines of an emphasised name that wraps, in sections whose entries begin with one. */
export function joinHeaders(lines: readonly DocumentLine[]): DocumentLine[] {
  const strongCount = lines.filter((line) => line.strong && !line.bullet).length;
  if (strongCount * 2 > lines.length + strongCount / 2 || !lines[0]?.strong) return [...lines];
  const joined: DocumentLine[] = [];
  for (const [index, line] of lines.entries()) {
    const last = joined.at(-1);
    const next = lines[index + 1];
    const isRest =
      last?.strong === true &&
      isHead(line, next) &&
      lines[index - 1]?.strong === true &&
      last.cells.length === 1 &&
      last.size === line.size &&
      line.gap < MIN_NAME_BREAK_FONT_SIZES &&
      !isSchool(line.text) &&
      !isSchool(last.text) &&
      !beginsDegree(line.text) &&
      findRange(last.text) === undefined;
    if (last && isRest) {
      const text = joinWrapped(last.text, line.text);
      joined[joined.length - 1] = { ...last, text, cells: [text] };
    } else joined.push(line);
  }
  return joined;
}

/** Minimum distance between two names in font sizes; the lines of one are closer. */
const MIN_NAME_BREAK_FONT_SIZES = 1.6;
