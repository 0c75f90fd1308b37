/** Which way a text runs, for a container of several texts, whose own `dir="auto"` would look at the first alone. */

const RIGHT_TO_LEFT =
  /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** @returns `'rtl'` when the first letter belongs to a script written from the right, else `undefined`: as the page */
export const directionOf = (text: string): 'rtl' | undefined =>
  RIGHT_TO_LEFT.test(text) ? 'rtl' : undefined;
