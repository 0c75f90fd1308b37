/** Files in a directory of this machine, as `{bucket}/{userId}/{name}` below it. */
import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { checkPath, foldersOf } from './path';
import { type Storage, StorageError } from './types';

const hasCode = (error: unknown, ...codes: string[]) =>
  codes.includes((error as NodeJS.ErrnoException).code ?? '');
/** A Node stream as a web stream; the cast joins Node's two types of it. */
const webStream = (stream: Readable) => Readable.toWeb(stream) as ReadableStream<Uint8Array>;

function unavailable(error: unknown): never {
  throw new StorageError('unavailable', String(error));
}

/** Storage in a folder of this machine. @param root directory for the files, created with the first one */
export function createFolderStorage(root: string): Storage {
  const absolutePathOf = (path: string) => join(root, checkPath(path));

  async function list(userId: string) {
    const entries = [];
    for (const folder of foldersOf(userId)) {
      const names = await readdir(join(root, folder)).catch((error) =>
        hasCode(error, 'ENOENT') ? [] : unavailable(error),
      );
      for (const name of names) {
        // Temporary files: being written, or left by a process that was killed.
        if (name.startsWith('.')) continue;
        const stats = await stat(join(root, folder, name)).catch(() => undefined);
        if (stats?.isFile()) entries.push({ path: folder + name, size: stats.size });
      }
    }
    return entries;
  }

  return {
    async put(path, bytes) {
      const target = absolutePathOf(path);
      const temporary = join(dirname(target), `.${randomUUID()}`);
      try {
        await mkdir(dirname(target), { recursive: true, mode: 0o700 });
        await writeFile(temporary, bytes, { mode: 0o600, flag: 'wx' });
        // Linking publishes the complete file atomically, and never overwrites another.
        await link(temporary, target);
      } catch (error) {
        if (hasCode(error, 'EEXIST')) throw new StorageError('exists', 'the file is there already');
        unavailable(error);
      } finally {
        await rm(temporary, { force: true });
      }
    },
    async read(path) {
      const file = await open(absolutePathOf(path)).catch((error) =>
        hasCode(error, 'ENOENT', 'ENOTDIR') ? undefined : unavailable(error),
      );
      if (!file) return undefined;
      const { size } = await file.stat();
      return { body: webStream(file.createReadStream()), size };
    },
    list,
    async remove(path) {
      await rm(absolutePathOf(path), { force: true }).catch(unavailable);
    },
    async removeAll(userId) {
      for (const folder of foldersOf(userId)) {
        await rm(join(root, folder), { recursive: true, force: true }).catch(unavailable);
      }
    },
  };
}
