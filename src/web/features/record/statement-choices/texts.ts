/** Texts for the lines from which the profile is written. */
import type { SectionName } from '@/shared/profile/sections';
import type { ProfileLine, Wording } from '@/shared/record/statement-choices';
import { SECTION_TITLES } from '@/web/lib/profile/section-titles';

export const LINE_KIND_LABELS: Record<ProfileLine['kind'], string> = {
  change: 'A change in figures',
  size: 'The size of a task',
  plain: 'No result read',
};

export const WORDING_NAMES: Record<Wording, string> = {
  whole: 'As it was read',
  middle: 'Shorter',
  short: 'Shortest',
  result: 'What came of it',
};

/** The sections that use a line, as 'In Description, Key Roles'; empty if none does. */
export function usedInLabel({ sections }: ProfileLine): string {
  const names = sections.flatMap((section) => SECTION_TITLES[section as SectionName] ?? []);
  return names.length > 0 ? `In ${names.join(', ')}` : '';
}

/** The number of words in a text: '12 words'. */
export const wordCountText = (text: string): string => {
  const count = text.split(/\s+/).filter(Boolean).length;
  return `${count} ${count === 1 ? 'word' : 'words'}`;
};
