/** argon2id through a queue: a burst of logins waits in line instead of taking every core. */
import { createQueue } from '@/server/concurrency/queue';

/** OWASP's first choice: 46 MiB, one pass, one lane. */
const COST = { memoryCost: 47_104, timeCost: 1, parallelism: 1 } as const;

/** Each hash takes a core. Those who ask take turns, so that a flood from one network keeps nobody else waiting. */
const QUEUE = { atWork: 1, waiting: 200, each: 25 };

/** Machine code, for which a start does not wait. */
const argon2 = () => import('@node-rs/argon2');

/** Composed and decomposed letters are the same password. */
const normal = (password: string) => password.normalize('NFC');

export interface Passwords {
  /** Loads the hash function. */
  warmUp(): Promise<void>;
  /** @param asker the network, browser or account it is done for: what takes turns */
  hash(password: string, asker: string): Promise<string>;
  /** Takes as long without a hash as with one, so that the time does not reveal whether there is an account. */
  verify(hash: string | null | undefined, password: string, asker: string): Promise<boolean>;
}

/** @throws AppError BUSY from both calls while too many wait */
export function createPasswords(): Passwords {
  const queued = createQueue({ what: 'password', ...QUEUE });
  const hash = (password: string, asker: string) =>
    queued(async () => (await argon2()).hash(normal(password), COST), asker);
  // A failure is not kept: the next one makes it.
  const makeDecoy = () => {
    const made = hash('nobody has this password', 'decoy');
    made.catch(() => {
      decoy = undefined;
    });
    return made;
  };
  let decoy: Promise<string> | undefined;
  return {
    async warmUp() {
      await argon2();
    },
    hash,
    async verify(stored, password, asker) {
      decoy ??= makeDecoy();
      const against = stored ?? (await decoy);
      const right = await queued(async () => (await argon2()).verify(against, normal(password)), asker);
      return right && Boolean(stored);
    },
  };
}
