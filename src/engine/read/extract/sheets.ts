/**
 * Turns XLS and XLSX into rows of text. The library reads a whole file at once, which is why the server has it called
 * in a child process of the engine.
 */
import { createRequire } from 'node:module';
import type XLSXModule from '@e965/xlsx';
import { cleanCharacters } from '../../language/text/characters';
import { UnreadableError } from './errors';
import type { Extracted, Sheet } from './types';
import { unzip } from './unzip';
import { refuseDoctype } from './xml';

/**
 * Loaded by `require`, since only the CommonJS build includes the code pages of spreadsheets from before
 * Unicode.
 */
const XLSX = createRequire(import.meta.url)('@e965/xlsx') as typeof XLSXModule;

/** Maximum number of rows and of columns read of one sheet, and of sheets: many times as many as a career needs. */
const MAX_ROWS = 2_000;
const MAX_COLUMNS = 60;
const MAX_SHEETS = 30;
/** Bytes at the beginning of an XML part that are searched for a document type, which precedes all elements. */
const MAX_PROLOG_BYTES = 8_000;

/**
 * Reads the filled sheets that are not hidden.
 * @throws UnreadableError `protected`, `damaged`, `tooMuch`, or `noText` if no cell is filled
 */
export function extractSheets(bytes: Uint8Array): Extracted {
  if (bytes[0] === 0x50) checkArchive(bytes);
  const book = open(bytes);
  const sheets = book.SheetNames.slice(0, MAX_SHEETS).flatMap((name, index): Sheet[] => {
    const isHidden = (book.Workbook?.Sheets?.[index]?.Hidden ?? 0) > 0;
    const rows = isHidden ? [] : rowsOf(book.Sheets[name]);
    return rows.some((row) => row.some((cell) => cell !== '')) ? [{ name, rows }] : [];
  });
  if (sheets.length === 0) throw new UnreadableError('noText');
  return { kind: 'sheets', sheets };
}

/** Checks an archive before passing it to the library, which trusts its stated sizes and its XML. */
function checkArchive(bytes: Uint8Array): void {
  const parts = unzip(bytes, (name) => /\.(?:xml|rels|bin)$/i.test(name));
  for (const part of parts.values())
    refuseDoctype(new TextDecoder().decode(part.subarray(0, MAX_PROLOG_BYTES)));
}

function open(bytes: Uint8Array): XLSXModule.WorkBook {
  try {
    return XLSX.read(bytes, {
      type: 'array',
      dense: true,
      sheetRows: MAX_ROWS,
      cellFormula: false,
      cellHTML: false,
      cellNF: true,
    });
  } catch (error) {
    throw new UnreadableError(/password|encrypt/i.test(String(error)) ? 'protected' : 'damaged');
  }
}

/** The library keeps the rows of a dense sheet in one property; empty rows and cells are absent. */
function rowsOf(sheet: XLSXModule.WorkSheet | undefined): string[][] {
  const dense = (sheet?.['!data'] ?? []) as ((XLSXModule.CellObject | undefined)[] | undefined)[];
  return Array.from(dense, (row) => Array.from((row ?? []).slice(0, MAX_COLUMNS), textOf));
}

/** Earliest year of a date in a career. What the library takes for an earlier date is a number. */
const MIN_CAREER_YEAR = 1941;
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/**
 * The text of a cell as displayed. Dates are given by month and year, since their display depends on the
 * computer.
 */
function textOf(cell: XLSXModule.CellObject | undefined): string {
  if (!cell || cell.t === 'e' || cell.t === 'z') return '';
  if (cell.t === 'n' && XLSX.SSF.is_date(String(cell.z ?? ''))) {
    const date = XLSX.SSF.parse_date_code(Number(cell.v)) as { y: number; m: number } | null;
    if (date && date.y >= MIN_CAREER_YEAR) return `${MONTHS[date.m - 1]} ${date.y}`;
  }
  return cleanCharacters(String(cell.w ?? cell.v ?? '')).trim();
}
