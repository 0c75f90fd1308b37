/** Names of regions in roles ('EMEA', 'Midwest'), mapped to countries and states. */
import { withoutAccents } from '@/shared/text/without-accents';
import { countriesIn, countryOfLocation } from '../../language/vocabulary/places';

const EU = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK';
const EEA = `${EU} IS LI NO`;
const EUROPE = `${EEA} CH GB RS UA`;
/** Codes of the countries of the European Union. */
export const EU_COUNTRIES: readonly string[] = EU.split(' ');
const REGIONS: readonly [RegExp, string][] = [
  [/\beuropean (?:time ?zones?|countr)|\beurope\b|\beuropa\b/i, EUROPE],
  [/\beuropean economic area\b|\bEEA\b/i, EEA],
  [/\beuropean union\b|\bEU\b/i, EU],
  [/\bEMEA\b/, `${EUROPE} AE SA QA EG ZA KE NG GH MA TN IL TR JO LB`],
  [/\bnorth america\b|\bnordamerika\b|\bamérique du nord\b/i, 'US CA MX'],
  [/\bsouth america\b|\blatin america\b|\blatam\b/i, 'AR BO BR CL CO EC PE PY UY VE MX CR PA GT DO'],
  [/\bamericas\b/i, 'US CA MX AR BO BR CL CO EC PE PY UY VE CR PA'],
  [/\bAPAC\b|\basia[- ]pacific\b|\basia\b/i, 'AU NZ SG HK JP KR CN TW IN ID MY TH VN PH BD PK LK'],
  [/\bDACH\b/, 'DE AT CH'],
  [/\bnordics?\b|\bscandinavia/i, 'SE NO DK FI IS'],
  [/\bbenelux\b/i, 'BE NL LU'],
  [/\bmidwest\b|\bwest coast\b|\beast coast\b|\bbay area\b|\bnew england\b|\bcontinental us\b/i, 'US'],
  [/\bafrica\b/i, 'ZA KE NG GH EG MA TN ET UG TZ RW SN CI'],
];
const US_REGIONS: readonly [RegExp, RegExp][] = [
  [
    /\bmidwest\b/i,
    /illinois|indiana|ohio|michigan|wisconsin|minnesota|iowa|missouri|kansas|nebraska|dakota|chicago|indianapolis|detroit|columbus|cleveland|minneapolis|\b(?:IL|IN|OH|MI|WI|MN|IA|MO|KS|NE)\b/,
  ],
  [
    /\bwest coast\b/i,
    /california|oregon|washington|los angeles|san francisco|seattle|portland|san diego|\b(?:CA|OR|WA)\b/i,
  ],
  [
    /\beast coast\b/i,
    /new york|boston|massachusetts|new jersey|florida|philadelphia|washington|atlanta|virginia|carolina|\b(?:NY|MA|NJ|FL|PA|DC)\b/i,
  ],
];

/** Codes of the countries that a text names directly, or by a region or city. */
export function countriesOf(text: string): string[] {
  const regions = REGIONS.filter(([pattern]) => pattern.test(text)).flatMap(([, codes]) => codes.split(' '));
  const countries = countriesIn(text);
  if (/\bU\.?S\.?A?\b/.test(text)) countries.push('US');
  const city = regions.length + countries.length === 0 ? countryOfLocation(text) : undefined;
  return [...new Set([...countries, ...regions, ...(city ? [city] : [])])];
}

/** Whether one of a person's places lies within the role's place, or the role's within it. */
export function placesOverlap(role: string, personPlaces: readonly string[]): boolean {
  const rolePlace = withoutAccents(role);
  const head = rolePlace.split(/[,(]/)[0]?.trim() ?? '';
  return personPlaces.some((place) => {
    const personPlace = withoutAccents(place);
    const first = personPlace.split(/[,(]/)[0]?.trim() ?? '';
    if (head.length > 2 && first.length > 2 && (personPlace.includes(head) || rolePlace.includes(first)))
      return true;
    const usRegion = US_REGIONS.find(([pattern]) => pattern.test(role));
    if (usRegion) return usRegion[1].test(place) || /united states|\busa\b/i.test(place);
    const isAnyWide = isWide(place) || isWide(role);
    return isAnyWide && countriesOf(place).some((code) => countriesOf(role).includes(code));
  });
}

/**
 * Whether a person's place lies in a place that is asked for. A country does not show that they live in a certain town
 * of it.
 */
export function liesIn(personPlace: string, asked: string): boolean {
  const wanted = withoutAccents(asked).trim();
  const contains = (whole: string, part: string) => part.length > 2 && ` ${whole} `.includes(` ${part} `);
  const parts = withoutAccents(personPlace)
    .split(/[,()/]/)
    .map((part) => part.trim());
  const [town = ''] = parts;
  if (parts.some((part) => contains(part, wanted)) || contains(wanted, town)) return true;
  return isWide(asked) && countriesOf(personPlace).some((code) => countriesOf(asked).includes(code));
}

/** Whether a place is a country or region, so that every place in it matches. */
const isWide = (place: string) =>
  REGIONS.some(([pattern]) => pattern.test(place)) ||
  (countriesIn(place).length > 0 && !place.includes(',') && place.split(/\s+/).length <= 3);
