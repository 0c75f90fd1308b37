/** Sections as plain text, for comparisons. */

import { shownTerms } from '@/shared/engagement/shown-terms';
import type { Term, TermAudience } from '@/shared/engagement/terms';
import type { ProfileData, Skill } from '@/shared/profile/profile-data';
import type { SectionName } from '@/shared/profile/sections';

const skillLines = (list: readonly Skill[]) =>
  list.map(({ title, description }) => [title, description].filter(Boolean).join(': '));

const AUDIENCE_SUFFIXES: Record<TermAudience, string> = {
  page: '',
  versions: ' (on private versions only)',
  hidden: ' (hidden)',
};
const termText = (term: Term) =>
  shownTerms([term])
    .map(({ label, text }) => `${label}: ${text}${AUDIENCE_SUFFIXES[term.shown]}`)
    .join('');

const TEXTS: Record<SectionName, (data: ProfileData) => string[]> = {
  basicInfo: (data) => [data.name, data.role, data.location, data.linkedinUrl],
  description: (data) => [data.summary],
  keyRoles: (data) => data.highlights,
  focusAreas: (data) => data.focus_areas,
  industries: (data) => data.industries,
  geographicalCoverage: (data) => data.geographical_coverage,
  stages: (data) => data.stage_focus,
  personalInterests: (data) => data.personal_interests,
  certifications: (data) => data.certifications,
  meetIntro: (data) => [data.meet_them],
  personas: (data) => data.personas.flatMap(({ title, bullets }) => [title, ...bullets.map((b) => `– ${b}`)]),
  superpowers: (data) => skillLines(data.superpowers),
  sweetSpot: (data) => [data.sweetspot],
  userManual: (data) => [data.user_manual],
  caseStories: (data) =>
    data.case_stories.flatMap(({ where, situation, action, number, counts, result, shown }) => [
      shown ? where : `${where} (hidden)`,
      situation,
      action,
      [number, counts].filter(Boolean).join(' '),
      result,
    ]),
  engagement: (data) => data.engagement.map(termText),
  functionalSkills: (data) =>
    data.functional_skills.flatMap(({ name, value }) => [name, ...skillLines(value)]),
};

/** A section as text, one line per entry. */
export function sectionText(data: ProfileData, section: SectionName): string {
  return TEXTS[section](data).filter(Boolean).join('\n');
}
