/** Selects the facts of a record that may be written about: those that are certain, without those in doubt. */

import { fnv1a } from '../text/fnv1a';
import type { CareerRecord } from './career-record';
import { type Doubt, openDoubts, yearsDiffer } from './doubts';
import { type CareerFacts, PROSE_CONFIDENCE, type RoleFact } from './facts';

/** The confidence of an entry that the owner confirmed, however it was read. */
const CONFIRMED_CONFIDENCE = 1;
/**
 * The confidence of title and dates whose employer is in doubt: the measured share of such roles in which both were
 * right.
 */
const POST_CONFIDENCE = 0.95;

/**
 * The facts that a profile may be written from. Of a role with an open question, the doubtful parts are left out: its
 * employer, the disputed dates, or all of it.
 */
export function certainFactsOf(record: CareerRecord): CareerFacts {
  const answeredIds = new Set(record.mends.flatMap(({ doubt }) => doubt ?? []));
  const doubtsByRole = new Map<string, Doubt[]>();
  for (const doubt of openDoubts(record)) {
    doubtsByRole.set(doubt.role.id, [...(doubtsByRole.get(doubt.role.id) ?? []), doubt]);
  }
  const roles = record.facts.roles.flatMap((role) => {
    const isConfirmed = answeredIds.has(`role:${role.id}`) || answeredIds.has(`employer:${role.id}`);
    const certainRole =
      isConfirmed && role.confidence < PROSE_CONFIDENCE
        ? { ...role, confidence: CONFIRMED_CONFIDENCE }
        : role;
    // Of a role without a title that was read with little confidence, only the title is asked for.
    if (certainRole.confidence < PROSE_CONFIDENCE && certainRole.title === '') return [];
    return (doubtsByRole.get(role.id) ?? []).reduce(withoutDoubtfulParts, [certainRole]);
  });
  const { unplaced: _, ...facts } = record.facts;
  const certainRoleIds = new Set(roles.map(({ id }) => id));
  const presentTitles = record.facts.roles.flatMap(({ id, kind, end, title, spans, confidence }) =>
    certainRoleIds.has(id) || end !== 'present' || (kind ?? 'employment') !== 'employment' || title === ''
      ? []
      : [{ id, value: title, spans, confidence }],
  );
  return { ...facts, roles, ...(presentTitles.length > 0 && { presentTitles }) };
}

function withoutDoubtfulParts(roles: RoleFact[], doubt: Doubt): RoleFact[] {
  return roles.flatMap((role): RoleFact[] => {
    // Without its employer, the role is identified by its title and years.
    if (doubt.kind === 'role')
      return doubt.post ? [{ ...role, organisation: '', confidence: POST_CONFIDENCE }] : [];
    if (doubt.kind === 'employer') return [{ ...role, organisation: '' }];
    if (doubt.kind === 'dates') return [removeDisputedDates(role)];
    return [role];
  });
}

/** Removes a date for which two sources differ; the other one stays. */
function removeDisputedDates({ start, end, otherDates = [], ...role }: RoleFact): RoleFact {
  return {
    ...role,
    ...(!otherDates.some((other) => yearsDiffer(start, other.start)) && start && { start }),
    ...(!otherDates.some((other) => yearsDiffer(end, other.end)) && end && { end }),
  };
}

/**
 * Identifies what a record makes the writer say, to detect whether a profile is still based on it. Not for security.
 * @returns 16 hexadecimal digits
 */
export function recordFingerprintOf(record: CareerRecord): string {
  // Titles of posts in doubt are left out: they became part of the facts after fingerprints had been kept.
  const { presentTitles: _, choices = [], ...certain } = certainFactsOf(record);
  // A choice that is taken back leaves an empty list, which means the same as none.
  const facts = choices.length > 0 ? { ...certain, choices } : certain;
  const text = JSON.stringify(facts, (_key, value: unknown) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
  // Two hashes of 32 bits: synchronous, unlike the browser's digests.
  let low = 0x01000193;
  for (let index = 0; index < text.length; index++)
    low = Math.imul(low ^ (text.charCodeAt(index) + index), 0x85ebca6b);
  return [fnv1a(text), low].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}

/** Whether more than half of the roles are in doubt: a profile written from the others would be thin. */
export function isMostlyInDoubt(record: CareerRecord): boolean {
  const doubtfulRoleCount = new Set(openDoubts(record).map(({ role }) => role.id)).size;
  return doubtfulRoleCount > 0 && doubtfulRoleCount * 2 > record.facts.roles.length;
}
