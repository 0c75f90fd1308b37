/**
 * Messages for parts of a profile that are too long. Separate from the schemas, which apply the same limits, so that a
 * field can show the messages without zod.
 */
import { STORY_FIELDS, STORY_LIMITS } from '../case-stories/case-story';
import { ENGAGEMENT_LIMITS, type Engagement, TERM_TITLES } from '../engagement/terms';
import { deepEqual } from '../json/deep-equal';
import { LIMITS } from '../limits';
import { formatCount, listExcess, textExcess } from '../validation/text-excess';
import { PROFILE_LIMITS } from './limits';
import type { ProfileData } from './profile-data';
import { SECTION_FIELDS, SECTION_NAMES, type SectionName } from './sections';

type Check<T> = (value: T) => string | null;

const text =
  (max: number): Check<string> =>
  (value) =>
    textExcess(value, max);
const listOf =
  <T>(max: number, entry: Check<T>): Check<readonly T[]> =>
  (values) => {
    const tooMany = listExcess(values.length, max);
    if (tooMany) return tooMany;
    for (const value of values) {
      const excess = entry(value);
      if (excess) return excess;
    }
    return null;
  };

const lines = listOf(PROFILE_LIMITS.lines, text(PROFILE_LIMITS.line));
const skill: Check<{ title: string; description: string }> = ({ title, description }) =>
  textExcess(title, PROFILE_LIMITS.title) ?? textExcess(description, PROFILE_LIMITS.description);

/** Checks the texts of the terms only: the fields for numbers enforce their bounds themselves. */
const terms: Check<Engagement> = (engagement) => {
  for (const term of engagement) {
    const excess = 'text' in term && textExcess(term.text, ENGAGEMENT_LIMITS.text[term.term]);
    if (excess) return `${TERM_TITLES[term.term]}: ${excess}`;
  }
  return null;
};

const CHECKS: { [F in keyof ProfileData]: Check<ProfileData[F]> } = {
  given_name: text(PROFILE_LIMITS.givenName),
  name: text(PROFILE_LIMITS.name),
  role: text(PROFILE_LIMITS.role),
  location: text(PROFILE_LIMITS.location),
  profilePicture: text(PROFILE_LIMITS.url),
  linkedinUrl: text(PROFILE_LIMITS.url),
  summary: text(PROFILE_LIMITS.prose),
  highlights: lines,
  focus_areas: lines,
  industries: lines,
  geographical_coverage: lines,
  stage_focus: lines,
  personal_interests: lines,
  certifications: lines,
  meet_them: text(PROFILE_LIMITS.prose),
  sweetspot: text(PROFILE_LIMITS.prose),
  user_manual: text(PROFILE_LIMITS.userManual),
  personas: listOf(
    PROFILE_LIMITS.personas,
    ({ title, bullets }) => textExcess(title, PROFILE_LIMITS.title) ?? lines(bullets),
  ),
  superpowers: listOf(PROFILE_LIMITS.superpowers, skill),
  functional_skills: listOf(
    PROFILE_LIMITS.categories,
    ({ name, value }) =>
      textExcess(name, PROFILE_LIMITS.title) ?? listOf(PROFILE_LIMITS.skills, skill)(value),
  ),
  engagement: terms,
  case_stories: listOf(STORY_LIMITS.stories, (story) => {
    for (const field of STORY_FIELDS) {
      const excess = textExcess(story[field], STORY_LIMITS[field]);
      if (excess) return excess;
    }
    return null;
  }),
};

/** The message for the first thing in a field that is too long; `null` if nothing is. */
export const fieldExcess = <F extends keyof ProfileData>(field: F, value: ProfileData[F]): string | null =>
  CHECKS[field](value);

/** Why a section cannot be saved as it is, by section. */
export type SectionProblems = Partial<Record<SectionName, string>>;

/**
 * Maximum characters of all sections as JSON. The remaining 2% are for what the whole profile's JSON has besides them:
 * the names of its fields, and the photo's URL.
 */
const MAX_SECTIONS_CHARACTERS = LIMITS.profileCharacters * 0.98;

const sizeOf = (data: ProfileData, section: SectionName) =>
  JSON.stringify(SECTION_FIELDS[section].map((field) => data[field])).length;

/**
 * The sections that exceed a limit. If all others together are still too long for a profile, also the largest of those
 * that differ from `saved`, as few as would make it fit.
 */
export function sectionsOverLimit(data: ProfileData, saved: ProfileData): SectionProblems {
  const problems: SectionProblems = {};
  for (const section of SECTION_NAMES) {
    for (const field of SECTION_FIELDS[section]) {
      const excess = fieldExcess(field, data[field]);
      if (excess) problems[section] ??= excess;
    }
  }
  const dataOf = (section: SectionName) => (problems[section] ? saved : data);
  let total = SECTION_NAMES.reduce((sum, section) => sum + sizeOf(dataOf(section), section), 0);
  if (total <= MAX_SECTIONS_CHARACTERS) return problems;
  const changedSections = SECTION_NAMES.filter(
    (section) =>
      !problems[section] && SECTION_FIELDS[section].some((field) => !deepEqual(data[field], saved[field])),
  ).toSorted((a, b) => sizeOf(data, b) - sizeOf(data, a));
  for (const section of changedSections) {
    if (total <= MAX_SECTIONS_CHARACTERS) break;
    problems[section] =
      `The whole profile has ${formatCount(total)} characters; at most ${formatCount(LIMITS.profileCharacters)} can be saved.`;
    total += sizeOf(saved, section) - sizeOf(data, section);
  }
  return problems;
}
