/** Cuts a text to at most `max` UTF-16 units, and never through the middle of a character of two, such as an emoji. */
export const truncateText = (text: string, max: number): string =>
  text.slice(0, max).replace(/[\ud800-\udbff]$/, '');
