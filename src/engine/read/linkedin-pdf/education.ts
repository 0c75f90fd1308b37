/** Reads 'Education' of LinkedIn's PDF: schools, with 'Degree, Field · (2001 - 2005)' in smaller type below. */
import type { EducationFact } from '@/shared/record/facts';
import { findDates } from '../dates/dates';
import type { FactsBuilder } from '../facts-builder';
import { joinWrapped } from '../layout/wrapped-text';
import { isCompanySize } from './font-sizes';
import type { PdfLine } from './lines';

/** Two lines of one school are closer than this, in font sizes; two schools are more than 2 apart. */
const SCHOOL_LINE_GAP_FONT_SIZES = 1.7;

/** Schools in the order of the page. */
export function readPdfEducation(builder: FactsBuilder, lines: readonly PdfLine[]): EducationFact[] {
  const groups: { school: string; detail: string; page: number }[] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (isCompanySize(line)) {
      if (last && last.detail === '' && line.gap < SCHOOL_LINE_GAP_FONT_SIZES)
        last.school = joinWrapped(last.school, line.text);
      else groups.push({ school: line.text, detail: '', page: line.page });
    } else if (last && !(isWhole(last.detail) && line.gap > SCHOOL_LINE_GAP_FONT_SIZES))
      last.detail = joinWrapped(last.detail, line.text);
    // A school whose name was left empty still has a degree below it.
    else groups.push({ school: '', detail: line.text, page: line.page });
  }
  return groups.map((group) => ({
    id: builder.id('education'),
    school: group.school,
    ...parseDegree(group.detail),
    spans: [
      builder.span({ page: group.page, quote: [group.school, group.detail].filter(Boolean).join(' · ') }),
    ],
    confidence: 0.97,
  }));
}

/** Whether a degree ends with its dates, so that what is set apart below it is one of a school without a name. */
const isWhole = (detail: string): boolean => /·\s\([^()]*\d{4}[^()]*\)$/u.test(detail);

/** Splits 'MBA, Finance · (September 2001 - June 2003)' or 'B.Sc, Physics, 1999 – 2003' into its parts. */
export function parseDegree(text: string): Pick<EducationFact, 'degree' | 'field' | 'start' | 'end'> {
  const range = findDates(text).at(-1);
  const studies = (range ? text.slice(0, range.index) : text)
    .replace(/(?<![\s·,(–-])[\s·,(–-]+$/u, '')
    .trim();
  const comma = studies.indexOf(',');
  const degree = (comma < 0 ? studies : studies.slice(0, comma)).trim();
  const field = comma < 0 ? '' : studies.slice(comma + 1).trim();
  return {
    ...(degree && { degree }),
    ...(field && { field }),
    ...(range?.start && { start: range.start }),
    ...(range?.end && range.end !== 'present' && { end: range.end }),
  };
}
