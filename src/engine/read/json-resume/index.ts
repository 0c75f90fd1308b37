/** Turns a JSON Resume into facts. Its fields are labelled, so only dates and prose have to be parsed. */

import { parseLinkedInUrl } from '@/shared/people/linkedin-url';
import {
  type CareerFacts,
  emptyFacts,
  type RoleFact,
  type TextFact,
  type YearMonth,
} from '@/shared/record/facts';
import { cleanText } from '../../language/text/characters';
import { isPresent, parseDate } from '../dates/dates';
import type { JsonResume, JsonResumeEntry } from '../extract/types';
import type { FactsBuilder } from '../facts-builder';
import { statementsOfText } from '../statements';

/** Confidence of a value whose field is labelled by the file. */
const LABELLED_CONFIDENCE = 0.98;

/** An entry with its location in the file: 'work 2'. */
interface Row {
  name: string;
  entry: JsonResumeEntry;
}

/** The first of these texts that an entry has; '' if it has none. */
const get = ({ texts }: JsonResumeEntry, ...names: string[]): string =>
  names.map((name) => cleanText(texts[name] ?? '')).find(Boolean) ?? '';
const list = ({ lists }: JsonResumeEntry, name: string): string[] =>
  (lists[name] ?? []).map(cleanText).filter(Boolean);

/** Reads the facts of a JSON Resume; their spans name the section and entry: 'work 2'. */
export function readJsonResume(builder: FactsBuilder, resume: JsonResume): CareerFacts {
  const facts = emptyFacts();
  const { basics, place } = resume;
  const rows = (section: string): Row[] =>
    (resume.sections[section] ?? []).map((entry, index) => ({ name: `${section} ${index + 1}`, entry }));
  const fact = (value: string, row: string): TextFact =>
    builder.text('item', value, { row, quote: value }, LABELLED_CONFIDENCE);
  const itemFacts = (section: string, ...names: string[]): TextFact[] =>
    rows(section).flatMap(({ name, entry }) => {
      const value = get(entry, ...names);
      return value ? [fact(value, name)] : [];
    });

  const name = get(basics, 'name');
  if (name) facts.name = fact(name, 'basics');
  const headline = get(basics, 'label');
  if (headline) facts.headline = fact(headline, 'basics');
  const location = placeOf(place);
  if (location) facts.location = fact(location, 'basics');
  const linkedin = linkedInOf(resume);
  if (linkedin) facts.linkedinUrl = linkedin;
  facts.about = statementsOfText(builder, basics.texts.summary ?? '', 'basics');

  facts.roles = [
    ...rows('work').flatMap((row) => readRole(builder, row, 'employment')),
    ...rows('volunteer').flatMap((row) => readRole(builder, row, 'volunteering')),
  ];
  facts.education = rows('education').flatMap(({ name: row, entry }) => {
    const school = get(entry, 'institution');
    if (!school) return [];
    const degree = get(entry, 'studyType');
    const field = get(entry, 'area');
    return [
      {
        id: builder.id('education'),
        school,
        ...(degree && { degree }),
        ...(field && { field }),
        ...datesOf(entry),
        spans: [builder.span({ row, quote: [degree, field, school].filter(Boolean).join(', ') })],
        confidence: LABELLED_CONFIDENCE,
      },
    ];
  });
  facts.certifications = rows('certificates').flatMap(({ name: row, entry }) => {
    const value = get(entry, 'name');
    const issuer = get(entry, 'issuer');
    const date = parseDate(get(entry, 'date'));
    return value ? [{ ...fact(value, row), ...(issuer && { issuer }), ...(date && { date }) }] : [];
  });
  readSkills(facts, rows('skills'), fact);
  facts.languages = rows('languages').flatMap(({ name: row, entry }) => {
    const language = get(entry, 'language');
    return language ? [fact(language, row)] : [];
  });
  facts.interests = rows('interests').flatMap(({ name: row, entry }) =>
    [get(entry, 'name'), ...list(entry, 'keywords')].filter(Boolean).map((value) => fact(value, row)),
  );
  facts.honours = itemFacts('awards', 'title');
  facts.publications = itemFacts('publications', 'name');
  facts.statements = rows('projects').flatMap(({ name: row, entry }) => statementsIn(builder, row, entry));
  return facts;
}

function readRole(builder: FactsBuilder, { name: row, entry }: Row, kind: RoleFact['kind']): RoleFact[] {
  const title = get(entry, 'position');
  const organisation = get(entry, 'name', 'organization', 'company');
  if (!title && !organisation) return [];
  const location = get(entry, 'location');
  const quote = [title, organisation, get(entry, 'startDate'), get(entry, 'endDate')]
    .filter(Boolean)
    .join(', ');
  const { start, end } = datesOf(entry);
  return [
    {
      id: builder.id('role'),
      title,
      organisation,
      ...(start && { start }),
      // The format omits the end of a current job.
      ...((end ?? start) && { end: end ?? 'present' }),
      ...(location && { location }),
      spans: [builder.span({ row, quote })],
      confidence: LABELLED_CONFIDENCE,
      statements: statementsIn(builder, row, entry),
      kind,
    },
  ];
}

function statementsIn(builder: FactsBuilder, row: string, entry: JsonResumeEntry) {
  const prose = [entry.texts.summary, entry.texts.description, ...(entry.lists.highlights ?? [])];
  return prose.flatMap((text) => statementsOfText(builder, text ?? '', row));
}

/** The dates of an entry. An end of 'Present' means that it has not ended. */
function datesOf(entry: JsonResumeEntry): { start?: YearMonth; end?: YearMonth } {
  const start = parseDate(get(entry, 'startDate'));
  const endText = get(entry, 'endDate');
  const end = isPresent(endText) ? undefined : parseDate(endText);
  return { ...(start && { start }), ...(end && { end }) };
}

/** A skill with keywords is a group of them. */
function readSkills(facts: CareerFacts, rows: Row[], fact: (value: string, row: string) => TextFact) {
  for (const { name: row, entry } of rows) {
    const name = get(entry, 'name');
    const keywords = list(entry, 'keywords');
    if (name && keywords.length > 0) facts.skillGroups.push({ name, skills: keywords });
    for (const value of keywords.length > 0 ? keywords : [name].filter(Boolean)) {
      if (!facts.skills.some((known) => known.value === value)) facts.skills.push(fact(value, row));
    }
  }
}

function placeOf(place: JsonResumeEntry): string {
  const parts = [get(place, 'city'), get(place, 'region'), get(place, 'country')].filter(Boolean);
  return parts
    .filter((part, index) => !parts.slice(0, index).some((before) => before.includes(part)))
    .join(', ');
}

function linkedInOf({ profiles, basics }: JsonResume): string | undefined {
  const links = [
    ...profiles.filter((profile) => /^linkedin$/i.test(get(profile, 'network'))),
    ...profiles,
    basics,
  ].flatMap((entry) => {
    const username = /^linkedin$/i.test(get(entry, 'network')) ? get(entry, 'username') : '';
    return [get(entry, 'url'), username].filter(Boolean);
  });
  for (const link of links) {
    if (link.includes('/') && !/linkedin\.com\//i.test(link)) continue;
    const parsed = parseLinkedInUrl(link);
    if (parsed.ok) return parsed.url;
  }
  return undefined;
}
