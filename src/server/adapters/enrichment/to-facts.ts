/** Maps a record to facts, each with the record's text as its span. */
import {
  type CareerFacts,
  emptyFacts,
  type Span,
  type TextFact,
  type YearMonth,
} from '@/shared/record/facts';
import { titleCaseIfLower } from './casing';
import type { PersonRecord } from './record';

/** The URL identifies the person, but the record is a copy made by others and may be outdated. */
const CONFIDENCE = 0.6;
/** Maximum characters of a quotation in evidence. */
const MAX_QUOTE_CHARACTERS = 2_000;

/** The facts of a person's record. @param source id and name that evidence shows */
export function toCareerFacts(record: PersonRecord, source: { id: string; name: string }): CareerFacts {
  let factCount = 0;
  const provenance = (stem: string, quote: string, row: string) => {
    factCount += 1;
    const span: Span = { source: source.id, row, quote: quote.slice(0, MAX_QUOTE_CHARACTERS) };
    return { id: `${source.id}-${stem}-${factCount}`, spans: [span], confidence: CONFIDENCE };
  };
  const text = (stem: string, value: string, row: string): TextFact => ({
    ...provenance(stem, value, row),
    value,
  });
  const nameFact = (stem: string, value: string | null | undefined, row: string) =>
    value?.trim() ? { ...text(stem, value.trim(), row), value: titleCaseIfLower(value.trim()) } : undefined;
  const nameFacts = (stem: string, values: readonly (string | null | undefined)[], row: string) =>
    values.flatMap((value) => nameFact(stem, value, row) ?? []);

  const facts = emptyFacts();
  facts.sources = [{ id: source.id, kind: 'enrichment', name: source.name }];
  facts.name = nameFact('name', record.full_name, 'full_name');
  facts.headline = nameFact('headline', record.headline, 'headline');
  facts.location = nameFact('location', record.location_name, 'location_name');
  facts.about = sentencesOf(record.summary).map((value) => text('about', value, 'summary'));
  facts.roles = record.experience.flatMap((role, index) => {
    const [title = '', organisation = ''] = [role.title?.name ?? '', role.company?.name ?? ''].map(
      titleCaseIfLower,
    );
    if (!title && !organisation) return [];
    const row = `experience:${index + 1}`;
    const quote = [role.title?.name, role.company?.name, role.start_date, role.end_date]
      .filter(Boolean)
      .join(', ');
    const place = role.location_names?.[0];
    const start = yearMonth(role.start_date);
    const end = yearMonth(role.end_date) ?? (role.is_primary ? ('present' as const) : undefined);
    return {
      ...provenance('role', quote, row),
      title,
      organisation,
      ...(start ? { start } : {}),
      ...(end ? { end } : {}),
      ...(place ? { location: titleCaseIfLower(place) } : {}),
      statements: sentencesOf(role.summary).map((value) => text('statement', value, row)),
    };
  });
  facts.education = record.education.flatMap((each, index) => {
    const school = titleCaseIfLower(each.school?.name ?? '');
    if (!school) return [];
    const [degree, field] = [each.degrees?.[0], each.majors?.[0]].map(
      (value) => value && titleCaseIfLower(value),
    );
    const end = yearMonth(each.end_date);
    const quote = [each.degrees?.[0], each.majors?.[0], each.school?.name, each.end_date]
      .filter(Boolean)
      .join(', ');
    return {
      ...provenance('education', quote, `education:${index + 1}`),
      school,
      ...(degree ? { degree } : {}),
      ...(field ? { field } : {}),
      ...(end ? { end } : {}),
    };
  });
  facts.certifications = record.certifications.flatMap((each, index) => {
    const name = nameFact('certification', each.name, `certifications:${index + 1}`);
    const date = yearMonth(each.start_date);
    const issuer = each.organization ? titleCaseIfLower(each.organization) : undefined;
    return name ? [{ ...name, ...(issuer ? { issuer } : {}), ...(date ? { date } : {}) }] : [];
  });
  facts.skills = nameFacts('skill', record.skills ?? [], 'skills');
  facts.industries = nameFacts('industry', [record.industry], 'industry');
  facts.interests = nameFacts('interest', record.interests ?? [], 'interests');
  facts.languages = nameFacts(
    'language',
    record.languages.map(({ name }) => name),
    'languages',
  );
  return facts;
}

/** The year, and the month if there is one, that a date begins with: '2019', '2019-03' or '2019-03-01'. */
function yearMonth(date: string | null | undefined): YearMonth | undefined {
  const [, year, month] = /^(\d{4})(?:-(\d{2}))?/.exec(date ?? '') ?? [];
  return year ? { year: Number(year), ...(month ? { month: Number(month) } : {}) } : undefined;
}

/** The sentences of a summary; none if it is all in lower case, which would not read like anybody's own text. */
function sentencesOf(summary: string | null | undefined): string[] {
  if (!summary || summary === summary.toLowerCase()) return [];
  return summary
    .split(/\n+|(?<=[.!?])\s+(?=\p{Lu})/u)
    .map((part) => part.trim())
    .filter((part) => part.length > 2);
}
