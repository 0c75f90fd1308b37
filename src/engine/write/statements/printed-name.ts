/** The form in which titles, employers and skills are printed. */
import type { CareerFacts } from '@/shared/record/facts';
import { toTitleCase } from '../../language/text/casing';
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

const ONE_WORD_IN_CAPITALS_PATTERN = /^\p{Lu}{2,}$/u;

/**
 * What an employer is, after its name: 'Hooli -- National Operator (equivalent to Initech)', 'Hooli (a leading
 * maker of pumps)'.
 */
const EMPLOYER_DESCRIPTION_PATTERN =
  /(?<=\p{L}[\p{L}.)])\s*(?: -- .{3,}|\((?:an? |the |now |formerly |part of |subsidiary of |equivalent |acquired |merged |one of )[^()]{3,}\))$/iu;

/**
 * Creates a function that gives an employer's name as it is printed, without a description after it. One word in
 * capitals is the employer's own spelling, unless the record writes every employer in capitals.
 */
export function createEmployerName({ roles }: CareerFacts): (name: string) => string {
  const areAllInCapitals = roles.every(({ organisation }) => organisation === organisation.toUpperCase());
  return (whole) => {
    const name = whole.trim().replace(EMPLOYER_DESCRIPTION_PATTERN, '');
    return !areAllInCapitals && ONE_WORD_IN_CAPITALS_PATTERN.test(name) ? name : printedName(name);
  };
}
