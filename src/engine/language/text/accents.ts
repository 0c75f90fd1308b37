const withoutMarks = (text: string) => text.normalize('NFD').replace(/\p{M}+/gu, '');

/** Lower case without accents, the form against which patterns of `withoutAccents` are matched. */
export function foldAccents(text: string): string {
  return withoutMarks(text.toLowerCase());
}

/**
 * Removes accents from a pattern, for matching text without accents. In JavaScript `\b` and `\w` know only
 * ASCII letters, so 'équipe' would not begin a word, and 'reducci\w+' would stop before its ó. Using `\p{L}`
 * instead would take ten times as long.
 */
export function withoutAccents(pattern: RegExp, flags: string): RegExp {
  return new RegExp(withoutMarks(pattern.source), flags);
}
