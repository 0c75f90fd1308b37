/** Recognises the numbers of entries in a numbered list. */
import type { DocumentLine } from '../../layout/line';

const LIST_NUMBER_PREFIX_PATTERN = /^\d{1,2}\s?[-)]\s*(?=\p{Lu})/u;

/** The number at the start of an entry, with the space after it: '2-Nordhav Foods', '3) Fjordline Systems'. */
export const listNumber = (text: string): string | undefined => LIST_NUMBER_PREFIX_PATTERN.exec(text)?.[0];

/** Whether lines form a numbered list; a number in only one line belongs to its text: '7-Eleven'. */
export const isNumberedList = (lines: readonly DocumentLine[]): boolean =>
  new Set(lines.flatMap(({ text }) => listNumber(text) ?? [])).size > 1;
