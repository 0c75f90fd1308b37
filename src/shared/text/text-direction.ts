/** The direction of a text, for a container of several texts: `dir="auto"` would only look at the first. */

const RIGHT_TO_LEFT_PATTERN =
  /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/**
 * Determines the direction of a text.
 * @returns `'rtl'` if the first letter belongs to a right-to-left script, else `undefined`, for the page's direction
 */
export const directionOf = (text: string): 'rtl' | undefined =>
  RIGHT_TO_LEFT_PATTERN.test(text) ? 'rtl' : undefined;
