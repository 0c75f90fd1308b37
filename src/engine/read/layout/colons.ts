/**
 * Rejoins labels and values of forms whose colons are in cells of their own: 'Position', ':' and 'Engineer'.
 */

/** Moves each colon that starts a cell to the end of the label before it; the rest of its cell is the value. */
export function moveColonsToLabels(cells: readonly string[]): string[] {
  const result: string[] = [];
  for (const cell of cells) {
    const label = result.at(-1);
    const value = /^[:：](?:-(?=\s))?\s*(.*)$/su.exec(cell)?.[1];
    if (value === undefined || label === undefined || !/\p{L}/u.test(label)) result.push(cell);
    else {
      result[result.length - 1] = /[:：]$/.test(label) ? label : `${label.trimEnd()}:`;
      if (value !== '') result.push(value);
    }
  }
  return result;
}
