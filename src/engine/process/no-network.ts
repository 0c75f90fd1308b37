/** Closes the network to this process: a document has no business reaching anything. */
import dns from 'node:dns';
import net from 'node:net';

const refuse = (): never => {
  throw new Error('A engine child has no network');
};

/** Replaces every way out. Call it before anything that reads a document is loaded. */
export function closeNetwork() {
  net.Socket.prototype.connect = refuse;
  dns.lookup = refuse as unknown as typeof dns.lookup;
  dns.resolve = refuse as unknown as typeof dns.resolve;
  globalThis.fetch = refuse;
  Reflect.deleteProperty(globalThis, 'WebSocket');
}
