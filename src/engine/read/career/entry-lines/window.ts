/** Selects the lines around an anchor that may belong to its entry. */
import { formField } from '../../vocabulary/form-labels';
import { LEGAL_FORM_SCORE, organisationScore } from '../../vocabulary/organisations';
import { titleScore } from '../../vocabulary/titles';
import { isBesideMargin } from '../dates/margin';
import { employerBelow } from '../forms/form-records';
import { isAnyPlace, isBareTown } from '../segments/place-parts';
import type { Label } from '../segments/segment';
import type { AnchoredLines } from './anchors';

/** Number of lines considered above an anchor. */
const MAX_LINES_ABOVE = 3;
/** Number of lines above, if every entry ends with its dates. */
const MAX_LINES_ABOVE_DATES = 5;
/** Number of lines above the dates of a form in which its employer may be labelled. */
const MAX_LINES_ABOVE_LABELS = 6;
/** Number of lines considered directly below an anchor. */
export const MAX_LINES_BELOW = 3;
/** Maximum length of a line other than the anchor's; longer ones are prose. */
const MAX_HEADER_CHARACTERS = 110;

/** Whether a line may be part of a header: it has a form's label, or is short and not a list item. */
function isHeader(section: AnchoredLines, at: number): boolean {
  const line = section.lines[at];
  if (!line) return false;
  const isLabelled = section.segments[at]?.some(
    (segment) => segment.label !== undefined && segment.label !== 'text',
  );
  return isLabelled === true || (!line.bullet && line.text.length <= MAX_HEADER_CHARACTERS);
}

/** Whether a line is an item of a list that is short enough for a header. */
function isItem(section: AnchoredLines, at: number): boolean {
  const line = section.lines[at];
  return line?.bullet === true && line.text.length <= MAX_HEADER_CHARACTERS;
}

/** Whether a list item begins with a company with its legal form, as a header in one line does. */
function isCompanyItem(section: AnchoredLines, at: number): boolean {
  const [first] = section.segments[at] ?? [];
  return first !== undefined && organisationScore(first.text) >= LEGAL_FORM_SCORE;
}

/** Maximum number of characters in a title that is a list item. */
const MAX_TITLE_ITEM_CHARACTERS = 90;

/**
 * Whether a list item reads like a title, as the first item below an employer and its dates may: 'o Plant Manager –
 * Foods'.
 */
function isTitleItem(section: AnchoredLines, at: number): boolean {
  const line = section.lines[at];
  if (!line?.bullet || line.text.length > MAX_TITLE_ITEM_CHARACTERS || /[.;,]$/.test(line.text)) return false;
  const [first] = section.segments[at] ?? [];
  if (!first || titleScore(first.text) < 1) return false;
  const words = line.text.split(/\s+/);
  return words.filter((word) => /^\p{Ll}{3,}/u.test(word)).length * 3 <= words.length;
}

/**
 * Whether a bold list item is a title above the bold line that it belongs to: '2. SITE ENGINEER' over the employer.
 */
function isNumberedTitle(section: AnchoredLines, at: number): boolean {
  const [line, next] = [section.lines[at], section.lines[at + 1]];
  return line?.strong === true && next?.strong === true && !next.bullet && isTitleItem(section, at);
}

/**
 * Whether the titles of a section are items above the lines of their employers and dates: then the item below such a
 * line begins the next entry.
 */
function titlesPrecede(section: AnchoredLines): boolean {
  const datedAnchors = section.anchors.filter(({ isWeak }) => !isWeak);
  const isBelowTitle = ({ at }: { at: number }) =>
    section.lines[at]?.bullet === false && isTitleItem(section, at - 1);
  const [first] = datedAnchors;
  return (
    first !== undefined &&
    datedAnchors.length > 2 &&
    isItem(section, first.at - 1) &&
    datedAnchors.filter(isBelowTitle).length * 3 >= datedAnchors.length * 2
  );
}

/**
 * The line of the labelled employer above the dates of a form, with its labelled title between them; undefined if the
 * entry is not of such a form. Other lines in between belong to the employer's address.
 */
export function labelledEmployer(
  segments: AnchoredLines['segments'],
  at: number,
  first: number,
): number | undefined {
  const has = (line: number, label: Label) => segments[line]?.some((segment) => segment.label === label);
  if (!segments[at]?.every(({ label }) => label)) return undefined;
  let isTitled = has(at, 'title');
  for (let line = at - 1; line >= Math.max(first, at - MAX_LINES_ABOVE_LABELS); line -= 1) {
    if (isTitled && has(line, 'organisation')) return line;
    isTitled ||= has(line, 'title');
    // Dates below the duties of a post begin the next record.
    if (!isTitled) return undefined;
  }
  return undefined;
}

/** Maximum number of lines of an employer's address that are considered besides the other lines above the dates. */
const MAX_ADDRESS_LINES = 3;

/** Whether a line is part of an address: 'P.O. Box 9440', 'Oslo', 'UAE.'. */
const isAddress = (text: string): boolean =>
  /^p\.?\s?o\.?\s?box\b/i.test(text) || isAnyPlace(text) || isBareTown(text.replace(/\.$/, ''));

