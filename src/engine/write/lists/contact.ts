/** The person's place and link, if they are fit to be shown. */
import type { CareerFacts } from '@/shared/record/facts';
import { type CitedText, spansOf } from '../../check/cited-text';
import type { CareerContext } from '../statements/career-context';
import { isPlausiblePlace } from '../statements/plausible-person';
import { printedName } from '../statements/printed-name';

/** The place where the person lives; '' if the fact cannot be a place. */
export function citedPlace({ location, skills }: CareerFacts): CitedText {
  const text = printedName(location?.value ?? '').replace(/^([^(]*)\)$/, '$1');
  return location &&
    isPlausiblePlace(
      text,
      skills.map(({ value }) => value),
    )
    ? { text, spans: spansOf(location) }
    : { text: '', spans: [] };
}

/** English names of countries by those that documents in other languages have. */
const ENGLISH_COUNTRY_NAMES = new Map([
  ['Danmark', 'Denmark'],
  ['Norge', 'Norway'],
  ['Sverige', 'Sweden'],
  ['Suomi', 'Finland'],
  ['Deutschland', 'Germany'],
  ['Österreich', 'Austria'],
  ['Schweiz', 'Switzerland'],
  ['Suisse', 'Switzerland'],
  ['Svizzera', 'Switzerland'],
  ['Nederland', 'Netherlands'],
  ['België', 'Belgium'],
  ['Belgique', 'Belgium'],
  ['España', 'Spain'],
  ['Italia', 'Italy'],
  ['Brasil', 'Brazil'],
  ['Polska', 'Poland'],
  ['Česko', 'Czech Republic'],
  ['Magyarország', 'Hungary'],
  ['México', 'Mexico'],
  ['Perú', 'Peru'],
  ['Panamá', 'Panama'],
]);

/** The place for the header; on an English page with the English name of its country: 'Aarhus, Denmark'. */
export function placeInHeader({ facts, language }: CareerContext): CitedText {
  const place = citedPlace(facts);
  if (language !== 'en') return place;
  const [country = ''] = place.text.split(',').slice(-1);
  const english = ENGLISH_COUNTRY_NAMES.get(country.trim());
  return english
    ? { ...place, text: `${place.text.slice(0, place.text.lastIndexOf(country.trim()))}${english}` }
    : place;
}

const MAX_URL_CHARACTERS = 2_000;

/** The LinkedIn URL, if it is safe to use as a link; otherwise ''. */
export function safeLinkOf(facts: CareerFacts): string {
  const url = (facts.linkedinUrl ?? '').trim();
  return /^https?:\/\/\S+$/i.test(url) && url.length <= MAX_URL_CHARACTERS ? url : '';
}
