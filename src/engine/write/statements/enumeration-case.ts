/**
 * Gives the members of an enumeration one case: 'sales, Training and Support' becomes 'sales, training and support'. If
 * a member may be a name, all members keep the case of the source.
 */
import { verbForm } from '../../language/grammar/verbs';
import { isPlaceName } from '../../language/vocabulary/places';
import { TITLE_NOUN_PATTERN } from '../../language/vocabulary/titles';
import { isPlainWord } from './plain-words';
import { GERUND_FIELD_PATTERN } from './readable';
import type { ReadingContext } from './reading-context';
import { endsLikeName, lowerCommonNouns } from './small-nouns';
import { isToolName, namesProduct } from './tool-names';

interface Word {
  text: string;
  at: number;
}
interface Member {
  words: Word[];
}

const WORD_PATTERN = /[^\s—–]+/g;
const CONJUNCTION_PATTERN = /^(?:and|or|&)$/;
/** Words that are no part of a member: prepositions, determiners, auxiliaries. */
const BOUNDARY_PATTERN =
  /^(?:of|for|with|to|in|on|at|from|by|as|per|via|using|through|across|into|onto|within|between|among|over|under|during|including|like|such|than|that|which|who|whose|where|while|when|so|but|the|an?|its|their|his|her|our|my|your|this|these|those|all|both|each|every|any|some|no|not|is|are|was|were|be|been|has|have|had|also|then|plus|versus|vs\.?|e\.g\.|i\.e\.)$/i;
/** Maximum words of a member; a longer one is a clause. */
const MAX_MEMBER_WORDS = 4;
/** Minimum members of an enumeration that only commas separate. */
const MIN_MEMBERS_WITHOUT_CONJUNCTION = 3;

const plainOf = (word: string): string => word.replace(/^["“('‘]+|(?<![,;:.!?)"”'’])[,;:.!?)"”'’]+$/gu, '');
const isCapitalised = (word: string): boolean => /^\p{Lu}\p{Ll}+(?:[-/]\p{L}+)*$/u.test(word);

/** Whether a verb in lower case stands at a position, and not a field of work such as 'training'. */
function isVerbAt(words: readonly Word[], at: number): boolean {
  const text = plainOf(words[at]?.text ?? '');
  const word = at === 0 ? text.toLowerCase() : text;
  const form = /^\p{Ll}+$/u.test(word) ? verbForm(word)?.form : undefined;
  if (form === 'gerund')
    return (
      !GERUND_FIELD_PATTERN.test(word) &&
      !/,$/.test(words[at]?.text ?? '') &&
      !CONJUNCTION_PATTERN.test(words[at + 1]?.text ?? 'and')
    );
  return form === 'past' || (form === 'base' && words[at - 1]?.text === 'to');
}

