/** Makes the stored record from the facts that were read. */

import { LIMITS } from '@/shared/limits';
import { type CareerRecord, careerRecordSchema, newRecord } from '@/shared/record/career-record';
import type { DocumentText } from '@/shared/record/document-text';
import type { CareerFacts } from '@/shared/record/facts';
import { findDoubts } from './doubts';

/** Maximum characters of a stored fact, and maximum number of its spans. */
const MAX_TEXT = 4_000;
const MAX_SPANS = 50;
/** Maximum number of statements of one role. */
const MAX_STATEMENTS = 300;
const MAX_TEXTS = 5;
const CAPS = {
  sources: 60,
  about: 500,
  roles: 300,
  education: 100,
  certifications: 300,
  skills: 1_000,
  skillGroups: 100,
  industries: 300,
  languages: 200,
  interests: 300,
  honours: 300,
  publications: 500,
  statements: 2_000,
  unplaced: 500,
} as const;

/**
 * Makes the record of some facts, with its open questions. What exceeds the limits of a record is removed
 * from the end.
 * @param texts the words of the files that were read with doubts
 * @returns undefined if the record is still too large; the profile is then written without one
 */
export function makeRecord(
  facts: CareerFacts,
  texts: readonly DocumentText[] = [],
): CareerRecord | undefined {
  const fitted = clipped(facts);
  const record = careerRecordSchema.safeParse({
    ...newRecord(fitted, findDoubts(fitted)),
    ...(texts.length > 0 && { text: texts.slice(0, MAX_TEXTS) }),
  });
  if (!record.success || JSON.stringify(record.data.read).length > LIMITS.recordCharacters) return undefined;
  return record.data;
}

function clipped(facts: CareerFacts): CareerFacts {
  const cut = Object.entries(facts).map(([key, value]) => [
    key,
    Array.isArray(value) ? value.slice(0, CAPS[key as keyof typeof CAPS]) : value,
  ]);
  const whole = Object.fromEntries(cut) as CareerFacts;
  const roles = whole.roles.map((role) => ({
    ...role,
    statements: role.statements.slice(0, MAX_STATEMENTS),
  }));
  return JSON.parse(JSON.stringify({ ...whole, roles }), (key, value: unknown) => {
    if (typeof value === 'string') return value.slice(0, key === 'name' ? 2_000 : MAX_TEXT);
    return key === 'spans' && Array.isArray(value) ? value.slice(0, MAX_SPANS) : value;
  });
}
