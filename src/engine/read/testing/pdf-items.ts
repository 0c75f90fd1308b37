/** Pages of positioned text for tests, without making a PDF. */
import type { Page, TextItem } from '../extract/types';

/** [x, distance below the line above, size, text, 'b' for the second face]. Lengths in points. */
export type PdfTextRow = readonly [x: number, down: number, size: number, text: string, face?: 'b'];

/** A page of rows below each other; each of the `columns` starts at the top. */
export function pageOf(columns: readonly (readonly PdfTextRow[])[], number = 1): Page {
  const items: TextItem[] = columns.flatMap((rows) => {
    let y = 40;
    return rows.map(([x, down, size, text, face]) => {
      y += down;
      return {
        text,
        x,
        y,
        size,
        width: text.length * size * 0.5,
        font: face === 'b' ? 'bold' : 'plain',
        rtl: false,
      };
    });
  });
  return { number, width: 612, height: 792, items };
}
