/** Splits certificates from issuers at the separator that most entries of the list use. */
import {
  isBody,
  isCertificateIssuer,
  isIssuer,
  isTrainingInstitution,
  saysCertificate,
} from '../../vocabulary/certificate-issuers';
import { KIND_OF_CERTIFICATE_PATTERN } from '../../vocabulary/certificates';
import { COMPANY_SCORE, organisationScore } from '../../vocabulary/organisations';
import { isPlace } from '../../vocabulary/places';
import type { ListEntry } from '../lists/list-entries';
import { datesOf } from '../lists/name-years';

interface Halves {
  first: string;
  second: string;
}

/** The marks by which a list separates names from issuers. A colon follows the issuer; other marks follow the name. */
const MARKS: readonly { pattern: RegExp; isIssuerFirst: boolean }[] = [
  { pattern: /^([^–—]{2,100}[^\s–—])\s[–—-]\s([^–—]{2,50})$/u, isIssuerFirst: false },
  { pattern: /^([^,]{2,100}),\s([^,]{2,50})$/u, isIssuerFirst: false },
  { pattern: /^([^:]{2,50}):\s([^:]{2,100})$/u, isIssuerFirst: true },
];

/**
 * The entries with their issuers apart, where most of them have the same mark and something shows what it separates.
 */
export function separateByHabit<T extends ListEntry>(entries: readonly T[]): T[] {
  for (const { pattern, isIssuerFirst } of MARKS) {
    const halves = entries.map(({ name, detail }) => {
      const [, first = '', second = ''] = detail === '' ? (pattern.exec(name) ?? []) : [];
      return first === '' ? undefined : { first: first.trim(), second: second.trim() };
    });
    const issuerOf = ({ first, second }: Halves) => (isIssuerFirst ? first : second);
    const nameOf = ({ first, second }: Halves) => (isIssuerFirst ? second : first);
    const foundHalves = halves.filter((each) => each !== undefined);
    const issuers = foundHalves.map(issuerOf);
    const isRepeated = new Set(issuers).size < issuers.length;
    const isShown =
      issuers.some((issuer) => isKnownIssuer(issuer)) ||
      (!isIssuerFirst &&
        isDated(entries, halves) &&
        (isRepeated || foundHalves.some((each) => saysCertificate(nameOf(each)))));
    const isHabit =
      foundHalves.length * 3 >= entries.length * 2 &&
      (foundHalves.length > 1 || (!isIssuerFirst && entries.length === 1)) &&
      isShown &&
      issuers.every(mayBeIssuer) &&
      new Set(foundHalves.map(nameOf)).size === foundHalves.length;
    if (!isHabit) continue;
    return entries.map((entry, index) => {
      const parts = halves[index];
      return parts ? { ...entry, name: nameOf(parts), detail: issuerOf(parts) } : entry;
    });
  }
  return [...entries];
}

/** Whether the entries that have the mark end with a date after it: 'Certified Pilot – Corvex, 2019'. */
const isDated = (entries: readonly ListEntry[], halves: readonly (Halves | undefined)[]) =>
  entries.every(({ quote }, index) => halves[index] === undefined || /(?:19|20)\d\d\W{0,3}$/u.test(quote)) &&
  entries.every(({ quote }, index) => halves[index] === undefined || datesOf(quote).length > 0);

const isKnownIssuer = (text: string) =>
  isCertificateIssuer(text) ||
  isIssuer(text) ||
  isBody(text) ||
  isTrainingInstitution(text) ||
  organisationScore(text) >= COMPANY_SCORE;

/** Whether a text may be an issuer: a few words that name neither a place nor a certificate, its level or its kind. */
const mayBeIssuer = (text: string) =>
  /^\p{Lu}/u.test(text) &&
  text.split(' ').length <= MAX_ISSUER_WORDS &&
  !isPlace(text) &&
  !saysCertificate(text) &&
  !SECOND_PART_OF_NAME_PATTERN.test(text) &&
  !KIND_OF_CERTIFICATE_PATTERN.test(text.split(' ').at(-1) ?? '');
const MAX_ISSUER_WORDS = 6;
/** Words of the second part of a name, which is not an issuer: 'Level 2', 'Basics', 'with Cranes'. */
const SECOND_PART_OF_NAME_PATTERN =
  /\b(?:level|part|module|niveau|nivel|nível|livello|stufe|phase|modul|basics?|foundations?|fundamentals|advanced|intermediate|beginner|introduction|with|and|for|in|of)\b(?!\s\p{Lu}\p{L}+\s(?:School|Institute|University))/iu;
