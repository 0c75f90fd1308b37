/**
 * Finds what must not be printed in a text: numbers, names and titles that no fact has, the first person, filler,
 * glyphs.
 */

import { isFirstPerson } from '../language/grammar/person';
import { BULLETS_AND_CHECK_MARKS } from '../language/text/bullets';
import { wordsKey } from '../language/text/keys';
import { languageOf } from '../language/text/language';
import { ALL_LABELS } from '../language/themes/labels';
import { ALL_FIELDS } from '../language/themes/subject-fields';
import { SUBJECTS } from '../language/themes/subjects';
import { CONTRIBUTION_TITLES } from '../language/vocabulary/contributions';
import { FILLER_PATTERN } from '../language/vocabulary/filler';
import { FUNCTIONS } from '../language/vocabulary/functions';
import { INDUSTRIES } from '../language/vocabulary/industries';
import { countriesIn, countryName, REGIONS } from '../language/vocabulary/places';
import { COMPANY_STAGES } from '../language/vocabulary/stages';
import { type AllowedTerms, numbersIn, wordsIn } from './allowed-terms';
import { OBJECT_NOUNS } from './object-nouns';

/** Reasons why a text must not be printed. */
export type Finding = 'number' | 'name' | 'title' | 'first-person' | 'filler' | 'glyph' | 'empty';

const NUMBER_WORD_PATTERN =
  /(?<![\p{L}\p{N}])(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion|dozen|decade|double|triple|half)s?(?![\p{L}\p{N}])/giu;
/** Words of titles, degrees and certificates. */
export const TITLE_WORD_PATTERN =
  /(?<![\p{L}\p{N}])(?:chief|officer|president|director|manager|professor|chairman|chairwoman|chair|founder|ceo|coo|cfo|cto|cmo|cio|chro|vp|svp|evp|partner|consultant|engineer|architect|analyst|lecturer|accountant|lawyer|physician|nurse|doctor|certified|chartered|phd|mba)(?![\p{L}\p{N}])/giu;
const GLYPH_PATTERN = new RegExp(
  String.raw`[${BULLETS_AND_CHECK_MARKS}\uFFFD\p{Co}\p{Cc}]|\p{Extended_Pictographic}(?<![\d#*©®™])`,
  'u',
);

/** Nouns of the composer's own German phrases, which are capitalised although no fact has them. */
const GERMAN_COMPOSER_NOUNS = [
  'Jahr',
  'Stationen',
  'Funktionen',
  'Abschluss',
  'Studium',
  'Werkzeug',
  'Ergebnissen',
  'Arbeiten',
  'Hochschule',
];
const conceptNames = [...INDUSTRIES, ...REGIONS, ...COMPANY_STAGES, ...FUNCTIONS].map(({ name }) => name);
const COMPOSER_WORDS = new Set(
  [
    'Specialist',
    ...conceptNames,
    ...ALL_LABELS,
    ...GERMAN_COMPOSER_NOUNS,
    ...SUBJECTS.flatMap(({ label, agent }) => [label, agent]),
    ...OBJECT_NOUNS,
    ...ALL_FIELDS,
    ...CONTRIBUTION_TITLES,
    'Leader',
  ].flatMap(wordsIn),
);

/**
 * A capitalised word inside a sentence. Any character may precede it except those that end a sentence or clause, such
 * as a full stop or a colon; a list of permitted characters would miss names after rare signs, such as per cent.
 */
const NAME_PATTERN =
  /(?=\p{Lu})(?:(?<=[^\s.!?…:][\s“"‘('’[]+)|(?<=[\p{L}\p{N}][/\\|+:–—-]))(\p{Lu}[\p{L}\p{N}&.’'+#/-]*)/gu;

/**
 * Words with a capital that do not begin a sentence, without a possessive: names of people, employers, places, titles,
 * certificates.
 */
export function namesIn(text: string): string[] {
  return [...text.matchAll(NAME_PATTERN)].map((match) => (match[1] ?? '').replace(/['’]s$/, ''));
}

function isPartOfCountryName(word: string, text: string): boolean {
  return countriesIn(text).some((code) => wordsIn(countryName(code)).includes(word));
}

/**
 * The reasons against printing a text. Numbers, number words, names and titles must occur in the facts; words
 * of the composer's own lists (industries, regions, stages, headings) are also allowed.
 */
export function findingsIn(text: string, allowed: AllowedTerms): Finding[] {
  const findings = new Set<Finding>();
  if (!/[\p{L}\p{N}]/u.test(text)) findings.add('empty');
  if (numbersIn(text).some((number) => !allowed.numbers.has(number))) findings.add('number');
  // The singular or plural of a word in the source is enough: 'Fee' in 'Audit Fee Cutter' is known if the
  // source has 'fees'.
  const isUnknown = (word: string) =>
    ![word, word.replace(/s$/, ''), `${word}s`, word.replace(/y$/, 'ies')].some((form) =>
      allowed.words.has(form),
    );
  if ([...text.matchAll(NUMBER_WORD_PATTERN)].some(([word]) => isUnknown(wordsKey(word))))
    findings.add('number');
  if (
    [...text.matchAll(TITLE_WORD_PATTERN)].some(
      ([word]) => isUnknown(wordsKey(word)) && !COMPOSER_WORDS.has(wordsKey(word)),
    )
  )
    findings.add('title');
  for (const name of namesIn(text).flatMap(wordsIn)) {
    if (isUnknown(name) && !COMPOSER_WORDS.has(name) && !isPartOfCountryName(name, text))
      findings.add('name');
  }
  if (GLYPH_PATTERN.test(text)) findings.add('glyph');
  return [...findings];
}

/** The reasons against printing a text as prose, where the first person and filler are not allowed either. */
export function findingsInProse(text: string, allowed: AllowedTerms): Finding[] {
  const findings = findingsIn(text, allowed);
  const textWithoutNames = allowed.exemptNames.reduce((rest, name) => rest.replaceAll(name, '_'), text);
  if (isFirstPerson(textWithoutNames, languageOf(text) ?? 'en')) findings.push('first-person');
  if (FILLER_PATTERN.test(textWithoutNames)) findings.push('filler');
  return findings;
}
