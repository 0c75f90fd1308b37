/** Removes accents from texts and from the patterns that are matched against them. */

const removeMarks = (text: string) => text.normalize('NFD').replace(/\p{M}+/gu, '');

/** Lower case without accents, the form against which patterns of `removeAccentsFromPattern` are matched. */
export function withoutAccents(text: string): string {
  return removeMarks(text.toLowerCase());
}

/**
 * Removes accents from a pattern, for matching text without accents. In JavaScript `\b` and `\w` know only
 * ASCII letters, so 'équipe' would not begin a word, and 'reducci\w+' would stop before its ó. Using `\p{L}`
 * instead would take ten times as long.
 */
export function removeAccentsFromPattern(pattern: RegExp, flags: string): RegExp {
  return new RegExp(removeMarks(pattern.source), flags);
}
