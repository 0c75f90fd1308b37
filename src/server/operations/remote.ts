/** The operations of a running server, asked for over its socket. */
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Operations } from './index';
import { OperationError } from './operation-error';
import { SUMMARY } from './socket';

/** @throws an error with `code` ECONNREFUSED or ENOENT where nobody listens */
export function remoteOperations(socketPath: string): Operations {
  async function ask(path: string, body: Readable): Promise<IncomingMessage> {
    const asking = request({ socketPath, path, method: 'POST', agent: false });
    const answered = once(asking, 'response') as Promise<[IncomingMessage]>;
    // A server that refuses answers before it has read everything: its answer says why, not the broken pipe.
    const sent = pipeline(body, asking).catch(() => {});
    const [answer] = await answered;
    await (answer.statusCode === 200 ? sent : undefined);
    if (answer.statusCode === 200) return answer;
    const { message } = (await json(answer)) as { message: string };
    throw new OperationError(message);
  }
  const asked = async <Answer>(path: string, body: Readable) => (await json(await ask(path, body))) as Answer;

  return {
    invite: (invitation) => asked('/invite', Readable.from([JSON.stringify(invitation)])),
    operator: (wanted) => asked('/operator', Readable.from([JSON.stringify(wanted)])),
    async backup(to) {
      const answer = await ask('/backup', Readable.from([]));
      await pipeline(answer, to, { end: false });
      return JSON.parse(answer.trailers[SUMMARY] ?? '');
    },
    restore: (from) => asked('/restore', from),
  };
}
