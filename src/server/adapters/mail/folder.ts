/** Mail of an installation without SMTP: one JSON file a message, readable by its owner alone. */
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mailer, Message } from './mailer';

/** A message as the folder keeps it. */
export interface KeptMessage extends Message {
  id: string;
  /** ISO time */
  keptAt: string;
}

export function folderMailer(folder: string): Mailer {
  return {
    async send(message) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const keptAt = new Date().toISOString();
      // Names sort by time.
      const id = `${keptAt.replace(/[^0-9]/g, '')}-${randomUUID().slice(0, 8)}`;
      const kept: KeptMessage = { id, keptAt, ...message };
      const file = join(folder, `${id}.json`);
      await writeFile(`${file}.part`, JSON.stringify(kept, null, 1), { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    async close() {},
  };
}

/** The newest messages first. */
export async function listKept(folder: string, most = 100): Promise<KeptMessage[]> {
  const names = await readdir(folder).catch((): string[] => []);
  const newest = names
    .filter((name) => name.endsWith('.json'))
    .sort()
    .reverse()
    .slice(0, most);
  return Promise.all(
    newest.map(async (name): Promise<KeptMessage> => JSON.parse(await readFile(join(folder, name), 'utf8'))),
  );
}
