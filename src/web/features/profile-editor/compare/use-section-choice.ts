import { useState } from 'react';
import type { ProfileData, SectionName } from '@/shared/profile/profile-data';
import { differingSections } from '@/shared/profile/section-fields';

/**
 * The choice of sections to take from another version, among those that differ.
 * @param notPreselected sections that are not chosen at first
 */
export function useSectionChoice(
  present: ProfileData,
  other: ProfileData,
  notPreselected: readonly SectionName[] = [],
) {
  const [answers, setAnswers] = useState<ReadonlyMap<SectionName, boolean>>(() => new Map());
  const differing = differingSections(present, other);
  const chosen = new Set(
    differing.filter((section) => answers.get(section) ?? !notPreselected.includes(section)),
  );
  const choose = (section: SectionName, isChosen: boolean) =>
    setAnswers(new Map(answers).set(section, isChosen));
  return { differing, chosen, choose };
}
