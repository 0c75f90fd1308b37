/** Moves the dates of a post from a labelled line below it into its own line. */
import { findDates } from '../../dates/dates';
import type { DocumentLine } from '../../layout/line';
import { formField } from '../../vocabulary/form-labels';
import { titleScore } from '../../vocabulary/titles';

/** Maximum characters of a line that names a post, and of the one with its dates. */
const MAX_POST_CHARACTERS = 110;
const MAX_DATES_CHARACTERS = 70;
/** Minimum number of posts with labelled dates in a section. */
const MIN_POSTS = 2;

/** A label with its value: 'Period: May 2012 – June 2014'. */
const LABEL_PATTERN = /^([^:：]{3,30})[:：]\s*(.+)$/u;

/** Joins 'Plant Manager - Nordhav Foods' with 'Period: May 2012 – June 2014' in the line below it. */
export function joinLabelledDates(given: readonly DocumentLine[]): readonly DocumentLine[] {
  const dates = given.map((line, at) =>
    namesPost(given[at - 1], line) && !hasNameLabel(given[at + 1]) ? datesOf(line.text) : undefined,
  );
  if (dates.filter((text) => text !== undefined).length < MIN_POSTS) return given;
  return given.flatMap((line, at) => {
    if (dates[at] !== undefined) return [];
    const below = dates[at + 1];
    if (below === undefined) return [line];
    const cells = [...line.cells, below];
    return [{ ...line, cells, text: cells.join(' '), bullet: false }];
  });
}

/** Whether a line names a post without its dates, and the line below may have them. */
const namesPost = (line: DocumentLine | undefined, below: DocumentLine): boolean =>
  line !== undefined &&
  line.flow === below.flow &&
  line.text.length <= MAX_POST_CHARACTERS &&
  !line.text.includes(':') &&
  !/[.;]$/u.test(line.text) &&
  titleScore(line.text) >= 1 &&
  findDates(line.text).length === 0;

/** Whether a line is 'Position: Planner' or 'Employer: Lund': the line above the dates is then the other of the two. */
function hasNameLabel(line: DocumentLine | undefined): boolean {
  const [, label = ''] = LABEL_PATTERN.exec(line?.text ?? '') ?? [];
  const field = formField(label);
  return field === 'title' || field === 'organisation';
}

/** The range of 'Period: May 2012 – June 2014'; undefined for any other text. */
function datesOf(text: string): string | undefined {
  const [, label = '', value = ''] = LABEL_PATTERN.exec(text) ?? [];
  if (text.length > MAX_DATES_CHARACTERS || formField(label) !== 'period') return undefined;
  const [range, ...more] = findDates(value);
  if (!range?.range || more.length > 0) return undefined;
  const rest = value.slice(0, range.index) + value.slice(range.index + range.length);
  return /[\p{L}\p{N}]/u.test(rest) ? undefined : value.slice(range.index, range.index + range.length);
}
