const bare = (text: string) => text.normalize('NFD').replace(/\p{M}+/gu, '');

/** Lower case without accents: the form that patterns of `withoutAccents` are matched against. */
export function foldAccents(text: string): string {
  return bare(text.toLowerCase());
}

/**
 * Makes a pattern for such text. In JavaScript `\b` and `\w` know ASCII letters only, so no word seems to begin at
 * 'équipe', and 'reducci\w+' stops before its ó. Removing the accents from both pattern and text avoids this;
 * `\p{L}` would take ten times as long.
 */
export function withoutAccents(pattern: RegExp, flags: string): RegExp {
  return new RegExp(bare(pattern.source), flags);
}
