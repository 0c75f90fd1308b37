/** Divides a resume into sections, at known headings and at lines in the same style as those. */
import { findRange } from '../../dates/dates';
import { afterBullet } from '../../layout/bullets';
import type { DocumentLine } from '../../layout/line';
import { isIssuer, saysCertificate } from '../../vocabulary/certificate-issuers';
import { formField } from '../../vocabulary/form-labels';
import { type SectionKind, sectionKinds } from '../../vocabulary/headings';
import { isSchool } from '../../vocabulary/organisations';
import { titleScore } from '../../vocabulary/titles';
import { isTableHeading } from '../certificates/certificate-tables';
import { isDetail } from '../lists/list-details';
import { bulletedHeadings } from './bulleted-headings';
import { isFalseHeading } from './false-headings';
import { headingStyles, isMainKind, looksLikeHeading } from './heading-styles';
import { headsCertificates, kindsByStyle, partlyKnownKinds } from './partly-known-headings';
import { isRefrain } from './refrains';
import { separateSections } from './side-by-side-sections';
import { bodySize, isCapitals } from './typography';
import { isLowerCaseEndOfHeading, isSecondLineOfHeading, isWrappedHeading } from './wrapped-headings';

export interface HeadedLines {
  /**
   * The kinds of section that the heading names, the most specific first; 'head' is the text before any
   * heading.
   */
  kinds: readonly (SectionKind | 'head')[];
  heading: string;
  page?: number;
  /** The line of the heading. */
  line?: DocumentLine;
  lines: DocumentLine[];
}

interface MarkedLine {
  line: DocumentLine;
  kinds: readonly SectionKind[];
  /** The cells after the heading, if the heading shares a row with its text. */
  rest?: DocumentLine;
}

/** The sections in reading order. */
export function sectionsOf(given: readonly DocumentLine[]): HeadedLines[] {
  const lines = separateSections(given);
  const markedLines = markHeadings(lines);
  const sections: HeadedLines[] = [{ kinds: ['head'], heading: '', lines: [] }];
  const largest = Math.max(0, ...lines.map(({ size }) => size));
  let flow = lines[0]?.flow;
  for (const [index, { line, kinds, rest }] of markedLines.entries()) {
    const changedFlow = line.flow !== flow;
    flow = line.flow;
    const open = sections.at(-1);
    // A heading in two lines: 'Personal skills and' over 'competences'.
    const isOpen = open && open.kinds[0] !== 'head' && open.lines.length === 0;
    if (
      isOpen &&
      (/\s(?:and|&|und|et|y|e)$/iu.test(open.heading)
        ? isLowerCaseEndOfHeading(line)
        : isSecondLineOfHeading(line))
    ) {
      open.heading = `${open.heading} ${line.text}`;
      continue;
    }
    // Names of schools may have the style of the heading above them.
    if (kinds[0] === 'other' && open?.kinds[0] === 'education' && isOfEducation(open, line)) {
      open.lines.push(line);
      continue;
    }
    // The issuer of a certificate may have it too: 'ISACA' between its name and 'Issued Mar 2019'.
    if (
      kinds[0] === 'other' &&
      open?.kinds.includes('certifications') &&
      isOfCertificate(line, markedLines[index + 1])
    ) {
      open.lines.push(line);
      continue;
    }
    if (kinds[0] === 'other' && isOpen && isEndOfHeading(open, line)) {
      open.heading = `${open.heading} ${line.text}`;
      continue;
    }
    if (rest && open?.lines.length === 1 && isWrappedHeading(open.heading, line)) {
      open.lines.push(rest);
      continue;
    }
    if (kinds.length > 0) {
      const heading = rest ? (line.cells[0] ?? '') : line.text;
      sections.push({ kinds, heading, page: line.page, line, lines: rest ? [rest] : [] });
      continue;
    }
    // A new column on the first page begins without a heading if it resembles a head (name, contact data). Below a
    // heading without text, as in a table whose headings have rows of their own, it is the text of that section.
    const isBelowHeading =
      open !== undefined &&
      MAIN_KINDS.has(open.kinds[0] as string) &&
      open.lines.every(({ shared }) => shared) &&
      !lines.slice(index, index + MAX_CONTACT_LINES).some(({ text }) => CONTACT_PATTERN.test(text));
    if (
      changedFlow &&
      (line.page ?? 1) === 1 &&
      ((startsLikeHead(lines, line) && !isBelowHeading) || (line.size === largest && isTitle(line, lines)))
    )
      sections.push({ kinds: ['head'], heading: '', lines: [] });
    sections.at(-1)?.lines.push(line);
  }
  return removeNavigation(sections);
}

