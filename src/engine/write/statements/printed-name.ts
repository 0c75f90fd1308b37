/** The form in which titles, employers and skills are printed. */
import type { CareerFacts, RoleFact } from '@/shared/record/facts';
import { isAllCaps, toTitleCase } from '../../language/text/casing';
import { removeEmployerDescription } from '../../language/text/employer-name';
import { cleanRawText, removeFinalPeriod } from '../../language/text/hygiene';

/** Acronyms that are often typed in lower case. */
const OFTEN_LOWER_CASE_ACRONYM_PATTERN =
  /^(?:vpn|sql|aws|gcp|erp|crm|seo|sem|html|css|php|api|apis|kpi|hr|qa|ui|ux|sap|lan|wan)$/;

/** A title, an organisation or a skill in the form in which it is printed. */
export function printedName(text: string): string {
  const inTitleCase = toTitleCase(
    removeFinalPeriod(cleanRawText(text))
      .replace(/(?<!\s)\s+(?=[,)])/g, '')
      .replace(/\),(?=\p{L})/gu, '), ')
      // 'Manager– Supply Chain' becomes 'Manager – Supply Chain'.
      .replace(/(?<=\p{Ll})–\s/gu, ' – ')
      .replace(/\s&(?=\p{L}{3})/gu, ' & ')
      // 'Owner /CEO' becomes 'Owner/CEO'.
      .replace(/(?<=\p{L})\s\/(?=\p{L})/gu, '/')
      // Removes a closing quotation mark without an opening one: 'Hooli LLC’'.
      .replace(/(?<=\p{Lu})[’']$/u, '')
      // The full stop of '.NET' is kept.
      .replace(/^(?:[:;,–-]|\.(?!\p{L}))+\s*/u, ''),
  );
  return inTitleCase
    .split(' ')
    .map((word) => (OFTEN_LOWER_CASE_ACRONYM_PATTERN.test(word) ? word.toUpperCase() : word))
    .join(' ');
}

/** A word with capitals inside, or in capitals throughout: 'LayerVault', 'iOS', 'URBN'. */
const OWN_SPELLING_PATTERN = /^(?:\p{Lu}?\p{Ll}+\p{Lu}[\p{Lu}\p{Ll}]*|\p{Lu}{2,6})$/u;
const wordsOf = (text: string) => text.split(/[^\p{L}\p{N}]+/u);

/**
 * Creates a function that gives titles and employers that the source has in capitals the spelling of its sentences:
 * 'LayerVault' for 'Layervault' of 'LAYERVAULT'.
 */
export function createOwnSpelling({
  about,
  roles,
  statements,
}: CareerFacts): (printed: string, role: RoleFact) => string {
  const sentences = [...about, ...statements, ...roles.flatMap((role) => role.statements)];
  const words = new Set(sentences.flatMap(({ value }) => (isAllCaps(value) ? [] : wordsOf(value))));
  const spellingByWord = new Map(
    [...words]
      // 'LEAD' beside 'lead' is emphasis.
      .filter((word) => OWN_SPELLING_PATTERN.test(word) && !words.has(word.toLowerCase()))
      .map((word) => [word.toUpperCase(), word]),
  );
  return (printed, { spans }) => {
    const quoted = new Set(spans.flatMap(({ quote }) => wordsOf(quote)));
    const isInCapitals = spans.some(({ quote }) => quote.includes(printed.toUpperCase()));
    return printed.replace(/[\p{L}\p{N}]+/gu, (word) => {
      const capitals = word.toUpperCase();
      const wasInCapitals = quoted.has(capitals) && (word === capitals ? isInCapitals : !quoted.has(word));
      return wasInCapitals ? (spellingByWord.get(capitals) ?? word) : word;
    });
  };
}

const ONE_WORD_IN_CAPITALS_PATTERN = /^\p{Lu}{2,}$/u;

/**
 * Creates a function that gives an employer's name as it is printed, without a description after it. One word in
 * capitals is the employer's own spelling, unless the record writes every employer in capitals.
 */
export function createEmployerName({ roles }: CareerFacts): (name: string) => string {
  const areAllInCapitals = roles.every(({ organisation }) => organisation === organisation.toUpperCase());
  return (whole) => {
    const name = removeEmployerDescription(whole);
    return !areAllInCapitals && ONE_WORD_IN_CAPITALS_PATTERN.test(name) ? name : printedName(name);
  };
}
