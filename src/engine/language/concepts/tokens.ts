/** Normalises words for comparison: lower case, without accents, split at hyphens, plurals reduced. */

/** Kinds of characters: not asked yet, outside words, a letter or digit, a character that may be inside a word. */
const UNKNOWN_CHARACTER = 0;
const SEPARATING_CHARACTER = 1;
const WORD_CHARACTER = 2;
const INNER_CHARACTER = 3;
/** The kind of each UTF-16 code unit, filled as characters occur. */
const kindByCode = new Uint8Array(0x10000);

function kindOf(code: number): number {
  const known = kindByCode[code] ?? SEPARATING_CHARACTER;
  if (known !== UNKNOWN_CHARACTER) return known;
  const char = String.fromCharCode(code);
  const kind = /[\p{L}\p{N}\p{M}]/u.test(char)
    ? WORD_CHARACTER
    : "+#&.'’".includes(char)
      ? INNER_CHARACTER
      : SEPARATING_CHARACTER;
  kindByCode[code] = kind;
  return kind;
}

/** Above this number of cached words the cache is cleared, so that memory stays bounded over many texts. */
const MAX_CACHED_WORDS = 60_000;
const cachedStems = new Map<string, string>();

/** The stems of a text's words. A single pass over the characters, since ranking reads millions of words. */
export function stemsOf(text: string): string[] {
  const tokens: string[] = [];
  let from = -1;
  for (let at = 0; at <= text.length; at += 1) {
    const kind = at === text.length ? SEPARATING_CHARACTER : kindOf(text.charCodeAt(at));
    if (from < 0) {
      if (kind === WORD_CHARACTER) from = at;
    } else if (kind === SEPARATING_CHARACTER) {
      tokens.push(stemOf(text.slice(from, at)));
      from = -1;
    }
  }
  return tokens;
}

/** The stem of a word, the form in which words are compared. */
export function stemOf(word: string): string {
  const cached = cachedStems.get(word);
  if (cached !== undefined) return cached;
  // In lower case these words would read as the pronouns 'us' and 'it'.
  if (word === 'US' || word === 'U.S' || word === 'U.S.') return 'usa';
  if (word === 'IT') return 'informationtechnology';
  const plain = fold(word);
  const stem = plain.length > 4 && /[^sui]s$/.test(plain) ? plain.slice(0, -1) : plain;
  if (cachedStems.size > MAX_CACHED_WORDS) cachedStems.clear();
  cachedStems.set(word, stem);
  return stem;
}

const ENDING_PATTERN =
  /(?:ations?|itions?|aciones|ements?|ments?|ungen|cion|ings?|ions?|ung|ers?|ors?|ed|en|es|er|al|ive|ly|e|s|o|a)$/;
const cachedPrefixes = new Map<string, string>();

/** The common beginning of related words: 'negotiat' for negotiated and negotiating. Coarser than a stem. */
export function stemPrefixOf(stem: string): string {
  const cached = cachedPrefixes.get(stem);
  if (cached !== undefined) return cached;
  const root = stem.replace(ENDING_PATTERN, '');
  const key = (root.length >= 4 ? root : stem).slice(0, 8);
  if (cachedPrefixes.size > MAX_CACHED_WORDS) cachedPrefixes.clear();
  cachedPrefixes.set(stem, key);
  return key;
}

function fold(word: string): string {
  const lower = word.toLowerCase().replace(/’/g, "'").replace(/ß/g, 'ss');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range is ASCII as a whole
  const plain = /^[\x00-\x7f]*$/.test(lower) ? lower : lower.normalize('NFD').replace(/\p{M}/gu, '');
  return plain.replace(/^[dlnsjc]'(?=\p{L})/u, '').replace(/'s$|(?<![.'&])[.'&]+$/g, '');
}
