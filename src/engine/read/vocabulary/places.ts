/**
 * Recognises places by form: countries, states, how they are written after a city, areas, military bases, and texts
 * that stand in for a place.
 */
import arabic from 'i18n-iso-countries/langs/ar.json' with { type: 'json' };
import german from 'i18n-iso-countries/langs/de.json' with { type: 'json' };
import countries from 'i18n-iso-countries/langs/en.json' with { type: 'json' };
import spanish from 'i18n-iso-countries/langs/es.json' with { type: 'json' };
import french from 'i18n-iso-countries/langs/fr.json' with { type: 'json' };
import hebrew from 'i18n-iso-countries/langs/he.json' with { type: 'json' };
import italian from 'i18n-iso-countries/langs/it.json' with { type: 'json' };
import japanese from 'i18n-iso-countries/langs/ja.json' with { type: 'json' };
import portuguese from 'i18n-iso-countries/langs/pt.json' with { type: 'json' };
import russian from 'i18n-iso-countries/langs/ru.json' with { type: 'json' };
import chinese from 'i18n-iso-countries/langs/zh.json' with { type: 'json' };
import { alphanumericKey } from '../../language/text/keys';
import { memoizeByText } from '../../language/text/memoize';
import { organisationScore } from './organisations';
import { titleScore } from './titles';
import { isTown } from './towns';

const US_STATES =
  'Alabama AL|Alaska AK|Arizona AZ|Arkansas AR|California CA|Colorado CO|Connecticut CT|Delaware DE|Florida FL|Georgia GA|Hawaii HI|Idaho ID|Illinois IL|Indiana IN|Iowa IA|Kansas KS|Kentucky KY|Louisiana LA|Maine ME|Maryland MD|Massachusetts MA|Michigan MI|Minnesota MN|Mississippi MS|Missouri MO|Montana MT|Nebraska NE|Nevada NV|New Hampshire NH|New Jersey NJ|New Mexico NM|New York NY|North Carolina NC|North Dakota ND|Ohio OH|Oklahoma OK|Oregon OR|Pennsylvania PA|Rhode Island RI|South Carolina SC|South Dakota SD|Tennessee TN|Texas TX|Utah UT|Vermont VT|Virginia VA|Washington WA|West Virginia WV|Wisconsin WI|Wyoming WY|District of Columbia DC|Ontario ON|Quebec QC|British Columbia BC|Alberta AB|Manitoba MB|Saskatchewan SK|Nova Scotia NS|New Brunswick NB|New South Wales NSW|Victoria VIC|Queensland QLD|Western Australia WA|South Australia SA|Tasmania TAS';
const US_STATE_CODES = new Set(US_STATES.split('|').map((entry) => entry.split(' ').at(-1) ?? ''));
/** First-level divisions of other countries that end addresses, except those better known as towns. */
const REGIONS =
  'Andhra Pradesh|Assam|Bihar|Chhattisgarh|Gujarat|Haryana|Himachal Pradesh|Jharkhand|Karnataka|Kerala|Madhya Pradesh|Maharashtra|Meghalaya|Odisha|Orissa|Punjab|Rajasthan|Tamil Nadu|Tamilnadu|Telangana|Uttar Pradesh|Uttarakhand|West Bengal|Jammu & Kashmir|' +
  'Baden-Württemberg|Brandenburg|Hessen|Hesse|Mecklenburg-Vorpommern|Niedersachsen|Lower Saxony|Nordrhein-Westfalen|North Rhine-Westphalia|Rheinland-Pfalz|Saarland|Sachsen|Saxony|Sachsen-Anhalt|Schleswig-Holstein|Thüringen|Thuringia|Tirol|Steiermark|Kärnten|Vorarlberg|' +
  'Île-de-France|Ile-de-France|Bretagne|Normandie|Occitanie|Nouvelle-Aquitaine|Provence-Alpes-Côte d’Azur|Auvergne-Rhône-Alpes|Hauts-de-France|Grand Est|Pays de la Loire|Lombardia|Lombardy|Piemonte|Piedmont|Toscana|Tuscany|Lazio|Veneto|Emilia-Romagna|Liguria|Puglia|Sicilia|Sardegna|Campania|' +
  'Andalucía|Andalusia|Aragón|Asturias|Castilla y León|Castilla-La Mancha|Comunidad de Madrid|Comunidad Valenciana|Extremadura|Galicia|País Vasco|Cataluña|Catalunya|Jalisco|Nuevo León|Estado de México|Minas Gerais|Paraná|Santa Catarina|Rio Grande do Sul|Bahia|Pernambuco|Ceará|Goiás|' +
  'Mazowieckie|Małopolskie|Śląskie|Wielkopolskie|Dolnośląskie|Pomorskie|Noord-Holland|North Holland|Zuid-Holland|South Holland|Noord-Brabant|Gelderland|Vlaanderen|Flanders|Wallonie|Skåne|Västra Götaland|Vestland|Selangor|Gauteng|Western Cape|KwaZulu-Natal|Hebei|Henan|Jiangsu|Zhejiang|Guangdong|Sichuan|Shandong|Sindh|Khyber Pakhtunkhwa|Northern Territory';
