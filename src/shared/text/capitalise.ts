/** A text with its first letter in upper case. */
export const capitalise = (text: string): string => text.replace(/^./u, (letter) => letter.toUpperCase());
