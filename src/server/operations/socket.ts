/**
 * The control socket, by which commands reach a running server that holds the lock of `DATA_DIR`: HTTP over a Unix
 * socket in that directory, which only its owner can open.
 */
import { chmodSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import type { Config } from '../config';
import type { Logger } from '../logging/logger';
import type { Operations } from './index';
import { OperationError } from './operation-error';

/** The path of the socket on which the running server takes commands. */
export const controlSocketPath = (config: Config): string => join(config.dataDir, 'control.sock');

/** Whether a server listens on the socket. */
export const isServerListening = (path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(path, () => resolve(true));
    socket.once('connect', () => socket.destroy());
    socket.once('error', () => resolve(false));
  });

/** Trailer with the summary of the backup, which is known only when the stream is complete. */
export const SUMMARY_TRAILER = 'x-quarterdeck-summary';

async function answer(operations: Operations, request: IncomingMessage, response: ServerResponse) {
  const send = (value: object) => response.end(JSON.stringify(value));
  switch (`${request.method} ${request.url}`) {
    case 'POST /invite':
      return send(await operations.invite((await json(request)) as Parameters<Operations['invite']>[0]));
    case 'POST /operator':
      return send(await operations.operator((await json(request)) as Parameters<Operations['operator']>[0]));
    case 'POST /snapshot':
      return send({ taken: await operations.snapshot() });
    case 'POST /backup': {
      response.setHeader('trailer', SUMMARY_TRAILER);
      const backup = await operations.backup(response);
      response.addTrailers({ [SUMMARY_TRAILER]: JSON.stringify(backup) });
      return response.end();
    }
    case 'POST /restore':
      return send(await operations.restore(request));
    default:
      throw new OperationError('The running server is of another version: restart it first.');
  }
}

/**
 * Starts listening. If the directory's path is too long for a socket, the server still runs: commands then need it to
 * be stopped, and the log says so.
 */
export async function serveOperations(config: Config, operations: Operations, logger: Logger) {
  const path = controlSocketPath(config);
  const server = createServer((request, response) => {
    answer(operations, request, response).catch((error) => {
      const isExpected = error instanceof OperationError;
      if (!isExpected) logger.error({ err: error }, 'command');
      if (response.headersSent) return response.destroy();
      const message = isExpected ? error.message : 'The server could not do it; its log says why.';
      response.removeHeader('trailer');
      response.writeHead(isExpected ? 400 : 500).end(JSON.stringify({ message }));
    });
  });
  // No limit, since a backup of a large product takes longer than a browser's request may.
  server.requestTimeout = 0;
  // This process holds the lock, so an existing socket was left by a process that has died.
  rmSync(path, { force: true });
  await new Promise<void>((resolve) => {
    server.once('error', (error) => {
      logger.warn({ err: error }, 'commands cannot reach this server');
      resolve();
    });
    server.listen(path, () => {
      chmodSync(path, 0o600);
      resolve();
    });
  });
  return {
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
      }),
  };
}
