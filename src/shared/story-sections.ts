import type { SectionName } from './sections';

/** The sections of the reading column, as the public page has them. A version may order them anew. */
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
