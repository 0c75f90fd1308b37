/** Joins the lines into which a text wraps, and restores hyphenated words. */
import { verbForm } from '../../language/grammar/verbs';

const HAN_KANA_PATTERN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u;

/**
 * Whether a layout hyphenates words at the end of a line. LinkedIn's does not, so there a hyphen is part of
 * the word.
 */
export type LineBreaks = 'hyphenates' | 'never-hyphenates';

/** First parts of words that are spelt with a hyphen, after which a line may end. */
const HYPHENATED_FIRST_PARTS = new Set(
  `e re co cross self non multi pre post high low long short full part end to data cloud well on off
  first third second client user customer ai b2b go two three four five six seven eight nine ten inter
  semi sub micro anti mid near world best value result results cost time risk large small medium early
  late decision peer award market industry company enterprise state people product quality open
  problem project fast hard team key revenue profit tech technology service all always year month day
  week half double house step one over under up down out face top built hands self pan c d`.split(/\s+/),
);

/**
 * Second parts of hyphenated compounds ('long-term', 'data-driven'): before one of these at the start of a line, the
 * hyphen is kept.
 */
const HYPHENATED_SECOND_PARTS = new Set(
  `level based led driven wide term time scale functional border sell sold oriented focused facing
  making made class reviewed party site year month day week hand handed known rated winning owned
  backed funded managed centred centered centric ready free friendly specific related critical
  intensive efficient effective person people side stage size sized speed quality value growth profit
  market value budget stakeholder disciplinary regional national cultural generation reaching ranging
  solving building sharing learning taking thinking saving grade proof house line stack depth step
  fold digit figure bed seat unit country member portal platform workflow dashboard`.split(/\s+/),
);

/**
 * Joins two parts of wrapped text: without a space between Han or Kana or after a slash, and with hyphenated words
 * restored. 'agent-' + 'operated' keeps its hyphen, since 'operated' is a participle and 'agentoperated' is not a word.
 */
export function joinWrapped(first: string, second: string, breaks: LineBreaks = 'hyphenates'): string {
  if (first === '') return second;
  if (second === '') return first;
  const last = first.at(-1) ?? '';
  const next = second[0] ?? '';
  if (HAN_KANA_PATTERN.test(last) && HAN_KANA_PATTERN.test(next)) return first + second;
  if (/\p{Ll}[-\u2010]$/u.test(first) && /^\p{Ll}/u.test(second)) {
    // Where the hyphen may belong to the word it is kept ('micro-' + 'services-based'); with it the word
    // remains readable.
    return breaks === 'never-hyphenates' ||
      isPrefix(first) ||
      HYPHENATED_SECOND_PARTS.has(/^\p{Ll}+/u.exec(second)?.[0] ?? '') ||
      isCompoundWithParticiple(first, second)
      ? first + second
      : `${first.slice(0, -1)}${second}`;
  }
  if (/[\p{L}\p{N}]\/$/u.test(first)) return first + second;
  if (breaks === 'never-hyphenates' && /\p{L}[-\u2010]$/u.test(first) && /^\p{L}/u.test(second))
    return first + second;
  return `${first} ${second}`;
}

/** Minimum letters of a noun before a participle: of shorter beginnings, many are syllables ('con-ducted'). */
const MIN_NOUN_LETTERS = 4;
/** Beginnings of words that are not nouns: 'trans' in 'trans-ported'. */
const SYLLABLE_PATTERN =
  /^(?:trans|inter|under|super|counter|over|contra|intro|retro|fore|with|down|para|hyper|ultra|extra|auto|electro|photo|micro|macro)$/;

/** Whether a line ends with a noun and the next begins with a participle: 'agent-' + 'operated'. */
function isCompoundWithParticiple(first: string, second: string): boolean {
  const noun = /(?<![\p{L}-])(\p{Lu}?\p{Ll}+)[-\u2010]$/u.exec(first)?.[1]?.toLowerCase() ?? '';
  const participle = /^\p{Ll}+/u.exec(second)?.[0] ?? '';
  return (
    noun.length >= MIN_NOUN_LETTERS &&
    !SYLLABLE_PATTERN.test(noun) &&
    /(?:ed|ing)$/.test(participle) &&
    verbForm(participle)?.base !== undefined &&
    verbForm(noun + participle)?.base === undefined
  );
}

/** Whether a line ends with the first part of a hyphenated word, or with a word that has a further hyphen. */
function isPrefix(line: string): boolean {
  const word = /(?<![\p{L}\p{N}-])([\p{L}\p{N}-]+)[-\u2010]$/u.exec(line)?.[1]?.toLowerCase() ?? '';
  return word.includes('-') || HYPHENATED_FIRST_PARTS.has(word);
}
