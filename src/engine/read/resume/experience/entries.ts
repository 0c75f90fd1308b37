/** Divides the lines of a section into entries: a header around each line with dates, and the body below it. */
import type { DateRange } from '../../dates/dates';
import type { DocumentLine } from '../../layout/line';
import { splitTitleAtCompany } from '../../vocabulary/at-words';
import { COMPANY_SCORE, ORGANISATION_WORD_SCORE, organisationScore } from '../../vocabulary/organisations';
import { isPlace } from '../../vocabulary/places';
import { titleScore } from '../../vocabulary/titles';
import { type DatedLine, parseDatedLine } from './dated-lines';
import type { ResumeEntry } from './entry';
import { formEntries } from './forms';
import { splitByTypeface } from './split-by-typeface';
import { joinWrappedHeaders } from './wrapped-headers';

/** Maximum number of header lines above the line with the dates. */
const MAX_HEADER_LINES_ABOVE = 3;

/** The entries in the order of the text. Lines before the first header are dropped. */
export function resumeEntriesOf(given: readonly DocumentLine[]): ResumeEntry[] {
  const form = formEntries(given);
  if (form) return form;
  const lines = removeHeaderBullets(joinWrappedHeaders(given));
  const datedLines = lines.map((line) => (line.bullet ? undefined : parseDatedLine(line)));
  // The header of a role may be a list item, unless dates stand in other lines.
  if (!datedLines.some(Boolean))
    lines.forEach((line, index) => {
      datedLines[index] = parseDatedLine(line);
    });
  if (!datedLines.some(Boolean)) return undatedEntries(lines);
  const style = bodyStyle(lines, datedLines);
  const firstDated = datedLines.findIndex(Boolean);
  const maxAbove = countAbove(lines, firstDated);
  const spans: { start: number; end: number; range?: DateRange }[] = [];
  let previousEnd = -1;
  datedLines.forEach((datedLine, index) => {
    if (!datedLine || index <= previousEnd) return;
    let start = index;
    while (
      index - start < maxAbove &&
      start - 1 > previousEnd &&
      belongsAbove(lines, start - 1, previousEnd, style, datedLines)
    )
      start -= 1;
    const end = extendBelow(lines, datedLines, start, index, style);
    spans.push({ start, end, range: datedLine.range ?? rangeIn(datedLines, start, end) });
    previousEnd = end;
  });
  return spans.map(({ start, end, range }, at) => ({
    range,
    header: lines.slice(start, end + 1).map((line, offset) => {
      const datedLine = datedLines[start + offset];
      const cells = (datedLine?.cells ?? line.cells).flatMap((cell) => splitByTypeface(cell, line.faces));
      return { line, cells, dated: datedLine !== undefined };
    }),
    body: lines.slice(end + 1, spans[at + 1]?.start ?? lines.length),
  }));
}

/** Removes the bullets from entries that are list items, each followed by a line with only its dates. */
function removeHeaderBullets(lines: readonly DocumentLine[]): readonly DocumentLine[] {
  const isDates = (line: DocumentLine) => !line.bullet && parseDatedLine(line)?.cells.length === 0;
  const dates = lines.flatMap((line, index) => (isDates(line) ? [index] : []));
  const heads = dates.map((index) => lines[index - 1]).filter((line) => line !== undefined);
  if (dates[0] !== 1 || heads.length !== dates.length) return lines;
  const areItems = heads.every((line) => line.bullet && isHeaderLike({ ...line, bullet: false }));
  return areItems ? lines.map((line) => (heads.includes(line) ? { ...line, bullet: false } : line)) : lines;
}

function rangeIn(
  dated: readonly (DatedLine | undefined)[],
  start: number,
  end: number,
): DateRange | undefined {
  return dated.slice(start, end + 1).find((line) => line?.range)?.range;
}

/**
 * The number of header lines above the first line with dates, which is the maximum for all entries of the section.
 */
function countAbove(lines: readonly DocumentLine[], firstDated: number): number {
  let count = 0;
  while (
    count < firstDated &&
    count < MAX_HEADER_LINES_ABOVE &&
    isHeaderLike(lines[firstDated - 1 - count] as DocumentLine)
  )
    count += 1;
  return count;
}

