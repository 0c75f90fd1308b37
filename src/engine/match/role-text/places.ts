/** Finds the place of work, and whether the work can be remote. */
import type { RemoteKind } from '@/shared/roles/role-fit';
import { ADVERTISED_TITLE_PATTERN } from '../../language/concepts/seniority-and-function';
import { anyOf } from '../../language/text/word-lists';
import { countriesIn, countryOfLocation } from '../../language/vocabulary/places';
import { isPlace, isRemote, isState } from '../../read/vocabulary/places';
import { MAX_SEARCHED_LINE_CHARACTERS, MAX_SEARCHED_LINES } from '../limits';
import { sectionOf } from './headings';
import type { RoleTextLine } from './lines';

const LABEL_PATTERN =
  /^(?:job |work |primary |office )?(?:locations?|place of work|based|where|workplace|standort(?:e)?|arbeitsort|einsatzort|ort|dienstort|lieu(?: de travail)?|localisation|ubicaci[oó]n|lugar(?: de trabajo)?|localidad)\s*[:\-–]\s*(.{2,160})$/iu;
const CITY_SOURCE =
  "\\p{Lu}[\\p{L}.'’-]+(?:[ -](?:\\p{Lu}[\\p{L}.'’-]+|am|an|der|de|la|sur|upon|of|the)){0,3}(?:, ?(?:[A-Z]{2}\\b|\\p{Lu}[\\p{L}.]{1,20}(?: \\p{Lu}[\\p{L}.]{1,20}){0,2}))?";
