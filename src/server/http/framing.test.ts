/** The boundary between two requests: an ambiguous one is answered 400, which prevents request smuggling. */
import { connect } from 'node:net';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maintenanceApp } from './maintenance';

let port: number;
let server: ReturnType<typeof serve>;
beforeAll(async () => {
  port = await new Promise<number>((resolve) => {
    const { fetch } = maintenanceApp({ https: true });
    server = serve({ fetch, port: 0, hostname: '127.0.0.1' }, (address) => resolve(address.port));
  });
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

/**
 * Sends raw bytes.
 * @returns what came back until the server closed the connection
 */
const send = (bytes: string) =>
  new Promise<string>((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.setEncoding('utf8').on('data', (text: string) => {
      answer += text;
    });
    socket.on('end', () => resolve(answer)).on('error', reject);
  });

describe('HTTP framing', () => {
  it('answers a request with one Content-Length', async () => {
    const answer = await send(
      'POST /x HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 4\r\n\r\nabcd',
    );
    // The answer of the maintenance page, which is the application that this server runs.
    expect(answer).toMatch(/^HTTP\/1\.1 503 /);
  });

  it.each([
    ['a length and chunks', 'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
    ['two lengths', 'Content-Length: 4\r\nContent-Length: 5\r\n\r\nabcd'],
    ['an unknown transfer encoding', 'Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n'],
    ['a folded header', 'Transfer-Encoding:\r\n chunked\r\n\r\n0\r\n\r\n'],
    ['a space before the colon', 'Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n'],
  ])('refuses a request with %s', async (_, headersAndBody) => {
    expect(await send(`POST /x HTTP/1.1\r\nHost: x\r\n${headersAndBody}`)).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('does not echo a TRACE request', async () => {
    const sent = 'TRACE /x HTTP/1.1\r\nHost: x\r\nX-Sent: canary-of-trace\r\nConnection: close\r\n\r\n';
    const answer = await send(sent);
    expect(answer).toMatch(/^HTTP\/1\.1 503 /);
    expect(answer).not.toContain('canary-of-trace');
  });
});
