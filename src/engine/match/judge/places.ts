/**
 * Judges requirements for a place by the places of the record. Preferred places do not count, since preferences must
 * not change a verdict.
 */

import { asksForRightToWork } from '@/shared/roles/right-to-work';
import type { Verdict } from '@/shared/roles/role-fit';
import type { IndexedPerson } from '../candidate/indexed-person';
import type { Person, PersonStatement } from '../candidate/types';
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
  /** A statement that the person lives there, which says more than the place alone. */
  statement?: PersonStatement;
}

const LIVES_IN_PATTERN =
  /(?:^in|\b(?:based|lives?|living|resides?|residing|at home) in|^lebt in|^wohnt in|^vit à) (?=\p{Lu})/iu;
/** A longer statement is about something else. */
const MAX_STATEMENT_CHARACTERS = 160;

/** The first statement that says that the person lives in one of their places: 'In Leeds since 2021'. */
const statementOfHome = ({ places, statements }: Person): PersonStatement | undefined =>
  statements.find(({ text }) => {
    const lives = text.length <= MAX_STATEMENT_CHARACTERS ? LIVES_IN_PATTERN.exec(text) : null;
    const rest = lives ? text.slice(lives.index + lives[0].length) : '';
    // 'In Leeds, opened two shops' is no home.
    const isHome = lives?.index !== 0 || !/^in/i.test(text) || /\bsince\b/.test(rest);
    return rest !== '' && isHome && places.some((place) => rest.startsWith(place.split(',')[0] ?? place));
  });

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

function citationOf({ text, ref, statement }: PersonPlace) {
  const source = statement ?? { text, ref };
  return { evidence: source.text, ...(source.ref && { ref: source.ref }) };
}

const placesOf = ({ person }: IndexedPerson): PersonPlace[] => [
  ...person.places.map((text) => ({ text, ref: person.placeRef, statement: statementOfHome(person) })),
  ...person.posts.flatMap(({ end, location, ref }) =>
    end === 'present' && location ? [{ text: location, ref }] : [],
  ),
];
