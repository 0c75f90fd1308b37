/** Checks texts for characters that no database column can store (NUL, lone surrogates) or that break a line. */

export const UNSUPPORTED_CHARACTERS_MESSAGE =
  'Some characters in this text cannot be saved. Please leave out what was pasted and type it again.';

const UNSTORABLE_CHARACTER_PATTERN = /\0|\p{Surrogate}/u;
const ALL_UNSTORABLE_CHARACTERS_PATTERN = new RegExp(UNSTORABLE_CHARACTER_PATTERN, 'gu');

/** Whether a text can be stored as it is. */
export const isPostgresSafeText = (text: string): boolean => !UNSTORABLE_CHARACTER_PATTERN.test(text);

/** The text without the characters that cannot be stored, such as a paste from a PDF may contain. */
export const postgresSafeText = (text: string): string => text.replace(ALL_UNSTORABLE_CHARACTERS_PATTERN, '');

/** Whether every text in a value parsed from JSON, keys included, can be stored as it is, however deeply nested. */
export function isPostgresSafe(value: unknown): boolean {
  const pending: unknown[] = [value];
  while (pending.length > 0) {
    const part = pending.pop();
    if (typeof part === 'string' && !isPostgresSafeText(part)) return false;
    if (typeof part !== 'object' || part === null) continue;
    if (!Array.isArray(part)) for (const key of Object.keys(part)) pending.push(key);
    for (const child of Object.values(part)) pending.push(child);
  }
  return true;
}

/** Control characters, line and paragraph separators, and marks that change the direction of the following text. */
const LINE_BREAKING_CHARACTER_PATTERN = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/** Whether a text can be shown as one line, without anything in it that breaks the line or reverses its direction. */
export const isOneLine = (text: string): boolean =>
  isPostgresSafeText(text) && !LINE_BREAKING_CHARACTER_PATTERN.test(text);
