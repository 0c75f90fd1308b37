/** argon2id through a queue: a burst of logins waits in line instead of taking every core. */
import { hash, verify } from '@node-rs/argon2';
import { AppError } from '@/shared/errors';

/** OWASP's first choice: 46 MiB, one pass, one lane. */
const COST = { memoryCost: 47_104, timeCost: 1, parallelism: 1 } as const;

/** Hashes at work at once; each takes a core. */
const AT_WORK = 1;
/** More than this waiting would be answered too late to be of use. */
const QUEUE = 200;

/** Composed and decomposed letters are the same password. */
const normal = (password: string) => password.normalize('NFC');

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes as long without a hash as with one, so that the time tells nothing about an account. */
  verify(hash: string | null | undefined, password: string): Promise<boolean>;
}

/** @throws AppError BUSY from both calls while too many wait */
export function createPasswords(): Passwords {
  let working = 0;
  const waiting: (() => void)[] = [];
  const queued = async <T>(work: () => Promise<T>): Promise<T> => {
    if (waiting.length >= QUEUE) throw new AppError('BUSY', 'password queue is full');
    if (working >= AT_WORK) await new Promise<void>((turn) => waiting.push(turn));
    else working += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else working -= 1;
    }
  };
  let decoy: Promise<string> | undefined;
  return {
    hash: (password) => queued(() => hash(normal(password), COST)),
    async verify(stored, password) {
      decoy ??= queued(() => hash('nobody has this password', COST));
      const against = stored ?? (await decoy);
      const right = await queued(() => verify(against, normal(password)));
      return right && Boolean(stored);
    },
  };
}
