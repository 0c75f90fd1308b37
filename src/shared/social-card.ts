/** The image that represents a published profile in link previews. */

/** In pixels: what those who show previews ask for. */
export const CARD_SIDES = { width: 1200, height: 630 } as const;

/** Latin letters, their marks, figures and punctuation: what the product's two faces hold. */
const HELD = /^[ -~\u00a0-\u024f\u1e00-\u1eff\u2010-\u2027\u20ac\u2122]+$/;

/**
 * Whether the card's font has all characters of a text. Without them there is no card, since boxes would replace
 * letters.
 */
export const canBeDrawn = (text: string): boolean => HELD.test(text.normalize('NFC').trim());
