/** Leaves out of a save what the server would refuse, so that the rest can be saved. */

import { deepEqual } from '@/shared/json/deep-equal';
import { fieldExcess, type SectionProblems, sectionsOverLimit } from '@/shared/profile/excess';
import { fittingValue } from '@/shared/profile/fitting-entries';
import type { ProfileData } from '@/shared/profile/profile-data';
import { fieldsOf } from '@/shared/profile/section-fields';
import { SECTION_FIELDS, SECTION_NAMES, type SectionName } from '@/shared/profile/sections';

export type Withholding = ReturnType<typeof createWithholding>;

/** A profile as it may be sent, and the sections withheld from it, with reasons. */
export interface Sendable {
  data: ProfileData;
  withheld: SectionProblems;
}

/**
 * Reduces a profile to what can be saved.
 * @returns the profile, with every section that cannot be saved in its last saved state; of one with a text that is too
 *   long, only that text
 */
export function sendableOf(
  data: ProfileData,
  saved: ProfileData,
  refused: (data: ProfileData) => SectionProblems = () => ({}),
): Sendable {
  const refusedSections = refused(data);
  const withheld = { ...refusedSections, ...sectionsOverLimit(data, saved) };
  const sections = SECTION_NAMES.filter((section) => withheld[section]);
  if (sections.length === 0) return { data, withheld };
  const sendable = { ...data, ...fieldsOf(saved, sections) };
  const reduce = <F extends keyof ProfileData>(field: F) => {
    sendable[field] = fittingValue(data[field], saved[field], (value) => fieldExcess(field, value) !== null);
  };
  for (const section of sections) {
    const fields: readonly (keyof ProfileData)[] = SECTION_FIELDS[section];
    const hasExcess = fields.some((field) => fieldExcess(field, data[field]) !== null);
    if (hasExcess && !refusedSections[section]) fields.forEach(reduce);
  }
  return { data: sendable, withheld };
}

interface Refusal {
  section: SectionName;
  value: Partial<ProfileData>;
  message: string;
  /** A filter on the way to the server refused it, by itself ('found') or together with others ('suspect'). */
  filtered?: 'found' | 'suspect';
}

/** Remembers what the server refused, for one auto-save. */
export function createWithholding() {
  /** Values that were refused: their section is not sent again until its value changes. */
  let refusals: Refusal[] = [];
  let cached: { data: ProfileData; saved: ProfileData; sendable: Sendable } | null = null;

  const refusedOf = (data: ProfileData): SectionProblems => {
    refusals = refusals.filter(({ section, value }) => deepEqual(value, fieldsOf(data, [section])));
    return Object.fromEntries(refusals.map(({ section, message }) => [section, message]));
  };
  const addRefusals = (
    sections: readonly SectionName[],
    data: ProfileData,
    message: string,
    filtered?: Refusal['filtered'],
  ) => {
    cached = null;
    refusals = [
      ...refusals.filter(({ section }) => !sections.includes(section)),
      ...sections.map((section) => ({ section, value: fieldsOf(data, [section]), message, filtered })),
    ];
  };
  const forget = (...states: Refusal['filtered'][]) => {
    cached = null;
    refusals = refusals.filter(({ filtered }) => !filtered || !states.includes(filtered));
  };
  return {
    sendableOf(data: ProfileData, saved: ProfileData): Sendable {
      if (cached?.data !== data || cached.saved !== saved) {
        cached = { data, saved, sendable: sendableOf(data, saved, refusedOf) };
      }
      return cached.sendable;
    },
    /** Remembers that these sections of a profile were refused. */
    addRefusals,
    /**
     * Finds out which section a filter on the way to the server refuses: the edited ones are withheld one by one until
     * the rest is let through, and then sent again.
     * @param edited the sections of the refused save that differ from what is saved
     * @returns whether it was refused because of the withheld section alone
     */
    addFiltered(edited: readonly SectionName[], data: ProfileData, message: string): boolean {
      const isFound = edited.length < 2;
      if (isFound) forget('suspect');
      addRefusals(edited.slice(0, 1), data, message, isFound ? 'found' : 'suspect');
      return isFound;
    },
    /** Sends again what was refused together with others. */
    forgetSuspects: () => forget('suspect'),
    /** Sends again whatever a filter refused: it may be gone, for instance in another network. */
    forgetFiltered: () => forget('suspect', 'found'),
    /** Whether any refused section is left. */
    hasRefusals: () => refusals.length > 0,
    clearRefusals() {
      cached = null;
      refusals = [];
    },
  };
}
