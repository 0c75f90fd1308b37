/**
 * Puts common nouns that a line capitalises in lower case: 'Handled Monthly Payroll' becomes 'Handled monthly payroll'.
 */
import { verbForm } from '../../language/grammar/verbs';
import { wordsKey } from '../../language/text/keys';
import { anyOf } from '../../language/text/word-lists';
import { TITLE_NOUN_PATTERN } from '../../language/vocabulary/titles';
import { isPlainWord } from './plain-words';
import type { ReadingContext } from './reading-context';
import { namesProduct } from './tool-names';

/** A noun of action with a capital: 'Preparation', 'Testing'. */
const NAMED_ACTION_PATTERN = /^\p{Lu}\p{Ll}{3,}(?:tion|sion|ment|ance|ing|sis)$/u;

/** Converts common nouns that stand alone inside a line to lower case: 'Handled Account payables'. */
function lowerSingleNouns(text: string, { common, names, products }: ReadingContext): string {
  const words = text.split(' ');
  return words
    .map((word, at) => {
      const before = words[at - 1] ?? '';
      const after = words[at + 1] ?? '';
      const small = word.toLowerCase();
      if (at === 0 || !/^\p{Lu}\p{Ll}{2,}$/u.test(word) || names.has(small)) return word;
      if (products?.has(word)) return word;
      if (at > 1 ? !/^\p{Ll}+$/u.test(before) : !/^\p{Lu}\p{Ll}+$/u.test(before)) return word;
      if (NAMED_ACTION_PATTERN.test(word) && after === 'of') return small;
      return common.has(small) &&
        verbForm(before) !== undefined &&
        /^\p{Ll}{4,}[,;]?$/u.test(after) &&
        !/^(?:with|from|into|over)$/.test(after)
        ? small
        : word;
    })
    .join(' ');
}

const CAPITALISED_PATTERN = /^["“(]?\p{Lu}/u;
const ACRONYM_WORD_PATTERN = /^\p{Lu}{2,}s?[,;)]?$/u;
/** Words that may stand within a name: 'Ministry of Health', 'Oil & Gas'. */
const WITHIN_NAME_PATTERN = /^(?:of|for|and|&|the)$/;
const CONJUNCTION_PATTERN = /^(?:and|&)$/;
const ENDS_NAME_PATTERN = /[,;:.!?)"”]$/u;
/** The last word of names of organisations, events and prizes that are made of common words. */
const HEAD_OF_NAME_PATTERN = anyOf(
  [
    'ministry|bank|university|institute|courts?|council|committees?|association|foundation|society',
    'commission|federation|union|agency|authority|groups?|company|companies|corporation|awards?|prize',
    'medal|act|conference|summit|forum|school|college|church|museum|house|trust|academy|cent(?:er|re)',
    'laborator(?:y|ies)|hospital|bureau|fund|hotel|park|airport|bridge|tower|mall|city|day|week',
    'certificate|diploma|degree|bachelor|master|championship|cup|league|olympiad|fellowship',
    'scholarship|magazine|journal|times|limited|industries|holdings|nations|motors|cloud|store',
    'functions|factory|central|one|online|bus|vault',
  ],
  { before: '^', after: '$', flags: '' },
);
/** Whether a word is the last one of many names of organisations, events and prizes. */
export const endsLikeName = (word: string): boolean => HEAD_OF_NAME_PATTERN.test(word.toLowerCase());
/** Bodies whose field follows after 'of'. */
const HEAD_OF_BODY_PATTERN =
  /^(?:ministry|bank|university|institute|courts?|council|association|society|commission|federation|union|college|school|faculty|academy|department|office|bureau|board|house)$/;
/** Products and firms of common words, which keep their capitals alone. */
const NAME_ALONE_PATTERN = /^(?:access|block|cargo|cloud|mobile|office|post|target|teams|word)$/;
/** Parts, phases and ranks that are numbered: 'Phase 2'. */
const NUMBERED_PATTERN = /^[("“]?(?:\d|[IVX]+\b)/;
/** An acronym in brackets, whose words keep their capitals: 'Request for Inspection (RFI)'. */
const ITS_ACRONYM_PATTERN = /^\(\p{Lu}{2,}\)?/u;
/** Words after which a name follows. */
const NAME_INTRODUCTION_PATTERN =
  /^(?:called|named|titled|entitled|dubbed|Project|Operation|Programme|Microsoft|MS|Google|Adobe|Oracle)$/;

const isPlain = (word: string): boolean =>
  word
    .toLowerCase()
    .replace(/^\(|(?<![,;:.)])[,;:.)]+$/g, '')
    .split(/[-/]/)
    .every((part) => isPlainWord(part));

/** Plurals and acts, which after an acronym are not part of a name: 'HVAC Units', 'SAP Implementation'. */
const AFTER_ACRONYM_PATTERN = /(?:[^s]s|tion|ment|ance)[,;)]?$/;

/** Whether the words from a position are a phrase of common words, and not part of a name. */
function isCommonPhrase(words: readonly string[], from: number, to: number): boolean {
  const phrase = words.slice(from, to).filter((word) => CAPITALISED_PATTERN.test(word));
  const plainWords = phrase.filter((word) => !ACRONYM_WORD_PATTERN.test(word));
  const last = (phrase.at(-1) ?? '').toLowerCase().replace(/(?<![,;:.)])[,;:.)]+$/, '');
  if (plainWords.length === 0 || ACRONYM_WORD_PATTERN.test(phrase.at(-1) ?? '') || !plainWords.every(isPlain))
    return false;
  if (plainWords.length < phrase.length && !AFTER_ACRONYM_PATTERN.test(phrase.at(-1) ?? '')) return false;
  return phrase.length > 1
    ? !HEAD_OF_NAME_PATTERN.test(last) &&
        !phrase.some((word, at) => at > 0 && HEAD_OF_NAME_PATTERN.test(word.toLowerCase()))
    : !NAME_ALONE_PATTERN.test(last);
}