/** Kinds of sections whose text is never that of a head. */
const MAIN_KINDS = new Set(['experience', 'education', 'skills', 'certifications', 'languages']);

/** An address on the internet or a number with its country's code, and the first lines of a head that have one. */
const CONTACT_PATTERN = /\S@\S|https?:|www\.|\+\d/;
const MAX_CONTACT_LINES = 4;

const isOfEducation = ({ lines }: HeadedLines, line: DocumentLine) =>
  lines.length === 0 ? line.gap < MIN_BLOCK_BREAK_FONT_SIZES : isSchool(line.text);
const isOfCertificate = ({ text }: DocumentLine, next: MarkedLine | undefined) =>
  isIssuer(text) || saysCertificate(text) || (next !== undefined && isDetail(next.line.text));
/** Whether a line in the style of headings is the second line of one: 'KOMPETENCJE' over 'SPRZEDAŻOWE'. */
const isEndOfHeading = ({ kinds, line: first }: HeadedLines, line: DocumentLine) =>
  kinds[0] === 'other'
    ? line.gap < MIN_UNKNOWN_HEADING_BREAK_FONT_SIZES
    : KINDS_WITHOUT_NAMES.has(kinds[0] as string) &&
      first?.size === line.size &&
      line.gap < MIN_HEADING_BREAK_FONT_SIZES;
/** A line that is this far below a heading, in font sizes, does not continue it; less below an unknown one. */
const MIN_HEADING_BREAK_FONT_SIZES = 1.7;
const MIN_UNKNOWN_HEADING_BREAK_FONT_SIZES = 1.4;
/** Kinds of sections that do not begin with a name in the style of their heading. */
const KINDS_WITHOUT_NAMES = new Set(['skills', 'languages', 'interests', 'summary', 'contact']);
/** Minimum distance between two blocks in font sizes; the lines of one are closer. */
const MIN_BLOCK_BREAK_FONT_SIZES = 2.6;