/** Indices of the lines above an anchor that may belong to its entry. */
export function linesAbove(section: AnchoredLines, index: number): number[] {
  const { lines, anchors } = section;
  const anchor = anchors[index];
  if (anchor && section.opening.has(anchor.at)) return [];
  const last = anchors[index - 1]?.at ?? -1;
  const employer = labelledEmployer(section.segments, anchor?.at ?? 0, last + 1);
  const formLines = employer === undefined ? 0 : (anchor?.at ?? 0) - employer;
  const most = section.datesClose ? MAX_LINES_ABOVE_DATES : Math.max(MAX_LINES_ABOVE, formLines);
  const result: number[] = [];
  let addresses = 0;
  for (let at = (anchor?.at ?? 0) - 1; at > last && result.length - addresses < most; at -= 1) {
    const isBeside = at === (anchor?.at ?? 0) - 1;
    if (anchor && !section.titleLines.has(at) && isBesideMargin(anchors, lines, anchor, at)) break;
    if (!isHeader(section, at)) {
      const others = result.length - addresses;
      const isNear =
        isBeside || others === 1 || (others === 0 && addresses > 1) || isCompanyItem(section, at);
      if (isItem(section, at) && (isNear || isNumberedTitle(section, at))) result.unshift(at);
      break;
    }
    result.unshift(at);
    if (addresses < MAX_ADDRESS_LINES && isAddress(lines[at]?.text ?? '')) addresses += 1;
    if (
      lines[at]?.gap === Number.POSITIVE_INFINITY &&
      lines[at]?.flow !== lines[at - 1]?.flow &&
      lines[at]?.x !== 0
    )
      break;
  }
  const far = farEmployerAbove(section, anchor?.at ?? 0, last);
  return far === undefined || result.includes(far) ? result : [far, ...result];
}

/** Maximum number of lines about an employer between its label and the dates of its record. */
const MAX_LINES_ABOUT_EMPLOYER = 7;

/**
 * The labelled employer above the dates of a form whose records begin with it, with text about the company between
 * them; undefined if there is none.
 */
function farEmployerAbove(section: AnchoredLines, at: number, last: number): number | undefined {
  if (namesEmployer(section, at)) return undefined;
  for (let line = at - 1; line > last && line >= at - 1 - MAX_LINES_ABOUT_EMPLOYER; line -= 1) {
    if (namesEmployer(section, line)) return employersBeginRecords(section, at) ? line : undefined;
    if (section.segments[line]?.some(({ label }) => label !== undefined)) return undefined;
  }
  return undefined;
}

/** Whether a line has the label of an employer. */
const namesEmployer = ({ segments }: AnchoredLines, line: number): boolean =>
  segments[line]?.some(({ label }) => label === 'organisation') === true;

/** Whether most labelled employers of a section begin records of a form, and so that of the dates in this line. */
function employersBeginRecords(section: AnchoredLines, at: number): boolean {
  const { anchors, lines, segments } = section;
  const names = segments.flatMap((_, line) => (namesEmployer(section, line) ? [line] : []));
  const dates = anchors.flatMap((anchor) => (anchor.isWeak ? [] : [anchor.at]));
  const beginRecord = names.filter((line) => {
    const below = dates.find((each) => each >= line);
    const above = dates.findLast((each) => each < line) ?? Number.NEGATIVE_INFINITY;
    return below !== undefined && below - line < line - above;
  });
  // Where the records begin with labelled dates, the employer above is that of the record before.
  const isStart = formField(lines[at]?.cells[0]?.replace(/\s?[:：]$/u, '') ?? '') === 'period';
  const isOfRecordBefore = isStart && (dates[0] ?? 0) < (names[0] ?? 0);
  return beginRecord.length > 1 && beginRecord.length * 3 >= names.length * 2 && !isOfRecordBefore;
}

/**
 * Indices of the lines below an anchor that may belong to its entry, including a title below a description of the
 * company and the labelled employer of a form, which may be further down.
 */
export function linesBelow(section: AnchoredLines, index: number): number[] {
  if (section.datesClose) return [];
  const anchor = section.anchors[index];
  const next = section.anchors[index + 1]?.at ?? section.lines.length;
  const result: number[] = [];
  for (let at = (anchor?.at ?? 0) + 1; at < next && result.length < MAX_LINES_BELOW; at += 1) {
    if (section.titleLines.has(at)) break;
    if (!isHeader(section, at)) {
      if (result.length === 0 && isTitleItem(section, at) && !titlesPrecede(section)) result.push(at);
      break;
    }
    result.push(at);
  }
  const far =
    result.length < MAX_LINES_BELOW
      ? titleLineBelow(section, (result.at(-1) ?? anchor?.at ?? 0) + 1, next)
      : undefined;
  const labelledLine = employerBelow(section, anchor?.at ?? 0);
  return [...new Set([...result, far, labelledLine])].filter((at) => at !== undefined);
}

/** Maximum number of lines of text about a company between its name and the title. */
const MAX_PROSE_LINES = 8;

/** The line of a title that follows a description of the company. */
function titleLineBelow({ lines }: AnchoredLines, from: number, end: number): number | undefined {
  for (let at = from; at < Math.min(end, from + MAX_PROSE_LINES); at += 1) {
    const line = lines[at];
    if (!line || line.bullet) return undefined;
    if (line.strong && line.text.length < 70) return titleScore(line.text) >= 2 ? at : undefined;
  }
  return undefined;
}