const STATES = new Set([
  ...US_STATES.split('|').map((entry) => alphanumericKey(entry.replace(/ [A-Z]{2,3}$/, ''))),
  ...REGIONS.split('|').map(alphanumericKey),
]);
/** Countries and parts of them by other names than those of the ISO list. */
const OTHER_NAMES =
  'USA|US|U.S.|U.S.A.|NYC|UK|U.K.|UAE|KSA|K.S.A.|England|Scotland|Wales|Northern Ireland|Great Britain|Deutschland|Österreich|Schweiz|Suisse|Svizzera|France|Frankreich|España|Spanien|Italia|Italien|Brasil|México|Perú|Polska|Türkiye|Nederland|The Netherlands|Holland|België|Belgique|Belgien|Sverige|Norge|Danmark|Suomi|Россия|Czech Republic|South Korea|Korea|Taiwan|Vietnam|Russia|Iran|Syria|Tanzania|Bolivia|Venezuela|Moldova|Hong Kong|Singapore|Ireland|Éire|Portugal|Hrvatska|Česko|Magyarország|România|България|Ελλάδα|中国|日本|대한민국|ישראל|مصر|الإمارات|السعودية|Bavaria|Bayern|Catalonia|Cataluña|Ivory Coast|Palestine|Kosovo|Macedonia|Laos|Brunei|Macau';

/** ISO 3166 codes at the end of addresses: 'Bergen, NO'. */
const COUNTRY_CODES = new Set(Object.keys(countries.countries));

const COUNTRIES = new Set([
  // In Latin script, countries are named in English or as listed above; in other scripts, in their own
  // language.
  ...[countries, arabic, hebrew, japanese, russian, chinese]
    .flatMap(({ countries: names }) => Object.values<string | string[]>(names).flat())
    .map(alphanumericKey),
  ...OTHER_NAMES.split('|').map(alphanumericKey),
]);
/** Countries as other languages name them, which are searched for only after a town. */
const FOREIGN_COUNTRY_NAMES = new Set(
  [german, spanish, french, italian, portuguese]
    .flatMap(({ countries: names }) => Object.values<string | string[]>(names).flat())
    .map(alphanumericKey),
);
/** A text that stands in for a place: 'Remote', 'Hybrid', 'Home office'. */
const REMOTE_PATTERN =
  /^(?:100\s?% )?(?:fully )?(?:remote|hybrid|on-?site|home ?office|worldwide|télétravail|remoto|distanz|anywhere)(?:\s*(?:\(.*\)|[-–/,|].*))?$/iu;
/** The same in a few words and in other languages; beside dates it could be taken for an employer. */
const REMOTE_WORK_PATTERN =
  /^(?:(?:full(?:y)? |100\s?% )?remote(?: (?:work|job|position|contract))?|remotely|work(?:ing)? (?:remotely|from home)|homeoffice|à distance|a distancia|trabalho remoto|da remoto|zdalnie|praca zdalna|op afstand|thuiswerk|удал[её]нно|удал[её]нная работа|дистанционно|віддалено|дистанційно|uzaktan)$/iu;
