/** Calls procedures as the browser does, with a cookie instead of a sign-in. */
import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true });

export interface CallResult<T> {
  /** Milliseconds from the first byte sent to the last byte received. */
  ms: number;
  value: T;
}

/** Calls a procedure with a session. @throws unless the answer is 200 */
export function call<T>(
  port: number,
  cookie: string,
  procedure: string,
  input: object,
): Promise<CallResult<T>> {
  const text = JSON.stringify({ json: input });
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text), cookie };
  const path = `/api/rpc/${procedure}`;
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const outgoing = request({
      host: '127.0.0.1',
      port,
      path,
      method: 'POST',
      agent,
      headers,
      timeout: 10_000,
    });
    outgoing.on('timeout', () => outgoing.destroy(new Error('no answer within 10 s')));
    outgoing.on('error', reject);
    outgoing.on('response', async (answer) => {
      try {
        let received = '';
        for await (const chunk of answer.setEncoding('utf8')) received += chunk;
        if (answer.statusCode !== 200)
          throw new Error(`${path}: ${answer.statusCode} ${received.slice(0, 200)}`);
        resolve({ ms: performance.now() - started, value: JSON.parse(received).json });
      } catch (error) {
        reject(error);
      }
    });
    outgoing.end(text);
  });
}

/** Requests a path. @returns milliseconds */
export async function measureRequest(port: number, path: string): Promise<number> {
  const started = performance.now();
  const response = await fetch(`http://127.0.0.1:${port}${path}`);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  await response.arrayBuffer();
  return performance.now() - started;
}
