/** Readership: how often the pages of a profile are read, from where, and how far; never by whom. */
import type { StorySection } from '../profile/story-sections';

/**
 * The measures that are counted by day. `read`: reads; `reader`: distinct readers; `site`: reads by referring site;
 * `section`: reads by each section that was reached, and, without a section, all reads that reported one; `taken`:
 * actions of readers; `month`: the reads of a past month, which replace its days.
 */
export type ReadMeasure = 'read' | 'reader' | 'site' | 'section' | 'taken' | 'month';

/** Actions of readers that are counted besides reading. */
export const READER_ACTIONS = ['pdf', 'share', 'contact', 'introduction'] as const;
export type ReaderActionKind = (typeof READER_ACTIONS)[number];

/** The page id that stands for the public page; a private version has its own. */
export const PUBLIC_PAGE = '';

/** The site of a read without a referring site: a message, a mail, or a typed address. */
export const NO_SITE = '';
/** The name under which the remaining sites of a day with too many are counted. */
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

/** Counts from 1 to below this are shown as `FEW_TEXT`. */
export const MIN_EXACT_COUNT = 3;
export const FEW_TEXT = `under ${MIN_EXACT_COUNT}`;

/** A count as shown to the owner: 1 and 2 become 'few', so that no single reader can be identified. */
export type RoundedCount = number | 'few';
/** Rounds a count for its owner. */
export const roundedCountOf = (count: number): RoundedCount =>
  count > 0 && count < MIN_EXACT_COUNT ? 'few' : count;

/** The minimum number of reads for a chart. */
export const MIN_READS_FOR_CHART = 10;

/** Periods that the screen offers, in days. */
export const READERSHIP_PERIODS = [30, 90, 365] as const;
export type ReadershipPeriod = (typeof READERSHIP_PERIODS)[number];

/** Calendar months, including the current one, whose counts are kept by day; of earlier months only the sum is. */
export const DAILY_COUNT_MONTHS = 13;

/** Sentences used by both the screen and the privacy policy. */
export const NOT_COLLECTED = {
  what: 'No names, no addresses, no cookies, no device marks. A read leaves a day, a site, a version and the last section seen, and nothing that could lead back to a person.',
  left_out: `Your own visits and those of robots are left out. Counts below three are shown as “${FEW_TEXT}”. Figures are kept for ${DAILY_COUNT_MONTHS} months, then only the sum of each month.`,
  once: 'So that one reader counts once, their address and browser are mixed with a random key and kept in memory for at most eight hours, never on a disk. Where several servers share the work, a reader who reaches two of them may count twice.',
} as const;
