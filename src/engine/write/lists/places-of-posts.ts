/** The places of posts, as the record and the names of their employers state them. */
import type { RoleFact } from '@/shared/record/facts';
import { countriesIn, isPlaceName } from '../../language/vocabulary/places';
import type { Sourced } from './tally';

/** Maximum words of a line that consists of a place, without what is in brackets. */
const MAX_PLACE_WORDS = 5;
/** The first line of a role without a place, if it is one: 'Basra, Iraq (South Field)', 'Peru (Lima, Cusco)'. */
function placeLinesOf({ statements: [first] }: RoleFact): Sourced[] {
  const place = first?.value.replace(/\s?\([^()]*\)\s*$/u, '') ?? '';
  const isPlaceLine = place.split(' ').length <= MAX_PLACE_WORDS && !/[.!?:;\d]/.test(place);
  const [country = ''] = place.split(/,\s/u).slice(-1);
  return first && isPlaceLine && isPlaceName(country) && countriesIn(country).length > 0
    ? [{ value: place, spans: first.spans }]
    : [];
}

/** A mission, which is called after the country that sent it, and is in another: 'Embassy of Norway in Chile'. */
const MISSION_PATTERN = /\b(?:embassy|consulate(?:[- ]general)?|high commission) of (?:the )?\p{Lu}/iu;
const MISSION_IN_PATTERN =
  /\b(?:embassy|consulate(?:[- ]general)?|high commission) of (?:the )?\p{Lu}[\p{L} ]{0,40}? in (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)/iu;
function missionPlaces({ spans }: RoleFact): Sourced[] {
  const [, place = ''] = MISSION_IN_PATTERN.exec(spans.map(({ quote }) => quote).join(' ')) ?? [];
  return place ? [{ value: place, spans }] : [];
}

/** A separator between two countries in which a post was: 'Austria / Slovenia'. */
const COUNTRY_SEPARATOR_PATTERN = /\s?[/&|]\s?|\s(?:and|und|et|y|e)\s/u;
/** The places of a post: one for each country if its place names several. */
export function placesOfPost(role: RoleFact): Sourced[] {
  const { location, spans, organisation } = role;
  if (MISSION_PATTERN.test(organisation)) return missionPlaces(role);
  if (!location) return placeLinesOf(role);
  const parts = location.split(COUNTRY_SEPARATOR_PATTERN);
  const areCountries = parts.length > 1 && parts.every((part) => countriesIn(part).length > 0);
  return (areCountries ? parts : [location]).map((value) => ({ value, spans }));
}

/** Countries whose names are other words without a capital: 'peru' is a turkey in Portuguese. */
const CAPITALISED_COUNTRIES: readonly (readonly [code: string, pattern: RegExp])[] = [
  ['PE', /(?<![\p{L}-])Per[uú](?![\p{L}-])/u],
  ['OM', /(?<![\p{L}-])Oman(?![\p{L}-])/u],
  ['CU', /(?<![\p{L}-])Cuba(?![\p{L}-])/u],
];
/** The countries that a text names, by ISO code. */
export const countriesNamedIn = (text: string): string[] => [
  ...new Set([
    ...countriesIn(text),
    ...CAPITALISED_COUNTRIES.flatMap(([code, pattern]) => (pattern.test(text) ? [code] : [])),
  ]),
];
