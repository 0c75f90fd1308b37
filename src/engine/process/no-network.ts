/** Closes the network to this process: a document has no business reaching anything. */
import dns from 'node:dns';
import net from 'node:net';

const refuse = (): never => {
  throw new Error('An engine child has no network');
};

/**
 * Disables the usual ways out: TCP, DNS look-ups, fetch and WebSocket. Call it before anything that reads a document is
 * loaded.
 */
export function closeNetwork() {
  net.Socket.prototype.connect = refuse;
  dns.lookup = refuse as unknown as typeof dns.lookup;
  dns.resolve = refuse as unknown as typeof dns.resolve;
  globalThis.fetch = refuse;
  Reflect.deleteProperty(globalThis, 'WebSocket');
}