/** Whether a line is more than twice as large as the text and has only letters: the name, in a text box of its own. */
const isTitle = (line: DocumentLine, lines: readonly DocumentLine[]) =>
  /^[\p{L} .'’-]+$/u.test(line.text) &&
  sectionKinds(line.text).length === 0 &&
  line.size > bodySize(lines) * 2;

function startsLikeHead(lines: readonly DocumentLine[], first: DocumentLine): boolean {
  const start = lines.indexOf(first);
  const flow = lines.slice(start).filter((line) => line.flow === first.flow);
  const heading = flow.findIndex((line) => sectionKinds(line.text).length > 0);
  const lead = flow.slice(0, Math.max(1, heading));
  return heading >= 0 && !lead.some((line) => line.bullet || findRange(line.text));
}

/** Removes the printed menu of a website above the document: several headings without text. */
function removeNavigation(sections: HeadedLines[]): HeadedLines[] {
  const first = sections.findIndex((section, index) => index > 0 && section.lines.length > 0);
  if (first < 3 || (sections[0]?.lines.length ?? 0) > 2) return sections;
  // The last word of the menu was taken as the heading of the document's head, so this is undone.
  const head = sections[first] as HeadedLines;
  const repeated = sections.slice(first + 1).some((section) => section.kinds[0] === head.kinds[0]);
  return repeated ? [{ ...head, kinds: ['head'] }, ...sections.slice(first + 1)] : sections;
}

function markHeadings(lines: readonly DocumentLine[]): MarkedLine[] {
  const body = bodySize(lines);
  const weight = (line: DocumentLine) =>
    line.heading || line.strong || line.size > body + 0.6 || isCapitals(line.cells[0] ?? '') ? 1 : 0;
  const bulleted = bulletedHeadings(lines, body);
  const candidates = lines.map((line, index) =>
    line.bullet && !bulleted.has(line) ? [] : kindsOfLine(lines, index, body),
  );
  const main = lines.filter((_, index) => candidates[index]?.some(isMainKind));
  const headingsStandOut = main.some((line) => weight(line) > 0);
  const acceptedKinds = lines.map((line, index) => {
    const kinds = candidates[index] ?? [];
    if (kinds.length === 0 || isRefrain(lines, index, kinds[0]) || isFalseHeading(lines, index)) return [];
    const isSmall = main.some((each) => each.flow === line.flow && line.size < each.size * 0.86);
    // Small type is still a heading if it is in bold capitals with space above it, or in others with much space.
    const isSetOff =
      isCapitals(line.cells[0] ?? '') &&
      line.gap > (line.strong ? MAX_PARAGRAPH_GAP_FONT_SIZES : MIN_SECTION_GAP_FONT_SIZES);
    if (isSmall && !isSetOff) return [];
    if (standsApart(line, lines[index + 1]) || headsList(lines, index, kinds)) return kinds;
    if (line.cells.length > 1 && weight(line) === 0 && main.some((each) => each.cells.length === 1))
      return [];
    return headingsStandOut && weight(line) === 0 && kinds[0] !== 'experience' ? [] : kinds;
  });
  const styles = headingStyles(lines, acceptedKinds);
  const firstHeading = acceptedKinds.findIndex((kinds) => kinds.length > 0);
  // Before the first heading, a job title is the person's headline whatever its style.
  const isHeadline = (line: DocumentLine, index: number) =>
    index < firstHeading && (index < MAX_HEAD_LINES || titleScore(line.text) >= 2);
  return lines.map((line, index) => {
    const kinds = acceptedKinds[index] ?? [];
    if (kinds.length > 0) return { line, kinds, ...(restOf(line) && { rest: restOf(line) }) };
    return {
      line,
      kinds: looksLikeHeading(line, styles) && !isHeadline(line, index) ? kindsByStyle(line, lines) : [],
    };
  });
}

/** Number of lines above the first heading that may be name and job title in any style. */
const MAX_HEAD_LINES = 2;

/** A line that is this far below the text above begins a section, in font sizes. */
const MIN_SECTION_GAP_FONT_SIZES = 4;

/** Maximum distance between the lines of one paragraph, in font sizes. */
const MAX_PARAGRAPH_GAP_FONT_SIZES = 1.9;

/**
 * Whether a line without any emphasis is a heading by its spacing: far from the text above, close to the text
 * below.
 */
function standsApart(line: DocumentLine, next: DocumentLine | undefined): boolean {
  return (
    line.cells.length === 1 &&
    Number.isFinite(line.gap) &&
    line.gap > MAX_PARAGRAPH_GAP_FONT_SIZES &&
    next !== undefined &&
    next.flow === line.flow &&
    next.gap < line.gap * 0.75
  );
}

/** Minimum number of items below a heading of skills that has no emphasis. */
const MIN_ITEMS_BELOW_PLAIN_HEADING = 4;
const MAX_ITEM_WORDS = 6;

/** Whether a line without emphasis heads a list of skills: 'Skills' over several items with bullets. */
function headsList(lines: readonly DocumentLine[], index: number, kinds: readonly SectionKind[]): boolean {
  const line = lines[index];
  const items = lines.slice(index + 1, index + 1 + MIN_ITEMS_BELOW_PLAIN_HEADING);
  return (
    kinds[0] === 'skills' &&
    line !== undefined &&
    line.cells.length === 1 &&
    items.length === MIN_ITEMS_BELOW_PLAIN_HEADING &&
    items.every(
      (item) => item.bullet && item.flow === line.flow && item.text.split(' ').length <= MAX_ITEM_WORDS,
    )
  );
}

function kindsOfLine(lines: readonly DocumentLine[], index: number, body: number): readonly SectionKind[] {
  const [line, next] = [lines[index] as DocumentLine, lines[index + 1]];
  // A comma at the end shows that the text continues, so the line is not a heading; text beside one may continue.
  if (/[,;]$/.test(line.cells[0] ?? '')) return [];
  if (!/^[^\p{L}]*[\p{Lu}\p{Lo}]/u.test(line.text) && line.size <= 13) return [];
  if (line.cells.length > 1) {
    if (isTableHeading(line)) return [];
    // 'Employer:' next to a name is a label of a form.
    const [first = ''] = line.cells;
    if (/(?:^employer|[:：])\s*-?$/i.test(first) && formField(first) === 'organisation') return [];
    const whole = sectionKinds(line.text);
    return whole.length > 0
      ? whole
      : line.cells.length === 2 || !findRange(line.text) || isBesideItsText(line, next)
        ? sectionKinds(first)
        : [];
  }
  const kinds = sectionKinds(line.text);
  if (kinds.length > 0) return kinds;
  return headsCertificates(lines, index) ? ['certifications'] : partlyKnownKinds(line, body, lines);
}

/** Whether the first cell of a row is a heading, with the text of its section to the right. */
function isBesideItsText(line: DocumentLine, next: DocumentLine | undefined): boolean {
  const [first = '', second = ''] = line.cells;
  const isHanging = next !== undefined && next.x > line.x + 30;
  return isHanging || (isCapitals(first) && !isCapitals(second));
}

function restOf(line: DocumentLine): DocumentLine | undefined {
  if (line.cells.length < 2 || sectionKinds(line.text).length > 0) return undefined;
  const cells = line.cells.slice(1);
  const text = cells.join(' ');
  return {
    ...line,
    cells,
    text: afterBullet(text) ?? text,
    heading: false,
    gap: Number.POSITIVE_INFINITY,
    bullet: false,
    shared: true,
  };
}
