/** Disables network access in this process, since reading a document never needs it. */
import dns from 'node:dns';
import net from 'node:net';

const refuse = (): never => {
  throw new Error('An engine child has no network');
};

/**
 * Disables Node's usual network functions: TCP, DNS look-ups, fetch and WebSocket. Call it before loading anything that
 * reads a document.
 */
export function closeNetwork() {
  net.Socket.prototype.connect = refuse;
  dns.lookup = refuse as unknown as typeof dns.lookup;
  dns.resolve = refuse as unknown as typeof dns.resolve;
  globalThis.fetch = refuse;
  Reflect.deleteProperty(globalThis, 'WebSocket');
}