/** Maximum words from one capitalised word of a row to the next: three for 'Master of the Mills'. */
const MAX_WORDS_TO_NEXT_CAPITAL = 3;

/** The end of the row of capitalised words, and small words between them, from a position. */
function endOfRow(words: readonly string[], from: number): number {
  let end = from + 1;
  while (end < words.length && !ENDS_NAME_PATTERN.test(words[end - 1] ?? '')) {
    const gap = words
      .slice(end, end + MAX_WORDS_TO_NEXT_CAPITAL)
      .findIndex((word) => !WITHIN_NAME_PATTERN.test(word));
    if (gap < 0 || !CAPITALISED_PATTERN.test(words[end + gap] ?? '')) break;
    end += gap + 1;
  }
  return end;
}

/** Whether a line is the name of something as a whole: a title, a prize, a book. */
function isName(words: readonly string[]): boolean {
  const longWords = words.filter((word) => /^\p{L}\p{Ll}{3,}/u.test(word));
  const form = verbForm(words[0]?.toLowerCase() ?? '')?.form;
  return (
    longWords.length > 1 &&
    !words.some((word) => word.endsWith(',')) &&
    form !== 'past' &&
    form !== 'gerund' &&
    longWords.every((word) => CAPITALISED_PATTERN.test(word))
  );
}

/** Whether a word is an item of a list between two names: 'Orla1, Clerk, and Varnit'. */
function isBetweenNames(words: readonly string[], at: number, end: number): boolean {
  const isNameAt = (place: number) => {
    const word = words[place] ?? '';
    return CAPITALISED_PATTERN.test(word) && !ACRONYM_WORD_PATTERN.test(word) && !isPlain(word);
  };
  const next = /^(?:and|or|&)$/.test(words[end] ?? '') ? end + 1 : end;
  return (
    end - at === 1 &&
    words[at - 1]?.endsWith(',') === true &&
    words[at]?.endsWith(',') === true &&
    isNameAt(at - 1) &&
    isNameAt(next)
  );
}

/** Converts phrases of common words to lower case, where no word of the phrase can be a name. */
function lowerPhrases(text: string, { organisations, products }: ReadingContext): string {
  const words = text.split(' ');
  if (isName(words)) return text;
  const organisationNames = organisations.map(wordsKey);
  let isQuoted = false;
  let at = 0;
  while (at < words.length) {
    const word = words[at] ?? '';
    if (/["“]/u.test(word)) isQuoted = true;
    if (/\S["”]/u.test(word)) isQuoted = false;
    if (
      isQuoted ||
      !CAPITALISED_PATTERN.test(word) ||
      (at === 0 && verbForm(word.toLowerCase()) !== undefined)
    ) {
      at += 1;
      continue;
    }
    const end = endOfRow(words, at);
    const row = words.slice(at, end);
    const folded = wordsKey(row.join(' '));
    // 'Ministry of Health', 'Hartwell College of Arts and Technology'
    const isBody = row.some(
      (one, place) => row[place + 1] === 'of' && HEAD_OF_BODY_PATTERN.test(one.toLowerCase()),
    );
    // Next to an unknown word, a common one may belong to its name: 'Abel and Cable Company'.
    const isUnknown = row.some(
      (one) => CAPITALISED_PATTERN.test(one) && !ACRONYM_WORD_PATTERN.test(one) && !isPlain(one),
    );
    const isProtected =
      isBody ||
      isBetweenNames(words, at, end) ||
      isUnknown ||
      namesProduct(row) ||
      row.some((one) => products?.has(one)) ||
      (row.length > 1 && TITLE_NOUN_PATTERN.test(row.join(' '))) ||
      organisationNames.some((name) => name === folded || (row.length > 1 && name.includes(folded))) ||
      ITS_ACRONYM_PATTERN.test(words[end] ?? '') ||
      NUMBERED_PATTERN.test(words[end] ?? '') ||
      // 'Engineering Division – Brillwater'
      (/^[–—-]$/.test(words[end] ?? '') && CAPITALISED_PATTERN.test(words[end + 1] ?? '')) ||
      (at > 0 &&
        (NAME_INTRODUCTION_PATTERN.test(words[at - 1] ?? '') || /[.:!?)]$/.test(words[at - 1] ?? '')));
    if (!isProtected) lowerRow(words, at, end);
    at = end;
  }
  return words.join(' ');
}

/** Converts the phrases of a row, which 'and' separates, in place. */
function lowerRow(words: string[], from: number, end: number): void {
  for (let at = from; at < end; at += 1) {
    let to = at;
    while (to < end && !CONJUNCTION_PATTERN.test(words[to] ?? '')) to += 1;
    if (isCommonPhrase(words, at, to))
      for (let place = Math.max(at, 1); place < to; place += 1) {
        const word = words[place] ?? '';
        if (!ACRONYM_WORD_PATTERN.test(word)) words[place] = word.toLowerCase();
      }
    at = to;
  }
}

/** A dash without spaces, which separates two words: 'Training—and'. */
const DASH_BETWEEN_WORDS_PATTERN = /(?<=\S)—(?=\S)/gu;
const SEPARATE_DASH = ' \u0000 ';

/** A line with its common nouns in lower case. */
export const lowerCommonNouns = (text: string, reading: ReadingContext): string =>
  lowerPhrases(
    lowerSingleNouns(text.replace(DASH_BETWEEN_WORDS_PATTERN, SEPARATE_DASH), reading),
    reading,
  ).replaceAll(SEPARATE_DASH, '—');
