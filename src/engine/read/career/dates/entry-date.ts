/** Finds the date of an entry in one of its lines, and recognises lines that describe a company instead. */
import { type DateRange, findDates } from '../../dates/dates';
import type { DocumentLine } from '../../layout/line';

/** The date of the entry in this line: a range in its text, otherwise one in a short cell; undefined without one. */
export function entryDateOf(line: DocumentLine): DateRange | undefined {
  if (line.text.length > MAX_DATED_LINE_CHARACTERS || isCompanySentence(line.text)) return undefined;
  const range = findDates(line.text).find((date) => date.range);
  return (range && removeNameFromRange(line.text, range)) ?? rangeInCell(line);
}

/**
 * Whether a text describes a company, so that its dates are not those of a post: 'Nordhav is one of the leading
 * bakeries since 2010', '... was founded in 1975'.
 */
export const isCompanySentence = (text: string): boolean => ABOUT_COMPANY_PATTERN.test(text);

/**
 * Whether a short line describes the employer above it: 'A $200M operator of 14 clinics', 'The leading maker of pumps
 * in Norway'.
 */
export const describesEmployer = (text: string): boolean =>
  text.length <= MAX_DESCRIPTION_CHARACTERS &&
  COMPANY_DESCRIPTION_PATTERN.test(text) &&
  !findDates(text).some(({ range }) => range);
const MAX_DESCRIPTION_CHARACTERS = 160;
/** Kinds of companies, but not before the word for a person's work: 'a bank manager'. */
const COMPANY_KIND_SOURCE =
  '(?:company|firm|provider|manufacturer|operator|supplier|developer|distributor|maker|producer|retailer|leader|start-?up|platform|agency|consultancy|bank|insurer|group|chain|network|business|subsidiary|division)s?\\b(?! (?:managers?|directors?|heads?|leads?|officers?|executives?|engineers?|clerks?|tellers?|developers?|development|analysts?|partners?|owners?|assistants?|administrators?|consultants?)\\b)';
/** After 'leading', other words than adjectives show that it is the verb: 'Leading a group of 14 engineers'. */
const ADJECTIVES_SOURCE =
  '(?:(?!(?:an?|the|my|our|its|and|of|for|in|to|with|over|from)\\b)[\\p{L}\\d&/-]+,? ){0,6}';
const COMPANY_DESCRIPTION_PATTERN = new RegExp(
  `^(?=[$€£]|.*\\b(?:of|for|in|to|with|that|which|serving|offering|providing|owned|based)\\b)(?:(?:(?:an?|the|one of the|privately[- ]held|publicly[- ](?:held|traded)) |[$€£]\\s?\\d).{0,70}\\b|(?:global|leading) ${ADJECTIVES_SOURCE})${COMPANY_KIND_SOURCE}`,
  'iu',
);

/** Maximum characters of a line in which the date of an entry is looked for. */
const MAX_DATED_LINE_CHARACTERS = 600;

const ABOUT_COMPANY_PATTERN =
  /\b(?:is|are|was|being) (?:one of the |(?:an?|the) (?:\p{L}+[ -]){0,3}(?:leading|largest|premier|pioneer)|(?:founded|established|incorporated) in )/iu;

/** Months that are also surnames or given names, before a year: 'May' in 'Harvey May 2017'. */
const NAME_MONTH_PATTERN = /(?<=\p{L} )(?:May|April|June|August) (?=\d{4}\b)/uy;

/**
 * In 'Harvey May 2017 to 2023' only one date has a month, so 'May' belongs to the name and is removed from
 * the range.
 */
function removeNameFromRange(text: string, range: DateRange): DateRange {
  const { start, end, index } = range;
  if (!start?.month || typeof end !== 'object' || end.month) return range;
  NAME_MONTH_PATTERN.lastIndex = index;
  const month = NAME_MONTH_PATTERN.exec(text)?.[0].length ?? 0;
  return month === 0
    ? range
    : { ...range, start: { year: start.year }, index: index + month, length: range.length - month };
}

/** Maximum characters of a cell that is only a range. */
const MAX_RANGE_CELL_CHARACTERS = 29;

/** A range in a short cell, which the cell after it hides in the text of the line: 'July 2026 –'. */
function rangeInCell({ cells, text }: DocumentLine): DateRange | undefined {
  let at = 0;
  for (const cell of cells) {
    const range =
      cell.length <= MAX_RANGE_CELL_CHARACTERS ? findDates(cell).find((date) => date.range) : undefined;
    if (range && text.startsWith(cell, at)) return { ...range, index: at + range.index };
    at += cell.length + 1;
  }
  return undefined;
}
