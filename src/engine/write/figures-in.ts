/** Finds the numbers of a statement, each as written, with the words for what it counts. */
import { YEAR_PATTERN } from '../language/text/years';

export interface NumberInText {
  /** The number as written: '310', '23%', 'US$40 million'. */
  number: string;
  /**
   * What it counts, and from which number it rose or fell: 'people, from 40'. Always a complete phrase; '' if the
   * statement has none that is short enough.
   */
  counts: string;
}

const AMOUNT_PATTERN =
  /(?:(?:US|S|A|C)?\$|[€£]|\b(?:USD|EUR|GBP|CHF|SGD|SEK|NOK|AUD)\s?)?\d{1,3}(?:[,.’']\d{3}){1,4}(?:\.\d{1,2})?|(?:(?:US|S|A|C)?\$|[€£]|\b(?:USD|EUR|GBP|CHF|SGD|SEK|NOK|AUD)\s?)?\d{1,9}(?:[.,]\d{1,2})?/;
const FIGURE_UNIT_END_PATTERN =
  /\s?(?:%|per cent|percent)|\s?(?:thousand|million|billion|mn|bn|[kKmMbB])(?![\p{L}\d])/u;
const FIGURE_PATTERN = new RegExp(
  `(?<![\\p{L}\\d.,])(${AMOUNT_PATTERN.source})((?:${FIGURE_UNIT_END_PATTERN.source})?)\\+?(?![\\p{L}\\d])`,
  'gu',
);
const PLAIN_NUMBER_PATTERN = /^\d+$/;
const MONEY_PATTERN = /^(?:(?:US|S|A|C)?\$|[€£]|[A-Z]{3})/;
/** Matches the end of an acronym that a number belongs to: 'FRS' in 'under FRS 102'. */
const ACRONYM_BEFORE_PATTERN = /(?<![\p{L}\d])\p{Lu}{2,6}\s$/u;
/** Matches the end of the noun phrase that a number counts. */
const COUNTED_PHRASE_END_PATTERN =
  /[,;:.()]|\s(?:and|or|in|into|across|over|within|while|from|to|by|at|for|on|onto|with|without|per|through|throughout|after|before|during|until|since|as|under|against|via|towards?|among|between|above|below|than|when|where|which|that|who|whose|leaving)\s/u;
/** Matches an adjective at the end of words, after which 'and' or a comma does not end a noun phrase. */
const ADJECTIVE_END_PATTERN =
  /(?:ed|ly|al|ive|ous|able|ible|ful|less|ary|ic|ern|(?<![\p{L}])(?:small|large|big|major|key|new|old|senior|junior|different|other|great|high|low))$/iu;
/** Matches a preposition at the beginning of words after a number, without which they are a noun phrase. */
const OF_PATTERN = /^of\s(?:(?:the|a|an|its|their)\s)?/iu;
const MAX_COUNTED_CHARACTERS = 80;
const MAX_COUNTED_WORDS = 6;
const MAX_FIGURES = 6;
/** Characters of a statement that are searched, which keeps the search fast; a sentence is shorter. */
const MAX_SEARCHED_CHARACTERS = 2_000;

/** What is between the two numbers of a change: ' to ', ' people to ', ' in 2019 to '. */
const TO_PATTERN = /^\s(?:[\p{L}\d]+\s){0,4}to\s(?:(?:about|around|over|under|nearly|almost)\s)?$/u;
/** What is between the two numbers of a change that no 'from' introduces. */
const PLAIN_TO_PATTERN = /^\s(?:\p{L}+\s)?to\s$/u;
const FROM_PATTERN = /(?<![\p{L}\d])from\s(?:(?:about|around|over|under|nearly|almost|some)\s)?$/iu;
/** What precedes the size of something when the person came. */
const START_PATTERN =
  /(?<![\p{L}\d])(?:joined|joining|started|starting|began|beginning|inherited|inheriting|took over)\s(?:(?:at|with|on|from)\s)?$/iu;
/** What precedes its size when they left. */
const END_PATTERN =
  /(?<![\p{L}\d])(?:leaving|left|ending|ended|reaching|reached|finishing|finished|closing|exiting|exited|sold)\s(?:(?:it|them)\s)?(?:(?:at|with|on|for)\s)?$/iu;

interface Match {
  number: string;
  start: number;
  end: number;
}

/**
 * The figures of a statement, at most `MAX_FIGURES`, without years, digits that touch letters ('ISO9001', 'B2B') and
 * numbers of a standard ('FRS 102'). Of a change it is the result: the size before it is a part of the words.
 */
export function figuresIn(statement: string): NumberInText[] {
  const text = statement.slice(0, MAX_SEARCHED_CHARACTERS);
  const matches = [...text.matchAll(FIGURE_PATTERN)].flatMap((match): Match[] => {
    const [figure, amount = '', unit = ''] = match;
    const isPlain = !unit && PLAIN_NUMBER_PATTERN.test(amount);
    if (isPlain && YEAR_PATTERN.test(amount)) return [];
    if (isPlain && ACRONYM_BEFORE_PATTERN.test(text.slice(Math.max(0, match.index - 8), match.index)))
      return [];
    return [{ number: (amount + unit).trim(), start: match.index, end: match.index + figure.length }];
  });
  const figures: NumberInText[] = [];
  for (const [at, match] of matches.entries()) {
    if (isStart(text, matches, at)) continue;
    const begin = startOf(text, matches, at);
    const counted = countedBy(text, match, begin);
    const counts = [counted, begin && `from ${begin.number}`].filter(Boolean).join(', ');
    const figure = {
      number: match.number,
      counts: counts.length > MAX_COUNTED_CHARACTERS ? counted : counts,
    };
    if (!figures.some((other) => other.number === figure.number && other.counts === figure.counts)) {
      figures.push(figure);
    }
  }
  return figures.slice(0, MAX_FIGURES);
}

const textBefore = (text: string, { start }: Match) =>
  text.slice(Math.max(0, start - MAX_COUNTED_CHARACTERS), start);

/** Whether a number is the size before a change: the first in 'from 40 to 310', in '6 from 21', or at the start. */
function isStart(text: string, matches: readonly Match[], at: number): boolean {
  const match = matches[at] as Match;
  const before = textBefore(text, match);
  if (matches[at + 1] && startOf(text, matches, at + 1) === match) return true;
  if (START_PATTERN.test(before)) return true;
  return at > 0 && fromAfter(text, matches, at - 1) === match;
}

/** The size from which the number at `at` rose or fell, if the statement gives it. */
function startOf(text: string, matches: readonly Match[], at: number): Match | undefined {
  const match = matches[at] as Match;
  const previous = matches[at - 1];
  if (previous) {
    const between = text.slice(previous.end, match.start);
    if (PLAIN_TO_PATTERN.test(between)) return previous;
    if (TO_PATTERN.test(between) && FROM_PATTERN.test(textBefore(text, previous))) return previous;
  }
  if (END_PATTERN.test(textBefore(text, match))) {
    return matches.slice(0, at).find((other) => START_PATTERN.test(textBefore(text, other)));
  }
  return fromAfter(text, matches, at);
}

/** The number of a 'from' right after this one and its unit: 21 in '6 working days, from 21'. */
function fromAfter(text: string, matches: readonly Match[], at: number): Match | undefined {
  const [match, next] = [matches[at] as Match, matches[at + 1]];
  if (!next || !FROM_PATTERN.test(textBefore(text, next))) return undefined;
  if (/[;:.()]/.test(text.slice(match.end, next.start))) return undefined;
  const counted = wordsAfter(text.slice(match.end));
  const rest = wordsAfter(text.slice(next.end));
  const isSameKind = MONEY_PATTERN.test(match.number) === MONEY_PATTERN.test(next.number);
  return isSameKind && (rest === '' || rest === counted) ? next : undefined;
}

/** The words for what a number counts, from around it or around the size before it. */
function countedBy(text: string, match: Match, begin: Match | undefined): string {
  const first = begin && begin.start < match.start ? begin : match;
  const isLeaving = begin !== undefined && START_PATTERN.test(textBefore(text, begin));
  return (
    wordsAfter(text.slice(match.end)) ||
    (isLeaving ? wordsAfter(text.slice(begin.end)) : '') ||
    nameBefore(text, match) ||
    objectBefore(text.slice(0, first.start), match)
  );
}

/** The noun phrase after a number, of at most `MAX_COUNTED_WORDS`: 'people' in ' people in four countries'. */
function wordsAfter(rest: string): string {
  const near = ` ${rest.slice(0, MAX_COUNTED_CHARACTERS * 2).trimStart()} `;
  if (COUNTED_PHRASE_END_PATTERN.test(` ${near.trim().split(/\s/, 1)[0]} `)) {
    // 'six clinics, ...' ends at the comma, but a first word that is a preposition begins no noun phrase.
    if (!/^\p{L}+[,;:.)]/u.test(near.trim())) return '';
  }
  const end = near.slice(1).search(COUNTED_PHRASE_END_PATTERN);
  const words = (end < 0 ? near : near.slice(0, end + 1)).trim().replace(OF_PATTERN, '');
  const isJoined = end >= 0 && /^(?:,|\s(?:and|or)\s)/.test(near.slice(end + 1));
  if (isJoined && ADJECTIVE_END_PATTERN.test(words)) return '';
  return /^\p{L}/u.test(words) && isShort(words) ? words.replace(/\s+/g, ' ') : '';
}

const isShort = (words: string) =>
  words.split(/\s+/).length <= MAX_COUNTED_WORDS && words.length <= MAX_COUNTED_CHARACTERS;

/** The name of which a number in brackets gives the size: 'Series A' in 'Series A (£6m)'. */
function nameBefore(text: string, match: Match): string {
  if (!text.slice(match.end).startsWith(')')) return '';
  return (
    /(?<![\p{L}\d])((?:\p{Lu}[\p{L}\d]{0,20}\s){1,3})\($/u.exec(textBefore(text, match))?.[1]?.trim() ?? ''
  );
}

const VERB_END_PATTERN =
  /^\s*(?:\p{L}{2,20}ed|\p{L}{2,20}ing|cut|grew|won|built|made|took|set|led|ran|brought|held|kept)\s/iu;
const OBTAINED_PATTERN =
  /(?<![\p{L}\d])(raised|saved|generated|recovered|secured|won|sold|invested|released)\s$/iu;
const OBJECT_PATTERN =
  /^\s*\p{L}+\s(.+?)\s(?:by|to|from|of|at|below|above|worth)\s(?:(?:about|around|over|under|nearly|almost|\p{L}+)\s)?$/u;

/** The object before a number: 'delivery time' in 'Cut delivery time by '; '' if it is longer than a noun phrase. */
function objectBefore(text: string, { number }: Match): string {
  const clause =
    text
      .slice(-MAX_COUNTED_CHARACTERS * 2)
      .split(/[;:.]\s|,\s/)
      .at(-1) ?? '';
  if (MONEY_PATTERN.test(number)) {
    const obtained = OBTAINED_PATTERN.exec(clause)?.[1];
    if (obtained) return obtained.toLowerCase();
  }
  const lastPart = clause.split(/\sand\s/).at(-1) ?? '';
  const [, object = ''] = OBJECT_PATTERN.exec(VERB_END_PATTERN.test(lastPart) ? lastPart : clause) ?? [];
  return isShort(object) && !COUNTED_PHRASE_END_PATTERN.test(` ${object} `) ? object : '';
}