/** Whether a member may end before a position, as before a bracket, a figure or a dash. */
const isBoundary = (words: readonly Word[], at: number): boolean => {
  const word = words[at]?.text ?? '';
  return BOUNDARY_PATTERN.test(plainOf(word)) || /^["“(‘[]|^[^\p{L}]+$/u.test(word) || isVerbAt(words, at);
};

/** The enumerations of a text: two members that a conjunction joins, or three that commas separate. */
function enumerationsIn(text: string): Member[][] {
  const words = [...text.matchAll(WORD_PATTERN)].map((match) => ({ text: match[0], at: match.index }));
  const enumerations: Member[][] = [];
  let members: Member[] = [{ words: [] }];
  let isJoined = false;
  const close = () => {
    const filled = members.filter((member) => member.words.length > 0);
    if (filled.length >= (isJoined ? 2 : MIN_MEMBERS_WITHOUT_CONJUNCTION)) enumerations.push(filled);
    members = [{ words: [] }];
    isJoined = false;
  };
  for (const [at, word] of words.entries()) {
    const before = words[at - 1];
    const isApart = before !== undefined && /[—–]/u.test(text.slice(before.at + before.text.length, word.at));
    if (isApart) close();
    if (CONJUNCTION_PATTERN.test(word.text)) {
      isJoined = true;
      members.push({ words: [] });
      continue;
    }
    if (word.text !== '&' && isBoundary(words, at)) {
      close();
      continue;
    }
    members.at(-1)?.words.push({ text: plainOf(word.text), at: word.at });
    if (/,$/.test(word.text)) members.push({ words: [] });
    else if (/[;:.!?)"”]$/u.test(word.text)) close();
  }
  close();
  return enumerations.filter((list) => list.every((member) => member.words.length <= MAX_MEMBER_WORDS));
}

/** Firms and products of common words, which are names next to the name of a tool. */
const PRODUCT_OF_COMMON_WORD_PATTERN = /^(?:access|word|office|teams|project|cloud|target|office|outlook)$/;

/**
 * Makes the case of each enumeration even.
 * @param source the text as its source has it
 */
export function evenEnumerations(text: string, source: string, reading: ReadingContext): string {
  return enumerationsIn(text).reduce((line, members) => evenMembers(line, members, source, reading), text);
}

function evenMembers(
  text: string,
  members: readonly Member[],
  source: string,
  { names, products, common }: ReadingContext,
): string {
  const words = members.flatMap((member) => member.words).filter(({ at }) => at > 0);
  const isName = ({ text: word }: Word): boolean =>
    names.has(word.toLowerCase()) ||
    products?.has(word) === true ||
    (isToolName(word) && !isPlainWord(word.toLowerCase())) ||
    isPlaceName(word);
  const hasTools = words.some(({ text: word }) => isToolName(word) && /\p{Ll}/u.test(word));
  const isCommon = ({ text: word }: Word): boolean =>
    word
      .toLowerCase()
      .split(/[-/]/)
      .every((part) => isPlainWord(part) || common.has(part)) &&
    !(hasTools && PRODUCT_OF_COMMON_WORD_PATTERN.test(word.toLowerCase()));
  const capitals = words.filter((word) => isCapitalised(word.text) && !isName(word));
  const small = members.filter((member) => /^\p{Ll}/u.test(member.words[0]?.text ?? ''));
  if (capitals.length === 0 || small.length === 0) return text;
  const isSure = capitals.every(isCommon) && !members.some(isNamedMember) && !followsName(text, members);
  return isSure ? lowerWords(text, capitals) : restoreMembers(text, members, source);
}

/** Whether a member is a title or a product, or ends like the name of an organisation: 'Grain Committee'. */
const isNamedMember = ({ words }: Member): boolean =>
  namesProduct(words.map(({ text }) => text)) ||
  TITLE_NOUN_PATTERN.test(words.map(({ text }) => text).join(' ')) ||
  (words.length > 1 && isCapitalised(words.at(-1)?.text ?? '') && endsLikeName(words.at(-1)?.text ?? ''));

/** Whether the first member belongs to a name: 'Ministry of Health, clinics and wards'. */
function followsName(text: string, [first]: readonly Member[]): boolean {
  const before = text.slice(0, first?.words[0]?.at ?? 0);
  return /(?<!\p{L})\p{Lu}[\p{L}’'-]{0,30} (?:of|for|&) (?:the )?$/u.test(before);
}

const lowerWords = (text: string, words: readonly Word[]): string =>
  words.reduce(
    (line, { text: word, at }) => line.slice(0, at) + word.toLowerCase() + line.slice(at + word.length),
    text,
  );

/** The text with the capitals of its members that the source has, if that has them in this order of letters. */
function restoreMembers(text: string, members: readonly Member[], source: string): string {
  const foldedSource = source.toLowerCase();
  if (foldedSource.length !== source.length) return text;
  return members.reduce((line, { words }) => {
    const [first, last] = [words[0], words.at(-1)];
    if (!first || !last || first.at === 0) return line;
    const end = last.at + last.text.length;
    const member = line.slice(first.at, end);
    const place = placeOfWords(foldedSource, member.toLowerCase());
    const written = place < 0 ? member : source.slice(place, place + member.length);
    return /^\p{Lu}\p{Ll}/u.test(written) ? line.slice(0, first.at) + written + line.slice(end) : line;
  }, text);
}

/** The place of a phrase in a text as whole words, -1 if there is none. */
function placeOfWords(text: string, phrase: string): number {
  let place = text.indexOf(phrase);
  const isLetterAt = (at: number) => /[\p{L}\p{N}]/u.test(text[at] ?? '');
  while (place >= 0 && (isLetterAt(place - 1) || isLetterAt(place + phrase.length)))
    place = text.indexOf(phrase, place + 1);
  return place;
}

/** Items with capitals that commas separate, the last perhaps behind 'and': 'Pumps (Wells), Design & Data Tables'. */
const CAPITAL_LIST_PATTERN =
  /(?<=[\p{Ll}\d] |\()(?:\p{Lu}[\p{L}&/-]*(?: \p{Lu}[\p{L}&/-]*){0,3}(?: \([^(),]*\))?, ){1,8}(?:(?:and |& )?\p{Lu}[\p{L}/-]*(?: \p{Lu}[\p{L}/-]*){0,3})(?: (?:and|&) \p{Lu}[\p{L}/-]*(?: \p{Lu}[\p{L}/-]*){0,2})?/gu;
const ITEM_SEPARATOR_PATTERN = /, (?:and |& )?| (?:and|&) /u;
/**
 * The lowered text with each list as it was if only some of its items are in lower case: a list is lowered as a whole
 * or not at all.
 */
function keepListsWhole(text: string, lowered: string): string {
  if (lowered.length !== text.length) return lowered;
  return [...text.matchAll(CAPITAL_LIST_PATTERN)].reduce((line, { 0: list, index }) => {
    const items = line.slice(index, index + list.length).split(ITEM_SEPARATOR_PATTERN);
    const itemsBefore = list.split(ITEM_SEPARATOR_PATTERN);
    // A name keeps its capital in any list: 'Slack, training and support'.
    const isUnchanged = (item: string, at: number) =>
      item === itemsBefore[at] && /^\p{Lu}\p{Ll}/u.test(item) && !isToolName(item) && !isPlaceName(item);
    const isKept = items.some((item) => /^\p{Ll}/u.test(item)) && items.some(isUnchanged);
    return isKept ? line.slice(0, index) + list + line.slice(index + list.length) : line;
  }, lowered);
}

/**
 * A line with its common nouns in lower case, and the members of each list in one case.
 * @param source the text as its source has it
 */
export const inOneCase = (text: string, source: string, reading: ReadingContext): string =>
  keepListsWhole(text, evenEnumerations(lowerCommonNouns(text, reading), source, reading));
