/**
 * A load generator with little overhead: keep-alive sockets that send a request, wait for the whole response, and
 * send the next.
 */
import { connect } from 'node:net';

export interface LoadOptions {
  port: number;
  /** The paths to request in turn. */
  paths: string[];
  connections: number;
  seconds: number;
  /** The headers of every request, or a list of headers to use in turn. */
  headers?: Headers | readonly Headers[];
}
type Headers = Record<string, string>;

export interface LoadResult {
  perSecond: number;
  /** Response times in milliseconds: two percentiles, and the longest. */
  p50: number;
  p99: number;
  max: number;
}

const HEAD_END = Buffer.from('\r\n\r\n');

/**
 * Requests the paths for the given time.
 * @throws if a response is not 200 or has no content length
 */
export async function load({
  port,
  paths,
  connections,
  seconds,
  headers = {},
}: LoadOptions): Promise<LoadResult> {
  const requests = [headers].flat().flatMap((sent) => {
    const lines = Object.entries({ host: `localhost:${port}`, ...sent }).map(([k, v]) => `${k}: ${v}\r\n`);
    return paths.map((path) => Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`));
  });
  const times: number[] = [];
  let nextRequest = 0;
  const end = performance.now() + seconds * 1000;
  const runConnection = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1');
      let remainingBytes = -1;
      let head = Buffer.alloc(0);
      let started = 0;
      const sendNext = () => {
        if (performance.now() >= end) {
          socket.destroy();
          return resolve();
        }
        remainingBytes = -1;
        head = Buffer.alloc(0);
        started = performance.now();
        socket.write(requests[nextRequest++ % requests.length] as Buffer);
      };
      socket.on('connect', sendNext);
      socket.on('error', reject);
      socket.on('data', (chunk) => {
        if (remainingBytes < 0) {
          head = head.length ? Buffer.concat([head, chunk]) : chunk;
          const index = head.indexOf(HEAD_END);
          if (index < 0) return;
          const text = head.subarray(0, index).toString('latin1');
          const length = /content-length: (\d+)/i.exec(text)?.[1];
          if (!text.startsWith('HTTP/1.1 200') || !length) return reject(new Error(text.slice(0, 200)));
          remainingBytes = Number(length) - (head.length - index - 4);
        } else remainingBytes -= chunk.length;
        if (remainingBytes > 0) return;
        times.push(performance.now() - started);
        sendNext();
      });
    });
  await Promise.all(Array.from({ length: connections }, runConnection));
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99), max: at(1) };
}

/** The median; of an even number of values, the upper of the two in the middle. */
export const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
