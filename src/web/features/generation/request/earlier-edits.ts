/** Takes over what a guest wrote into the record of an earlier result when they generate again. */
import type { GeneratedProfile } from '@/shared/generation/generated-profile';
import { deepEqual } from '@/shared/json/deep-equal';
import { carryEdits } from '@/shared/record/carry-edits';
import { restoreEvidence } from '@/shared/record/provenance';

/** Whether a guest has edited the record of a result, answered questions about it or made choices in it. */
export const hasEdits = ({ record }: GeneratedProfile): boolean =>
  record !== undefined && !deepEqual(record.facts, restoreEvidence(record.read, record.read));

const nameIn = ({ record }: GeneratedProfile) => record?.read.name?.value.trim().toLocaleLowerCase();

/** Whether two results are about one person: the same LinkedIn URL, or the same name in what was read. */
export const isSamePerson = (a: GeneratedProfile, b: GeneratedProfile) =>
  (a.linkedinUrl !== '' && a.linkedinUrl === b.linkedinUrl) ||
  (nameIn(a) !== undefined && nameIn(a) === nameIn(b));

/**
 * A new result with the edits of the one before, if both are about the same person.
 * @returns `null` if there is nothing to take over, or if they are about different people
 */
export function withEarlierEdits(
  present: GeneratedProfile,
  before: GeneratedProfile | null,
): GeneratedProfile | null {
  if (!before?.record || !present.record || !hasEdits(before) || !isSamePerson(before, present)) return null;
  return { ...present, record: carryEdits(before.record, present.record) };
}
