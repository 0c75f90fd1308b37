/** The client's IP address. Headers that anybody can send are not trusted. */
import type { HttpBindings } from '@hono/node-server';
import ipaddr from 'ipaddr.js';
import type { Network } from '../config';

/** An address, parsed once, since every request and every read needs it; a text that is not one stays as it is. */
type Address = ipaddr.IPv4 | ipaddr.IPv6 | string;

/** Parses an address in any notation: with a port, in brackets, an IPv4 address inside an IPv6 one. */
function parseAddress(written: string): Address {
  const text = written.trim().replace(/^\[(.*)\](:\d+)?$/, '$1');
  const address = text.replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');
  try {
    return ipaddr.process(address);
  } catch {
    return address;
  }
}

/** The unit for rate limits: an IPv4 address, or the /64 that one IPv6 customer usually has. */
function networkOf(address: Address): string {
  if (!(address instanceof ipaddr.IPv6)) return address.toString();
  return `${address.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}

/** Whether an address is in one of the networks. */
function isWithin(address: Address, networks: readonly Network[]): boolean {
  if (networks.length === 0 || typeof address === 'string') return false;
  return networks.some((network) => address.kind() === network[0].kind() && address.match(network));
}

/**
 * The larger network that a visitor's address, as given by `clientIp`, most likely shares with others of the same
 * owner: the /24 of an IPv4 address, the /48 of an IPv6 one.
 */
export function largerNetworkOf(visitor: string): string {
  const [address = ''] = visitor.split('/');
  if (!ipaddr.isValid(address)) return visitor;
  const parsed = ipaddr.parse(address);
  if (parsed instanceof ipaddr.IPv4) return `${parsed.octets.slice(0, 3).join('.')}.0/24`;
  return `${parsed.parts
    .slice(0, 3)
    .map((part) => part.toString(16))
    .join(':')}::/48`;
}

/**
 * The visitor's address, for IPv6 the network. `X-Forwarded-For` counts only if the socket belongs to a trusted proxy;
 * then the right-most address that is not itself a trusted proxy is the visitor's.
 * @param trusted addresses and networks of the proxies in front of this server
 */
export function clientIp(
  request: Request,
  bindings: HttpBindings | undefined,
  trusted: readonly Network[],
): string {
  const address = bindings?.incoming?.socket?.remoteAddress ?? '127.0.0.1';
  return clientAddress(address, request.headers.get('x-forwarded-for') ?? '', trusted);
}

/** Whether the socket belongs to a trusted proxy. */
export const isFromProxy = (bindings: HttpBindings | undefined, trusted: readonly Network[]): boolean =>
  isWithin(parseAddress(bindings?.incoming?.socket?.remoteAddress ?? ''), trusted);

/**
 * Does what `clientIp` does, from stored parts of a request.
 * @param address of the socket
 * @param forwarded `X-Forwarded-For`; '' if absent
 */
export function clientAddress(address: string, forwarded: string, trusted: readonly Network[]): string {
  const socket = parseAddress(address);
  if (!isWithin(socket, trusted)) return networkOf(socket);
  for (const written of forwarded.split(',').reverse()) {
    const hop = parseAddress(written);
    if (hop !== '' && !isWithin(hop, trusted)) return networkOf(hop);
  }
  return networkOf(socket);
}

/** Headers by which proxies identify themselves. */
const PROXY_HEADER_PATTERN =
  /^(forwarded|via|x-(forwarded|real|client|cluster-client|original|proxy)(-.*)?|(cf-connecting|true-client|fastly-client|fly-client)-ip)$/;

/** Whether a request came directly from this machine: loopback socket and host, and no sign of a proxy. */
export function isLocalRequest(request: Request, bindings: HttpBindings | undefined): boolean {
  const socket = bindings?.incoming?.socket?.remoteAddress ?? '';
  const loopbackSocket = /^(::1|127\.|::ffff:127\.)/.test(socket);
  const host = (request.headers.get('host') ?? '').replace(/:\d+$/, '');
  return (
    loopbackSocket &&
    /^(localhost|127(\.\d+){3}|\[::1\])$/.test(host) &&
    // Some proxies do not identify themselves, but use a version of HTTP that no browser has used for decades.
    bindings?.incoming?.httpVersion !== '1.0' &&
    ![...request.headers.keys()].some((name) => PROXY_HEADER_PATTERN.test(name))
  );
}
