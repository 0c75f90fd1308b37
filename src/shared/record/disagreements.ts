/**
 * Finds lines of a profile that contradict the owner's edits of the record: they are shown to the owner, never changed.
 */
import type { ProfileData } from '../profile/profile-data';
import { SECTION_FIELDS, SECTION_NAMES, type SectionName } from '../profile/sections';
import type { CareerRecord } from './career-record';

export interface Disagreement {
  section: SectionName;
  /** The line, or the sentence of a longer text. */
  text: string;
  /** The name that contradicts the record. */
  name: string;
  /** The kind of fact that the record no longer holds. */
  as: 'employer' | 'title';
}

/** Shorter names occur by chance. */
const MIN_NAME_CHARACTERS = 3;
/** Maximum number of former names that are looked for. */
const MAX_NAMES = 100;
const MAX_DISAGREEMENTS = 50;

/**
 * Names in the profile that the record once had as an employer or a title and no longer has after its edits, in the
 * order of the sections.
 */
export function findDisagreements(
  profile: ProfileData,
  { read, facts, mends }: CareerRecord,
): Disagreement[] {
  // The roles as read, and as they were before each correction.
  const formerRoles = [...read.roles, ...mends.flatMap((edit) => edit.before)];
  const formerNames = (field: 'organisation' | 'title', as: Disagreement['as']) => {
    const presentNames = new Set(facts.roles.map((role) => role[field].toLowerCase()));
    const names = new Set(
      formerRoles.map((role) => role[field]).filter((name) => name.length >= MIN_NAME_CHARACTERS),
    );
    return [...names].filter((name) => !presentNames.has(name.toLowerCase())).map((name) => ({ name, as }));
  };
  const names = [...formerNames('organisation', 'employer'), ...formerNames('title', 'title')].slice(
    0,
    MAX_NAMES,
  );
  if (names.length === 0) return [];
  return SECTION_NAMES.flatMap((section) =>
    SECTION_FIELDS[section]
      .filter((field) => field !== 'location' && field !== 'linkedinUrl')
      .flatMap((field) => sentencesOf(profile[field]))
      .flatMap((text): Disagreement[] => {
        const contradiction = names.find(({ name }) => containsName(text, name));
        return contradiction ? [{ section, text, ...contradiction }] : [];
      }),
  ).slice(0, MAX_DISAGREEMENTS);
}

/** Whether a text contains a name as whole words. */
function containsName(text: string, name: string): boolean {
  const isLetter = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}]/u.test(letter);
  // An empty name would be found at every index, without end.
  if (!name) return false;
  for (let index = text.indexOf(name); index >= 0; index = text.indexOf(name, index + 1))
    if (!isLetter(text[index - 1]) && !isLetter(text[index + name.length])) return true;
  return false;
}

/** Every text in a field, with prose split into sentences. */
function sentencesOf(value: unknown): string[] {
  if (typeof value === 'string') return value.split(/(?<=[.!?])\s+|\n+/).filter(Boolean);
  if (Array.isArray(value)) return value.flatMap(sentencesOf);
  return value && typeof value === 'object' ? Object.values(value).flatMap(sentencesOf) : [];
}
