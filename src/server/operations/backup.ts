/** Writes a backup. */
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { dumpDatabase } from '../db/backup/dump-database';
import { formatDirective } from '../db/backup/format';
import type { OperationDeps } from './deps';
import { listFilesToBackUp } from './files';

export interface Backup {
  rows: Record<string, number>;
  files: number;
}

/** Size of a piece: a multiple of 3, so that only the last piece of base64 is padded. */
const PIECE_BYTES = 48 * 1024;

/**
 * Writes the database and the files of `DATA_DIR`, gzipped. The caller ends the stream. Files are listed after the rows
 * were read, so that no row names a file that is missing from the backup: files are never overwritten.
 */
export async function writeBackup({ config, database }: OperationDeps, to: Writable): Promise<Backup> {
  const gzip = createGzip();
  const writing = pipeline(gzip, to, { end: false });
  writing.catch((error) => gzip.destroy(error));
  const write = async (lines: string) => {
    if (!gzip.write(lines)) await Promise.race([once(gzip, 'drain'), writing]);
  };
  try {
    const rows = await dumpDatabase(database, write);
    let files = 0;
    for await (const path of listFilesToBackUp(config.dataDir)) {
      await write(formatDirective({ file: path }));
      for await (const piece of createReadStream(join(config.dataDir, path), {
        highWaterMark: PIECE_BYTES,
      })) {
        await write(`${(piece as Buffer).toString('base64')}\n`);
      }
      files += 1;
    }
    await write(formatDirective({ end: { rows, files } }));
    gzip.end();
    await writing;
    return { rows, files };
  } catch (error) {
    gzip.destroy();
    // The stream also fails because of `error`, which is thrown instead.
    await writing.catch(() => {});
    throw error;
  }
}
