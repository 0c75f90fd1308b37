/** argon2id through a queue: a burst of logins waits in line instead of taking every core. */
import { createQueue } from '@/server/queue';

/** OWASP's first choice: 46 MiB, one pass, one lane. */
const COST = { memoryCost: 47_104, timeCost: 1, parallelism: 1 } as const;

/** Each hash takes a core. */
const QUEUE = { atWork: 1, waiting: 200 };

/** Machine code, for which a start does not wait. */
const argon2 = () => import('@node-rs/argon2');

/** Composed and decomposed letters are the same password. */
const normal = (password: string) => password.normalize('NFC');

export interface Passwords {
  /** Loads the hash function. */
  warmUp(): Promise<void>;
  hash(password: string): Promise<string>;
  /** Takes as long without a hash as with one, so that the time tells nothing about an account. */
  verify(hash: string | null | undefined, password: string): Promise<boolean>;
}

/** @throws AppError BUSY from both calls while too many wait */
export function createPasswords(): Passwords {
  const queued = createQueue({ what: 'password', ...QUEUE });
  const hash = (password: string) => queued(async () => (await argon2()).hash(normal(password), COST));
  let decoy: Promise<string> | undefined;
  return {
    async warmUp() {
      await argon2();
    },
    hash,
    async verify(stored, password) {
      decoy ??= hash('nobody has this password');
      const against = stored ?? (await decoy);
      const right = await queued(async () => (await argon2()).verify(against, normal(password)));
      return right && Boolean(stored);
    },
  };
}
