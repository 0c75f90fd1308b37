/**
 * Resolves names to addresses without the thread pool that file access uses, so that a dead resolver slows nothing
 * else.
 */
import { Resolver } from 'node:dns/promises';

/** The deadline of one query to one name server, in milliseconds. */
const ASK_MS = 1_500;

/** Looks up the addresses of a name. */
export type Resolve = (name: string) => Promise<string[]>;

/**
 * Asks name servers once for each address family. Empty if the name is unknown.
 * @param servers 'address:port' of the servers to ask; defaults to those of this machine, without its `hosts` file
 * @param askMs milliseconds that one query to one server may take
 */
export function resolverOf(servers?: string[], askMs = ASK_MS): Resolve {
  return async (name) => {
    const resolver = new Resolver({ timeout: askMs, tries: 1 });
    if (servers) resolver.setServers(servers);
    const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  };
}
