/** The operations of a running server, requested over its socket. */
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { Readable, type Writable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Config } from '../config';
import { openPglite } from '../db/client';
import { type Backup, writeBackup } from './backup';
import type { Operations } from './index';
import { OperationError } from './operation-error';
import { snapshotFolder } from './snapshot';
import { controlSocketPath, SUMMARY_TRAILER } from './socket';

/**
 * The operations, done by the running server. Each rejects with an error whose `code` is ECONNREFUSED or ENOENT if no
 * server listens, and with an OperationError if the server refuses.
 */
export function remoteOperations(config: Config): Operations {
  const socketPath = controlSocketPath(config);

  async function sendRequest(path: string, body: Readable): Promise<IncomingMessage> {
    const clientRequest = request({ socketPath, path, method: 'POST', agent: false });
    const response = once(clientRequest, 'response') as Promise<[IncomingMessage]>;
    // A server may refuse before it has read everything: its answer says why, unlike the broken pipe.
    const sending = pipeline(body, clientRequest).catch(() => {});
    const [answer] = await response;
    await (answer.statusCode === 200 ? sending : undefined);
    if (answer.statusCode === 200) return answer;
    const { message } = (await json(answer)) as { message: string };
    throw new OperationError(message);
  }
  const requestJson = async <Answer>(path: string, body: Readable) =>
    (await json(await sendRequest(path, body))) as Answer;

  const snapshot = async () => (await requestJson<{ taken: boolean }>('/snapshot', Readable.from([]))).taken;

  return {
    invite: (invitation) => requestJson('/invite', Readable.from([JSON.stringify(invitation)])),
    operator: (change) => requestJson('/operator', Readable.from([JSON.stringify(change)])),
    snapshot,
    async backup(to) {
      // The rows are read in this process from a copy, so that the server can answer others meanwhile.
      if (await snapshot()) return backUpSnapshot(config, to);
      const answer = await sendRequest('/backup', Readable.from([]));
      await pipeline(answer, to, { end: false });
      return JSON.parse(answer.trailers[SUMMARY_TRAILER] ?? '');
    },
    restore: (from) => requestJson('/restore', from),
  };
}

/** Opens the copy in this process, writes the backup and removes the copy. */
async function backUpSnapshot(config: Config, to: Writable): Promise<Backup> {
  const folder = snapshotFolder(config.dataDir);
  try {
    const database = await openPglite(folder);
    try {
      return await writeBackup({ config, database, now: () => new Date() }, to);
    } finally {
      await database.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
