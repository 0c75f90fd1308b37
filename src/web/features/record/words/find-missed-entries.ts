/** Finds dates of a file that belong to no role of the record. Each may be the date of a role that was not read. */

import { deepEqual } from '@/shared/json/deep-equal';
import type { CareerRecord } from '@/shared/record/career-record';
import { type DocumentText, lineText, type PieceDates, type TextLine } from '@/shared/record/document-text';
import { MISSED_PREFIX } from '@/shared/record/edit-kinds';
import type { RoleFact } from '@/shared/record/facts';
import { isWithin } from './dates-within';
import { isReadFrom } from './entry-layout';

/** Maximum characters of a line with the dates of an entry; longer lines are prose. */
const MAX_HEADER_CHARACTERS = 160;
/** Number of lines that are shown above and below the one with the date. */
const MAX_LINES_AROUND = 3;

/** An entry of a file that was perhaps not read: one of its dates belongs to no role. */
export interface MissedEntry {
  text: DocumentText;
  /** Index of the line with the date. */
  index: number;
  /** Id of the question that the date raises; an edit with this id as its `doubt` settles the question. */
  id: string;
}

/** Finds the missed entries of all files, without those whose question is settled. */
export function findMissedEntries({ text: texts = [], facts, mends }: CareerRecord): MissedEntry[] {
  const settledIds = new Set(mends.map(({ doubt }) => doubt));
  return texts.flatMap((text) =>
    findMissedLines(text.lines, text.source, facts.roles)
      .map((index) => ({ text, index, id: `${MISSED_PREFIX}${text.source}:${index}` }))
      .filter(({ id }) => !settledIds.has(id)),
  );
}

/**
 * Finds the lines with a date that belongs to no role: no role was read from the line, and the date is not within those
 * of the role whose entry contains it.
 * @returns their indexes, in the order of the file
 */
export function findMissedLines(
  lines: readonly TextLine[],
  source: string,
  roles: readonly RoleFact[],
): number[] {
  const missedLines: number[] = [];
  /** The role whose entry contains the present line. */
  let enclosingRole: RoleFact | undefined;
  /** Index of the line with the date before; none at the start, and after the second line of a range. */
  let previousDateLine: number | undefined;
  lines.forEach((line, index) => {
    if (line.place === 'heading') enclosingRole = undefined;
    const dates = datesIn(line);
    if (!dates) return;
    // 'June 2017 -' over 'Nov 2020': the end of the same range.
    const isEndOfRange =
      previousDateLine === index - 1 && !isRange(dates) && !isRange(datesIn(lines[previousDateLine]) ?? {});
    previousDateLine = isEndOfRange ? undefined : index;
    if (isEndOfRange) return;
    const readRole = roles.find((role) => isReadFromLine(role, lines, source, index));
    if (readRole) enclosingRole = readRole;
    else if (!enclosingRole || !isWithin(dates, enclosingRole)) missedLines.push(index);
  });
  return missedLines;
}

const isRange = ({ start, end }: PieceDates) => start !== undefined && end !== undefined;

/** The dates in a line that may be the header of an entry: no heading, list item or prose, and in a section of work. */
function datesIn(line: TextLine | undefined): PieceDates | undefined {
  if (!line || line.place !== undefined || line.item || lineText(line).length > MAX_HEADER_CHARACTERS)
    return undefined;
  return line.pieces.find(({ dates }) => dates?.start)?.dates;
}

/**
 * Whether a role was read from a line or picked from it. A picked role has the dates of the line, and usually none of
 * its spans.
 */
function isReadFromLine(role: RoleFact, lines: readonly TextLine[], source: string, index: number): boolean {
  const line = lines[index];
  if (!line) return false;
  const hasDates = line.pieces.some(
    ({ dates }) =>
      dates?.start !== undefined &&
      deepEqual(dates.start, role.start) &&
      (dates.end === undefined || deepEqual(dates.end, role.end)),
  );
  if (hasDates) return true;
  const hasOnlyDates = line.pieces.every(({ dates }) => dates);
  if (!hasOnlyDates) return isReadFrom(lines, role, source, [index]);
  const isQuoted = role.spans.some(({ quote }) => quote.includes(lineText(line)));
  return isQuoted && isReadFrom(lines, role, source, [index - 1, index + 1]);
}

/**
 * The range of lines to show for picking an entry, `to` not included: the given lines with some around them, within the
 * same section.
 */
export function linesAround(
  lines: readonly TextLine[],
  lineIndexes: readonly number[],
): [from: number, to: number] {
  const first = Math.min(...lineIndexes);
  const last = Math.max(...lineIndexes);
  let from = first;
  while (from > 0 && first - from < MAX_LINES_AROUND && lines[from - 1]?.place !== 'heading') from -= 1;
  let to = last + 1;
  while (to < lines.length && to - last <= MAX_LINES_AROUND && lines[to]?.place !== 'heading') to += 1;
  return [from, to];
}
