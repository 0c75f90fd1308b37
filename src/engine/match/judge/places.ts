/**
 * Judges requirements for a place by the places of the record. Preferred places do not count, since preferences must
 * not change a verdict.
 */

import { asksForRightToWork } from '@/shared/roles/right-to-work';
import type { Verdict } from '@/shared/roles/role-fit';
import type { IndexedPerson } from '../candidate/indexed-person';
import { countriesOf, liesIn } from './regions';
import { statedRightToWork } from './right-to-work';

const TRAVEL_PATTERN = /\btravel\b|reise|déplacement|desplaza|viajar/i;
const CITY_PATTERN = /\b(?:in|to|near|from|at)\s+(?:the\s+|our\s+)?(\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+)?)/gu;

export interface PlaceJudgement {
  verdict: Verdict;
  evidence?: string;
  ref?: string;
}

/** A place where the person lives or works, as the record has it. */
interface PersonPlace {
  text: string;
  ref?: string;
}

/**
 * The verdict on a requirement for a place or for a right to work; `soft` for travel alone.
 * @returns undefined if it names neither a country nor a capitalised place, or asks for a right without a country
 */
export function judgePlace(text: string, indexed: IndexedPerson): PlaceJudgement | undefined {
  const countries = countriesOf(text);
  const places = placesOf(indexed);
  if (asksForRightToWork(text)) return judgeRightToWork(countries, places, indexed);
  if (TRAVEL_PATTERN.test(text) && countries.length === 0) return { verdict: 'soft' };
  const cities = [...text.matchAll(CITY_PATTERN)].map((match) => match[1] ?? '');
  const inCity = places.find((place) => cities.some((city) => liesIn(place.text, city)));
  if (inCity) return { verdict: 'evidenced', ...citationOf(inCity) };
  if (countries.length === 0 && cities.length === 0) return undefined;
  const countriesOfCities = [...countries, ...cities.flatMap(countriesOf)];
  const inCountry = places.find((place) =>
    countriesOf(place.text).some((code) => countriesOfCities.includes(code)),
  );
  if (!inCountry) return { verdict: 'gap' };
  return { verdict: cities.length > 0 ? 'mentioned' : 'evidenced', ...citationOf(inCountry) };
}

/**
 * A right to work is shown by a statement of it alone. Without one it is a gap for people who live in other countries,
 * and undecided for all others: what the preferences say about it is compared as a term.
 */
function judgeRightToWork(
  countries: readonly string[],
  places: readonly PersonPlace[],
  { statements, person }: IndexedPerson,
): PlaceJudgement | undefined {
  if (countries.length === 0) return undefined;
  const stated = statedRightToWork([...statements, ...person.credentials], countries);
  if (stated) return { verdict: 'evidenced', ...citationOf(stated) };
  const homes = places.flatMap((place) => countriesOf(place.text));
  const livesElsewhere = homes.length > 0 && !homes.some((code) => countries.includes(code));
  return { verdict: livesElsewhere ? 'gap' : 'soft' };
}

const citationOf = ({ text, ref }: PersonPlace) => ({ evidence: text, ...(ref && { ref }) });

const placesOf = ({ person }: IndexedPerson): PersonPlace[] => [
  ...person.places.map((text) => ({ text, ref: person.placeRef })),
  ...person.posts.flatMap(({ end, location, ref }) =>
    end === 'present' && location ? [{ text: location, ref }] : [],
  ),
];
