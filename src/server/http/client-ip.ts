/** Who is at the other end, without believing a header that anyone can send. */
import type { HttpBindings } from '@hono/node-server';

/**
 * The visitor's address. `X-Forwarded-For` counts only when the socket belongs to a trusted proxy; then the
 * right-most address that is not itself a trusted proxy is the visitor's.
 * @param trusted addresses of the proxies in front of this server
 */
export function clientIp(
  request: Request,
  bindings: HttpBindings | undefined,
  trusted: readonly string[],
): string {
  const normal = (address: string) => address.trim().replace(/^::ffff:/, '');
  const socket = normal(bindings?.incoming?.socket?.remoteAddress ?? '127.0.0.1');
  if (!trusted.includes(socket)) return socket;
  const hops = (request.headers.get('x-forwarded-for') ?? '').split(',').map(normal).filter(Boolean);
  return hops.reverse().find((hop) => !trusted.includes(hop)) ?? socket;
}

/** Whether a request came straight from this machine: loopback socket and host, and no proxy in between. */
export function isLocalRequest(request: Request, bindings: HttpBindings | undefined): boolean {
  const socket = bindings?.incoming?.socket?.remoteAddress ?? '';
  const loopbackSocket = /^(::1|127\.|::ffff:127\.)/.test(socket);
  const host = (request.headers.get('host') ?? '').replace(/:\d+$/, '');
  const forwarded = [
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'forwarded',
    'via',
    'x-real-ip',
  ];
  return (
    loopbackSocket &&
    /^(localhost|127(\.\d+){3}|\[::1\])$/.test(host) &&
    !forwarded.some((name) => request.headers.has(name))
  );
}
