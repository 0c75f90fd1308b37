import { useState } from 'react';
import type { ProfileData, SectionName } from '@/shared/profile/profile-data';
import { differingSections } from '@/shared/profile/section-fields';

/**
 * The choice of differing sections to accept.
 * @param kept sections that are not preselected; a section may be added at any time
 */
export function useChoice(now: ProfileData, other: ProfileData, kept: readonly SectionName[] = []) {
  const [answers, setAnswers] = useState<ReadonlyMap<SectionName, boolean>>(() => new Map());
  const differing = differingSections(now, other);
  const chosen = new Set(differing.filter((section) => answers.get(section) ?? !kept.includes(section)));
  const choose = (section: SectionName, take: boolean) => setAnswers(new Map(answers).set(section, take));
  return { differing, chosen, choose };
}
