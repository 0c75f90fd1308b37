/** The education section: schools with degree, field and years. */
import type { EducationFact } from '@/shared/facts';
import type { FactsBuilder } from '../facts-builder';
import type { DocumentLine } from '../layout/line';
import { isSchool } from '../vocabulary/organisations';
import { isPlace, splitPlace } from '../vocabulary/places';
import { parseDatedLine } from './dated-lines';
import { resumeEntriesOf } from './entries';
import type { ResumeEntry } from './entry';

const DEGREE =
  /\b(?:bachelor|master|doctor(?:ate)?|ph\.?\s?d|m\.?b\.?a|b\.?sc|m\.?sc|b\.?a|m\.?a|b\.?eng|m\.?eng|b\.?tech|m\.?tech|b\.?com|b\.?s\.?n|m\.?s\.?n|d\.?n\.?p|bba|bfa|mfa|mpa|mph|m\.?phil|d\.?phil|ed\.?d|j\.?d|emba|bs|ms|ll\.?\s?[bm]|dr\.?-ing|associate|diplom\w*|magister|staatsexamen|abitur|licen\w+|ingenier\w+|grado|graduação|laurea|maîtrise|baccalauréat|certificate|high school|ged|degree|executive|minor|major|honou?rs)\b/iu;

/** Headings that are read as lines of a section of schools if they are set like its text. */
const NO_SCHOOL =
  /\b(?:projects?|achievements?|activities|awards?|skills|references?|interests|publications?)$/i;

/** Whether a text names a degree or something studied for. */
export function isDegree(text: string): boolean {
  return DEGREE.test(text);
}

/** Schools in the order of the text. */
export function readEducation(builder: FactsBuilder, lines: readonly DocumentLine[]): EducationFact[] {
  const dated = resumeEntriesOf(lines);
  const schools = schoolsOf(builder, dated.length > 0 ? dated : undatedSchools(lines));
  // Dates in a margin of their own may be separated from the school next to them.
  const isLost = schools.length === 0 && dated.length > 0 && lines.some((line) => isSchool(line.text));
  return isLost ? schoolsOf(builder, undatedSchools(lines)) : schools;
}

function schoolsOf(builder: FactsBuilder, entries: readonly ResumeEntry[]): EducationFact[] {
  return entries.flatMap((entry) => {
    const parts = [
      ...entry.header.flatMap(({ cells }) => cells),
      ...entry.body.slice(0, 3).flatMap((line) => parseDatedLine(line)?.cells ?? line.cells),
    ]
      .flatMap((cell) => cell.split(/(?<!\s)\s+[|•·–—]\s+|(?:(?<!\s)\s+)?\|\s*/u))
      .filter((part) => part.length < 140 && !isPlace(part) && !part.startsWith('('));
    const pieces = parts.flatMap((part) =>
      isSchool(part) && DEGREE.test(part) ? part.split(/,\s+|(?<!\s)\s+(?:at|from|an der|à)\s+/) : [part],
    );
    const schoolText = pieces.find((part) => isSchool(part)) ?? pieces.find((part) => !DEGREE.test(part));
    if (!schoolText || (NO_SCHOOL.test(schoolText) && !isSchool(schoolText))) return [];
    const school = splitPlace(schoolText).rest;
    const degreeText = pieces.find((part) => part !== schoolText && DEGREE.test(part));
    const [degree = '', ...field] = (degreeText ?? '').split(/,\s+|(?<!\s)\s+in\s+/);
    const studied =
      field.join(', ') ||
      pieces.find(
        (part) => part !== schoolText && part !== degreeText && part.length < 60 && !/\d/.test(part),
      );
    const { start, end } = entry.range ?? {};
    return [
      {
        id: builder.id('education'),
        school,
        ...(degree && { degree }),
        ...(studied && { field: studied }),
        ...(start && { start }),
        ...(end && end !== 'present' && { end }),
        spans: [
          builder.span({
            page: entry.header[0]?.line.page,
            quote: entry.header.map(({ line }) => line.text).join(' · ') || school,
          }),
        ],
        confidence: 0.8,
      },
    ];
  });
}

function undatedSchools(lines: readonly DocumentLine[]): ResumeEntry[] {
  const entries: ResumeEntry[] = [];
  for (const line of lines) {
    if (isSchool(line.text) || entries.length === 0)
      entries.push({ header: [{ line, cells: line.cells }], body: [] });
    else entries.at(-1)?.body.push(line);
  }
  return entries;
}
