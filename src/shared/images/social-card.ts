/** The image that represents a published profile in link previews. */

/** In pixels: the size that link previews ask for. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** Latin letters, their marks, figures and punctuation: the characters of the product's two typefaces. */
const DRAWABLE_TEXT_PATTERN = /^[ -~\u00a0-\u024f\u1e00-\u1eff\u2010-\u2027\u20ac\u2122]+$/;

/**
 * Whether the card's font has all characters of a text. If not, there is no card, since boxes would replace letters.
 */
export const isDrawable = (text: string): boolean => DRAWABLE_TEXT_PATTERN.test(text.normalize('NFC').trim());
