/**
 * Resolves names to addresses without the thread pool that file access uses, so that a dead resolver slows nothing
 * else.
 */
import { Resolver } from 'node:dns/promises';

/** Milliseconds that one query to one name server may take. */
const QUERY_TIMEOUT_MS = 1_500;

/** Looks up the addresses of a name. */
export type Resolve = (name: string) => Promise<string[]>;

/**
 * Creates a look-up that asks each name server once for each address family. It resolves to no address if the name is
 * unknown or no server answers.
 * @param servers 'address:port' of the servers to ask; defaults to those of this machine, without its `hosts` file
 * @param queryTimeoutMs milliseconds that one query to one server may take
 */
export function createResolver(servers?: string[], queryTimeoutMs = QUERY_TIMEOUT_MS): Resolve {
  return async (name) => {
    const resolver = new Resolver({ timeout: queryTimeoutMs, tries: 1 });
    if (servers) resolver.setServers(servers);
    const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  };
}
