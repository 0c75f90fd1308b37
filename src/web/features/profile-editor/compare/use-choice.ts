import { useState } from 'react';
import type { ProfileData, SectionName } from '@/shared/profile';
import { differingSections } from '@/shared/section-fields';

/**
 * Which differing sections to take over.
 * @param kept those that are not taken over unless the person says so; a section may join them at any time
 */
export function useChoice(now: ProfileData, other: ProfileData, kept: readonly SectionName[] = []) {
  const [said, setSaid] = useState<ReadonlyMap<SectionName, boolean>>(() => new Map());
  const differing = differingSections(now, other);
  const chosen = new Set(differing.filter((section) => said.get(section) ?? !kept.includes(section)));
  const choose = (section: SectionName, take: boolean) => setSaid(new Map(said).set(section, take));
  return { differing, chosen, choose };
}
