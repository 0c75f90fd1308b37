/** Joins the sidebar's lines into entries: long entries wrap over several lines. */
import { joinWrapped } from '../layout/wrapped-text';
import { KIND_OF_CERTIFICATE_PATTERN } from '../vocabulary/certificates';
import { CURRENT_FONT_SIZES, isFontSize } from './font-sizes';
import type { PdfLine } from './lines';

export interface SidebarEntry {
  text: string;
  page: number;
}

/** The line spacing of the sidebar. */
export interface Spacing {
  /** Gap in font sizes below which two lines belong to one entry; 0 if all gaps are alike. */
  wrap: number;
  /** The right edge of the sidebar in points from the page's edge; none of its lines extends beyond it. */
  right: number;
}

/**
 * Lines of one entry are closer than this, in font sizes: LinkedIn's own gaps are 1.2 within one, and 1.68 between two.
 */
const WRAP_GAP_FONT_SIZES = 1.4;
/** Lines of one entry are closer than this, in font sizes, where no gap between entries is known. */
const LEADING_FONT_SIZES = 1.3;
/** Minimum gap above a heading, in font sizes; two entries are closer. */
const MIN_HEADING_GAP_FONT_SIZES = 2.5;
/** Two gaps are of different kinds if one is more than this many times as wide as the other. */
const GAP_RATIO = 1.12;
/** With this many equal gaps or more, they are taken for those between entries. */
const MIN_GAPS_OF_ENTRIES = 4;
const isText = ({ size }: PdfLine) => isFontSize(size, CURRENT_FONT_SIZES.detail);
const UNCLOSED_BRACKET_PATTERN = /[(（][^)）]*$/u;

/** Measures the line spacing of the whole sidebar, since a section may have a single entry. */
export function spacingOf(lines: readonly PdfLine[]): Spacing {
  const pairs = lines.flatMap((line, index): [PdfLine, PdfLine][] => {
    const above = lines[index - 1];
    return above && isText(above) && isText(line) && Number.isFinite(line.gap) ? [[above, line]] : [];
  });
  const gaps = pairs.map(([, line]) => line.gap).sort((a, b) => a - b);
  const wrappedPairs = pairs.filter(([above]) => UNCLOSED_BRACKET_PATTERN.test(above.text));
  return {
    wrap: wrapGapOf(gaps),
    right: Math.min(
      SIDEBAR_RIGHT_POINTS,
      ...wrappedPairs.map(([above, line]) => above.right + widthOfFirst(line)),
    ),
  };
}

/**
 * The gap that divides wrapped lines from new entries; 0 if all gaps are alike. It is between the narrowest kind of gap
 * and the next one: an empty line inside an entry makes a third kind, wider than both.
 * @param gaps in font sizes, the narrowest first
 */
function wrapGapOf(gaps: readonly number[]): number {
  const [least = 0] = gaps;
  const next = gaps.findIndex((gap, index) => index > 0 && gap > (gaps[index - 1] as number) * GAP_RATIO);
  const [narrow = 0, wide = Infinity] = [gaps[next - 1], gaps[next]];
  if (next > 0 && wide < MIN_HEADING_GAP_FONT_SIZES) return (narrow + wide) / 2;
  const isWrappedAlone = least < LEADING_FONT_SIZES && gaps.length < MIN_GAPS_OF_ENTRIES;
  return isWrappedAlone ? WRAP_GAP_FONT_SIZES : 0;
}

/** The right edge of LinkedIn's sidebar, from the left edge of the page. */
const SIDEBAR_RIGHT_POINTS = 192;

/** Entries in the order of the lines. */
export function sidebarEntriesOf(lines: readonly PdfLine[], spacing: Spacing): SidebarEntry[] {
  const entries: SidebarEntry[] = [];
  lines.forEach((line, index) => {
    const last = entries.at(-1);
    const above = lines[index - 1];
    if (last && above && goesOn(last.text, above, line, spacing))
      last.text = joinWrapped(last.text, line.text);
    else entries.push({ text: line.text, page: line.page });
  });
  return entries;
}

function goesOn(text: string, above: PdfLine, line: PdfLine, { wrap, right }: Spacing): boolean {
  if (UNCLOSED_BRACKET_PATTERN.test(text)) return true;
  if (!Number.isFinite(line.gap)) return false;
  if (wrap > 0)
    return line.gap < wrap || (/^[(（]/u.test(line.text) && line.gap < MIN_HEADING_GAP_FONT_SIZES);
  // If all gaps are alike, a line with an unfinished ending continues in the next one.
  if (/[&,(/-]$|\b(?:and|of|for|in|the|de|und|et|y|e)$/u.test(text)) return true;
  if (above.right + widthOfFirst(line) < right) return false;
  return /^(?:\p{Ll}|[(&])/u.test(line.text) || KIND_OF_CERTIFICATE_PATTERN.test(line.text);
}

/** Width of a line's first word with the blank before it, in points. */
function widthOfFirst(line: PdfLine): number {
  const [word = ''] = line.text.split(' ');
  return ((line.right - line.x) / Math.max(1, line.text.length)) * (word.length + 1);
}
