/** Judges requirements for a place, or for the right to work there. */
import type { Verdict } from '@/shared/roles/role-fit';
import type { IndexedPerson } from '../candidate/indexed-person';
import { countriesOf, placesOverlap } from './regions';

const WORK_PERMIT_PATTERN =
  /right to work|work (?:permit|visa)|authori[sz]ed to work|eligible to work|legally|arbeitserlaubnis|permis de travail|permiso de trabajo|permitted to work/i;
const TRAVEL_PATTERN = /\btravel\b|reise|déplacement|desplaza|viajar/i;
const CITY_PATTERN = /\b(?:in|to|near|from|at)\s+(?:the\s+|our\s+)?(\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+)?)/gu;

/**
 * The verdict on a requirement for a place or a work permit; `soft` for travel alone.
 * @returns undefined if it names neither a country nor a capitalised place, or asks for a permit without a country
 */
export function judgePlace(
  text: string,
  { person, statements }: IndexedPerson,
): { verdict: Verdict; evidence?: string; ref?: string } | undefined {
  const countries = countriesOf(text);
  // The places where the person lives and works. Preferred places do not count, since preferences must not
  // change a verdict.
  const present = person.posts.flatMap(({ end, location }) =>
    end === 'present' && location ? [location] : [],
  );
  const personPlaces = [...person.places, ...present];
  if (WORK_PERMIT_PATTERN.test(text) || /candidates from/i.test(text)) {
    if (countries.length === 0) return undefined;
    const livesThere = personPlaces.some((place) =>
      countriesOf(place).some((code) => countries.includes(code)),
    );
    return livesThere
      ? { verdict: 'evidenced', ...placeEvidence(personPlaces, statements) }
      : { verdict: 'gap' };
  }
  if (TRAVEL_PATTERN.test(text) && countries.length === 0) return { verdict: 'soft' };
  const cities = [...text.matchAll(CITY_PATTERN)].map((match) => match[1] ?? '');
  const place = cities.find((city) => placesOverlap(city, personPlaces));
  if (place)
    return {
      verdict: 'evidenced',
      ...placeEvidence(
        personPlaces.filter((one) => placesOverlap(place, [one])),
        statements,
      ),
    };
  if (countries.length === 0 && cities.length === 0) return undefined;
  const isInCountry =
    countries.length > 0 &&
    personPlaces.some((one) => countriesOf(one).some((code) => countries.includes(code)));
  return {
    verdict: isInCountry ? (cities.length > 0 ? 'mentioned' : 'evidenced') : 'gap',
    ...(isInCountry && placeEvidence(personPlaces, statements)),
  };
}

/** The statement that names the place, or the place itself if no statement names it. */
function placeEvidence(
  places: readonly string[],
  statements: IndexedPerson['statements'],
): { evidence: string; ref?: string } {
  const statement = statements.find(
    (one) =>
      one.text.length < 500 &&
      places.some((place) => place.length > 3 && one.text.includes(place.split(',')[0] ?? place)),
  );
  return statement ? { evidence: statement.text, ref: statement.ref } : { evidence: places.join(', ') };
}
