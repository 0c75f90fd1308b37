/** Removes lines that only say how long the dates above them lasted. */
import { findDates } from '../../dates/dates';
import type { DocumentLine } from '../../layout/line';
import { isTimeEmployed } from '../../vocabulary/employment';

/**
 * The lines without durations below their dates: 'May 2018 – April 2019' over '1 year'. Such a duration says nothing
 * new, and separates the dates from the names of the post.
 */
export const removeDurationLines = (lines: readonly DocumentLine[]): readonly DocumentLine[] =>
  lines.filter(({ text }, at) => !isTimeEmployed(text) || !hasRange(lines[at - 1]));

const hasRange = (line: DocumentLine | undefined) =>
  line !== undefined && findDates(line.text).some(({ range }) => range);
