/**
 * Checks titles of personas, strengths and skills: they may use words of the facts, and neutral words that
 * claim nothing.
 */
import { type AllowedTerms, TITLE_WORD_PATTERN, wordsIn } from '../../check';
import { wordsKey } from '../../language/text/keys';
import { ALL_LABELS } from '../../language/themes/labels';
import { FUNCTIONS } from '../../language/vocabulary/functions';

const NEUTRAL_WORDS =
  'builder operator leader steward strategist planner organiser organizer connector communicator guide coach mentor mender maker driver raiser closer negotiator integrator translator diplomat navigator generalist hand hands mind eye head voice partner force anchor calm steady trusted clear hands-on practical patient disciplined commercial cross functional under pressure growth scale scaling change turnaround transformation delivery execution discipline people team teams capital cost costs control markets market customers customer complex complexity numbers detail process processes strategy operations finance sales product technology digital governance risk quality talent leadership management development building raising leading running turning opening closing making bringing who that with and for the of in to through across from into';
/** Number of letters by which words are compared. */
const STEM_CHARACTERS = 5;
const stems = (texts: Iterable<string>) =>
  new Set([...texts].flatMap(wordsIn).map((word) => word.slice(0, STEM_CHARACTERS)));
const NEUTRAL_STEMS = stems([NEUTRAL_WORDS, ...ALL_LABELS, ...FUNCTIONS.map(({ name }) => name)]);

const MAX_TITLE_WORDS = 8;

/** Whether a title has at most `MAX_TITLE_WORDS` words, each from the facts or neutral, and no digits. */
export function isFairTitle(title: string, texts: readonly string[], all: AllowedTerms): boolean {
  const words = wordsIn(title);
  if (words.length === 0 || words.length > MAX_TITLE_WORDS || /\d/.test(title)) return false;
  const titleWords = (title.match(TITLE_WORD_PATTERN) ?? []).map(wordsKey);
  if (titleWords.some((word) => !all.words.has(word) && word !== 'partner')) return false;
  const knownStems = stems([...texts, ...all.words]);
  return words.every(
    (word) =>
      word.length < 3 ||
      knownStems.has(word.slice(0, STEM_CHARACTERS)) ||
      NEUTRAL_STEMS.has(word.slice(0, STEM_CHARACTERS)),
  );
}

/**
 * Converts 'The Fleet Financier' to 'The fleet financier'. Words that are capitalised in the facts stay so.
 */
export function sentenceCase(title: string, texts: readonly string[]): string {
  const written = new Set(texts.flatMap((text) => text.split(/[^\p{L}\p{N}&-]+/u)));
  const [first = '', ...rest] = title.split(' ');
  return [first, ...rest.map((word) => (written.has(word) ? word : word.toLowerCase()))].join(' ');
}
