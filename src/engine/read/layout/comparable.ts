/** Normalises a text for comparison: only letters and digits, in lower case. */
export const comparableText = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
