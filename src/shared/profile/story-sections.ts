import type { SectionName } from './sections';

/** The sections of the main column in the order of the public page. A private version may reorder them. */
export const STORY_SECTIONS = [
  'meetIntro',
  'personas',
  'superpowers',
  'keyRoles',
  'caseStories',
  'sweetSpot',
  'engagement',
  'functionalSkills',
  'userManual',
] as const satisfies readonly SectionName[];

export type StorySection = (typeof STORY_SECTIONS)[number];
