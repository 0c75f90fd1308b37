/** Requests to the product, each from a new IP address, which they name in the header of a trusted proxy. */
import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true });
let addressCount = 0;

export interface Answer {
  status: number;
  body: string;
  /** Milliseconds from the call to the last byte received. */
  ms: number;
}

/** Sends one request. @param body posted as JSON; if absent, the request is a GET */
export function sendRequest(port: number, path: string, body?: object): Promise<Answer> {
  addressCount += 1;
  const text = body && JSON.stringify(body);
  const headers = {
    'x-forwarded-for': `10.${(addressCount >> 16) & 255}.${(addressCount >> 8) & 255}.${addressCount & 255}`,
    ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
  };
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const call = request({ port, host: '127.0.0.1', path, method: text ? 'POST' : 'GET', agent, headers });
    call.on('error', reject);
    call.on('response', (answer) => {
      answer.on('error', reject);
      let received = '';
      answer.on('data', (chunk) => {
        received += chunk;
      });
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, body: received, ms: performance.now() - started }),
      );
    });
    call.end(text);
  });
}
