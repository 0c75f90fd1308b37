/** Names to addresses, without the thread pool that file access shares: a dead resolver must slow nothing else. */
import { Resolver } from 'node:dns/promises';

/** How long one question to one name server may take, in milliseconds. */
const ASK_MS = 1_500;

/** Looks up the addresses of a name. */
export type Resolve = (name: string) => Promise<string[]>;

/** Asks the name servers of this machine; its `hosts` file does not count. Empty where nothing is known. */
export const resolveName: Resolve = async (name) => {
  const resolver = new Resolver({ timeout: ASK_MS, tries: 1 });
  const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
};
