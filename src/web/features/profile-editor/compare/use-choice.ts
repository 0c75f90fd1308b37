import { useState } from 'react';
import type { ProfileData, SectionName } from '@/shared/profile';
import { differingSections } from '@/shared/section-fields';

/** Which differing sections to take over; all of them at first, but those in `kept`. */
export function useChoice(now: ProfileData, other: ProfileData, kept: readonly SectionName[] = []) {
  const [refused, setRefused] = useState<ReadonlySet<SectionName>>(() => new Set(kept));
  const differing = differingSections(now, other);
  const chosen = new Set(differing.filter((section) => !refused.has(section)));
  const choose = (section: SectionName, take: boolean) => {
    const next = new Set(refused);
    if (take) next.delete(section);
    else next.add(section);
    setRefused(next);
  };
  return { differing, chosen, choose };
}
