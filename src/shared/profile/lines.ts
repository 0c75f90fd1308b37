/** Splits the sections of a profile into the lines that a reader sees, and removes lines from them. */
import { storyLine } from '../case-stories/case-story';
import { shownTerms } from '../engagement/shown-terms';
import { TERM_TITLES } from '../engagement/terms';
import type { ProfileData, Skill } from './profile-data';
import type { SectionName } from './sections';

export interface SectionLine {
  text: string;
  /** The title of the persona, or the name of the skill category, that the line belongs to. */
  under?: string;
  /** The description of a line that is identified by its name alone. */
  detail?: string;
}

interface SectionParts {
  read(profile: ProfileData): SectionLine[];
  /** The profile with those lines of this section that `isKept` accepts; a parent without lines is removed too. */
  keep(profile: ProfileData, isKept: (text: string) => boolean): ProfileData;
}

type FieldsOf<Value> = {
  [Field in keyof ProfileData]: ProfileData[Field] extends Value ? Field : never;
}[keyof ProfileData];

const trimTexts = (texts: readonly string[]) => texts.map((text) => text.trim()).filter(Boolean);

/** Each paragraph of a text is a line. */
const proseSection = (field: FieldsOf<string>): SectionParts => ({
  read: (profile) => trimTexts(profile[field].split(/\n+/)).map((text) => ({ text })),
  keep: (profile, isKept) => ({
    ...profile,
    [field]: trimTexts(profile[field].split(/\n+/)).filter(isKept).join('\n\n'),
  }),
});

const listSection = (field: FieldsOf<string[]>): SectionParts => ({
  read: (profile) => trimTexts(profile[field]).map((text) => ({ text })),
  keep: (profile, isKept) => ({ ...profile, [field]: trimTexts(profile[field]).filter(isKept) }),
});

/** The line of a skill or superpower: its title with the description. */
export const skillText = ({ title, description }: Skill) => trimTexts([title, description]).join(': ');
const keepSkills = (skills: readonly Skill[], isKept: (text: string) => boolean) =>
  skills.filter((skill) => skillText(skill) !== '' && isKept(skillText(skill)));
const skillLines = (skills: readonly Skill[], under?: string): SectionLine[] =>
  trimTexts(skills.map(skillText)).map((text) => ({ text, under }));

/** How each section is split into lines, and how lines are removed from it. */
export const SECTION_LINES: Record<Exclude<SectionName, 'basicInfo'>, SectionParts> = {
  description: proseSection('summary'),
  meetIntro: proseSection('meet_them'),
  sweetSpot: proseSection('sweetspot'),
  userManual: proseSection('user_manual'),
  keyRoles: listSection('highlights'),
  focusAreas: listSection('focus_areas'),
  industries: listSection('industries'),
  geographicalCoverage: listSection('geographical_coverage'),
  stages: listSection('stage_focus'),
  personalInterests: listSection('personal_interests'),
  certifications: listSection('certifications'),
  // A term is identified by its name: one that a version hides stays hidden when its value changes.
  engagement: {
    read: ({ engagement }) =>
      shownTerms(engagement).map(({ term, text }) => ({ text: TERM_TITLES[term], detail: text })),
    keep: (profile, isKept) => ({
      ...profile,
      engagement: profile.engagement.filter(({ term }) => isKept(TERM_TITLES[term])),
    }),
  },
  caseStories: {
    read: ({ case_stories }) => trimTexts(case_stories.map(storyLine)).map((text) => ({ text })),
    keep: (profile, isKept) => ({
      ...profile,
      case_stories: profile.case_stories.filter((story) => isKept(storyLine(story))),
    }),
  },
  superpowers: {
    read: ({ superpowers }) => skillLines(superpowers),
    keep: (profile, isKept) => ({ ...profile, superpowers: keepSkills(profile.superpowers, isKept) }),
  },
  personas: {
    read: ({ personas }) =>
      personas.flatMap(({ title, bullets }) =>
        trimTexts(bullets).map((text) => ({ text, under: title.trim() })),
      ),
    keep: (profile, isKept) => ({
      ...profile,
      personas: profile.personas
        .map((persona) => ({ ...persona, bullets: trimTexts(persona.bullets).filter(isKept) }))
        .filter(({ bullets }) => bullets.length > 0),
    }),
  },
  functionalSkills: {
    read: ({ functional_skills }) =>
      functional_skills.flatMap(({ name, value }) => skillLines(value, name.trim())),
    keep: (profile, isKept) => ({
      ...profile,
      functional_skills: profile.functional_skills
        .map((area) => ({ ...area, value: keepSkills(area.value, isKept) }))
        .filter(({ value }) => value.length > 0),
    }),
  },
};
