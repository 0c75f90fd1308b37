/**
 * Splits cleaned statements into the sentences that are written and checked, and joins lists. Unlike
 * `read/layout/sentences`, which decides what is stored, it also splits where a full stop is missing or a
 * lower-case letter follows: an incomplete part is omitted from the profile, while the record keeps the
 * whole.
 */

const SENTENCE_ABBREVIATION_PATTERN =
  /(?:\b(?:Mr|Mrs|Ms|Dr|Prof|St|Dip|Capt|Lt|Maj|Gen|Col|Dist|Mt|Assoc|Intl|Natl|sq|Inc|Ltd|Pvt|Pty|Engg|Dept|Univ|Govt|Asst|Co|Corp|Jr|Sr|vs|etc|approx|est|Rs|incl|resp|excl|esp|dept|univ|govt|asst|No|Nr|ca|bzw|ggf|inkl|exkl|zzgl|abzgl|bspw|insb|evtl|vgl|aprox|Mio|Mrd|Abs|Std|e\.g|i\.e|z\.B|d\.h|u\.a|p\.a|U\.S|U\.K|Ph\.D|M\.Sc|B\.Sc|p\.ex)|(?:^|\s)\p{Lu})\.$/u;

/** The space before a verb that begins another line; 'Limited' and other words of names only look like such verbs. */
const RUN_ON_PATTERN =
  /(?<=\p{Ll}{3})\s+(?=(?!(?:Limited|Unlimited|United|Incorporated|Associated|Allied|Integrated|Advanced|Applied|Certified|Chartered|Registered)\b)\p{Lu}\p{Ll}{2,}ed \p{Ll}{3})/u;
/**
 * Words before a name, after which a capital does not begin a sentence: 'of United nations', 'the Applied
 * research group'.
 */
const BEFORE_NAME_PATTERN =
  /\b(?:an?|the|of|as|and|or|for|with|by|in|to|from|at|on|our|my|his|her|their|its|new)$/i;

/**
 * Splits two lines that lost the full stop between them: 'Weighed barrels to find leaks Painted
 * signs'.
 */
function splitRunOns(text: string): string[] {
  const parts: string[] = [];
  for (const part of text.split(RUN_ON_PATTERN)) {
    const before = parts.at(-1);
    if (before !== undefined && BEFORE_NAME_PATTERN.test(before))
      parts[parts.length - 1] = `${before} ${part}`;
    else parts.push(part);
  }
  return parts;
}

/**
 * The sentences of a text in order, trimmed, with their full stops, except a full stop that no space follows.
 * Abbreviations and initials do not end a sentence.
 */
export function sentencesOf(text: string): string[] {
  const parts = text.split(
    /(?<=[.!?…]["”’)]?)\s+(?=["“‘(]?[\p{Lu}\p{N}])|(?<=[a-z)])\.(?=(?:[A-Z][a-z]+|I|I['’](?:m|ve|d|ll)) )|(?<=\p{Ll}{4}\.)\s+(?=\p{Ll}{3})|(?<=\p{Ll}{3})\s+(?=\p{Lu}\p{Ll}+ing (?:all|the|an?|that|each|every)\s)/u,
  );
  const out: string[] = [];
  for (const part of parts.flatMap(splitRunOns)) {
    const previous = out.at(-1);
    if (previous !== undefined && SENTENCE_ABBREVIATION_PATTERN.test(previous))
      out[out.length - 1] = `${previous} ${part}`;
    else if (part.trim()) out.push(part.trim());
  }
  return out;
}

/**
 * Joins items as 'a', 'a and b', 'a, b and c'. If an item contains 'and', a comma precedes the last 'and'.
 */
export function joinAsList(items: string[], and = 'and'): string {
  if (items.length < 2) return items[0] ?? '';
  const nested = items.some((item) => new RegExp(`\\s${and}\\s`).test(item));
  const last = items.at(-1);
  const head = items.slice(0, -1).join(', ');
  return `${head}${nested ? ',' : ''} ${and} ${last}`;
}
