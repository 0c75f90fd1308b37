/** Readership: how often the pages of a profile are read, from where and how far. Never by whom. */
import type { StorySection } from './story-sections';

/** The measures that are counted by day. */
export type ReadMeasure = 'read' | 'reader' | 'site' | 'section' | 'taken' | 'month';

/** Actions by which a reader takes something away. */
export const READER_ACTIONS = ['pdf', 'share', 'contact', 'introduction'] as const;
export type ReaderActionKind = (typeof READER_ACTIONS)[number];

/** The id of the public page, where a private version has its own. */
export const PUBLIC_PAGE = '';

/** A read that came from no site: a message, a mail, or typed in. */
export const NO_SITE = '';
/** The name under which further sites are counted on a day that has too many. */
export const OTHER_SITES = 'other';

/** Anchors of a page's sections, by which its script reports how far it was read. */
export const SECTION_ANCHORS: Record<StorySection, string> = {
  meetIntro: 'profile-meet',
  personas: 'profile-personas',
  superpowers: 'profile-superpowers',
  keyRoles: 'profile-roles',
  caseStories: 'profile-stories',
  sweetSpot: 'profile-sweet-spot',
  engagement: 'profile-engagement',
  functionalSkills: 'profile-skills',
  userManual: 'profile-manual',
};

/** Counts below this are shown as 'under 3'. */
export const FEW = 3;

/** A count as shown to the owner: 1 and 2 become 'few', so that no single reader can be identified. */
export type RoundedCount = number | 'few';
export const roundedCount = (count: number): RoundedCount => (count > 0 && count < FEW ? 'few' : count);

/** With fewer reads there is no line to draw. */
export const ENOUGH_TO_DRAW = 10;

/** Days that the screen looks back. */
export const READERSHIP_PERIODS = [30, 90, 365] as const;
export type ReadershipPeriod = (typeof READERSHIP_PERIODS)[number];

/** Calendar months, the present one included, of which every day is kept; of earlier ones only the sum. */
export const MONTHS_KEPT = 13;

/** Sentences that the screen and the privacy policy share. */
export const NOT_COLLECTED = {
  what: 'No names, no addresses, no cookies, no device marks. A read leaves a day, a site, a version and the last section seen, and nothing that could lead back to a person.',
  left_out:
    'Your own visits and those of robots are left out. Counts below three are shown as “under 3”. Figures are kept for 13 months, then only the sum of each month.',
  once: 'So that one reader counts once, their address and browser are mixed with a random key and kept in memory for at most eight hours, never on a disk. Where several servers share the work, a reader who reaches two of them may count twice.',
} as const;
