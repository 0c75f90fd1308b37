/** A text as it is compared with another one: its letters and digits alone, in small letters. */
export const comparable = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
