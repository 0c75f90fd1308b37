import { readKeyRole, readKeyRoleYears } from '@/shared/profile/key-role';
import type { ProfileData } from '@/shared/profile/profile-data';
import { nonEmptyLines } from '../components/profile/text';

/** Maximum characters of a key role that are read. */
const MAX_READ_CHARACTERS = 500;
/** Maximum occupations of a person. */
const MAX_OCCUPATIONS = 50;

/** The key roles among the lines, with their years if those are known. */
const keyRolesOf = (highlights: readonly string[]) =>
  nonEmptyLines(highlights).flatMap((line) => {
    const keyRole = readKeyRole(line.slice(0, MAX_READ_CHARACTERS));
    return keyRole ? [{ ...keyRole, dates: readKeyRoleYears(keyRole.years) }] : [];
  });

/** The organisations of the key roles that are held today. */
export const presentEmployersOf = ({ highlights }: ProfileData): string[] =>
  keyRolesOf(highlights).flatMap(({ organisation, dates }) =>
    dates?.isPresent && organisation ? [organisation] : [],
  );

/**
 * A person's occupations in the vocabulary of schema.org: a `Role` with its years for each key role that has the format
 * of `readKeyRole`; if there is none, the headline as an `Occupation`; `undefined` without either.
 */
export function occupationsOf({ highlights, role }: ProfileData) {
  const occupations = keyRolesOf(highlights).map(({ title, dates }) => ({
    '@type': 'Role',
    hasOccupation: { '@type': 'Occupation', name: title },
    startDate: dates?.from,
    endDate: dates?.to,
  }));
  if (occupations.length > 0) return occupations.slice(0, MAX_OCCUPATIONS);
  return role.trim() ? [{ '@type': 'Occupation', name: role.trim() }] : undefined;
}