/** Words that mark the following place as the place of work. */
const PLACE_OF_WORK_PATTERNS: readonly RegExp[] = [
  new RegExp(
    `\\b(?:(?:position|role|job|post|office|team|you|candidate|hq|headquarters|headquartered|hub)\\b[^.\\n]{0,40}?\\b(?:is |are |will be |be )?)(?:located|based|situated|hosted) (?:in|at|out of|from|near) (?:the |our )?(${CITY_SOURCE})`,
    'gu',
  ),
  new RegExp(
    `\\b(?:[Bb]ased|[Ll]ocated) (?:in|out of) (?:the |our )?(${CITY_SOURCE})(?= (?:office|or|and|\\())`,
    'gu',
  ),
  new RegExp(
    `\\b(?:HQ|[Hh]eadquarters|[Hh]eadquartered|[Oo]ffices?|[Ss]ite|[Pp]lant|[Bb]üro|[Ss]itz|[Ss]tandort|[Bb]ureaux?|[Oo]ficinas?)(?: is| are| ist)? (?:in|at|à|en|near) (?:the |our |[Dd]er )?(${CITY_SOURCE})`,
    'gu',
  ),
  new RegExp(
    `\\b(?:in|from) (?:our|unserem|unserer) (${CITY_SOURCE})(?:-|\\s)(?:[Oo]ffice|HQ|[Hh]eadquarters|[Bb]üro|[Hh]ub)`,
    'gu',
  ),
  new RegExp(
    `\\b(?:business|company|firm|start-?up|scale-?up|charity|school|hospital|manufacturer|maker|agency|utility|Unternehmen|Hersteller|entreprise|société|PME|ETI|empresa|compañía|cadena|client|Kunde|group)\\b[^.,\\n]{0,40}? (?:in|near|from|in der Nähe von|im Raum|bei|à|de|basée? à|en) (${CITY_SOURCE})`,
    'gu',
  ),
  new RegExp(`\\b(?:im Raum|Raum|Großraum|région de|zona de|area of) (${CITY_SOURCE})`, 'gu'),
  new RegExp(`\\b(?:basée?|située?|sise?) (?:à|en) (${CITY_SOURCE})`, 'gu'),
  /(?<=\p{Lu}[\p{L}]{1,30}) \((\p{Lu}[\p{L}.'’ -]{1,30}, \p{Lu}[\p{L}. ]{1,20})\)/gu,
  new RegExp(`\\bCity of (${CITY_SOURCE})`, 'gu'),
  new RegExp(`\\b(?:our|central|the) (${CITY_SOURCE}) (?:office|HQ|headquarters|hub)\\b`, 'gu'),
  new RegExp(`\\b(?:you can be|be present|be on ?site|working) in (${CITY_SOURCE})`, 'gu'),
  new RegExp(
    `\\b(?:poste|mission|basée?|situé(?:e)?|présence|attendons|ministères? \\p{L}+)\\b[^.\\n]{0,30}? à (${CITY_SOURCE})`,
    'gu',
  ),
  new RegExp(
    `\\b(?:am Standort|in|für unser(?:en|e|em)? (?:\\p{L}+ )?(?:in|am Standort)) (${CITY_SOURCE})(?= (?:suchen|eine|ein|zum|ab)\\b)`,
    'gu',
  ),
  new RegExp(`\\b(?:sede|centro|planta|oficina|fábrica) de (${CITY_SOURCE})`, 'gu'),
  new RegExp(`\\b[Ww]e(?:[’']re| are) (?:all |both |mostly )?in (${CITY_SOURCE})`, 'gu'),
  new RegExp(
    `\\b(?:seeks?|seeking|hiring|recruiting|looking for|appoint) [^.\\n]{3,80}? (?:in|at) (${CITY_SOURCE})`,
    'gu',
  ),
  /\bin (\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+)?, \p{Lu}[\p{L}.]+(?: \p{Lu}[\p{L}.]+)?)/gu,
  new RegExp(`\\b(?:con sede en|presencial en|trabajo en|ubicad[oa] en) (${CITY_SOURCE})`, 'gu'),
];
const REGION_PATTERN =
  /\b(?:Europe|EMEA|APAC|LATAM|Latin America|North America|South America|Asia|Africa|EU|European (?:Union|time ?zones?)|DACH|Nordics|Benelux|Midwest|West Coast|East Coast|Bay Area|New England|Worldwide|Americas|UK|USA?|United States|United Kingdom)\b/;
/** Separates the facts of a line: 'Cork, Ireland | On-site | Permanent'. */
const SEPARATOR_PATTERN = /\s[|·•]\s|(?<=\S)\s[–—]\s/;
const FIRST_PART_PATTERN = /^(?:(?!\s[|·•–—]\s).)+/u;
const NOT_A_CITY_PATTERN = anyOf(
  [
    'The|Our|Your|This|A|An|We|You|Us|Series|Remote|Order|Addition|Charge|Person|Home|Office|Monday',
    'January|February|March|April|May|June|July|August|September|October|November|December|English',
    'German|Excel|Agile|Business|Job|Finance|Marketing|Product|Sales|Technology|Engineering|Vollzeit',
    'Teilzeit|Deutsch|Wort|Anywhere|anywhere|Worldwide|worldwide|Full|Part|Hi|Hello',
  ],
  { before: '^', after: String.raw`\b`, flags: 'u' },
);

/** Maximum number of places from labels and short lines; a list of every place in a text would help nobody. */
const MAX_PLACES = 3;

/**
 * Places of work in the order of the text: those of labels and short lines, or a single one from a sentence if these
 * name none.
 */
export function placesOf(lines: readonly RoleTextLine[], organisation?: string | null): string[] {
  const places: string[] = [];
  const add = (raw: string) => {
    const place = cleanPlace(raw);
    if (
      place &&
      !NOT_A_CITY_PATTERN.test(place) &&
      !/time ?zones?\b/i.test(place) &&
      sectionOf(place) === 'none' &&
      !places.some((known) => known.includes(place) || place.includes(known))
    )
      places.push(place);
  };
  lines.slice(0, MAX_SEARCHED_LINES).forEach(({ text, bullet }, index) => {
    const labelMatch = LABEL_PATTERN.exec(text);
    if (labelMatch)
      for (const part of partsOf(FIRST_PART_PATTERN.exec(labelMatch[1] ?? '')?.[0] ?? '')) add(part);
    else if (
      (index < 8 || (WORKPLACE_PATTERN.test(text) && text.length < 60)) &&
      !bullet &&
      text.length < 110
    ) {
      const before = places.length;
      for (const part of text.split(SEPARATOR_PATTERN)) for (const place of placesAlone(part)) add(place);
      const town = placeAfterEmployer(text, organisation);
      if (places.length === before && town) add(town);
    }
  });
  if (places.length > 0) return places.slice(0, MAX_PLACES);
  for (const { text } of lines.slice(0, MAX_SEARCHED_LINES)) {
    for (const pattern of PLACE_OF_WORK_PATTERNS) {
      for (const match of text.slice(0, MAX_SEARCHED_LINE_CHARACTERS).matchAll(pattern))
        if (isCertainPlace(match[1] ?? '')) add(match[1] ?? '');
    }
  }
  return places.slice(0, 1);
}

/** The place after the employer, known or not: 'Eastfell Homes, Halifax'. */
function placeAfterEmployer(text: string, organisation: string | null | undefined): string | undefined {
  if (!organisation || !text.startsWith(`${organisation}, `)) return undefined;
  const rest = text.slice(organisation.length + 2);
  return /^\p{Lu}[\p{L}-]{2,30}$/u.test(rest) && !ADVERTISED_TITLE_PATTERN.test(rest) ? rest : undefined;
}

/** Splits alternatives: 'Berlin or Munich (hybrid)'. */
const partsOf = (text: string) =>
  text
    .replace(/\((?=[^()]*\b(?:remote|hybrid|on[- ]?site|office)\b)[^()]*\)/giu, '')
    .replace(/,\s?(?:fully )?(?:remote|hybrid|on[- ]?site|in[- ]office)$/iu, '')
    .split(/(?:(?<!\s)\s+)?(?:[;/|]|\bor\b|\boder\b|\bou\b|\bo\b|\band\b|\bund\b)\s*/iu)
    .filter(
      (part) =>
        part &&
        !isRemote(part) &&
        !/^(?:fully |100\s?% )?(?:remote|virtual|anywhere|hybrid|worldwide|home ?office)/iu.test(part),
    );

const WORKPLACE_PATTERN =
  /remote|hybrid|h[íi]brid|on-?site|vor Ort|home ?office|télétravail|teletrabajo|presencial/iu;
const EMPLOYER_PATTERN = /^.{2,60}\s(?:GmbH|AG|SE|KG|Ltd|Limited|Inc|LLC|plc|SAS|SARL|SA|S\.L\.|BV|NV)\.?,\s/;

/** The places in a short line that has nothing else: 'Los Angeles, CA. – USA', 'Remote - Germany'. */
function placesAlone(line: string): string[] {
  const text = line.replace(EMPLOYER_PATTERN, '').replace(/(?<=\p{L}) \((?:\d{2,3}|2[AB])\)$/u, '');
  // A town with the number of its French department.
  if (text !== line && /\)$/.test(line)) return [text];
  // A capitalised word after the employer is its place, whether the list of places has it or not.
  if (text !== line && /^\p{Lu}[\p{L}-]{2,30}$/u.test(text)) return [text];
  const cleaned = text
    .replace(
      /\(?(?<!\p{L})(?:fully |100\s?% ?)?(?:remote|hybrid[eo]?|híbrid[oa]|presencial|on-?site|vor Ort|home ?office|teletrabajo|télétravail)(?!\p{L})(?: (?:job|ok|only|in|from|within|position|partiel|possible|complet|parcial|-|–))*\)?/giu,
      ' ',
    )
    .replace(/(?<=\p{L}) \d{1,2}(?:er?|º|ème)?(?=\s*(?:,|$))/u, '')
    .replace(/^[\s,–—|()\-:]+|(?<![\s,–—|(\-:])[\s,–—|(\-:]+$/g, '')
    .trim();
  if (!cleaned) return [];
  if (
    WORKPLACE_PATTERN.test(text) &&
    (REGION_PATTERN.test(cleaned) || isCertainPlace(cleaned)) &&
    cleaned.length < 40
  )
    return [cleaned];
  const tidy = cleaned.replace(/\.(?=\s|$)/g, '').replace(/(?<!\s)\s+[–-]\s+/g, ', ');
  return isPlace(tidy) || (countryOfLocation(tidy) && tidy.split(/\s+/).length <= 4 && tidy.includes(','))
    ? [cleaned]
    : [];
}

/** Whether words after 'based in' and the like are a known place, or one capitalised word that can be nothing else. */
const isCertainPlace = (text: string) =>
  REGION_PATTERN.test(text) ||
  isState(text) ||
  isPlace(text) ||
  countriesIn(text).length > 0 ||
  countryOfLocation(text) !== undefined ||
  (/^\p{Lu}\p{Ll}+$/u.test(text) && !NOT_A_CITY_PATTERN.test(text));

function cleanPlace(raw: string): string {
  if (/european time ?zone/i.test(raw)) return 'Europe';
  return raw
    .replace(/^(?:virtual|remote|hybrid|on-?site)[\s,:–-]*/iu, '')
    .replace(/(?<=\p{L}{3})\.\s.*$/su, '')
    .replace(/\.(?=\s|,|$)/g, '')
    .replace(/(?<!\s)\s+[–-]\s+/g, ', ')
    .replace(/^(?:or|and|in|from)\s+|\([^()]*\)|[()]/giu, ' ')
    .replace(/(?:\s(?:or|and|oder|und|ou)[\s,.;:–-]*|(?<![\s,.;:–-])[\s,.;:–-]+)$/u, '')
    .trim()
    .slice(0, 80);
}

const HYBRID_PATTERN = anyOf(
  [
    String.raw`\bh[yí]brid[eoa]?\b|télétravail (?:possible|partiel|\d|un jour|deux jours|trois jours)`,
    'jours? de télétravail|días? de teletrabajo|home ?office[- ](?:option|möglichkeit|tage|regelung)',
    '(?:teilweise|anteilig|möglichkeit (?:zu|von|zum)) (?:home ?office|mobil)|mobiles arbeiten',
    String.raw`\b(?:days?|tage|jours?|días?)\b[^.]{0,25}\b(?:in the office|in office|im büro|au bureau|en la oficina|from home|home ?office|télétravail|teletrabajo|on-?site|vor ort)`,
    'télétravail partiel|(?:most|some) of us work from home',
    String.raw`one day a (?:week|fortnight|month)\b(?=[^.]{0,30}\b(?:in|at|on-?site|with|together|office)\b)`,
    'flexible? (?:mix|split)|modelo híbrido|partially remote|remote (?:and|/|or) (?:on-?site|office)',
  ],
  { flags: 'i' },
);
const REMOTE_PATTERN = anyOf(
  [
    String.raw`\b(?:fully|100\s?%|completely|entirely|all|permanently)[ -]?remote`,
    String.raw`\bremote (?:job|position|role|ok|first|only|work(?:ing)?(?! experience)|company|team|culture|within|anywhere|\(|-|in)`,
    String.raw`\bremote-first|position is (?:fully |100% )?remote|\b(?:is|are) remote\b`,
    'work (?:from|remotely from) (?:anywhere|home|wherever)|work(?:ing)? remotely|work where and when',
    'distributed (?:company|team|workforce)',
    String.raw`(?:poste|travail) (?:est )?en (?:full |100\s?% )?(?:télétravail|remote)`,
    String.raw`télétravail (?:complet|total|à 100)|100\s?% télétravail|remoto|teletrabajo`,
    String.raw`virtual(?:,| position| role)|ortsunabhängig|no office\b|^remote\b|\(remote\)|\bremote$`,
    String.raw`location\W+(?:virtual|remote)`,
  ],
  { flags: 'i' },
);
const ON_SITE_PATTERN = anyOf(
  [
    String.raw`\bon[- ]?site\b(?! (?:gym|parking|visits?))|\bin[- ]office (?:role|position|only)`,
    'in[- ]person (?:role|position)|not (?:a )?remote|no remote|vor[- ]ort|präsenz(?:pflicht|arbeit)',
    'sur site|en présentiel|presencial|must work (?:from|in) (?:our|the) office',
  ],
  { flags: 'i' },
);
const REMOTE_OTHERS_PATTERN =
  /remote (?:teams?|offices?|locations?|sites|areas|communities|sensing|monitoring|access|support|workers|employees|users|control|desktop)|(?:manag|lead)\w{0,20} (?:a )?remote|experience\b.{0,30}\bremote|temporarily remote|remote interview|during covid/i;

/** The kind of remote work; null if the text does not say. */
export function remoteOf(sentences: readonly string[]): RemoteKind | null {
  const votes = { remote: 0, hybrid: 0, onsite: 0 };
  sentences.forEach((sentence, index) => {
    const weight = index < 8 ? 3 : 1;
    if (HYBRID_PATTERN.test(sentence)) votes.hybrid += weight + 1;
    else if (REMOTE_PATTERN.test(sentence) && !REMOTE_OTHERS_PATTERN.test(sentence)) votes.remote += weight;
    else if (ON_SITE_PATTERN.test(sentence)) votes.onsite += weight;
  });
  const { remote, hybrid, onsite } = votes;
  if (remote + hybrid + onsite === 0) return null;
  if (remote >= 3 && remote > hybrid) return 'remote';
  if (hybrid > 0 && hybrid >= remote) return 'hybrid';
  return remote >= onsite ? 'remote' : 'onsite';
}
