/** Reads 'Experience' of LinkedIn's PDF: company, title and everything else are set in three sizes. */
import type { RoleFact } from '@/shared/record/facts';
import { separateDatedPosts } from '../dated-posts';
import { findDates, isDuration } from '../dates/dates';
import type { FactsBuilder } from '../facts-builder';
import { joinLines } from '../layout/paragraphs';
import { joinWrapped } from '../layout/wrapped-text';
import { statementsOf } from '../statements';
import { isLegalForm, isOwnAccount } from '../vocabulary/employment';
import { isCompanySize, isTitleSize } from './font-sizes';
import type { PdfLine } from './lines';

/**
 * Details are closer than this to the line above, in font sizes, and a description is farther from it: dates and place
 * are 15 points below the line above, a description 21 points.
 */
const DETAIL_GAP_FONT_SIZES = 1.62;

/** Roles in the order of the page, which is newest first. */
export function readExperience(builder: FactsBuilder, lines: readonly PdfLine[]): RoleFact[] {
  const roles: RoleFact[] = [];
  let company = '';
  let index = 0;
  while (index < lines.length) {
    const line = lines[index] as PdfLine;
    if (isCompanySize(line)) {
      [company, index] = takeWrapped(lines, index, isCompanySize);
    } else if (isTitleSize(line)) {
      let title: string;
      const start = index;
      [title, index] = takeWrapped(lines, index, isTitleSize);
      const end = nextIndex(lines, index, (next) => isCompanySize(next) || isTitleSize(next));
      const role = readRole(builder, title, company, lines.slice(index, end), lines[start] as PdfLine);
      roles.push(...separateDatedPosts(builder, role));
      index = end;
    } else {
      // A line that follows no title: the total time at a company with several roles, or text.
      index += 1;
    }
  }
  return roles;
}

function readRole(
  builder: FactsBuilder,
  title: string,
  organisation: string,
  detail: readonly PdfLine[],
  titleLine: PdfLine,
): RoleFact {
  const quotes = [organisation, title];
  const role: RoleFact = {
    id: builder.id('role'),
    title,
    organisation: isOwnAccount(organisation) ? '' : organisation,
    spans: [],
    confidence: 0.97,
    statements: [],
    kind: 'employment',
  };
  let index = 0;
  const dates = detail[0] && mayBeDateLine(detail[0].text) ? findDates(detail[0].text) : [];
  if (detail[0] && (dates.length > 0 || isDuration(detail[0].text))) {
    const range = dates[0];
    role.start = range?.start ?? (range?.end === 'present' ? undefined : range?.end);
    role.end = range?.end;
    quotes.push(detail[0].text);
    index = 1;
    // Long localised dates wrap before the bracket with the duration.
    while (
      detail[index] &&
      /^[(（\d]/.test(detail[index]?.text ?? '') &&
      isDateTail(detail[index]?.text ?? '')
    )
      index += 1;
  }
  const next = detail[index];
  if (next && index > 0 && isLocation(next, detail[index + 1])) {
    role.location = next.text;
    quotes.push(next.text);
    index += 1;
  }
  role.statements = statementsOf(builder, joinLines(detail.slice(index), 'never-hyphenates'));
  role.spans = [builder.span({ page: titleLine.page, quote: quotes.filter(Boolean).join(' · ') })];
  return role;
}

/** Maximum length of a line of dates, whatever the language. */
const MAX_DATE_LINE_CHARACTERS = 89;
/** Maximum length of a place. */
const MAX_LOCATION_CHARACTERS = 70;
/** A line at a page's top is a place if the text below it is farther away than this, in font sizes. */
const PLACE_GAP_FONT_SIZES = 1.9;

/** Whether a text is short enough to be a line of dates, not a sentence that contains some. */
function mayBeDateLine(text: string): boolean {
  return text.length <= MAX_DATE_LINE_CHARACTERS;
}

/** Whether a text is the rest of a line of dates that wraps: a duration, or the last year before one. */
function isDateTail(text: string): boolean {
  return isDuration(text) || /^\d{4}\s*[(（]/.test(text);
}

function isLocation(line: PdfLine, after: PdfLine | undefined): boolean {
  if (line.text.length > MAX_LOCATION_CHARACTERS) return false;
  if (Number.isFinite(line.gap)) return line.gap < DETAIL_GAP_FONT_SIZES;
  // At a page's top the distance above is unknown; the one below distinguishes a place from text.
  return !/[.!:•]/.test(line.text) && (after === undefined || after.gap > PLACE_GAP_FONT_SIZES);
}

/** A name whose list goes on in the next line: 'Writer for Nordhav, Redwell,' over 'Lund and more'. */
const OPEN_NAME_PATTERN = /(?:,|\s(?:and|&|und|et|y|e))$/u;
/**
 * Maximum gap, in font sizes, above the rest of a name that wraps, and above a remark on it in brackets or the rest of
 * a list of names.
 */
const MAX_WRAP_GAP_FONT_SIZES = 1.55;
const MAX_REMARK_GAP_FONT_SIZES = 2.4;
const isRemark = ({ text }: PdfLine) => /^[(（][^()（）]*[)）]$/.test(text);
/**
 * Whether a line is a legal form, with nothing or a unit behind it: 'GmbH', 'GmbH; Harbour Forum'. No employer is
 * called so, thus it is the end of the name above, however far away that is.
 */
const isLegalFormLine = ({ text }: PdfLine) => isLegalForm(text.split(/[;,]\s/u)[0] ?? '');

/** Joins the lines of a name that wraps; returns it with the index of the line below. */
function takeWrapped(
  lines: readonly PdfLine[],
  start: number,
  belongs: (line: PdfLine) => boolean,
): [string, number] {
  let text = lines[start]?.text ?? '';
  let index = start + 1;
  while (index < lines.length) {
    const line = lines[index] as PdfLine;
    const isNear = line.gap <= MAX_WRAP_GAP_FONT_SIZES;
    const isRest =
      isLegalFormLine(line) ||
      ((isRemark(line) || OPEN_NAME_PATTERN.test(text)) && line.gap <= MAX_REMARK_GAP_FONT_SIZES);
    if (!belongs(line) || !(isNear || isRest)) break;
    text = joinWrapped(text, line.text);
    index += 1;
  }
  return [text, index];
}

function nextIndex(lines: readonly PdfLine[], start: number, stop: (line: PdfLine) => boolean): number {
  let index = start;
  while (index < lines.length && !stop(lines[index] as PdfLine)) index += 1;
  return index;
}
