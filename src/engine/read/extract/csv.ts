/** Parses CSV leniently: a preamble before the header, short rows and broken quotes are accepted. */
import Papa from 'papaparse';
import { cleanCharacters } from '../../language/text/characters';
import type { Table } from './types';

/** Maximum number of rows read of one file: more than any person has had positions. */
const MAX_ROWS = 5_000;
/** Number of rows at the beginning that show how wide the header is. */
const MAX_HEADER_ROWS = 20;

/** Reads one CSV file, encoded in UTF-8, or in UTF-16 with a byte order mark. */
export function parseCsv(name: string, bytes: Uint8Array): Table {
  const result = Papa.parse<string[]>(decode(bytes), { skipEmptyLines: 'greedy', preview: MAX_ROWS });
  const rows = result.data.map((row) => row.map((cell) => cleanCharacters(cell).trim()));
  // Some exports begin with notes. The header is the first row with as many columns as the widest of the first rows.
  const width = Math.max(0, ...rows.slice(0, MAX_HEADER_ROWS).map((row) => row.length));
  const start = Math.max(
    0,
    rows.findIndex((row) => row.length === width),
  );
  return { name, header: rows[start] ?? [], rows: rows.slice(start + 1) };
}

function decode(bytes: Uint8Array): string {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}
