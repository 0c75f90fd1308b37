/** The phrases that name concepts, and which of them tokens match. */
import { withoutAccents } from '@/shared/text/without-accents';
import { LISTED_CONCEPTS } from './concept-lists';
import { stemOf, stemsOf } from './tokens';

/**
 * What matches a part of a phrase: a whole word, the beginning or ending of one (of compounds), or a gap of one to
 * `MAX_GAP_WORDS` words of any kind.
 */
type Matcher = { word: string } | { prefix: string } | { ending: string } | 'gap';
interface Phrase {
  concept: number;
  matchers: Matcher[];
  /** A word with other senses too ('raised', 'consolidation'): marked with a tilde in the lists. */
  ambiguous: boolean;
}

/** Maximum number of words that an asterisk by itself stands for. */
const MAX_GAP_WORDS = 3;
/** Number of letters by which prefixes and endings are looked up. */
const KEY_LETTERS = 2;

/** The phrases of all concepts, by number. */
export const phrases: Phrase[] = [];
const phrasesByWord = new Map<string, number[]>();
const phrasesByPrefixStart = new Map<string, { prefix: string; phrase: number }[]>();
const phrasesByEndingTail = new Map<string, { ending: string; phrase: number }[]>();
for (const [concept, { terms }] of LISTED_CONCEPTS.entries()) {
  for (const term of terms) for (const spelling of spellings(term)) addPhrase(concept, spelling);
}

/** The spellings of a term: 'organi?ed' is written with an s or a z. */
function spellings(term: string): string[] {
  return term.includes('?') ? [term.replace('?', 's'), term.replace('?', 'z')] : [term];
}

function addPhrase(concept: number, spelling: string) {
  const ambiguous = spelling.startsWith('~');
  const term = ambiguous ? spelling.slice(1) : spelling;
  const matchers = term.split(/\s+/).flatMap((word): Matcher[] => {
    if (word === '*') return ['gap'];
    if (word.startsWith('*')) return [{ ending: stemOf(word.slice(1)) }];
    if (word.endsWith('*')) {
      const parts = stemsOf(word);
      const last = foldedPrefix(word);
      return [...parts.slice(0, -1).map((part) => ({ word: part })), { prefix: last }];
    }
    return stemsOf(word).map((part) => ({ word: part }));
  });
  const first = matchers[0];
  if (!first || first === 'gap') return;
  const phrase = phrases.push({ concept, matchers, ambiguous }) - 1;
  if ('word' in first) phrasesByWord.set(first.word, [...(phrasesByWord.get(first.word) ?? []), phrase]);
  else if ('ending' in first) {
    const key = first.ending.slice(-KEY_LETTERS);
    phrasesByEndingTail.set(key, [...(phrasesByEndingTail.get(key) ?? []), { ending: first.ending, phrase }]);
  } else {
    const key = first.prefix.slice(0, KEY_LETTERS);
    phrasesByPrefixStart.set(key, [
      ...(phrasesByPrefixStart.get(key) ?? []),
      { prefix: first.prefix, phrase },
    ]);
  }
}

/**
 * The beginning that a word with an asterisk matches; for a hyphenated word, the beginning of its last part.
 */
function foldedPrefix(word: string): string {
  const lastPart =
    word
      .slice(0, -1)
      .split(/[-\s/]/)
      .at(-1) ?? '';
  return withoutAccents(lastPart).replace(/ß/g, 'ss');
}

const MAX_CACHED_TOKENS = 60_000;
const phrasesByFirstToken = new Map<string, readonly number[]>();

/** The phrases that may begin with a word. */
export function phrasesFrom(token: string): readonly number[] {
  const cached = phrasesByFirstToken.get(token);
  if (cached) return cached;
  const ofWord = phrasesByWord.get(token) ?? [];
  const ofPrefix = (phrasesByPrefixStart.get(token.slice(0, KEY_LETTERS)) ?? []).filter(({ prefix }) =>
    token.startsWith(prefix),
  );
  const ofEnding = (phrasesByEndingTail.get(token.slice(-KEY_LETTERS)) ?? []).filter(({ ending }) =>
    token.endsWith(ending),
  );
  const numbers = [
    ...ofWord,
    ...ofPrefix.map(({ phrase }) => phrase),
    ...ofEnding.map(({ phrase }) => phrase),
  ];
  if (phrasesByFirstToken.size > MAX_CACHED_TOKENS) phrasesByFirstToken.clear();
  phrasesByFirstToken.set(token, numbers);
  return numbers;
}

const matchesToken = (matcher: Matcher, token: string | undefined) =>
  token !== undefined &&
  matcher !== 'gap' &&
  ('word' in matcher
    ? matcher.word === token
    : 'prefix' in matcher
      ? token.startsWith(matcher.prefix)
      : token.endsWith(matcher.ending));

/** The index after a phrase that begins at `at`; -1 if the tokens do not continue it. */
export function endOfPhrase({ matchers }: Phrase, tokens: readonly string[], at: number): number {
  let next = at + 1;
  for (let index = 1; index < matchers.length; index += 1) {
    const matcher = matchers[index] ?? 'gap';
    if (matcher !== 'gap') {
      if (!matchesToken(matcher, tokens[next])) return -1;
      next += 1;
      continue;
    }
    const after = matchers[index + 1];
    if (!after) return next;
    let skipped = 1;
    while (skipped <= MAX_GAP_WORDS && !matchesToken(after, tokens[next + skipped])) skipped += 1;
    if (skipped > MAX_GAP_WORDS) return -1;
    next += skipped;
  }
  return next;
}
