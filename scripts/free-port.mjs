/** A port for a server of a test or a measurement. */
import { createServer } from 'node:net';

/** @returns {Promise<number>} a port of the loopback address that is free now */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
