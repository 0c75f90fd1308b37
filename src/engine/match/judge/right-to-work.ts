/** Finds statements of a right to work: 'British citizen', 'Right to work in the UK without sponsorship'. */
import { anyOf } from '../../language/text/word-lists';
import { countriesOf, EU_COUNTRIES } from './regions';

const RIGHT_PATTERN = anyOf(
  [
    'right to work|(?:eligible|entitled|authori[sz]ed|permitted) to work|citizen',
    String.raw`citizenship(?=\s*(?:$|[.,;:)]|of\b|and\b))|national(?:ity)?|passport`,
    'permanent residen(?:t|ce|cy)|settled status|indefinite leave to remain|green card',
    String.raw`work (?:permit|visa)|arbeitserlaubnis|staatsbürger\p{L}*|permis de travail|permiso de trabajo`,
  ],
  { before: String.raw`\b`, after: String.raw`\b`, flags: 'iu' },
);
/** Sponsorship that is not needed belongs to a right. */
const WITHOUT_SPONSORSHIP_PATTERN =
  /\b(?:no|without|not requiring|(?:do(?:es)? not|doesn['’]t|don['’]t) (?:need|require))\s+(?:any\s+)?(?:visa\s+)?sponsorship(?:\s+(?:is\s+)?(?:needed|required))?/i;
/** A right that is lacking, or of other people, for whom it was obtained. */
const NOT_HELD_PATTERN =
  /\b(?:no|not|without|need\w*|requir\w*|appl(?:y|ied|ying|ications?)|pending|expired|obtain\w*|secured|sponsor\w*|arranged|process\w*|won|managed|handled|helped|for (?:\d|our|the|\p{L}+ (?:staff|employees|engineers)))\b/iu;
/** A longer statement is about something else. */
const MAX_STATEMENT_CHARACTERS = 160;

/** Countries of adjectives of nationality, which names of countries do not contain. */
const COUNTRIES_BY_ADJECTIVE: readonly [RegExp, readonly string[]][] = [
  [/\b(?:british|u\.?k\.?)(?!\p{L})/iu, ['GB']],
  [/\b(?:american|u\.?s\.?)(?!\p{L})/iu, ['US']],
  [/\birish\b/i, ['IE', 'GB', ...EU_COUNTRIES]],
  [/\b(?:e\.?u\.?|eea|european)(?!\p{L})/iu, EU_COUNTRIES],
  [
    /\b(?:austrian|belgian|bulgarian|croatian|cypriot|czech|danish|dutch|estonian|finnish|french|german|greek|hungarian|italian|latvian|lithuanian|maltese|polish|portuguese|romanian|slovak|slovenian|spanish|swedish)\b/i,
    EU_COUNTRIES,
  ],
  [/\bswiss\b/i, ['CH']],
  [/\bnorwegian\b/i, ['NO']],
  [/\bcanadian\b/i, ['CA']],
  [/\baustralian\b/i, ['AU']],
  [/\bnew zealand\b/i, ['NZ']],
  [/\bindian\b/i, ['IN']],
  [/\bsingaporean\b/i, ['SG']],
];

/** The first statement that names a right to work in one of the countries; undefined if there is none. */
export const statedRightToWork = <Statement extends { text: string }>(
  statements: readonly Statement[],
  countries: readonly string[],
): Statement | undefined =>
  statements.find(({ text }) => {
    if (text.length > MAX_STATEMENT_CHARACTERS || !RIGHT_PATTERN.test(text)) return false;
    if (NOT_HELD_PATTERN.test(text.replace(WITHOUT_SPONSORSHIP_PATTERN, ''))) return false;
    const named = [
      ...countriesOf(text),
      ...COUNTRIES_BY_ADJECTIVE.flatMap(([pattern, codes]) => (pattern.test(text) ? codes : [])),
    ];
    return named.some((code) => countries.includes(code));
  });
