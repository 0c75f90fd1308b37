const bare = (text: string) => text.normalize('NFD').replace(/\p{M}+/gu, '');

/** Lower case without accents: what `withoutAccents` patterns are asked of. */
export function plain(text: string): string {
  return bare(text.toLowerCase());
}

/**
 * A pattern for plain text. JavaScript's own `\b` and `\w` know ASCII letters only: by them 'équipe' begins
 * nowhere and 'reducci\w+' ends before its ó. So both sides lose their accents; `\p{L}` would cost ten times the time.
 */
export function withoutAccents(pattern: RegExp, flags: string): RegExp {
  return new RegExp(bare(pattern.source), flags);
}
