/** Restores a backup: replaces the database and the files of `DATA_DIR` by its contents. */
import { appendFile, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { createFolderMailer } from '../adapters/mail/folder';
import { foldersOf } from '../adapters/storage/path';
import { readErasedList } from '../data-dir/erased-list';
import { readAppliedMigrations } from '../db/backup/catalogue';
import { type Directive, readDirective } from '../db/backup/format';
import { type Loader, loadDatabase } from '../db/backup/load-database';
import { raiseRevisions } from '../db/backup/raise-revisions';
import type { Transaction } from '../db/client';
import { eraseRows, findReturnedAccounts, rememberErased } from '../db/erasure';
import type { OperationDeps } from './deps';
import { BACKED_UP_NAMES, isBackedUpPath } from './files';
import { OperationError } from './operation-error';

export interface RestoreSummary {
  rows: Record<string, number>;
  files: number;
  /** Accounts in the backup that were erased later, and have been erased again. */
  erasedAgain: number;
  /** Whether the secret has changed, so that a running server has to be restarted. */
  restart: boolean;
}

/** Reads the lines of a gzipped stream. @throws if the stream is truncated */
async function* linesOf(from: Readable): AsyncGenerator<string> {
  const text = from.pipe(createGunzip());
  let streamError: unknown;
  from.on('error', (error) => text.destroy(error));
  text.on('error', (error) => {
    streamError = error;
  });
  yield* createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY });
  if (streamError) throw streamError;
}

/** Reads the lines of a backup: writes rows in a transaction, and files into a temporary folder. */
class BackupReader {
  private loader: Loader | undefined;
  private file: string | undefined;
  private files = 0;
  private end: Extract<Directive, { end: unknown }>['end'] | undefined;

  constructor(
    private readonly tx: Transaction,
    private readonly folder: string,
  ) {}

  async readLine(line: string): Promise<void> {
    const parsedDirective = readDirective(line);
    if (parsedDirective) await this.follow(parsedDirective);
    else if (this.file) await appendFile(this.file, Buffer.from(line, 'base64'), { mode: 0o600 });
    else if (this.loader) await this.loader.row(line);
    else throw new Error('no header');
  }

  private async follow(directive: Directive): Promise<void> {
    if ('backup' in directive) {
      const applied = await readAppliedMigrations(this.tx);
      if (!directive.migrations.every((hash) => applied.includes(hash))) {
        throw new OperationError('This backup was made by a newer version. Update first, then restore it.');
      }
      this.loader = await loadDatabase(this.tx);
    } else if (!this.loader) throw new Error('no header');
    else if ('table' in directive) await this.loader.table(directive.table, directive.columns);
    else if ('file' in directive) {
      if (!isBackedUpPath(directive.file)) throw new Error(`unexpected file ${directive.file}`);
      this.file = join(this.folder, directive.file);
      await mkdir(dirname(this.file), { recursive: true, mode: 0o700 });
      await appendFile(this.file, '', { mode: 0o600 });
      this.files += 1;
    } else this.end = directive.end;
  }

  /**
   * Ends reading, and checks that the backup was complete.
   * @throws when the backup is incomplete
   */
  async finish() {
    const rows = await this.loader?.end();
    if (!rows || JSON.stringify({ rows, files: this.files }) !== JSON.stringify(this.end)) {
      throw new OperationError('This backup is not whole: it was cut off.');
    }
    return { rows, files: this.files };
  }
}

/** Erases again the accounts that were erased after the backup was made: rows, restored files and mail. */
async function eraseAgain(tx: Transaction, dataDir: string, unpacked: string, now: Date): Promise<number> {
  await rememberErased(tx, await readErasedList(dataDir));
  const returnedAccounts = await findReturnedAccounts(tx);
  const mailer = createFolderMailer(join(unpacked, 'outbox'));
  for (const { id, emails } of returnedAccounts) {
    await eraseRows(tx, id, now);
    for (const folder of foldersOf(id)) {
      await rm(join(unpacked, 'files', folder), { recursive: true, force: true });
    }
    for (const email of emails) await mailer.removeStoredMail(email);
  }
  return returnedAccounts.length;
}

const readContent = (file: string) => readFile(file, 'utf8').catch(() => '');

/**
 * Replaces the database and the files of `DATA_DIR` by a backup. The rows change in one transaction, which reads the
 * whole backup before it commits, so that a broken one changes nothing.
 */
export async function restoreBackup(
  { config, database, now }: OperationDeps,
  from: Readable,
): Promise<RestoreSummary> {
  const folder = join(config.dataDir, 'restore.new');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  let areRowsRestored = false;
  try {
    const summary = await database.db.transaction(async (tx) => {
      const reader = new BackupReader(tx, folder);
      for await (const line of linesOf(from)) await reader.readLine(line);
      const counts = await reader.finish();
      await raiseRevisions(tx, now());
      return { ...counts, erasedAgain: await eraseAgain(tx, config.dataDir, folder, now()) };
    });
    areRowsRestored = true;
    const [old, unpacked] = await Promise.all(
      [config.dataDir, folder].map((directory) => readContent(join(directory, 'secret'))),
    );
    for (const name of BACKED_UP_NAMES)
      await replace(join(folder, name), join(config.dataDir, name), { removesOthers: name !== 'secret' });
    return { ...summary, restart: !config.authSecret && unpacked !== '' && unpacked !== old };
  } catch (error) {
    if (error instanceof OperationError) throw error;
    const { message } = error as Error;
    throw new OperationError(
      areRowsRestored
        ? `The database is restored, its files are not. Restore again once this is mended: ${message}`
        : `This backup cannot be read, and nothing was changed: ${message}`,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Moves a restored file or folder into place.
 * @param options.removesOthers whether what is there now is removed even if the backup holds nothing in its place
 */
async function replace(
  from: string,
  to: string,
  { removesOthers }: { removesOthers: boolean },
): Promise<void> {
  const former = `${to}.old`;
  await rm(former, { recursive: true, force: true });
  const ignoreMissing = (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  };
  if (removesOthers) await rename(to, former).catch(ignoreMissing);
  await rename(from, to).catch(ignoreMissing);
  await rm(former, { recursive: true, force: true });
}
