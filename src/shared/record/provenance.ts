/**
 * Derives the provenance of facts in an edited record. A fact that is still as it was read keeps its evidence; every
 * other one is the owner's own word. This follows from both states, on the server and in the browser alike, so that no
 * client can forge it.
 */

import { deepEqual } from '../json/deep-equal';
import {
  type CareerFacts,
  ROLE_FIELDS,
  type RoleFact,
  type RoleField,
  type Source,
  type Span,
  type TextFact,
} from './facts';

/** The source of a person's own statements. */
export const OWN_SOURCE: Source = { id: 'own', kind: 'own', name: 'Your own' };

const MAX_QUOTE_CHARACTERS = 2_000;
const ownSpan = (quote: string): Span => ({
  source: OWN_SOURCE.id,
  quote: quote.slice(0, MAX_QUOTE_CHARACTERS),
});

/** Whether a fact, or part of it, rests on the owner's own word. */
export const isOwnWord = ({ spans }: { spans: readonly Span[] }) =>
  spans.some(({ source }) => source === OWN_SOURCE.id);

const TEXT_LISTS = [
  'about',
  'skills',
  'industries',
  'languages',
  'interests',
  'honours',
  'publications',
  'statements',
] as const satisfies readonly (keyof CareerFacts)[];

/**
 * Sets the evidence of all facts: that of the reading if a fact is still as it was read, else the owner's own word.
 * The order stays, and the inputs are not changed.
 */
export function restoreEvidence(asRead: CareerFacts, edited: CareerFacts): CareerFacts {
  // Compared as stored: absent and undefined fields are the same.
  const [read, facts] = [removeUndefined(asRead), removeUndefined(edited)];
  const factsAsRead = indexTexts(read);
  const roles = new Map(read.roles.map((role) => [role.id, role]));
  const schools = new Map(read.education.map((school) => [school.id, school]));
  const attestText = <T extends TextFact>(fact: T): T => {
    const before = factsAsRead.get(fact.id);
    const { spans: _, confidence: __, ...content } = fact;
    const { spans: ___, confidence: ____, ...contentAsRead } = before ?? { spans: [], confidence: 0 };
    return before && deepEqual(content, contentAsRead)
      ? { ...fact, spans: before.spans, confidence: before.confidence }
      : { ...fact, spans: [ownSpan(fact.value)], confidence: 1 };
  };
  const ifPresent = (fact: TextFact | undefined) => fact && attestText(fact);
  const attested: CareerFacts = {
    ...facts,
    name: ifPresent(facts.name),
    headline: ifPresent(facts.headline),
    location: ifPresent(facts.location),
    ...Object.fromEntries(TEXT_LISTS.map((key) => [key, facts[key].map(attestText)])),
    certifications: facts.certifications.map(attestText),
    roles: facts.roles.map((role) => ({
      ...attestRole(roles.get(role.id), role),
      statements: role.statements.map(attestText),
    })),
    education: facts.education.map((school) => {
      const { spans: _, confidence: __, ...content } = school;
      const before = schools.get(school.id);
      const { spans: ___, confidence: ____, ...contentAsRead } = before ?? { spans: [], confidence: 0 };
      return before && deepEqual(content, contentAsRead)
        ? before
        : {
            ...school,
            spans: [ownSpan([school.degree, school.field, school.school].filter(Boolean).join(', '))],
            confidence: 1,
          };
    }),
    unplaced: facts.unplaced?.filter(({ id }) => factsAsRead.has(id)).map(attestText),
    // A group that was not read is not one of the person's skills.
    skillGroups: facts.skillGroups.filter((group) =>
      read.skillGroups.some((other) => deepEqual(other, group)),
    ),
    sources: read.sources.filter(({ id }) => id !== OWN_SOURCE.id),
  };
  if (hasOwnWord(attested)) attested.sources = [...attested.sources, OWN_SOURCE];
  return removeUndefined(attested);
}

function removeUndefined<T>(value: T): T {
  return JSON.parse(JSON.stringify(value));
}

function indexTexts(read: CareerFacts): Map<string, TextFact> {
  const all = [
    read.name,
    read.headline,
    read.location,
    ...TEXT_LISTS.flatMap((key): TextFact[] => read[key]),
    ...read.certifications,
    ...read.roles.flatMap(({ statements }) => statements),
    ...(read.unplaced ?? []),
  ];
  return new Map(all.flatMap((fact) => (fact ? [[fact.id, fact] as const] : [])));
}

function attestRole(before: RoleFact | undefined, role: RoleFact): RoleFact {
  const { own: _, otherDates: __, ...content } = role;
  const changedFields = ROLE_FIELDS.filter(
    (field) => !deepEqual(role[field], before?.[field]) && role[field] !== undefined,
  );
  const emptiedFields = before ? ROLE_FIELDS.filter((field) => before[field] && !role[field]) : [];
  const editedFields: RoleField[] = ROLE_FIELDS.filter(
    (field) => changedFields.includes(field) || emptiedFields.includes(field),
  );
  if (before && editedFields.length === 0) {
    return { ...content, spans: before.spans, confidence: before.confidence, otherDates: before.otherDates };
  }
  const quote = [role.title, role.organisation, role.location, datesOf(role)].filter(Boolean).join(', ');
  return {
    ...content,
    own: editedFields,
    spans: [...(before?.spans ?? []), ownSpan(quote)],
    // Also for the fields that stay as read: a role has one confidence, and its owner has looked at it.
    confidence: 1,
    otherDates:
      editedFields.includes('start') || editedFields.includes('end') ? undefined : before?.otherDates,
  };
}

function datesOf({ start, end }: RoleFact): string {
  const to = end === 'present' ? 'present' : end?.year;
  return [start?.year, to].filter(Boolean).join(' to ');
}

function hasOwnWord(facts: CareerFacts): boolean {
  return [
    ...[facts.name, facts.headline, facts.location].flatMap((fact) => (fact ? [fact] : [])),
    ...TEXT_LISTS.flatMap((key): TextFact[] => facts[key]),
    ...facts.certifications,
    ...facts.education,
    ...facts.roles,
    ...facts.roles.flatMap(({ statements }) => statements),
  ].some(isOwnWord);
}
