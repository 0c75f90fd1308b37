/** Finds the person's name: the line whose layout, position and words are most like those of a name. */

import { alphanumericKey, alphanumericWords } from '@/engine/language/text/keys';
import { findRange } from '../../dates/dates';
import type { DocumentLine } from '../../layout/line';
import { phraseKindsOf } from '../../phrases/classifier';
import { sectionKinds } from '../../vocabulary/headings';
import { organisationScore } from '../../vocabulary/organisations';
import { isPlace } from '../../vocabulary/places';
import { titleScore } from '../../vocabulary/titles';
import { isTown } from '../../vocabulary/towns';
import { isDegree } from '../education/education';
import { isBelowDocumentWord, isFirstInSmallLetters, isMailedInSmallLetters } from './confirmed-names';
import { restoreLetters } from './lost-letters';
import { isNameRow, nameCandidatesAt } from './name-candidates';
import { capitaliseName } from './name-case';
import { addNickname, cleanName } from './name-cleaning';
import { readsLikeName } from './name-form';

export interface FoundName {
  name: string;
  line: DocumentLine;
  confidence: number;
  /** Whether an address has all of its words. */
  isConfirmed?: boolean;
}

/** A candidate and its score. */
interface ScoredName {
  found: FoundName;
  score: number;
}

/** Factor for how likely the words of a name are those of a person: they add or subtract at most half of it. */
const PERSON_SCORE_FACTOR = 3;

/** Number of lines in which a name without a label is searched for. */
const MAX_NAME_LINES = 120;

/** Opening and closing phrases of letters. */
const LETTER_PHRASE_PATTERN =
  /^\W*(?:dear|respected) (?:sir|madam|hiring|recruit|mr|ms)|^\W*yours (?:sincerely|faithfully)\W*$/iu;

/** What confirms a name outside its line. */
export interface Witnesses {
  /** The document's contact data in one text; only the e-mail addresses and URLs in it confirm a name. */
  addresses: string;
  /** The author in the file's metadata, who may be the person, somebody else or a program. */
  author: string;
}

/** Finds the name on the first page, or the second below a letter, and in rows of forms. */
export function findName(
  lines: readonly DocumentLine[],
  { addresses, author }: Witnesses,
): FoundName | undefined {
  // The first page may be a letter.
  const isLetter = lines.some(({ page = 1, text }) => page === 1 && LETTER_PHRASE_PATTERN.test(text));
  const last = isLetter ? 2 : 1;
  // A line with a range of dates belongs to an entry and cannot be a name, even if the head is missing.
  const searched = lines.filter(
    (line, index) =>
      ((line.page ?? 1) <= last && index < MAX_NAME_LINES && findRange(line.text) === undefined) ||
      isNameRow(line),
  );
  const largest = Math.max(
    0,
    ...searched.filter((line) => /\p{L}{2}/u.test(line.text)).map((line) => line.size),
  );
  // Only e-mail and web addresses confirm a name; other contact data may be a street or an employer.
  const foldedAddresses = alphanumericKey((addresses.match(/\S{0,80}[@./]\S{0,80}/gu) ?? []).join(' '));
  const mailed = (addresses.match(/[^\s@]{3,64}@/g) ?? []).map(alphanumericKey).join(' ');
  const authors = PROGRAM_AUTHOR_PATTERN.test(author) ? [] : alphanumericWords(author);
  const candidates: ScoredName[] = [];
  searched.forEach((line, index) => {
    for (const text of nameCandidatesAt(searched, index)) {
      const cleaned = cleanName(restoreLetters(text, addresses));
      const isLabelled = isNameRow(line);
      const isSmall =
        isMailedInSmallLetters(cleaned, mailed) || (index === 0 && isFirstInSmallLetters(cleaned, mailed));
      const name = splitByAddress(isLabelled || isSmall ? capitaliseName(cleaned) : cleaned, addresses);
      if (!readsLikeName(name, mailed)) continue;
      // A name with an initial: 'OLSEN.M', 'T.OLSEN'.
      const words = name.split(/\s+|(?<=\p{L})\.(?=\p{L})/u);
      const hits = words
        .map(alphanumericKey)
        .filter(
          (word) => word.length > 2 && (foldedAddresses.includes(word) || authors.includes(word)),
        ).length;
      // A single word is accepted only with further evidence: a label, an address that contains it, or the
      // style of a title in the first line.
      const isAtTop = index === 0 ? line.size >= largest - 0.3 : isBelowDocumentWord(searched, index);
      if (words.length === 1 && hits === 0 && !isLabelled && !isAtTop) continue;
      const score =
        (line.size >= largest - 0.3 ? 5 : line.size >= largest * 0.8 ? 2 : 0) +
        hits * 2.5 +
        (line.strong ? 0.5 : 0) +
        (line.heading ? 1 : 0) +
        (isLabelled ? 6 : 0) -
        Math.min(index, 40) * 0.15 -
        (titleScore(name) >= 2 ? 4 : titleScore(name)) -
        organisationScore(name) -
        (isPlace(name) || isTown(name) ? 4 : 0) -
        (isDegree(name) ? 4 : 0) -
        (words.length === 1 ? 2.5 : 0) +
        (/\p{Script=Latin}/u.test(name) ? (phraseKindsOf(name).person - 0.5) * PERSON_SCORE_FACTOR : 0) -
        (line.bullet ? 3 : 0) +
        (text === line.text ? 0 : 0.2);
      candidates.push({
        found: { name: normaliseName(name), line, confidence: Math.min(0.97, 0.5 + score * 0.06) },
        score,
      });
    }
  });
  const best = candidates.reduce<ScoredName | undefined>(
    (a, b) => (a && a.score >= b.score ? a : b),
    undefined,
  );
  const confirmed = best && confirmedName(best, candidates, foldedAddresses);
  const whole = confirmed && longerCandidate(confirmed, candidates, lines);
  if (!whole || whole.score <= -1.5) return undefined;
  const found = addNextLine(whole.found, searched, foldedAddresses);
  return { ...found, name: addNickname(found.name, found.line.text) };
}

