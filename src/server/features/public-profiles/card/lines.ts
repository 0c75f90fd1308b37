/** Wraps text into the lines of a box of a given width. */

/** Spaces between words, and the places behind hyphens. */
const LINE_BREAK_PATTERN = /(?<=\p{L}-)|\s+/u;

/**
 * Breaks a text at spaces and hyphens. What does not fit into the last line is cut with an ellipsis, and so is a word
 * wider than a line.
 * @param measure width of a text in pixels
 * @param maxLines how many lines there may be
 */
export function breakLines(text: string, width: number, maxLines: number, measure: (text: string) => number) {
  const lines: string[] = [];
  let line = '';
  const words = text.trim().split(LINE_BREAK_PATTERN);
  const join = (start: string, word: string) =>
    /^$|\p{L}-$/u.test(start) ? start + word : `${start} ${word}`;
  for (const [index, word] of words.entries()) {
    const longer = join(line, word);
    if (!line || measure(longer) <= width) {
      line = longer;
    } else if (lines.length + 1 < maxLines) {
      lines.push(line);
      line = word;
    } else {
      line = words.slice(index).reduce(join, line);
      break;
    }
  }
  return [...lines, line].map((full) => shorten(full, width, measure));
}

function shorten(text: string, width: number, measure: (text: string) => number): string {
  if (measure(text) <= width) return text;
  let end = text.length;
  while (end > 1 && measure(`${text.slice(0, end)}…`) > width) end--;
  return `${text.slice(0, end).replace(/[\s,;:]+$/u, '')}…`;
}
