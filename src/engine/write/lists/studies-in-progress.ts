/** Lists degrees that somebody is working towards, each marked as its source marks it. */
import type { CareerFacts, EducationFact } from '@/shared/record/facts';
import { type CitedText, spansOf } from '../../check/cited-text';
import { BACHELOR_RANK, degreeRankOf } from './degree-rank';
import { degreeLineOf, isPlausibleEntry, latestYearOfRoles } from './degrees';

/** The year in which a degree is expected, with its mark. */
const EXPECTED_PATTERN =
  /\b(?:expected|anticipated)(?: (?:graduation|completion|in|by|date|graduate))*:?[\s(]*(?:\p{L}{3,9}\.?,? )?((?:19|20)\d\d)\b/iu;
const CANDIDATE_PATTERN = /[\s(,]*\bcandidate\b\)?/iu;
/** Marks of studies that go on; 'Present' only as the end of a period. */
const ONGOING_PATTERN =
  /[\s(,–—-]*(?:\bin[- ]progress\b|(?:19|20)\d\d\s?[–—-]\s?(?:present|current)\b|^currently enrolled\b)\)?/iu;
/** Studies that somebody has left. */
const LEFT_PATTERN =
  /\b(?:incomplete|unfinished|discontinued|dropped out|did not|not completed|no degree|coursework|on hold|credit hours?|attended)\b/iu;
/** Several entries read as one, of which the mark may be another one's. */
const SEVERAL_ENTRIES_PATTERN = /(?:19|20)\d\d\D{0,12}:.*(?:19|20)\d\d|:.{1,80}:/u;

/** How the source of an entry marks it as unfinished. */
function markOf(quote: string, latest: number): string | undefined {
  if (LEFT_PATTERN.test(quote) || SEVERAL_ENTRIES_PATTERN.test(quote)) return undefined;
  const year = EXPECTED_PATTERN.exec(quote)?.[1];
  if (year !== undefined) return Number(year) >= latest ? `expected ${year}` : undefined;
  if (CANDIDATE_PATTERN.test(quote)) return 'candidate';
  return ONGOING_PATTERN.test(quote) ? 'in progress' : undefined;
}

const withoutMarks = (text: string): string =>
  text.replace(CANDIDATE_PATTERN, '').replace(ONGOING_PATTERN, '').trim();

function lineOf(entry: EducationFact, latest: number): string | undefined {
  const mark = markOf(entry.spans.map(({ quote }) => quote).join(' · '), latest);
  if (mark === undefined || !entry.school) return undefined;
  const { field, ...rest } = entry;
  const study = {
    ...rest,
    degree: withoutMarks(entry.degree ?? ''),
    ...(field ? { field: withoutMarks(field) } : {}),
  };
  if (degreeRankOf(study) < BACHELOR_RANK || !isPlausibleEntry(study, false)) return undefined;
  const line = degreeLineOf({ ...study, school: '' }, false);
  return line && `${line} (${mark}), ${degreeLineOf(study, false).slice(line.length).replace(/^, /, '')}`;
}

/** Completed degrees with those in progress, each before the first one of a lower rank. */
export function withStudiesInProgress(degrees: readonly CitedText[], facts: CareerFacts): CitedText[] {
  const latest = latestYearOfRoles(facts);
  const rankOf = (text: string) => degreeRankOf({ degree: text.split(',')[0] ?? '' } as EducationFact);
  return facts.education.reduce<CitedText[]>(
    (all, entry) => {
      const text = lineOf(entry, latest);
      if (!text || all.some((one) => one.text.startsWith(text.split(' (')[0] ?? text))) return all;
      const at = all.findIndex((one) => rankOf(one.text) < degreeRankOf(entry));
      return all.toSpliced(at < 0 ? all.length : at, 0, { text, spans: spansOf(entry) });
    },
    [...degrees],
  );
}
