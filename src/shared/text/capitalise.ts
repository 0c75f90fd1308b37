/** A text with its first letter in upper case, except of words such as 'iOS' or 'eBay'. */
export const capitalise = (text: string): string =>
  text.replace(/^\p{Ll}(?!\p{Lu})/u, (letter) => letter.toUpperCase());
