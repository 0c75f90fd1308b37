/** What an entry of the record may say instead: other readings of its text, for the answers to a doubt. */
import type { AlternativeRole, RoleFact } from '@/shared/record/facts';
import { truncateText } from '@/shared/text/truncate-text';

/** Maximum number of other readings that a question offers. */
const MAX_OTHER_READINGS = 2;

/** The first readings of the same text that differ from the one in the record. */
export function otherReadings({ title, organisation, alternatives = [] }: RoleFact): AlternativeRole[] {
  return alternatives
    .map((other) => ({ title: other.title || title, organisation: other.organisation }))
    .filter((other) => other.organisation !== organisation || other.title !== title)
    .slice(0, MAX_OTHER_READINGS);
}

/** A reading in words: 'Head of Banking at ANZ'. */
export const labelOfReading = ({ title, organisation }: AlternativeRole) =>
  [title, organisation].filter(Boolean).map(shortenName).join(' at ');

/**
 * The titles that an entry without one may have, each with the employer that then remains: those of other readings, and
 * parts of what was taken for its employer.
 */
export function possibleTitles(role: RoleFact): AlternativeRole[] {
  const parts = titleEmployerPairs(role.organisation).map(([title, organisation]) => ({
    title,
    organisation,
  }));
  return [...otherReadings(role).filter(({ title }) => title !== ''), ...parts].filter(
    (candidate, index, candidates) =>
      candidates.findIndex(({ title }) => title === candidate.title) === index,
  );
}

/** Maximum characters of a line that may be a title with its employer; longer ones are prose. */
const MAX_PAIR_CHARACTERS = 160;

/**
 * The two ways to read a line as title and employer, which may be in either order: 'Head of Banking, ANZ', 'ANZ –
 * Head of Banking'. Empty if the line does not consist of two parts.
 */
export function titleEmployerPairs(line: string): [title: string, organisation: string][] {
  const [first = '', second = '', ...furtherParts] = line.split(/\s*[,|·•]\s+|\s+(?:[–—-]|at|@)\s+/);
  if (!first || !second || furtherParts.length > 0 || line.length > MAX_PAIR_CHARACTERS) return [];
  return [
    [first, second],
    [second, first],
  ];
}

/** Maximum characters of a name in a question. */
const MAX_NAME_CHARACTERS = 80;

/** Shortens a name that is too long for a question, often a sentence that was mistaken for one. */
export const shortenName = (text: string) =>
  text.length > MAX_NAME_CHARACTERS ? `${truncateText(text, MAX_NAME_CHARACTERS - 1)}…` : text;
