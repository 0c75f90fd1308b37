/** The lines around an anchor that may belong to its entry. */
import { organisationScore } from '../vocabulary/organisations';
import { titleScore } from '../vocabulary/titles';
import type { AnchoredLines } from './anchors';

/** Lines looked at above and below an anchor. */
const ABOVE = 3;
/** The same, where every entry ends with its dates. */
const ABOVE_DATES = 5;
export const LINES_BELOW = 3;
/** Longer lines are prose, except for an anchor's own. */
const MAX_HEADER = 110;

function isHeader(field: AnchoredLines, at: number): boolean {
  const line = field.lines[at];
  if (!line) return false;
  const labelled = field.segments[at]?.some(
    (segment) => segment.label !== undefined && segment.label !== 'text',
  );
  return labelled === true || (!line.bullet && line.text.length <= MAX_HEADER);
}

/** Whether the line next to an anchor may belong to its entry although it is an item of a list. */
function isItem(field: AnchoredLines, at: number): boolean {
  const line = field.lines[at];
  return line?.bullet === true && line.text.length <= MAX_HEADER;
}

/** A company by its legal form, set as the item that its town, title and dates hang below. */
function isCompanyItem(field: AnchoredLines, at: number): boolean {
  const [first] = field.segments[at] ?? [];
  return first !== undefined && organisationScore(first.text) >= LEGAL;
}

const LEGAL = 4;

/** Maximum number of letters in a title that is set as an item. */
const MAX_TITLE_ITEM = 90;

/** A title under its employer and dates, set as an item above the items of its duties: 'o Plant Manager – Foods'. */
function isTitleItem(field: AnchoredLines, at: number): boolean {
  const line = field.lines[at];
  if (!line?.bullet || line.text.length > MAX_TITLE_ITEM || /[.;,]$/.test(line.text)) return false;
  const [first] = field.segments[at] ?? [];
  if (!first || titleScore(first.text) < 1) return false;
  const words = line.text.split(/\s+/);
  return words.filter((word) => /^\p{Ll}{3,}/u.test(word)).length * 3 <= words.length;
}

/** A title that numbers its entry, set like the header's lines below it: '2. SITE ENGINEER' over the employer. */
function isNumberedTitle(field: AnchoredLines, at: number): boolean {
  const [line, next] = [field.lines[at], field.lines[at + 1]];
  return line?.strong === true && next?.strong === true && !next.bullet && isTitleItem(field, at);
}

/** Indices of the lines above an anchor that may be of its entry. */
export function linesAbove({ lines, anchors, ...rest }: AnchoredLines, index: number): number[] {
  const most = rest.datesClose ? ABOVE_DATES : ABOVE;
  const anchor = anchors[index];
  const last = anchors[index - 1]?.at ?? -1;
  const result: number[] = [];
  for (let at = (anchor?.at ?? 0) - 1; at > last && result.length < most; at -= 1) {
    const isBeside = at === (anchor?.at ?? 0) - 1;
    const field = { lines, anchors, ...rest };
    if (!isHeader(field, at)) {
      const isNear = isBeside || result.length === 1 || isCompanyItem(field, at);
      if (isItem(field, at) && (isNear || isNumberedTitle(field, at))) result.unshift(at);
      break;
    }
    result.unshift(at);
    if (
      lines[at]?.gap === Number.POSITIVE_INFINITY &&
      lines[at]?.flow !== lines[at - 1]?.flow &&
      lines[at]?.x !== 0
    )
      break;
  }
  return result;
}

/** The same, below it; a title set apart further down is the last of them. */
export function linesBelow(field: AnchoredLines, index: number): number[] {
  if (field.datesClose) return [];
  const anchor = field.anchors[index];
  const next = field.anchors[index + 1]?.at ?? field.lines.length;
  const result: number[] = [];
  for (let at = (anchor?.at ?? 0) + 1; at < next && result.length < LINES_BELOW; at += 1) {
    if (!isHeader(field, at)) {
      if (result.length === 0 && isTitleItem(field, at)) result.push(at);
      break;
    }
    result.push(at);
  }
  const far =
    result.length < LINES_BELOW ? titleBelow(field, (result.at(-1) ?? anchor?.at ?? 0) + 1, next) : undefined;
  return far === undefined ? result : [...result, far];
}

/** Maximum lines of prose about a company between its name and the title. */
const MAX_PROSE = 8;

/** The line of a title that comes after a description of the company. */
function titleBelow({ lines }: AnchoredLines, from: number, end: number): number | undefined {
  for (let at = from; at < Math.min(end, from + MAX_PROSE); at += 1) {
    const line = lines[at];
    if (!line || line.bullet) return undefined;
    if (line.strong && line.text.length < 70) return titleScore(line.text) >= 2 ? at : undefined;
  }
  return undefined;
}
