/** Recognises and removes the glyph, dash, letter or number that starts a list item. */

const GLYPH_SOURCE =
  '[\u2022\u2023\u2043\u204c\u204d\u2219\u25a0-\u25ff\u2605\u2606\u2660-\u2667\u2713-\u2718\u2726-\u2757\u2794\u2799\u27a1\u27a2-\u27af\u2b1b-\u2b1e\u2b24\u2b25\u2b29\u2b50\u00b7\u30fb\uff65\u2756\u00a7\u2192\u21d2\u25cf\u25cb\u26aa\u26ab\u2736]';
const BULLET_GLYPH_PATTERN = new RegExp(
  `^\\s*(?:${GLYPH_SOURCE}+\\uFE0F?|[\\u{1f300}-\\u{1faff}\\u{1f1e6}-\\u{1f1ff}]+)\\s*`,
  'u',
);
/** Marks that are a bullet only before a space, such as a dash, a star, 'o', 'a)' or '1.'; '-15 %' is a number. */
const SPACED_BULLET_PATTERN =
  /^\s*(?:[-*+~>»›{]{1,2}|[ªº¾®]|[\u2010-\u2015\u2212]|o|[a-z]\)|\(?\d{1,2}[.)])\s+(?=\S)/u;

/** The text after a bullet; undefined if the text does not start with one. */
export function afterBullet(text: string): string | undefined {
  const glyph = BULLET_GLYPH_PATTERN.exec(text);
  if (glyph) return text.slice(glyph[0].length);
  const spacedBullet = SPACED_BULLET_PATTERN.exec(text);
  if (!spacedBullet) return undefined;
  // 'o' is also a word in Spanish, Italian and Portuguese, so it is a bullet only before a capital or digit.
  const rest = text.slice(spacedBullet[0].length);
  return /^\s*o\s/.test(text) && !/^[\p{Lu}\p{N}]/u.test(rest) ? undefined : rest;
}

/** Whether a text consists of bullets only. */
export function isBareBullet(text: string): boolean {
  return (
    text.trim() !== '' && (afterBullet(text)?.trim() === '' || /^[-*\u2010-\u2015o\u25e6]$/.test(text.trim()))
  );
}

/** Removes the bullets before and after a text. */
export function stripBullets(text: string): string {
  let rest = text.trim();
  for (let next = afterBullet(rest); next !== undefined && next !== rest; next = afterBullet(rest))
    rest = next;
  return rest.replace(new RegExp(`\\s*${GLYPH_SOURCE}+$`, 'u'), '').trim();
}