/** A symbol of a font beside a text about remote work: 'Remote ½'. */
const SYMBOL_AFTER_PATTERN = /\s[^\p{L}\p{Nd}\s)]$/u;

/** The form of government before a country's name: 'Kingdom of Bahrain'. */
const FORM_OF_STATE_PATTERN =
  /^(?:(?:united |federal |islamic |people['’]s |democratic |federative )*republic|kingdom|sultanate|state|principality|commonwealth) of (?:the )?/iu;

/** Whether a text is the name of a country. */
export function isCountry(text: string): boolean {
  return (
    COUNTRIES.has(alphanumericKey(text)) ||
    COUNTRIES.has(alphanumericKey(text.replace(FORM_OF_STATE_PATTERN, '')))
  );
}

/** Whether a text is a country's name in German, Spanish, French, Italian or Portuguese: 'Nouvelle-Zélande'. */
export const isForeignCountryName = (text: string): boolean =>
  FOREIGN_COUNTRY_NAMES.has(alphanumericKey(text));

/** Whether a text is an ISO 3166 country code: 'IT'. */
export const isCountryCode = (text: string) => COUNTRY_CODES.has(text);

/** Whether a text is a state, a province or its abbreviation, perhaps with a postcode. */
export function isState(text: string): boolean {
  const withoutPostcode = text.trim().replace(/(?<!\s)\s+\d{4,5}(?:-\d{4})?$/, '');
  return US_STATE_CODES.has(withoutPostcode) || STATES.has(alphanumericKey(withoutPostcode));
}

/** Whether a text such as 'Remote' or 'Hybrid' stands in for a place. */
export function isRemote(text: string): boolean {
  const plain = text.trim().replace(SYMBOL_AFTER_PATTERN, '');
  return REMOTE_PATTERN.test(plain) || REMOTE_WORK_PATTERN.test(plain);
}

const PLACE_WORDS_PATTERN =
  /^[\p{Lu}\p{Lo}][\p{L}'’.-]*(?:[ -](?:[\p{Lu}\p{Lo}][\p{L}'’.-]*|de|del|la|le|les|el|of|am|an|der|den|do|da|dos|upon|sur|en|i)){0,4}$/u;

/** Maximum length of a text that is a place. */
const MAX_PLACE_CHARACTERS = 70;

/**
 * Whether a whole text is a place: 'City, ST', 'City, Region, Country', 'City, Country', a country, 'Remote'.
 */
export const isPlace = memoizeByText((text): boolean => {
  const cleaned = text
    .trim()
    .replace(/(?<!\s)\s+\(([^()]+)\)$/, (whole, inner: string) => (isCountry(inner) ? `, ${inner}` : whole))
    .replace(/^\(|\)$/g, '')
    .replace(/[.;,]$/, '');
  if (cleaned.length > MAX_PLACE_CHARACTERS || cleaned === '') return false;
  if (isRemote(cleaned)) return true;
  const parts = cleaned
    .split(/[,،、，]\s*|(?<!\s)\s+[-–/|]\s+/)
    .map((part) => part.replace(/\([^()]*\)/g, '').trim())
    .filter(Boolean);
  const last = parts.at(-1) ?? '';
  if (parts.length === 1 && isTownAndState(cleaned)) return true;
  if (parts.length === 1)
    return (
      isCountry(cleaned) &&
      (cleaned.length > 3 || /\p{Script=Han}/u.test(cleaned)) &&
      !/^(?:georgia|jordan|chad)$/i.test(cleaned)
    );
  if (parts.length > 3) return false;
  const ends =
    COUNTRY_CODES.has(last) ||
    isCountry(last) ||
    isState(last) ||
    isRemote(last) ||
    isAreaName(parts[0] ?? '');
  // 'CFO, New York' is a post in a place.
  const names = parts.slice(0, -1);
  return (
    ends && names.every((part) => isState(part) || (PLACE_WORDS_PATTERN.test(part) && titleScore(part) < 2))
  );
});

/** Whether a part of a place names an area by its first word: 'Greater Oslo', but not the company 'Metro AG'. */
const isAreaName = (part: string): boolean =>
  /^(?:Greater|Metro) \p{Lu}/u.test(part) && organisationScore(part) === 0;

/** Whether a text is a known town followed by its state without a comma: 'Boston MA', 'Boston MA USA'. */
function isTownAndState(text: string): boolean {
  const [, town = '', state = ''] = /^(\p{Lu}[\p{L}'’. -]{2,30}) (\p{Lu}{2})(?: USA?)?$/u.exec(text) ?? [];
  return US_STATE_CODES.has(state) && isTown(town);
}

/** Whether a text is a known town with its country, in any language and without a comma: 'Bogotá Colombie'. */
export function isTownAndCountry(text: string): boolean {
  const words = text.trim().split(/,?\s+/);
  return words.some((_, at) => {
    const [town, country] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
    return (
      at > 0 && (isCountry(country) || FOREIGN_COUNTRY_NAMES.has(alphanumericKey(country))) && isTown(town)
    );
  });
}

/**
 * Maximum number of parts and separators at the end of a text that may be a place, so that the parts of a very long
 * line are not joined again for each of them.
 */
const MAX_EXAMINED_PIECES = 12;

/** Splits a place off the end of a text: 'Acme Inc., Boston, MA' is 'Acme Inc.' and 'Boston, MA'. */
export function splitPlace(text: string): { rest: string; place?: string } {
  const pieces = text.split(/(,\s+|(?<!\s)\s+[-–—|·•]\s+|(?<!\s)\s+(?=\())/);
  for (let cut = Math.max(1, pieces.length - MAX_EXAMINED_PIECES); cut < pieces.length; cut += 2) {
    const tail = pieces
      .slice(cut + 1)
      .join('')
      .replace(/^\((.*)\)$/, '$1');
    const parts = tail.split(/,\s+/);
    // 'Harbour Stores, Dayton, OH' has too many parts, although it ends with a place; a street or department
    // is not a place either.
    const hasTooManyParts = parts.length > 3 || (parts.length === 3 && isState(parts[2] ?? ''));
    if (!hasTooManyParts && isPlace(tail)) {
      // In 'Acme, Germany' the part before the country is the company, not a city.
      return { rest: pieces.slice(0, cut).join('').trim(), place: tail };
    }
  }
  // 'Engineer, Nordwerk, Hamburg': a part known only as a town's name counts as a place only after two others.
  const parts = text.split(/,\s+/);
  const town = parts.at(-1)?.replace(/\.$/, '') ?? '';
  return parts.length === 3 && isTown(town)
    ? { rest: parts.slice(0, -1).join(', ').trim(), place: town }
    : { rest: text.trim() };
}

/** Whether a text is a military base: 'Fort Redwell', 'Nordhav Air Force Base'. */
export const isMilitaryBase = (text: string): boolean => MILITARY_BASE_PATTERN.test(text.trim());
const MILITARY_BASE_PATTERN =
  /^(?:Fort|Ft\.|Camp|Joint Base|Naval (?:Air )?Station|Marine Corps Base) \p{Lu}[\p{L}’'.-]+(?: \p{Lu}[\p{L}’'.-]+)?$|^(?:\p{Lu}[\p{L}’'.-]+ ){1,3}(?:AFB|Air Force Base|Air Base|Barracks)$/u;

/** Maximum length of the name of an area. */
const MAX_AREA_CHARACTERS = 59;

/** Whether a text names a metropolitan area or a region: 'Oslo Metropolitan Area', 'Bergen Region', 'Raum Köln'. */
export function isArea(text: string): boolean {
  return (
    /\b(?:Metropolitan Area|Bay Area|Metro Area)\b|\bGreater \p{Lu}|(?<!\p{L})\p{Lu}\p{L}+ Region\b|^(?:Raum|Großraum|Région|Región)\s\p{Lu}/u.test(
      text,
    ) && text.length <= MAX_AREA_CHARACTERS
  );
}
