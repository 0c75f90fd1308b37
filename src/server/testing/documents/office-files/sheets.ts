/** Writes small spreadsheets in both formats. */
import * as XLSX from '@e965/xlsx';

export type SheetCell = string | number | Date | null;

/**
 * Writes a spreadsheet.
 * @returns the bytes of an XLSX, or of an XLS as Excel 97 wrote it
 */
export function workbookOf(sheets: Record<string, SheetCell[][]>, format: 'xlsx' | 'xls'): Uint8Array {
  const book = XLSX.utils.book_new();
  for (const [name, rows] of Object.entries(sheets)) {
    XLSX.utils.book_append_sheet(
      book,
      XLSX.utils.aoa_to_sheet(rows, { cellDates: true, dateNF: 'mmm yyyy' }),
      name,
    );
  }
  const bookType = format === 'xls' ? 'biff8' : 'xlsx';
  return new Uint8Array(XLSX.write(book, { type: 'array', bookType, compression: true }) as ArrayBuffer);
}
