/** Reads headers between two dates in angle brackets, as markup has them: '<04.2017> Planner, Redwell </10.2019>'. */
import { findDates } from '../../dates/dates';
import type { DocumentLine } from '../../layout/line';
import type { HeadedLines } from '../headings/sections';

const ENCLOSED_PATTERN = /^<([^<>/]{4,20})>\s*([^<>]{2,140}?)\s*<\/([^<>]{4,20})>$/u;
/** Minimum number of such headers in a document. */
const MIN_HEADERS = 2;
/** A year alone in its line, as a margin repeats it beside such headers. */
const YEAR_ALONE_PATTERN = /^(?:19|20)\d\d$/u;

/** The sections, with the dates of such headers in a cell behind their text, and without the years in the margin. */
export function joinEnclosingDates(sections: readonly HeadedLines[]): readonly HeadedLines[] {
  const headers = sections.flatMap(({ lines }) => lines.filter((line) => headerOf(line) !== undefined));
  if (headers.length < MIN_HEADERS) return sections;
  const left = Math.min(...headers.map(({ x }) => x));
  return sections.map((section) => ({
    ...section,
    lines: section.lines
      .filter(({ text, x }) => !(YEAR_ALONE_PATTERN.test(text) && x < left))
      .map((line) => headerOf(line) ?? line),
  }));
}

function headerOf(line: DocumentLine): DocumentLine | undefined {
  const [, start = '', text = '', end = ''] = ENCLOSED_PATTERN.exec(line.text) ?? [];
  const range = `${start} – ${end}`;
  if (text === '' || findDates(range)[0]?.range !== true) return undefined;
  return { ...line, text: `${text} ${range}`, cells: [text, range] };
}
