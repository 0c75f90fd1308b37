/** Finds the number of people that a text says the person led, in English, German, French and Spanish. */
import { amountOf, NUMBER_IN_DIGITS_SOURCE } from '../../language/text/amounts';
import { anyOf } from '../../language/text/word-lists';
import { MAX_SEARCHED_STATEMENT_CHARACTERS } from '../limits';
import { SIZE_IN_WORDS_SOURCE, sizeInWordsOf } from '../number-words';

/** Nouns for a group of people, and what is between them and their number: 'headcount from', 'teams of'. */
const GROUP_OF_SOURCE = String.raw`(?:${[
  'team|staff|organi[sz]ation|department|group|unit|headcount',
  'abteilung|équipe|equipo',
].join('|')})\w{0,20}\s+(?:of|from|de|von)\s+`;
/** Nouns for all who work for an employer. */
const EMPLOYEES_SOURCE = [
  'people|employees|staff',
  String.raw`mitarbeite(?:r|nd)\p{L}*|beschäftigte\p{L}*`,
  'personnes|salariés|collaborateurs',
  'personas|empleados|trabajadores',
].join('|');
/** Nouns for people by their work or their place in a team. */
const COLLEAGUES_SOURCE = [
  'engineers|developers|sellers|salespeople|reps|nurses|specialists|teachers|volunteers|consultants|authors|writers',
  'executives|managers|colleagues|reports|members|FTEs?',
  String.raw`entwickler\p{L}*|ingenieur\p{L}*|pflegekräfte`,
  'développeurs|ingénieurs',
].join('|');

const NUMBER_SOURCE = `(${NUMBER_IN_DIGITS_SOURCE})`;
const PEOPLE_LED_PATTERN = anyOf(
  [
    // 'a team of 5 to 12'
    String.raw`${GROUP_OF_SOURCE}(?:${NUMBER_IN_DIGITS_SOURCE}\s+to\s+)?${NUMBER_SOURCE}`,
    // '40+ software engineers'
    String.raw`(?<![\d,.])${NUMBER_SOURCE}(?:\s*\+)?\s+(?:[\p{L}-]+\s+){0,2}?(?:${EMPLOYEES_SOURCE}|${COLLEAGUES_SOURCE})`,
    String.raw`from\s+${NUMBER_IN_DIGITS_SOURCE}\s+to\s+${NUMBER_SOURCE}\s+(?:people|employees|staff|sellers|engineers)`,
  ],
  { flags: 'giu' },
);
/** Words for small numbers often count other people than a team, so that the noun after them is one of a few. */
const PEOPLE_LED_IN_WORDS_PATTERN = anyOf(
  [
    String.raw`${GROUP_OF_SOURCE}(${SIZE_IN_WORDS_SOURCE})(?!\p{L})`,
    String.raw`(?<![\p{L}-])(${SIZE_IN_WORDS_SOURCE})\s+(?:direct reports|${EMPLOYEES_SOURCE})(?!\p{L})`,
  ],
  { flags: 'giu' },
);

/** Words for people who were hired, taught or served rather than led. */
const PEOPLE_NOT_LED_PATTERN = anyOf(
  [
    String.raw`hir(?:ed|ing)|recruit\p{L}*|recrut\p{L}*|eingestellt|contrat(?:é|ación)|onboard\p{L}*|interview\p{L}*`,
    String.raw`train(?:ed|ing)|coach\p{L}*|taught|geschult|schult\p{L}*|form(?:é|ation)`,
    String.raw`serv(?:ed|ing|es)|support(?:ed|ing)|survey\p{L}*|equip\p{L}*|moved|laid off`,
    'payroll|kept the records|share options?|option scheme',
  ],
  { before: String.raw`(?<!\p{L})`, after: String.raw`(?!\p{L})[^.;:]{0,60}$`, flags: 'iu' },
);
/** Characters before a number in which words for people who were not led are looked for. */
const MAX_CHARACTERS_BEFORE_NUMBER = 80;
const TEAM_PATTERN = /^(?:team|organi[sz]|department|group|unit|équipe|equipo|abteilung)/i;

/** A number of this size or more is of customers or money, not of people whom the person led. */
const MIN_NUMBER_OF_CUSTOMERS = 1_000_000;

/** The largest number of people that a text says the person led; 0 if none. */
export function peopleLedIn(text: string): number {
  const searched = text.slice(0, MAX_SEARCHED_STATEMENT_CHARACTERS);
  const isOfLed = ({ 0: match, index }: RegExpExecArray) =>
    TEAM_PATTERN.test(match) ||
    !PEOPLE_NOT_LED_PATTERN.test(searched.slice(Math.max(0, index - MAX_CHARACTERS_BEFORE_NUMBER), index));
  const numbersIn = (pattern: RegExp, numberOf: (written: string) => number) =>
    [...searched.matchAll(pattern)]
      .filter(isOfLed)
      .map(([, ...groups]) => numberOf(groups.find((group) => group !== undefined) ?? ''));
  return [
    ...numbersIn(PEOPLE_LED_PATTERN, amountOf),
    ...numbersIn(PEOPLE_LED_IN_WORDS_PATTERN, sizeInWordsOf),
  ].reduce((largest, number) => (number > largest && number < MIN_NUMBER_OF_CUSTOMERS ? number : largest), 0);
}
