import type { SectionName } from '@/shared/profile/sections';

/** Section titles on screen, if the person's name is not part of the title ('Meet Mara'). */
export const SECTION_TITLES: Record<SectionName, string> = {
  basicInfo: 'Basic Info',
  description: 'Description',
  keyRoles: 'Key Roles',
  focusAreas: 'Focus Areas',
  industries: 'Industries',
  geographicalCoverage: 'Geographical Coverage',
  stages: 'Stage',
  personalInterests: 'Personal Interests',
  certifications: 'Certifications',
  meetIntro: 'Introduction',
  personas: 'Personas',
  superpowers: 'Superpowers',
  sweetSpot: 'Sweet Spot',
  userManual: 'User Manual',
  functionalSkills: 'Functional Skills',
  engagement: 'Engagement',
  caseStories: 'Case stories',
};
