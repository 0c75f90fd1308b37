/** Makes the record that is kept of what was read. */
import type { CareerFacts } from '@/shared/facts';
import { LIMITS } from '@/shared/limits';
import { type CareerRecord, careerRecordSchema, newRecord } from '@/shared/record';
import { findDoubts } from './doubts';

/** Characters of a fact that are kept, and spans of it. */
const TEXT_MAX = 4_000;
const SPANS_MAX = 50;
/** Statements under one role. */
const STATEMENTS_MAX = 300;
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
 * The record of facts, with its open questions. What is over the record's limits is left out from the end.
 * @returns `undefined` where even so it is too large to keep: the profile is written without a record then
 */
export function recordOf(facts: CareerFacts): CareerRecord | undefined {
  const kept = clipped(facts);
  const record = careerRecordSchema.safeParse(newRecord(kept, findDoubts(kept)));
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
    statements: role.statements.slice(0, STATEMENTS_MAX),
  }));
  return JSON.parse(JSON.stringify({ ...whole, roles }), (key, value: unknown) => {
    if (typeof value === 'string') return value.slice(0, key === 'name' ? 2_000 : TEXT_MAX);
    return key === 'spans' && Array.isArray(value) ? value.slice(0, SPANS_MAX) : value;
  });
}
