/** No composed line that rests on nothing becomes public unless its owner says so. See docs/decisions/0017. */
import { AppError } from '@/shared/errors';
import { indexEvidence, type Line, linesWithout, withoutLines } from '@/shared/evidence';
import type { Evidence } from '@/shared/generation';
import { isEmptyProfile, readProfileData } from '@/shared/profile';

/** The composed lines of a profile that rest on nothing. */
export function bareLines(evidence: Evidence | null, data: unknown): Line[] {
  return evidence && !isEmptyProfile(data) ? indexEvidence(evidence).unconfirmed(readProfileData(data)) : [];
}

export interface Vouching {
  evidence: Evidence | null;
  /** What becomes public. */
  data: unknown;
  /** What the owner was shown, and answers for. */
  vouched?: readonly Line[];
}

/**
 * Lets a text become public.
 * @returns the evidence after: lines that were vouched for are their owner's own, and leave it
 * @throws AppError UNCONFIRMED_LINES with the lines that nobody vouches for
 */
export function vouchFor({ evidence, data, vouched = [] }: Vouching): Evidence | null {
  const bare = bareLines(evidence, data);
  const open = linesWithout(bare, vouched);
  if (open.length > 0) throw unconfirmed(open);
  return withoutLines(evidence, bare);
}

export const unconfirmed = (lines: readonly Line[]) =>
  new AppError('UNCONFIRMED_LINES', `${lines.length} lines`, { data: { lines } });
