/** Finds a port for a server of a test or a measurement. */
import { createServer } from 'node:net';

/**
 * Finds a free port.
 * @returns {Promise<number>} a free port of the loopback address
 */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
