/**
 * Checks whether unknown data has the shape of a profile's fields, for data that this product wrote itself and reads
 * back. Without the schemas, which are a sixth of a screen's script; the server enforces the limits.
 */
import { STORY_FIELDS } from '../case-stories/case-story';
import { isSafeUrl } from '../validation/safe-url';
import type { ProfileData } from './profile-data';

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isUrl: Check = (value) => typeof value === 'string' && isSafeUrl(value);
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const objectOf =
  (checks: Record<string, Check>): Check =>
  (value) => {
    if (typeof value !== 'object' || value === null) return false;
    return Object.entries(checks).every(([key, check]) => check((value as Record<string, unknown>)[key]));
  };
const lines = listOf(isText);
const skills = listOf(objectOf({ title: isText, description: isText }));

const isNumber: Check = (value) => typeof value === 'number';
const hasTermFields = objectOf({ term: isText, shown: isText });
/** The value of a term, by its kind: a text, a day, or numbers. */
const TERM_VALUE_CHECKS = [
  objectOf({ text: isText }),
  objectOf({ from: isText }),
  objectOf({ per: isText, min: isNumber, max: isNumber }),
];
const isTerm: Check = (value) => hasTermFields(value) && TERM_VALUE_CHECKS.some((check) => check(value));

const isStory = objectOf({
  ...Object.fromEntries(STORY_FIELDS.map((field) => [field, isText])),
  shown: (value) => typeof value === 'boolean',
});

const CHECKS: Record<keyof ProfileData, Check> = {
  given_name: isText,
  name: isText,
  role: isText,
  location: isText,
  profilePicture: isUrl,
  linkedinUrl: isUrl,
  summary: isText,
  highlights: lines,
  focus_areas: lines,
  industries: lines,
  geographical_coverage: lines,
  stage_focus: lines,
  personal_interests: lines,
  certifications: lines,
  meet_them: isText,
  sweetspot: isText,
  user_manual: isText,
  personas: listOf(objectOf({ title: isText, bullets: lines })),
  superpowers: skills,
  functional_skills: listOf(objectOf({ name: isText, value: skills })),
  engagement: listOf(isTerm),
  case_stories: listOf(isStory),
};

/** Whether the value holds some fields of a profile, each of its type, and nothing else. */
export function isProfileFields(value: unknown): value is Partial<ProfileData> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(value).every(
    ([field, content]) => Object.hasOwn(CHECKS, field) && CHECKS[field as keyof ProfileData](content),
  );
}
