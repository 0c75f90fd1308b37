/** Messages for texts and lists that are too long. Nothing is ever cut: the text stays in its field. */

/** A count with separators between thousands. */
export const formatCount = (value: number) => value.toLocaleString('en-US');

/** Returns the message for a text that is too long, else `null`. */
export const textExcess = (text: string, max: number): string | null =>
  text.length > max
    ? `${formatCount(text.length)} characters; at most ${formatCount(max)} can be saved. Remove ${formatCount(text.length - max)}.`
    : null;

/** Returns the message for a list with too many entries, else `null`. */
export const listExcess = (entries: number, max: number): string | null =>
  entries > max
    ? `${formatCount(entries)} entries; at most ${formatCount(max)} can be saved. Remove ${formatCount(entries - max)}.`
    : null;
