/**
 * The career record: what was read about a person, with their edits. It is stored in `profiles.record` for its owner
 * alone; the profile, its exports and role fit are made from it.
 */
import { z } from 'zod';
import { documentTextSchema } from './document-text';
import { RECORD_EDIT_KINDS } from './edit-kinds';
import type { CareerFacts } from './facts';
import { careerFactsSchema, roleFactSchema } from './facts-schema';
import { restoreEvidence } from './provenance';

/** The version written by this software. Version 0 was the bare facts, without their owner's edits. */
export const RECORD_VERSION = 1;

/** Things that are easily mistaken for the name of an employer. */
export const LOOKALIKES = ['place', 'sector', 'heading', 'sentence', 'file'] as const;
export type Lookalike = (typeof LOOKALIKES)[number];

const factIdSchema = z.string().max(200);

/**
 * Something that was read but is uncertain, found with the vocabularies of the reader. Doubts that follow from the
 * facts themselves, such as a missing employer, are derived when needed (shared/record/doubts).
 */
export const foundDoubtSchema = z.discriminatedUnion('kind', [
  /** The employer of a role may not be an employer. */
  z.object({
    kind: z.literal('employer'),
    role: factIdSchema,
    value: z.string().max(4_000),
    looks: z.enum(LOOKALIKES),
  }),
  /**
   * The role as a whole was read with little confidence. `post`: its title and dates are certain, and only its employer
   * is not.
   */
  z.object({ kind: z.literal('role'), role: factIdSchema, post: z.boolean().optional() }),
  /** Two names may belong to one employer. */
  z.object({
    kind: z.literal('same-employer'),
    role: factIdSchema,
    value: z.string().max(4_000),
    other: z.string().max(4_000),
  }),
]);
export type FoundDoubt = z.infer<typeof foundDoubtSchema>;

const { shape } = careerFactsSchema;
/** One fact outside the roles, in the field that holds it; all other fields are absent. */
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

/** An edit of the record, with the data that undoes it. */
export const recordEditSchema = z.object({
  id: z.string().max(100),
  kind: z.enum(RECORD_EDIT_KINDS),
  /** A description in the owner's words or the product's: 'Georgia is a place'. */
  said: z.string().max(600),
  /** ISO time */
  at: z.string().max(40),
  /** The doubt it settles. */
  doubt: z.string().max(500).optional(),
  /** Roles as they were before the edit, to be restored. */
  before: z.array(roleFactSchema).max(50),
  /** Ids of roles that the edit created, to be removed again. */
  made: z.array(factIdSchema).max(50),
  /** For a conflict: the one fact outside the roles that was replaced, to be restored. */
  fact: oneFactSchema.optional(),
  /** For a conflict: whether the owner has decided between both states. */
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

/** Maximum files whose words are stored. */
const MAX_TEXTS = 5;

export const careerRecordSchema = editedRecordSchema.extend({
  version: z.literal(RECORD_VERSION),
  /** The facts as read. Only the server writes them; from a guest's browser they are accepted only with a seal. */
  read: careerFactsSchema,
  doubts: z.array(foundDoubtSchema).max(500),
  /** The words of files that were not read with certainty, from which the owner picks. Only the server writes them. */
  text: z.array(documentTextSchema).max(MAX_TEXTS).optional(),
  /**
   * The time of the last profile written from it, and its fingerprint (shared/record/certain-facts). Only the server
   * writes it.
   */
  written: z.object({ at: z.string().max(40), fingerprint: z.string().max(40) }).optional(),
});
export type CareerRecord = z.infer<typeof careerRecordSchema>;

/** Makes a record without edits. */
export function newRecord(read: CareerFacts, doubts: FoundDoubt[] = []): CareerRecord {
  return { version: RECORD_VERSION, read, facts: restoreEvidence(read, read), doubts, mends: [] };
}

/**
 * Reads a stored or received record of any version up to the present one, as `readProfileData` reads a profile. The
 * provenance of facts is derived again from what was read, so that nothing in `facts` is trusted about it.
 * @throws ZodError when a field has the wrong type or exceeds its limit, or the version is a later one
 */
export function readRecord(stored: unknown): CareerRecord {
  const record = careerRecordSchema.parse(toPresentVersion(stored));
  return { ...record, facts: restoreEvidence(record.read, record.facts) };
}

/**
 * Reads a stored or received record as `readRecord` does, without throwing.
 * @returns `null` if there is none, or none that is valid: the files can then be read again
 */
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
