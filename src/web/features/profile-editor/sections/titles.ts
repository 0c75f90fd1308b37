import type { SectionName } from '@/shared/profile';

/** What a section is called where the person's name is not part of it. */
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
  meetIntro: 'Meet',
  personas: 'Personas',
  superpowers: 'Superpowers',
  sweetSpot: 'Sweet Spot',
  userManual: 'User Manual',
  functionalSkills: 'Functional Skills',
  engagement: 'Engagement',
  caseStories: 'Case stories',
};
