/**
 * Maps a JSON Resume to the `Person` that matching uses. `basics.name`, image, e-mail, phone and address are not read.
 */
import type { YearMonth } from '@/shared/record/facts';
import type { PayPeriod, RemoteKind } from '@/shared/roles/role-fit';
import { languagesOfEntry } from '../../language/concepts/languages';
import { countryName } from '../../language/vocabulary/places';
import { splitSentences } from '../../read/layout/sentences';
import { MAX_STATEMENTS } from '../limits';
import { roleTextLinesOf } from '../role-text/lines';
import type {
  Credential,
  OpenToEngagement,
  Person,
  PersonStatement,
  Post,
  Preferences,
  SpokenLanguage,
} from './types';

type Json = Record<string, unknown>;

/** Limits of what is read of a file from outside: one text, and one list. */
const MAX_TEXT_CHARACTERS = 20_000;
const MAX_LIST_ENTRIES = 400;
/** A longer line is prose, which is split into sentences. */
const MAX_STATEMENT_LINE_CHARACTERS = 200;

const text = (value: unknown) =>
  typeof value === 'string' ? value.trim().slice(0, MAX_TEXT_CHARACTERS) : '';
const record = (value: unknown): Json =>
  value && typeof value === 'object' && !Array.isArray(value) ? (value as Json) : {};
const list = (value: unknown): Json[] =>
  Array.isArray(value) ? value.slice(0, MAX_LIST_ENTRIES).map(record) : [];
const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.slice(0, MAX_LIST_ENTRIES).map(text).filter(Boolean) : [];

/** Reads a parsed JSON Resume. Missing values and values of the wrong type are ignored. */
export function personFromJsonResume(value: unknown): Person {
  const resume = record(value);
  const basics = record(resume.basics);
  const location = record(basics.location);
  const meta = record(resume.meta);
  const posts = [...list(resume.work), ...list(resume.volunteer)].map(postOf);
  const statements: PersonStatement[] = [
    ...statementsIn(text(basics.summary)).map((line) => ({ text: line })),
    ...[...list(resume.work), ...list(resume.volunteer)].flatMap((work, post) =>
      [...statementsIn(text(work.summary)), ...texts(work.highlights)].map((line) => ({ text: line, post })),
    ),
    ...list(resume.projects).flatMap((project) =>
      [text(project.description), ...texts(project.highlights)]
        .filter(Boolean)
        .map((line) => ({ text: line })),
    ),
  ];
  const country = text(location.countryCode);
  return {
    headline: text(basics.label),
    statements: statements.slice(0, MAX_STATEMENTS),
    posts,
    credentials: [...list(resume.education).map(degreeOf), ...list(resume.certificates).map(certificateOf)],
    skills: list(resume.skills)
      .flatMap(({ name, keywords }) => [text(name), ...texts(keywords)])
      .filter(Boolean),
    languages: list(resume.languages).flatMap(languageOf),
    places: [text(location.city), text(location.region), country && countryName(country)].filter(Boolean),
    preferences: preferencesOf(record(meta.preferences)),
  };
}

/** Lines and sentences of prose, with wrapped lines joined. */
function statementsIn(prose: string): string[] {
  if (!prose) return [];
  if (!prose.includes('\n')) return splitSentences(prose);
  return roleTextLinesOf(prose).flatMap((line) =>
    line.text.length > MAX_STATEMENT_LINE_CHARACTERS ? splitSentences(line.text) : [line.text],
  );
}

function postOf(work: Json): Post {
  const end = dateOf(text(work.endDate));
  const start = dateOf(text(work.startDate));
  return {
    title: text(work.position),
    organisation: text(work.name) || text(work.organization),
    location: text(work.location) || undefined,
    start,
    end: end ?? (start ? 'present' : undefined),
  };
}

function dateOf(value: string): YearMonth | undefined {
  const match = /^(\d{4})(?:-(\d{1,2}))?/.exec(value);
  return match ? { year: Number(match[1]), ...(match[2] && { month: Number(match[2]) }) } : undefined;
}

function degreeOf(education: Json): Credential {
  const degree = [text(education.studyType), text(education.area)].filter(Boolean).join(' ');
  return { kind: 'degree', text: [degree, text(education.institution)].filter(Boolean).join(', ') };
}

const certificateOf = (certificate: Json): Credential => ({
  kind: 'certificate',
  text: [text(certificate.name), text(certificate.issuer)].filter(Boolean).join(', '),
});

const languageOf = (language: Json): SpokenLanguage[] =>
  languagesOfEntry(text(language.language)).map((name) => ({
    name,
    level: text(language.fluency) || undefined,
  }));

function preferencesOf(preferences: Json): Preferences | undefined {
  if (Object.keys(preferences).length === 0) return undefined;
  return {
    fullTime: openTo(preferences.fullTime, 'salary'),
    flexible: openTo(preferences.flexible, 'rate'),
    ...(Array.isArray(preferences.workEligibility) && { eligible: texts(preferences.workEligibility) }),
  };
}

function openTo(value: unknown, payField: string): OpenToEngagement | undefined {
  const preference = record(value);
  if (typeof preference.open !== 'boolean') return undefined;
  const pay = record(preference[payField]);
  return {
    open: preference.open,
    ...(typeof pay.min === 'number' && {
      pay: {
        min: pay.min,
        max: typeof pay.max === 'number' ? pay.max : pay.min,
        currency: text(pay.currency),
        period: text(pay.period) as PayPeriod,
      },
    }),
    ...(typeof preference.hoursPerWeek === 'number' && { hoursPerWeek: preference.hoursPerWeek }),
    places: texts(preference.places),
    ...(text(preference.remote) && { remote: text(preference.remote) as RemoteKind }),
    ...(text(preference.start) && { start: text(preference.start) }),
    industries: texts(preference.industries),
  };
}