/** Authors that are programs and offices. */
const PROGRAM_AUTHOR_PATTERN =
  /\d|@|\b(?:microsoft|office|user|admin|administrator|windows|canva|google|apache|python|word|owner|unknown)\b/iu;

/**
 * The best name, or that in a form's row if an address has all words of it but not of the best, which may be misspelt.
 * A name with all its words in an address is marked as confirmed.
 */
function confirmedName(
  best: ScoredName,
  candidates: readonly ScoredName[],
  foldedAddresses: string,
): ScoredName {
  const isKnown = ({ found }: ScoredName) => {
    const words = alphanumericWords(found.name).filter((word) => word.length > 2);
    return words.length > 1 && words.every((word) => foldedAddresses.includes(word));
  };
  if (isKnown(best)) return { ...best, found: { ...best.found, isConfirmed: true } };
  const row = candidates.find((each) => isNameRow(each.found.line) && isKnown(each));
  return row ? { ...row, found: { ...row.found, isConfirmed: true } } : best;
}

/** Number of lines below a name that may hold its second line; contact data may stand between them. */
const MAX_LINES_BELOW = 2;

/**
 * Adds the second line of a name where an e-mail or web address confirms it: 'Marlowe' below 'Inga', with
 * 'imarlowe@...' in the head.
 * @param foldedAddresses the addresses of the document, folded
 */
