/** What is said where a text or a list is too long. Nothing is ever cut: what is over stays where it was written. */

export const count = (value: number) => value.toLocaleString('en-US');

/** What is wrong with a text's length; `null` where nothing is. */
export const textExcess = (text: string, max: number): string | null =>
  text.length > max
    ? `${count(text.length)} characters; at most ${count(max)} can be saved. Remove ${count(text.length - max)}.`
    : null;

/** What is wrong with the number of entries; `null` where nothing is. */
export const listExcess = (entries: number, max: number): string | null =>
  entries > max
    ? `${count(entries)} entries; at most ${count(max)} can be saved. Remove ${count(entries - max)}.`
    : null;
