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

const L = PROFILE_LIMITS;
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

const lines = listOf(L.lines, text(L.line));
const skill: Check<{ title: string; description: string }> = ({ title, description }) =>
  textExcess(title, L.title) ?? textExcess(description, L.description);

/** The fields of numbers enforce their bounds themselves. */
const terms: Check<Engagement> = (engagement) => {
  for (const term of engagement) {
    const excess = 'text' in term && textExcess(term.text, ENGAGEMENT_LIMITS.text[term.term]);
    if (excess) return `${TERM_TITLES[term.term]}: ${excess}`;
  }
  return null;
};

const CHECKS: { [F in keyof ProfileData]: Check<ProfileData[F]> } = {
  given_name: text(L.givenName),
  name: text(L.name),
  role: text(L.role),
  location: text(L.location),
  profilePicture: text(L.url),
  linkedinUrl: text(L.url),
  summary: text(L.prose),
  highlights: lines,
  focus_areas: lines,
  industries: lines,
  geographical_coverage: lines,
  stage_focus: lines,
  personal_interests: lines,
  certifications: lines,
  meet_them: text(L.prose),
  sweetspot: text(L.prose),
  user_manual: text(L.userManual),
  personas: listOf(L.personas, ({ title, bullets }) => textExcess(title, L.title) ?? lines(bullets)),
  superpowers: listOf(L.superpowers, skill),
  functional_skills: listOf(
    L.categories,
    ({ name, value }) => textExcess(name, L.title) ?? listOf(L.skills, skill)(value),
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

const sizeOf = (data: ProfileData, section: SectionName) =>
  JSON.stringify(SECTION_FIELDS[section].map((field) => data[field])).length;

/**
 * The sections that exceed a limit. If only the whole profile does, the largest sections that differ from `saved` are
 * named, as few as would make it fit.
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
  if (total <= LIMITS.profileCharacters * 0.98) return problems;
  const grown = SECTION_NAMES.filter(
    (section) =>
      !problems[section] && SECTION_FIELDS[section].some((field) => !deepEqual(data[field], saved[field])),
  ).toSorted((a, b) => sizeOf(data, b) - sizeOf(data, a));
  for (const section of grown) {
    if (total <= LIMITS.profileCharacters * 0.98) break;
    problems[section] =
      `The whole profile has ${formatCount(total)} characters; at most ${formatCount(LIMITS.profileCharacters)} can be saved.`;
    total += sizeOf(saved, section) - sizeOf(data, section);
  }
  return problems;
}
