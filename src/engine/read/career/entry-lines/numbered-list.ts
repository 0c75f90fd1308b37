/** Recognises the numbers of entries in a numbered list. */
import type { DocumentLine } from '../../layout/line';

const LIST_NUMBER_PREFIX_PATTERN = /^\d{1,2}\s?[-)]\s*(?=\p{Lu})/u;

/** The number before an entry, with the sign and space after it: '2-' of '2-Nordhav Foods', '3) ' of '3) Fjordline'. */
export const listNumberOf = (text: string): string | undefined => LIST_NUMBER_PREFIX_PATTERN.exec(text)?.[0];

/** Whether lines form a numbered list; a number in only one line belongs to its text: '7-Eleven'. */
export const isNumberedList = (lines: readonly DocumentLine[]): boolean =>
  new Set(lines.flatMap(({ text }) => listNumberOf(text) ?? [])).size > 1;
