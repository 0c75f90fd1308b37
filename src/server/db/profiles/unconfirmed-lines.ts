/** No composed line that no source confirms becomes public unless its owner says so. See docs/decisions/0017. */
import { AppError } from '@/shared/errors';
import { type ComposedLine, indexEvidence, linesWithout, withoutLines } from '@/shared/evidence';
import type { Evidence } from '@/shared/generation';
import { isEmptyProfile, readProfileData } from '@/shared/profile';

/** The composed lines of a profile that no source confirms. */
export function unconfirmedLines(evidence: Evidence | null, data: unknown): ComposedLine[] {
  return evidence && !isEmptyProfile(data) ? indexEvidence(evidence).unconfirmed(readProfileData(data)) : [];
}

export interface Confirmation {
  evidence: Evidence | null;
  /** The profile as it is about to be published. */
  data: unknown;
  /** The unconfirmed lines that the owner was shown and confirmed. */
  confirmed?: readonly ComposedLine[];
}

/**
 * Lets a text become public.
 * @returns the evidence after: lines that were confirmed are their owner's own, and leave it
 * @throws AppError UNCONFIRMED_LINES with the lines that nobody confirmed
 */
export function confirmLines({ evidence, data, confirmed = [] }: Confirmation): Evidence | null {
  const bare = unconfirmedLines(evidence, data);
  const open = linesWithout(bare, confirmed);
  if (open.length > 0) throw unconfirmed(open);
  return withoutLines(evidence, bare);
}

export const unconfirmed = (lines: readonly ComposedLine[]) =>
  new AppError('UNCONFIRMED_LINES', `${lines.length} lines`, { data: { lines } });
