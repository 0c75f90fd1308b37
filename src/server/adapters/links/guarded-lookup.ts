/** The DNS lookup of connections, so that the socket connects to exactly the addresses that were checked. */
import { isIPv6, type LookupFunction } from 'node:net';
import type { Resolve } from './resolver';

/** Thrown for a name that resolves to a forbidden address, or to none. */
export class UnreachableNameError extends Error {}

/**
 * Creates a lookup that resolves a name again for every connection and passes on only checked addresses, so that a
 * name cannot resolve differently between check and use. One forbidden address among several refuses the name.
 */
export function createGuardedLookup(
  resolve: Resolve,
  mayConnect: (address: string) => boolean,
): LookupFunction {
  return (name, options, callback) => {
    resolve(name)
      .then((addresses) => {
        if (addresses.length === 0 || !addresses.every(mayConnect)) throw new UnreachableNameError(name);
        return addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
      })
      .then(
        (records) => {
          const [first] = records;
          if (options.all) callback(null, records);
          else callback(null, first?.address ?? '', first?.family);
        },
        (error: Error) => callback(error, ''),
      );
  };
}
