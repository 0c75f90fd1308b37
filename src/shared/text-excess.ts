/** What is said where a text or a list is too long. Nothing is ever cut: what is over stays where it was written. */

export const formatCount = (value: number) => value.toLocaleString('en-US');

/** What is wrong with a text's length; `null` where nothing is. */
export const textExcess = (text: string, max: number): string | null =>
  text.length > max
    ? `${formatCount(text.length)} characters; at most ${formatCount(max)} can be saved. Remove ${formatCount(text.length - max)}.`
    : null;

/** What is wrong with the number of entries; `null` where nothing is. */
export const listExcess = (entries: number, max: number): string | null =>
  entries > max
    ? `${formatCount(entries)} entries; at most ${formatCount(max)} can be saved. Remove ${formatCount(entries - max)}.`
    : null;
