/** argon2id through a queue: a burst of logins waits in line instead of taking every core. */
import { createQueue } from '@/server/concurrency/queue';
import type { PasswordCost } from '@/server/context';

/** OWASP's first recommendation for argon2id: 46 MiB, one pass, one lane. */
const ARGON2_COST: PasswordCost = { memoryCost: 47_104, timeCost: 1, parallelism: 1 };

/** A hash occupies a core. Networks take turns in the queue, so that a flood from one does not delay the others. */
const HASH_QUEUE = { maxRunning: 1, maxWaiting: 200, maxPerCaller: 25 };

/** A native module, loaded later so that the start does not wait for it. */
const argon2 = () => import('@node-rs/argon2');

/** Composed and decomposed forms of a letter count as the same password. */
const normalise = (password: string) => password.normalize('NFC');

export interface Passwords {
  /** Loads the hash function. */
  warmUp(): Promise<void>;
  /**
   * Hashes a password.
   * @param asker the network, browser or account that the hash is for: these take turns
   */
  hash(password: string, asker: string): Promise<string>;
  /**
   * Whether the hash is that of the password; false without a hash, after the same time, so that the time does not
   * reveal whether there is an account.
   */
  verify(hash: string | null | undefined, password: string, asker: string): Promise<boolean>;
}

/**
 * Creates the hashing of passwords, with a bounded number of hashes at once.
 * @param cost what a new hash costs; one that is verified costs what it did when it was made
 * @throws AppError BUSY from `hash` and `verify` while too many wait
 */
export function createPasswords(cost = ARGON2_COST): Passwords {
  const enqueue = createQueue({ name: 'password', ...HASH_QUEUE });
  const hash = (password: string, asker: string) =>
    enqueue(async () => (await argon2()).hash(normalise(password), cost), asker);
  // A failed attempt is not cached: the next call tries again.
  const makeDecoy = () => {
    const decoyHash = hash('nobody has this password', 'decoy');
    decoyHash.catch(() => {
      decoy = undefined;
    });
    return decoyHash;
  };
  let decoy: Promise<string> | undefined;
  return {
    async warmUp() {
      await argon2();
    },
    hash,
    async verify(stored, password, asker) {
      decoy ??= makeDecoy();
      const comparedHash = stored ?? (await decoy);
      const isRight = await enqueue(
        async () => (await argon2()).verify(comparedHash, normalise(password)),
        asker,
      );
      return isRight && Boolean(stored);
    },
  };
}
