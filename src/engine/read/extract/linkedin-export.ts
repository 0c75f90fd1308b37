/**
 * LinkedIn's data export: reads the CSV files of the archive that are about the career; messages and connections are
 * not unpacked.
 */
import { tableKind } from '../vocabulary/export-files';
import { parseCsv } from './csv';
import { UnreadableError } from './errors';
import type { Extracted } from './types';
import { unzip } from './unzip';

/**
 * The tables by file name without folders.
 * @throws UnreadableError 'notLinkedIn' if none is known
 */
export function extractLinkedInExport(bytes: Uint8Array): Extracted {
  const files = unzip(
    bytes,
    (name) =>
      name.toLowerCase().endsWith('.csv') &&
      tableKind(baseName(name)) !== undefined &&
      !name.includes('__MACOSX'),
  );
  const tables = [...files].flatMap(([name, content]) => {
    const table = parseCsv(baseName(name), content);
    return table.header.length > 0 ? [table] : [];
  });
  if (tables.length === 0) throw new UnreadableError('notLinkedIn');
  return { kind: 'tables', tables };
}

function baseName(path: string): string {
  return path.split(/[\\/]/).at(-1) ?? path;
}
