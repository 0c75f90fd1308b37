/**
 * A profile as a JSON Resume of version 1.0.0 (jsonresume.org). The owner's is made from the career record, which has
 * dates, roles and schools; a reader's from what is published alone.
 */
import { storyFigure } from '@/shared/case-stories/case-story';
import { parseLinkedInUrl } from '@/shared/people/linkedin-url';
import type { ProfileData } from '@/shared/profile/profile-data';
import type { CareerFacts, RoleFact, YearMonth } from '@/shared/record/facts';
import { findDates } from '../read/dates/dates';
import type { ProfileDocument, RoleLine } from './document';

const SCHEMA_URL = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

type Json = Record<string, unknown>;

/** Omits empty values: the format has no empty dates or URLs. */
function omitEmpty<T extends Json>(value: T): Partial<T> {
  return Object.fromEntries(
    Object.entries(value).filter(
      ([, each]) => each !== undefined && each !== '' && !(Array.isArray(each) && each.length === 0),
    ),
  ) as Partial<T>;
}

export interface JsonResumeOptions {
  profile: ProfileData;
  document: ProfileDocument;
  /** The certain facts of the career record; absent in files for readers, or if there is no record. */
  facts?: CareerFacts;
  /** Day of the exported state, 'YYYY-MM-DD'. */
  day: string;
}

/**
 * The JSON Resume of a profile. Work, education and the like come from `facts` where the owner exports it; without
 * these, work and certificates come from the published lines, and what these do not say is left out.
 */
export function jsonResumeOf({ profile, document, facts, day }: JsonResumeOptions): Json {
  const paidRoles = facts?.roles.filter(({ kind }) => kind !== 'volunteering');
  const unpaidRoles = facts?.roles.filter(({ kind }) => kind === 'volunteering') ?? [];
  return {
    $schema: SCHEMA_URL,
    ...omitEmpty({
      basics: basicsOf(profile, document),
      work: paidRoles && paidRoles.length > 0 ? paidRoles.map(workOf) : document.roles.flatMap(workOfLine),
      volunteer: unpaidRoles.map(({ organisation, ...role }) => {
        const { name: _, ...work } = workOf({ ...role, organisation });
        return omitEmpty({ organization: organisation, ...work });
      }),
      education: facts?.education.map(({ school, degree, field, start, end }) =>
        omitEmpty({
          institution: school,
          studyType: degree,
          area: field,
          startDate: dateOf(start),
          endDate: dateOf(end),
        }),
      ),
      certificates: facts?.certifications.length
        ? facts.certifications.map(({ value, issuer, date }) =>
            omitEmpty({ name: value, issuer, date: dateOf(date) }),
          )
        : document.facts.find(({ title }) => title === 'Certifications')?.items.map((name) => ({ name })),
      projects: document.stories.map((story) =>
        omitEmpty({
          name: story.where || story.situation,
          description: story.where ? story.situation : '',
          highlights: [story.action, storyFigure(story), story.result].filter(Boolean),
        }),
      ),
      skills: skillsOf(document, facts),
      languages: facts?.languages.map(({ value }) => ({ language: value })),
      interests: document.facts
        .find(({ title }) => title === 'Personal Interests')
        ?.items.map((name) => ({ name })),
      awards: facts?.honours.map(({ value }) => ({ title: value })),
      references: document.references
        .filter(({ words }) => words.length > 0)
        .map(({ name, office, words }) =>
          omitEmpty({ name: [name, office].filter(Boolean).join(', '), reference: words.join('\n') }),
        ),
      publications: facts?.publications.map(({ value }) => ({ name: value })),
    }),
    meta: omitEmpty({
      version: 'v1.0.0',
      canonical: document.links.page,
      lastModified: `${day}T00:00:00Z`,
      // The format has no field for terms, so they are put into a property of its own, which the format
      // permits.
      engagement: document.engagement.map(({ label, text }) => ({ name: label, value: text })),
    }),
  };
}

function basicsOf(profile: ProfileData, { name, role, place, links }: ProfileDocument): Json {
  const linkedin = links.linkedin ? parseLinkedInUrl(links.linkedin) : undefined;
  return omitEmpty({
    name,
    label: role,
    url: links.page,
    summary: (profile.summary || profile.meet_them).trim(),
    location: place ? { city: place } : undefined,
    profiles: linkedin?.ok
      ? [{ network: 'LinkedIn', username: linkedin.username, url: linkedin.url }]
      : undefined,
  });
}

const dateOf = (date: YearMonth | undefined): string | undefined =>
  date &&
  `${String(date.year).padStart(4, '0')}${date.month ? `-${String(date.month).padStart(2, '0')}` : ''}`;

const workOf = (role: RoleFact): Json =>
  omitEmpty({
    name: role.organisation,
    position: role.title,
    location: role.location,
    startDate: dateOf(role.start),
    endDate: role.end === 'present' ? undefined : dateOf(role.end),
    highlights: role.statements.map(({ value }) => value),
  });

function workOfLine(role: RoleLine): Json[] {
  if ('line' in role) return [];
  const [years] = findDates(role.years);
  // For a short engagement, a single year is both its start and its end.
  const start = years?.start ?? (years?.range === false && years.end !== 'present' ? years.end : undefined);
  const end = years?.range === false ? start : years?.end;
  return [
    omitEmpty({
      name: role.organisation,
      position: role.title,
      startDate: dateOf(start),
      endDate: end === 'present' ? undefined : dateOf(end),
      highlights: role.outcome ? [role.outcome] : undefined,
    }),
  ];
}

function skillsOf({ skills }: ProfileDocument, facts?: CareerFacts): Json[] {
  const groups = skills.map(({ title, described, named }) =>
    omitEmpty({
      name: title,
      keywords: [...described.map((skill) => skill.title), ...named].filter(Boolean),
    }),
  );
  const listedSkills = new Set(groups.flatMap(({ keywords }) => (keywords as string[] | undefined) ?? []));
  const others = facts?.skills.map(({ value }) => value).filter((value) => !listedSkills.has(value)) ?? [];
  return [...groups, ...others.map((name) => ({ name }))];
}
