/** Profiles whose sections hold given lines, for tests of private versions. */
import { emptyProfile, type ProfileData } from '../profile/profile-data';
import {
  type HiddenLine,
  type VersionChoice,
  type VersionSection,
  WHOLE_PROFILE,
} from '../publishing/private-version';

/** Makes the fields of a section that hold the given lines. */
export type SectionFields = (...lines: string[]) => Partial<ProfileData>;

const skill = (title: string) => ({ title, description: '' });

/** The fields of each section of texts, lists or rows; case stories and terms depend on the test. */
export const FIELDS_OF_SECTION: Partial<Record<VersionSection, SectionFields>> = {
  meetIntro: (...lines) => ({ meet_them: lines.join('\n\n') }),
  description: (...lines) => ({ summary: lines.join('\n\n') }),
  sweetSpot: (...lines) => ({ sweetspot: lines.join('\n\n') }),
  userManual: (...lines) => ({ user_manual: lines.join('\n\n') }),
  keyRoles: (...lines) => ({ highlights: lines }),
  focusAreas: (...lines) => ({ focus_areas: lines }),
  industries: (...lines) => ({ industries: lines }),
  geographicalCoverage: (...lines) => ({ geographical_coverage: lines }),
  stages: (...lines) => ({ stage_focus: lines }),
  personalInterests: (...lines) => ({ personal_interests: lines }),
  certifications: (...lines) => ({ certifications: lines }),
  personas: (...lines) => ({ personas: [{ title: 'The Controller', bullets: lines }] }),
  superpowers: (...lines) => ({ superpowers: lines.map(skill) }),
  functionalSkills: (...lines) => ({ functional_skills: [{ name: 'Finance', value: lines.map(skill) }] }),
};

/** An empty profile with these fields; later parts replace earlier ones. */
export const profileOfParts = (...parts: Partial<ProfileData>[]): ProfileData =>
  Object.assign({}, emptyProfile(), ...parts);

/** The choice of a version that shows everything but these lines. */
export const choiceHiding = (...lines: HiddenLine[]): VersionChoice => ({
  ...WHOLE_PROFILE,
  hidden_lines: lines,
});
