/** Prevents an unconfirmed line from becoming public unless its owner confirms it. See docs/decisions/0017. */
import { AppError } from '@/shared/errors/app-error';
import {
  type ComposedLine,
  indexEvidence,
  removeConfirmedEvidence,
  withoutConfirmedLines,
} from '@/shared/evidence/evidence-index';
import type { Evidence } from '@/shared/generation/evidence-schema';
import { isEmptyProfile, readProfileData } from '@/shared/profile/profile-data';

/** The unconfirmed lines of a profile. */
export function unconfirmedLines(evidence: Evidence | null, data: unknown): ComposedLine[] {
  return evidence && !isEmptyProfile(data)
    ? indexEvidence(evidence).unconfirmedLines(readProfileData(data))
    : [];
}

/** A profile that is about to become public, with its evidence. */
export interface ProfileToPublish {
  evidence: Evidence | null;
  /** The profile, of any version. */
  data: unknown;
  /** The unconfirmed lines that were shown to the owner and confirmed. */
  confirmed?: readonly ComposedLine[];
}

/**
 * Checks that every composed line of a profile is supported by a source or confirmed by its owner.
 * @returns the evidence without the items of the confirmed lines, which are their owner's own now
 * @throws AppError UNCONFIRMED_LINES with the lines that nobody confirmed
 */
export function requireConfirmedLines({ evidence, data, confirmed = [] }: ProfileToPublish): Evidence | null {
  const unconfirmed = unconfirmedLines(evidence, data);
  const linesToConfirm = withoutConfirmedLines(unconfirmed, confirmed);
  if (linesToConfirm.length > 0) throw unconfirmedLinesError(linesToConfirm);
  // The owner has confirmed all of them.
  return removeConfirmedEvidence(evidence, unconfirmed);
}

/** The error that asks an owner to confirm these lines. */
export const unconfirmedLinesError = (lines: readonly ComposedLine[]) =>
  new AppError('UNCONFIRMED_LINES', `${lines.length} lines`, { data: { lines } });
