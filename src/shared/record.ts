/**
 * The career record: what was read of a person, and what they made of it. `profiles.record` holds it, for its owner
 * alone; the profile, its exports and role fit are made from it.
 */
import { z } from 'zod';
import type { CareerFacts } from './facts';
import { careerFactsSchema, roleFactSchema } from './facts-schema';
import { attest } from './record-provenance';

/** The version written by this software. Version 0 was the bare facts, without what their owner made of them. */
export const RECORD_VERSION = 1;

/** Things that are easily mistaken for an employer's name. */
export const LOOKALIKES = ['place', 'sector', 'heading', 'sentence', 'file'] as const;
export type Lookalike = (typeof LOOKALIKES)[number];

const factId = z.string().max(200);

/**
 * Something that was read but is not sure, found with the vocabularies of the reader. What the facts themselves
 * show, as a missing employer, is found anew whenever it is needed (shared/record-doubts).
 */
export const foundDoubtSchema = z.discriminatedUnion('kind', [
  /** The employer of a role may be none. */
  z.object({
    kind: z.literal('employer'),
    role: factId,
    value: z.string().max(4_000),
    looks: z.enum(LOOKALIKES),
  }),
  /**
   * The role as a whole was read with little confidence. `post`: its title and dates are sure all the same, only its
   * employer is not.
   */
  z.object({ kind: z.literal('role'), role: factId, post: z.boolean().optional() }),
  /** Two names may be one employer's. */
  z.object({
    kind: z.literal('same-employer'),
    role: factId,
    value: z.string().max(4_000),
    other: z.string().max(4_000),
  }),
]);
export type FoundDoubt = z.infer<typeof foundDoubtSchema>;

/** The kinds of edits. `elsewhere`: a concurrent edit in another tab or device replaced this state. */
export const RECORD_EDIT_KINDS = ['answer', 'edit', 'remove', 'add', 'merge', 'split', 'elsewhere'] as const;

const { shape } = careerFactsSchema;
/** A fact outside the roles, in the field it belongs to; the other fields are absent. */
const oneFactSchema = z.object({
  name: shape.name,
  givenName: shape.givenName,
  headline: shape.headline,
  location: shape.location,
  about: shape.about.unwrap().optional(),
  education: shape.education.unwrap().optional(),
  certifications: shape.certifications.unwrap().optional(),
  skills: shape.skills.unwrap().optional(),
  industries: shape.industries.unwrap().optional(),
  languages: shape.languages.unwrap().optional(),
  interests: shape.interests.unwrap().optional(),
  honours: shape.honours.unwrap().optional(),
  publications: shape.publications.unwrap().optional(),
  statements: shape.statements.unwrap().optional(),
  unplaced: shape.unplaced,
  choices: shape.choices,
});

/** An edit of the record, with what undoes it. */
export const recordEditSchema = z.object({
  id: z.string().max(100),
  kind: z.enum(RECORD_EDIT_KINDS),
  /** In the owner's words or the product's: 'Georgia is a place'. */
  said: z.string().max(600),
  /** ISO time */
  at: z.string().max(40),
  /** The doubt it settles. */
  doubt: z.string().max(500).optional(),
  /** Roles as they were before, to be put back. */
  before: z.array(roleFactSchema).max(50),
  /** Ids of roles that it made, to be taken out again. */
  made: z.array(factId).max(50),
  /** For `elsewhere`: the one fact outside the roles that was replaced, to be restored. */
  fact: oneFactSchema.optional(),
  /** For `elsewhere`: whether the owner has decided between both states. */
  seen: z.boolean().optional(),
});
export type RecordEdit = z.infer<typeof recordEditSchema>;

/** The owner's edits of a record, saved together. */
export const editedRecordSchema = z.object({
  facts: careerFactsSchema,
  /** Oldest first. */
  mends: z.array(recordEditSchema).max(1_000),
});
export type EditedRecord = z.infer<typeof editedRecordSchema>;

export const careerRecordSchema = editedRecordSchema.extend({
  version: z.literal(RECORD_VERSION),
  /** The facts as read. Only the server writes them; from a guest's browser they are accepted only with a seal. */
  read: careerFactsSchema,
  doubts: z.array(foundDoubtSchema).max(500),
  /**
   * The time and the fingerprint (shared/record-writing) of the last profile written from it. Only the server writes
   * it.
   */
  written: z.object({ at: z.string().max(40), fingerprint: z.string().max(40) }).optional(),
});
export type CareerRecord = z.infer<typeof careerRecordSchema>;

/** Makes a record without edits. */
export function newRecord(read: CareerFacts, doubts: FoundDoubt[] = []): CareerRecord {
  return { version: RECORD_VERSION, read, facts: attest(read, read), doubts, mends: [] };
}

/**
 * Reads a stored or foreign record of any version up to the present one, as `readProfileData` reads a profile.
 * Where a fact comes from is derived anew from what was read: nothing in `facts` is believed about it.
 * @throws ZodError when a field has the wrong type or passes its limit, or the version is a later one's
 */
export function readRecord(stored: unknown): CareerRecord {
  const record = careerRecordSchema.parse(toPresentVersion(stored));
  return { ...record, facts: attest(record.read, record.facts) };
}

/** @returns `null` where there is none, or none that can be read: whoever has no record can still be read anew */
export function readRecordOrNone(stored: unknown): CareerRecord | null {
  if (stored === null || stored === undefined) return null;
  try {
    return readRecord(stored);
  } catch (error) {
    if (error instanceof z.ZodError) return null;
    throw error;
  }
}

function toPresentVersion(stored: unknown): unknown {
  if (!stored || typeof stored !== 'object' || 'version' in stored) return stored;
  return { version: RECORD_VERSION, read: stored, facts: stored, doubts: [], mends: [] };
}
