/** Splits the sections of a profile into the lines that a reader sees, and removes lines from them. */
import { storyLine } from '../case-stories/case-story';
import { shownTerms } from '../engagement/shown-terms';
import { TERM_TITLES } from '../engagement/terms';
import type { ProfileData, Skill } from './profile-data';
import type { SectionName } from './sections';

export interface SectionLine {
  text: string;
  /** The line's parent: the persona, the area of skills. */
  under?: string;
  /** The description of a line that is identified by its name alone. */
  detail?: string;
}

interface SectionParts {
  read(profile: ProfileData): SectionLine[];
  /** The profile with those lines of this section that `wanted` accepts; a parent without lines is removed too. */
  keep(profile: ProfileData, wanted: (text: string) => boolean): ProfileData;
}

type FieldsOf<Value> = {
  [Field in keyof ProfileData]: ProfileData[Field] extends Value ? Field : never;
}[keyof ProfileData];

const nonEmpty = (texts: readonly string[]) => texts.map((text) => text.trim()).filter(Boolean);

/** Each paragraph of a text is a line. */
const prose = (field: FieldsOf<string>): SectionParts => ({
  read: (profile) => nonEmpty(profile[field].split(/\n+/)).map((text) => ({ text })),
  keep: (profile, wanted) => ({
    ...profile,
    [field]: nonEmpty(profile[field].split(/\n+/)).filter(wanted).join('\n\n'),
  }),
});

const list = (field: FieldsOf<string[]>): SectionParts => ({
  read: (profile) => nonEmpty(profile[field]).map((text) => ({ text })),
  keep: (profile, wanted) => ({ ...profile, [field]: nonEmpty(profile[field]).filter(wanted) }),
});

/** The line of a skill or superpower: its title with the description. */
export const skillText = ({ title, description }: Skill) => nonEmpty([title, description]).join(': ');
const someSkills = (skills: readonly Skill[], wanted: (text: string) => boolean) =>
  skills.filter((skill) => skillText(skill) !== '' && wanted(skillText(skill)));
const skillLines = (skills: readonly Skill[], under?: string): SectionLine[] =>
  nonEmpty(skills.map(skillText)).map((text) => ({ text, under }));

export const SECTION_LINES: Record<Exclude<SectionName, 'basicInfo'>, SectionParts> = {
  description: prose('summary'),
  meetIntro: prose('meet_them'),
  sweetSpot: prose('sweetspot'),
  userManual: prose('user_manual'),
  keyRoles: list('highlights'),
  focusAreas: list('focus_areas'),
  industries: list('industries'),
  geographicalCoverage: list('geographical_coverage'),
  stages: list('stage_focus'),
  personalInterests: list('personal_interests'),
  certifications: list('certifications'),
  // A term is identified by its name: one that is left out for a reader stays so when its value changes.
  engagement: {
    read: ({ engagement }) =>
      shownTerms(engagement).map(({ term, text }) => ({ text: TERM_TITLES[term], detail: text })),
    keep: (profile, wanted) => ({
      ...profile,
      engagement: profile.engagement.filter(({ term }) => wanted(TERM_TITLES[term])),
    }),
  },
  caseStories: {
    read: ({ case_stories }) => nonEmpty(case_stories.map(storyLine)).map((text) => ({ text })),
    keep: (profile, wanted) => ({
      ...profile,
      case_stories: profile.case_stories.filter((story) => wanted(storyLine(story))),
    }),
  },
  superpowers: {
    read: ({ superpowers }) => skillLines(superpowers),
    keep: (profile, wanted) => ({ ...profile, superpowers: someSkills(profile.superpowers, wanted) }),
  },
  personas: {
    read: ({ personas }) =>
      personas.flatMap(({ title, bullets }) =>
        nonEmpty(bullets).map((text) => ({ text, under: title.trim() })),
      ),
    keep: (profile, wanted) => ({
      ...profile,
      personas: profile.personas
        .map((persona) => ({ ...persona, bullets: nonEmpty(persona.bullets).filter(wanted) }))
        .filter(({ bullets }) => bullets.length > 0),
    }),
  },
  functionalSkills: {
    read: ({ functional_skills }) =>
      functional_skills.flatMap(({ name, value }) => skillLines(value, name.trim())),
    keep: (profile, wanted) => ({
      ...profile,
      functional_skills: profile.functional_skills
        .map((area) => ({ ...area, value: someSkills(area.value, wanted) }))
        .filter(({ value }) => value.length > 0),
    }),
  },
};