function addNextLine(found: FoundName, lines: readonly DocumentLine[], foldedAddresses: string): FoundName {
  const at = lines.indexOf(found.line);
  const nameWords = alphanumericWords(found.name);
  const [first = ''] = found.line.cells;
  // Only the end of a line goes on below.
  if (at < 0 || normaliseName(cleanName(first)) !== found.name) return found;
  const below = lines
    .slice(at + 1, at + 1 + MAX_LINES_BELOW)
    .filter(({ strong, x, page }) => {
      const isBelow = Math.abs(x - found.line.x) < 2;
      return isBelow && strong === found.line.strong && page === found.line.page;
    })
    .map(({ cells: [text = ''] }) => text)
    .find(
      (text) =>
        /^\p{Lu}[\p{L}\p{M}'’-]{3,25}$/u.test(text) && foldedAddresses.includes(alphanumericKey(text)),
    );
  const isMore =
    below !== undefined && !nameWords.includes(alphanumericKey(below)) && sectionKinds(below).length === 0;
  if (!isMore || titleScore(below) > 0 || organisationScore(below) > 0 || isTown(below)) return found;
  return { ...found, name: normaliseName(`${found.name} ${below}`) };
}

/** The score of a longer reading of the same name may be lower by less than this. */
const SCORE_TOLERANCE = 5;
/** Maximum number of words that a longer reading of the same name adds. */
const MAX_ADDED_WORDS = 3;

/**
 * The best candidate that has all words of the given one and a few more, if there is one: 'Nadia Okafor' in the head
 * over 'Nadia' in a form.
 */
function longerCandidate(
  best: ScoredName,
  candidates: readonly ScoredName[],
  lines: readonly DocumentLine[],
): ScoredName {
  const bestWords = alphanumericWords(best.found.name);
  // Names in other scripts are not extended: the words of names are known for Latin script only.
  if (!/\p{Script=Latin}/u.test(best.found.name)) return best;
  const longer = candidates.filter(({ found, score }) => {
    const words = alphanumericWords(found.name);
    return (
      score > best.score - SCORE_TOLERANCE &&
      words.length > bestWords.length &&
      words.length <= bestWords.length + MAX_ADDED_WORDS &&
      bestWords.every((word) => words.includes(word)) &&
      (phraseKindsOf(found.name).person > PERSON_THRESHOLD || isTitleOfPage(found, best.found, lines))
    );
  });
  const whole = longer.reduce<ScoredName | undefined>((a, b) => (a && a.score >= b.score ? a : b), undefined);
  return whole
    ? { ...whole, score: best.score, found: { ...whole.found, confidence: best.found.confidence } }
    : best;
}

/** Minimum ratio of the size of a two-line name to that of all other text. */
const MIN_SIZE_RATIO = 1.8;

/**
 * Whether a name continues in a second line of its own large size, while all other text is much smaller: 'Inga Beatriz'
 * over 'Marlowe Sandoval'.
 */
const isTitleOfPage = (
  { name, line }: FoundName,
  first: FoundName,
  lines: readonly DocumentLine[],
): boolean =>
  line === first.line &&
  line.cells.length === 1 &&
  lines.filter(({ size }) => size * MIN_SIZE_RATIO > line.size).length === 2 &&
  name.startsWith(`${first.name} `) &&
  first.name.includes(' ') &&
  titleScore(name) === 0 &&
  organisationScore(name) === 0 &&
  phraseKindsOf(name).title < TITLE_THRESHOLD;

/** The words of a longer reading are a name if `phraseKindsOf` gives persons a larger share than this. */
const PERSON_THRESHOLD = 0.2;
/** The words of two lines may be a name only if `phraseKindsOf` gives titles a smaller share than this. */
const TITLE_THRESHOLD = 0.2;

/** Minimum and maximum letters of a given name and a surname that are written as one word. */
const MIN_JOINED_NAME_CHARACTERS = 7;
const MAX_JOINED_NAME_CHARACTERS = 40;

/** Splits 'evamarin' into two words by an e-mail address that separates them ('marin.eva@...'). */
function splitByAddress(name: string, addresses: string): string {
  if (
    name.includes(' ') ||
    name.length < MIN_JOINED_NAME_CHARACTERS ||
    name.length > MAX_JOINED_NAME_CHARACTERS
  )
    return name;
  const whole = alphanumericKey(name);
  const [mailedWord = ''] =
    addresses
      .toLowerCase()
      .match(/[a-z]{5,20}/g)
      ?.filter((word) => whole.endsWith(word) && whole.length > word.length + 2) ?? [];
  if (mailedWord !== '')
    return normaliseName(
      `${name.slice(0, -mailedWord.length)} ${name.slice(-mailedWord.length)}`.toUpperCase(),
    );
  for (const [, first = '', second = ''] of addresses
    .toLowerCase()
    .matchAll(/([a-z]{3,20})[._-](?:[a-z]\.)?([a-z]{3,20})@/g)) {
    // In 'mara.jlind@...' the second word may begin with the initial of a middle name.
    for (const last of [second, second.slice(1)]) {
      const firstWord = [first, last].find((each) => whole.startsWith(each)) ?? '';
      if (firstWord !== '' && whole === firstWord + (firstWord === first ? last : first))
        return normaliseName(
          `${name.slice(0, firstWord.length)} ${name.slice(firstWord.length)}`.toUpperCase(),
        );
    }
  }
  return name;
}

/** A title without a space after it: 'Dr.N.Solberg'. */
const GLUED_TITLE_PATTERN = /^((?:Dr|Prof|Er|Adv|CA)\.)(?=\p{Lu})/u;

/** Normalises capitals and missing spaces in a name: both 'JAMES CHEN' and 'JamesChen' give 'James Chen'. */
export function normaliseName(name: string): string {
  const spaced =
    /^\p{Lu}\p{Ll}{2,}\p{Lu}\p{Ll}{2,}$/u.test(name) && !/^(?:Mac|Mc)\p{Lu}/u.test(name)
      ? name.replace(/(\p{Ll})(\p{Lu})/u, '$1 $2')
      : name;
  if (/\p{Ll}/u.test(spaced) || !/\p{Lu}{2}/u.test(spaced)) return spaced.replace(GLUED_TITLE_PATTERN, '$1 ');
  return spaced
    .split(' ')
    .map((word) =>
      /^(?:I{1,3}|IV|VI?|[A-Z]\.?)$/.test(word)
        ? word
        : word
            .toLowerCase()
            .replace(
              /(^|['’.-]|^mc)(\p{L})/gu,
              (_, before: string, letter: string) => before + letter.toUpperCase(),
            ),
    )
    .join(' ');
}
