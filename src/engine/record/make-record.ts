/** Makes the stored record from the facts that were read. */

import { LIMITS } from '@/shared/limits';
import { type CareerRecord, careerRecordSchema, newRecord } from '@/shared/record/career-record';
import type { DocumentText } from '@/shared/record/document-text';
import type { CareerFacts } from '@/shared/record/facts';
import { findDoubts } from './doubts';

/** Maximum characters of a stored fact, and of a name. */
const MAX_FACT_CHARACTERS = 4_000;
const MAX_NAME_CHARACTERS = 2_000;
/** Maximum number of spans of one fact. */
const MAX_SPANS = 50;
/** Maximum number of statements of one role. */
const MAX_ROLE_STATEMENTS = 300;
/** Maximum number of files whose words are stored. */
const MAX_DOCUMENTS = 5;
/** Maximum number of facts of each kind. */
const MAX_ENTRIES = {
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
 * Makes the record of some facts, with its doubts. What exceeds the limits of a record is removed from the end.
 * @param texts the words of the files that were read with doubts
 * @returns undefined if the record is still too large or not valid; the profile is then written without one
 */
export function makeRecord(
  facts: CareerFacts,
  texts: readonly DocumentText[] = [],
): CareerRecord | undefined {
  const clippedFacts = clipFacts(facts);
  const record = careerRecordSchema.safeParse({
    ...newRecord(clippedFacts, findDoubts(clippedFacts)),
    ...(texts.length > 0 && { text: texts.slice(0, MAX_DOCUMENTS) }),
  });
  if (!record.success || JSON.stringify(record.data.read).length > LIMITS.recordCharacters) return undefined;
  return record.data;
}

/** The facts within these limits; what exceeds them is cut from the end. */
function clipFacts(facts: CareerFacts): CareerFacts {
  const entries = Object.entries(facts).map(([key, value]) => [
    key,
    Array.isArray(value) ? value.slice(0, MAX_ENTRIES[key as keyof typeof MAX_ENTRIES]) : value,
  ]);
  const boundedFacts = Object.fromEntries(entries) as CareerFacts;
  const roles = boundedFacts.roles.map((role) => ({
    ...role,
    statements: role.statements.slice(0, MAX_ROLE_STATEMENTS),
  }));
  return JSON.parse(JSON.stringify({ ...boundedFacts, roles }), (key, value: unknown) => {
    if (typeof value === 'string')
      return value.slice(0, key === 'name' ? MAX_NAME_CHARACTERS : MAX_FACT_CHARACTERS);
    return key === 'spans' && Array.isArray(value) ? value.slice(0, MAX_SPANS) : value;
  });
}
