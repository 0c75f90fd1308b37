/**
 * Reads posts that were held several times: 'Jan 2014 – Apr 2018, Dec 2018 – Present' beside one title and employer.
 */
import type { RoleFact } from '@/shared/record/facts';
import { type DateRange, findDates, months } from '../../dates/dates';
import type { DocumentLine } from '../../layout/line';

/** Text that may separate two ranges of one post. */
const BETWEEN_RANGES_PATTERN = /^\s?[)\]]?\s?(?:[,;|/&+•·]|and|und|et|y|e)\s?[([]?\s?$/iu;

/** Reduces the lines to their first range; the others of the same post are kept beside it. */
export const keepFirstRange = (lines: readonly DocumentLine[]): DocumentLine[] =>
  lines.map((line) => {
    const dates = line.bullet || line.cells.length > MAX_CELLS ? [] : findDates(line.text);
    const ranges = dates.filter(({ range }) => range);
    const [first, last] = [ranges[0], ranges.at(-1)];
    if (!first || !last || first === last || ranges.length < dates.length) return line;
    const isRow = ranges.every(
      (range, at) =>
        at === 0 ||
        BETWEEN_RANGES_PATTERN.test(line.text.slice(endOf(ranges[at - 1] as DateRange), range.index)),
    );
    const rest = line.text.slice(endOf(first), endOf(last));
    if (!isRow || !line.cells.some((cell) => cell.includes(rest))) return line;
    const without = (text: string) => text.replace(rest, '').trim();
    return {
      ...line,
      text: without(line.text),
      cells: line.cells.map(without),
      ...(line.faces && { faces: undefined }),
      ranges: ranges.slice(1),
    };
  });
const MAX_CELLS = 3;

const endOf = ({ index, length }: DateRange) => index + length;

/** Returns a role once for each period of its line. The statements belong to the latest. */
export function rolesOfRanges(role: RoleFact, ranges: readonly DateRange[] = []): RoleFact[] {
  const all = [role, ...ranges.map(({ start, end }) => ({ ...role, start, end, statements: [] }))];
  const latest = (end: RoleFact['end']) =>
    end === 'present' ? Number.POSITIVE_INFINITY : end ? months(end) : 0;
  const sorted = all.sort((a, b) => latest(b.end) - latest(a.end));
  return sorted.map((each, at) => ({ ...each, statements: at === 0 ? role.statements : [] }));
}
