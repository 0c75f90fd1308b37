import { readKeyRole } from '@/shared/profile/key-role';
import type { ProfileData } from '@/shared/profile/profile-data';
import { nonEmptyLines } from '../components/profile/text';

/** Maximum characters of a key role that are read. */
const MAX_SEARCHED_CHARACTERS = 500;
/** Maximum occupations of a person. */
const MAX_OCCUPATIONS = 50;
/** '2016 to 2021', '2016–2021', '2016 bis heute', 'since 2019' */
const YEARS_PATTERN =
  /^(?:(?:since|seit|depuis|desde|dal|sinds) (\d{4})|(\d{4})(?:(?: \p{L}+ |\s?[-–]\s?)(?:(\d{4})|\p{L}+))?)$/iu;

/**
 * A person's occupations in the vocabulary of schema.org: a `Role` with its years for each key role that has the format
 * of `readKeyRole`; if there is none, the headline as an `Occupation`; `undefined` without either.
 */
export function occupationsOf({ highlights, role }: ProfileData) {
  const occupations = nonEmptyLines(highlights).flatMap((line) => {
    const keyRole = readKeyRole(line.slice(0, MAX_SEARCHED_CHARACTERS));
    if (!keyRole) return [];
    const [, since, from, to] = YEARS_PATTERN.exec(keyRole.years) ?? [];
    return {
      '@type': 'Role',
      hasOccupation: { '@type': 'Occupation', name: keyRole.title },
      startDate: since ?? from,
      endDate: to,
    };
  });
  if (occupations.length > 0) return occupations.slice(0, MAX_OCCUPATIONS);
  return role.trim() ? [{ '@type': 'Occupation', name: role.trim() }] : undefined;
}
