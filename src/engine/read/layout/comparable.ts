/** A text in the form in which texts are compared: its letters and digits only, in lower case. */
export const comparableText = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
