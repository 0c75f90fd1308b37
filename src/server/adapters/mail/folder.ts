/** Mail of an installation without SMTP: one JSON file per message, readable only by the owner of the folder. */
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mailer, MailMessage } from './mailer';

export interface StoredMessage extends MailMessage {
  id: string;
  /** The time at which it was written, in ISO 8601. */
  keptAt: string;
}

/** A mailer that keeps messages in `folder`, which is created with the first. */
export function createFolderMailer(folder: string): Mailer {
  return {
    async send(message) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const keptAt = new Date().toISOString();
      // Names sort by time.
      const id = `${keptAt.replace(/[^0-9]/g, '')}-${randomUUID().slice(0, 8)}`;
      const stored: StoredMessage = { id, keptAt, ...message };
      const file = join(folder, `${id}.json`);
      await writeFile(`${file}.part`, JSON.stringify(stored, null, 1), { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    async removeStoredMail(to) {
      for (const name of await listFileNames(folder)) {
        const file = join(folder, name);
        if ((await read(file))?.to === to) await rm(file, { force: true });
      }
    },
    async close() {},
  };
}

const listFileNames = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch((): string[] => [])).filter((name) => name.endsWith('.json'));

/** A stored message; `undefined` for a file that was removed meanwhile, or that is not one of ours. */
const read = async (file: string): Promise<StoredMessage | undefined> => {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
};

/** The newest messages of the folder, the latest first. */
export async function listStoredMessages(folder: string, limit = 100): Promise<StoredMessage[]> {
  const newest = (await listFileNames(folder)).sort().reverse().slice(0, limit);
  const messages = await Promise.all(newest.map((name) => read(join(folder, name))));
  return messages.filter((message) => message !== undefined);
}