/** Whether a line can be part of a header: a link, or a short line that is neither a list item nor a sentence. */
export function isHeaderLike(line: DocumentLine): boolean {
  const text = line.text;
  if (/^(?:https?:\/\/|www\.)\S+$/.test(text)) return true;
  if (line.bullet || text.length > MAX_HEADER_CHARACTERS || text.split(' ').length > MAX_HEADER_WORDS)
    return false;
  if (
    /[.!?;:,]$/.test(text) &&
    !/\b(?:Inc|Ltd|Co|Corp|LLC|Pvt|S\.A|S\.A\.S|S\.p\.A|S\.r\.l|L\.P|Jr|Sr|B\.V|N\.V|S\.L|e\.V|a\.s)\.?$/i.test(
      text,
    )
  )
    return false;
  return /^["“(]?[\p{Lu}\p{Lo}\p{N}]|^(?:e|i)[A-Z]|^\p{Ll}+\.\p{Ll}|^\p{Ll}+$/u.test(text);
}

const MAX_HEADER_CHARACTERS = 120;
const MAX_HEADER_WORDS = 14;

interface BodyStyle {
  size: number;
  strong: boolean;
  /** Usual distance between lines, in font sizes. */
  gap: number;
  /** The right edge that full lines reach, in points; 0 for formats without coordinates. */
  right: number;
  /** Whether all lines look the same, as in formats whose styles are not read. */
  flat: boolean;
}

/** Lines that are this close, in font sizes, are on one baseline, such as a raised number. */
const RAISED_TEXT_GAP_FONT_SIZES = 0.8;
/** Lines that are this far apart, in font sizes, belong to different sections. */
const SECTION_GAP_FONT_SIZES = 3;

function bodyStyle(lines: readonly DocumentLine[], dated: readonly (DatedLine | undefined)[]): BodyStyle {
  const counts = new Map<string, { weight: number; line: DocumentLine }>();
  lines.forEach((line, index) => {
    if (dated[index]) return;
    const key = `${line.size.toFixed(1)} ${line.strong}`;
    const entry = counts.get(key) ?? { weight: 0, line };
    entry.weight += line.text.length * (line.bullet ? 3 : line.text.length > 60 ? 2 : 1);
    counts.set(key, entry);
  });
  const most = [...counts.values()].sort((a, b) => b.weight - a.weight)[0]?.line;
  const gaps = lines
    .map((line) => line.gap)
    .filter((gap) => gap > RAISED_TEXT_GAP_FONT_SIZES && gap < SECTION_GAP_FONT_SIZES)
    .sort((a, b) => a - b);
  return {
    size: most?.size ?? 10,
    strong: most?.strong ?? false,
    gap: gaps[Math.floor(gaps.length * 0.4)] ?? 1.4,
    right: Math.max(0, ...lines.map((line) => line.right)),
    flat: lines.every(
      (line) =>
        line.right === 0 && !line.bullet && !line.heading && line.size === lines[0]?.size && !line.strong,
    ),
  };
}

function standsOut(line: DocumentLine, style: BodyStyle): boolean {
  return line.size > style.size + 0.4 || (line.strong && !style.strong) || line.heading;
}

function belongsAbove(
  lines: readonly DocumentLine[],
  index: number,
  previousEnd: number,
  style: BodyStyle,
  dated: readonly (DatedLine | undefined)[],
): boolean {
  const line = lines[index] as DocumentLine;
  const below = lines[index + 1] as DocumentLine;
  if (dated[index] || !isHeaderLike(line)) return false;
  if (below.flow !== line.flow) return false;
  if (line.x > below.x + 8 && !standsOut(line, style)) return false;
  if (index === previousEnd + 1 && index === 0) return true;
  // All entries of a section have the layout of the first one; `maxAbove` is the number of its header lines.
  if (style.flat) return true;
  const before = lines[index - 1];
  const wide = Math.max(style.gap * 1.35, style.gap + 0.35);
  // A wide gap separates entries, so no header spans it.
  if (
    Number.isFinite(below.gap) &&
    below.gap > wide * 1.25 &&
    line.gap < below.gap * 0.8 &&
    !standsOut(line, style)
  )
    return false;
  if (standsOut(line, style)) return true;
  if (line.gap > wide) return true;
  if (line.gap > style.gap * 1.18 && below.gap < style.gap * 1.1) return true;
  if (before && line.right > 0 && before.flow === line.flow && before.x > line.x + 8) return true;
  if (before?.bullet && line.right > 0) return line.x < before.x - 2;
  if (before && /[.!?:]$/.test(before.text)) return true;
  if (before?.bullet && line.right === 0) return true;
  // The line continues a header that has another line above it: 'Company' over 'Title' over the date.
  if (
    before &&
    index - 1 > previousEnd &&
    isHeaderLike(before) &&
    (standsOut(before, style) || before.gap > wide) &&
    before.text.length < 70
  )
    return true;
  return index === previousEnd + 1 && before !== undefined && !dated[index - 1]
    ? false
    : titleScore(line.text) >= 2 && line.text.length < 60;
}

/**
 * Adds lines below the date to the header while title or company is missing and the line may be one of them.
 */
function extendBelow(
  lines: readonly DocumentLine[],
  dated: readonly (DatedLine | undefined)[],
  start: number,
  date: number,
  style: BodyStyle,
): number {
  let end = date;
  for (let next = date + 1; next < lines.length && next <= date + 3; next += 1) {
    const line = lines[next] as DocumentLine;
    if (dated[next] && (dated[next]?.cells.length ?? 0) > 0) break;
    if (dated[next]) {
      end = next;
      continue;
    }
    if (line.gap > style.gap * 2.2 && Number.isFinite(line.gap)) break;
    const cells = lines
      .slice(start, end + 1)
      .flatMap((each, offset) => dated[start + offset]?.cells ?? each.cells);
    const parts = cells.filter((cell) => !isPlace(cell));
    if (isIndented(line, lines[next - 1]) && parts.length > 0) break;
    const isShort = isHeaderLike(line) && line.text.length < 90 && !fillsColumn(line, style);
    if (!isShort) break;
    if (isPlace(line.text)) {
      end = next;
      continue;
    }
    const hasTitle = parts.some((part) => titleScore(part) >= 2);
    const hasOther =
      parts.length >= 2 ||
      parts.some((part) => splitTitleAtCompany(part).organisation !== '') ||
      parts.some((part) => organisationScore(part) >= COMPANY_SCORE && titleScore(part) >= 2);
    if (hasTitle && hasOther) break;
    const nextDated = dated[next + 1] !== undefined && (dated[next + 1]?.cells.length ?? 0) === 0;
    if (nextDated) break;
    const mayBelong =
      parts.length === 0 ||
      (hasTitle
        ? standsOut(line, style) ||
          organisationScore(line.text) > 0 ||
          isFollowedByBody(lines, next) ||
          (style.flat && start === date)
        : titleScore(line.text) > 0 || standsOut(line, style));
    if (!mayBelong) break;
    end = next;
  }
  return end;
}

/** Whether a line fills its column, as running text does. */
function fillsColumn(line: DocumentLine, style: BodyStyle): boolean {
  return style.right > 0
    ? line.right > style.right * 0.93 && line.cells.length === 1 && line.text.length > 45
    : line.text.length > 80;
}

/**
 * Where bullets are drawn as graphics and not as characters, list items are recognised by their indentation.
 */
const isIndented = (line: DocumentLine, above: DocumentLine | undefined): boolean =>
  above !== undefined && above.cells.length === 1 && above.right > 0 && line.x > above.x + 6;

function isFollowedByBody(lines: readonly DocumentLine[], index: number): boolean {
  const next = lines[index + 1];
  return (
    next !== undefined &&
    (next.bullet || next.text.length > 60 || isIndented(next, lines[index])) &&
    (lines[index]?.text.split(' ').length ?? 0) <= 7
  );
}

/** Entries of a section without dates: each begins with short emphasised lines that are followed by text. */
function undatedEntries(lines: readonly DocumentLine[]): ResumeEntry[] {
  const style = bodyStyle(lines, []);
  const entries: ResumeEntry[] = [];
  lines.forEach((line, index) => {
    const last = entries.at(-1);
    const before = lines[index - 1];
    const isHeader =
      isHeaderLike(line) &&
      !fillsColumn(line, style) &&
      (standsOut(line, style) ||
        index === 0 ||
        before?.bullet ||
        /[.!?]$/.test(before?.text ?? '') ||
        (last?.body.length === 0 && last.header.length < 3));
    if (!isHeader) last?.body.push(line);
    else if (last && last.body.length === 0 && last.header.length < 3)
      last.header.push({ line, cells: line.cells });
    else entries.push({ header: [{ line, cells: line.cells }], body: [] });
  });
  return entries.filter((entry) =>
    entry.header.some(
      ({ line }) => titleScore(line.text) >= 2 || organisationScore(line.text) >= ORGANISATION_WORD_SCORE,
    ),
  );
}
