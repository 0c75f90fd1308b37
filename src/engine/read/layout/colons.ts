/** Labels of forms: 'Position', ':' and 'Engineer' in cells of their own are a label and its value. */

/** Cells with each colon at the end of the label that it follows. */
export function withColons(cells: readonly string[]): string[] {
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
