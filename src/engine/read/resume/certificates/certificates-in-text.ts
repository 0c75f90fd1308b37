/** Reads certificates outside lists: abbreviations after the name and in the headline, and those in prose. */
import type { CareerFacts, CertificationFact, TextFact } from '@/shared/record/facts';
import type { FactsBuilder } from '../../facts-builder';
import type { DocumentLine } from '../../layout/line';
import {
  CERTIFICATE_ABBREVIATIONS_SOURCE,
  isCertificateLetters,
  isOnlyCertificate,
} from '../../vocabulary/certificate-letters';

/** Number of lines of a head that may hold certificates, beside the name or in the headline. */
const MAX_HEAD_LINES = 8;
/** Maximum length of a line of a head that is not prose. */
const MAX_HEAD_LINE_CHARACTERS = 140;

/**
 * Adds the certificates after the name ('Mira Solberg, PMP, CISSP'), in the headline, and in the prose of a summary.
 */
export function addCertificatesInText(
  builder: FactsBuilder,
  head: readonly DocumentLine[],
  facts: CareerFacts,
): void {
  const add = (name: string, page: number | undefined, quote: string) => {
    if (facts.certifications.some((known) => isSameCertificate(known, name))) return;
    facts.certifications.push(builder.text('certification', name, { page, quote }, 0.8));
  };
  for (const { text, page } of head.slice(0, MAX_HEAD_LINES)) {
    // A number with a stroke is part of an address: 'FCA – 1076/33'.
    if (text.length > MAX_HEAD_LINE_CHARACTERS || /\d\s?\/\s?\d/u.test(text)) continue;
    for (const name of lettersOfHead(text, facts.name?.value ?? '')) add(name, page, text);
  }
  for (const fact of facts.about)
    for (const name of certificatesInProse(fact.value)) add(name, fact.spans[0]?.page, quoteOf(fact));
}

const quoteOf = (fact: TextFact) => fact.spans[0]?.quote ?? fact.value;

/** Whether a known certificate is this one, by its words, its abbreviation among them or their initials. */
const isSameCertificate = ({ value }: CertificationFact, name: string) => {
  const knownName = value.toLowerCase();
  const letters = /\(([^()]+)\)$/u.exec(name)?.[1] ?? name;
  return (
    knownName === name.toLowerCase() ||
    knownName.split(/[^\p{L}\d/-]+/u).includes(letters.toLowerCase()) ||
    (letters.length >= MIN_INITIALS_LETTERS && initialsOf(value) === letters)
  );
};
/** Minimum number of letters of an abbreviation that is recognised by the words that it stands for. */
const MIN_INITIALS_LETTERS = 3;

/** The initials of the capitalised words of a name: 'CSM' of 'Certified Scrum Master'. */
const initialsOf = (name: string) => (name.match(/(?<!\p{L})\p{Lu}/gu) ?? []).join('');

/** The abbreviations after the name in its line, or each alone between the separators of another line. */
function lettersOfHead(text: string, name: string): string[] {
  const isNamed = name !== '' && text.toLowerCase().startsWith(name.toLowerCase());
  if (isNamed) {
    return text
      .slice(name.length)
      .split(/[\s,;|()•·]+/u)
      .filter(isCertificateLetters)
      .map(removeTrademark);
  }
  return text
    .split(/[,;|•·]|\s[–—-]\s/u)
    .map((part) => part.trim().replace(/^certified\s|\scertified$/iu, ''))
    .filter(isOnlyCertificate)
    .map(removeTrademark);
}

const removeTrademark = (letters: string) => letters.replace(/(?<![®™.])[®™.]+$/u, '');

const CERTIFICATE_LETTERS_SOURCE = `(?:${CERTIFICATE_ABBREVIATIONS_SOURCE})[®™]?`;
/** 'PMP and CISSP certified', 'CFA charterholder'; 'PMP certified managers' are other people. */
const LISTED_CERTIFICATE_PATTERN = new RegExp(
  `(?<![\\p{L}\\d/-])(${CERTIFICATE_LETTERS_SOURCE}(?:(?:, | and |, and | & |/)${CERTIFICATE_LETTERS_SOURCE}){0,5})[ -](?:certifi(?:ed|cations?|ée?)|zertifiziert|certifica[dt][oa]|gecertificeerd|credentials?|designations?|charterholder)(?![\\p{L}-])(?! \\p{L}{2,20}s\\b)`,
  'gu',
);
/** 'Certified Public Accountant (CPA)', 'AWS Certified Solutions Architect'. */
const CERTIFIED_NAME_PATTERN =
  /(?<![\p{L}\d/-])(?:\p{Lu}[\p{L}/]{1,14} )?Certified(?: (?:in |of |for )?\p{Lu}[\p{L}+]{2,20}){2,5}(?: \([A-Z][\p{L}\d/-]{1,9}\))?/gu;
/** 'licensed CPA'. */
const LICENSED_NAME_PATTERN = new RegExp(
  `\\b(?:certified|licensed|qualified|chartered) (${CERTIFICATE_LETTERS_SOURCE})(?![\\p{L}-])`,
  'giu',
);
const BRACKETED_CERTIFICATE_PATTERN = new RegExp(
  `\\p{Lu}\\p{Ll}{2,20} \\((${CERTIFICATE_LETTERS_SOURCE})\\)`,
  'gu',
);
/** Words about certificates that the person does not hold, or that others hold. */
const CERTIFICATE_NOT_HELD_PATTERN =
  /\b(?:pursuing|preparing|studying|working towards?|eligible|candidate|aspirant|level (?:1|2|I{1,2})\b|in progress|expected|planned|team of|teams of|firms?|employ|hire|train(?:ed|ing) (?:\d|staff|team))/iu;

/** The certificates that a sentence says the person holds. */
export function certificatesInProse(sentence: string): string[] {
  if (CERTIFICATE_NOT_HELD_PATTERN.test(sentence)) return [];
  const fullNames = [...sentence.matchAll(CERTIFIED_NAME_PATTERN)]
    .map(([name]) =>
      name.replace(/^(?:An?|The|As|Is|Am|Also|\p{Lu}\p{Ll}+(?:ed|ing|ly))\s(?=Certified)/u, ''),
    )
    .filter((name) => !/s$/u.test(name) || /ss$/u.test(name));
  const listedLetters = [...sentence.matchAll(LISTED_CERTIFICATE_PATTERN)].flatMap(([, list = '']) =>
    list.split(/, and |, | and | & |\/(?!E\b|US\b)/u),
  );
  const singleLetters = [
    ...sentence.matchAll(LICENSED_NAME_PATTERN),
    ...sentence.matchAll(BRACKETED_CERTIFICATE_PATTERN),
  ].map(([, name = '']) => name);
  const letters = [...listedLetters, ...singleLetters].map(removeTrademark).filter(isCertificateLetters);
  const names = [...fullNames, ...letters];
  return names.filter(
    (name, index) => !names.slice(0, index).some((known) => known === name || known.includes(`(${name})`)),
  );
}
