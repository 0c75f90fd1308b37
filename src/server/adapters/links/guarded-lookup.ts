/** The lookup that a connection uses: what it checks is what the socket connects to. */
import { isIPv6, type LookupFunction } from 'node:net';
import type { Resolve } from './resolve';

/** A name that leads where no link may lead, or nowhere. */
export class UnreachableName extends Error {}

/**
 * Resolves a name anew for every connection and hands on only addresses that were checked, so that a name
 * cannot answer differently between check and use. One forbidden address among several refuses the name.
 */
export function guardedLookup(resolve: Resolve, mayConnect: (address: string) => boolean): LookupFunction {
  return (name, options, callback) => {
    resolve(name)
      .then((addresses) => {
        if (addresses.length === 0 || !addresses.every(mayConnect)) throw new UnreachableName(name);
        return addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
      })
      .then(
        (found) => {
          const [first] = found;
          if (options.all) callback(null, found);
          else callback(null, first?.address ?? '', first?.family);
        },
        (error: Error) => callback(error, ''),
      );
  };
}
