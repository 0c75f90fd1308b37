/** A few warm child processes and a bounded queue before them. */
import type { OnPage, ReadJob, ReadOutcome } from '@/engine/read/inputs';
import { Worker, type WorkerLimits } from './worker';

const MiB = 1024 * 1024;

export interface PoolOptions extends Partial<WorkerLimits> {
  /** The program that the children run. */
  childEntry: string;
  /** Children kept warm. */
  size?: number;
  /** Files that may wait; one more is answered 'busy'. */
  queue?: number;
}

interface Waiting {
  job: ReadJob;
  signal?: AbortSignal;
  onPage?: OnPage;
  resolve(outcome: ReadOutcome): void;
}

/** How long after its making a pool starts its children, in milliseconds. */
const WARM_UP_MS = 1_000;

/** A child is replaced after this many files, or once it keeps this much memory, whichever comes first. */
const RECYCLE = { jobs: 50, memory: 256 * MiB };

export class DocumentPool {
  private readonly idle: Worker[] = [];
  private readonly busy = new Set<Worker>();
  private readonly waiting: Waiting[] = [];
  private closed = false;

  constructor(private readonly options: PoolOptions) {
    // The server's own start comes first; whoever is quicker than this starts the children by asking.
    setTimeout(() => this.fill(), WARM_UP_MS).unref();
  }

  /** Reads one file in a child, or says why not. Never rejects. */
  run(job: ReadJob, signal?: AbortSignal, onPage?: OnPage): Promise<ReadOutcome> {
    if (this.closed || signal?.aborted) return Promise.resolve({ ok: false, reason: 'crashed' });
    if (this.waiting.length >= (this.options.queue ?? 64)) {
      return Promise.resolve({ ok: false, reason: 'busy' });
    }
    return new Promise((resolve) => {
      const entry: Waiting = { job, signal, onPage, resolve };
      signal?.addEventListener('abort', () => this.drop(entry), { once: true });
      this.waiting.push(entry);
      this.next();
    });
  }

  /** Ends every child; whatever is under way is answered. */
  async close(): Promise<void> {
    this.closed = true;
    for (const entry of this.waiting.splice(0)) entry.resolve({ ok: false, reason: 'crashed' });
    for (const worker of [...this.idle, ...this.busy]) worker.end();
  }

  private fill() {
    while (!this.closed && this.idle.length + this.busy.size < (this.options.size ?? 2)) {
      const worker: Worker = new Worker(
        this.options.childEntry,
        { timeout: this.options.timeout ?? 10_000, memory: this.options.memory ?? 512 * MiB },
        () => this.replace(worker),
      );
      this.idle.push(worker);
    }
  }

  private replace(worker: Worker) {
    const index = this.idle.indexOf(worker);
    if (index >= 0) this.idle.splice(index, 1);
    this.busy.delete(worker);
    // A child that dies before it ever read would otherwise be replaced without end.
    if (worker.jobs > 0) this.fill();
    this.next();
  }

  private next() {
    if (this.waiting.length && !this.idle.length) this.fill();
    while (this.waiting.length && this.idle.length) {
      const worker = this.idle.shift() as Worker;
      const entry = this.waiting.shift() as Waiting;
      this.busy.add(worker);
      void worker.run(entry.job, entry.signal, entry.onPage).then((outcome) => {
        entry.resolve(outcome);
        this.release(worker);
      });
    }
  }

  private release(worker: Worker) {
    if (!this.busy.delete(worker)) return;
    const spent = worker.jobs >= RECYCLE.jobs || worker.residentBytes() > RECYCLE.memory;
    if (worker.alive && !spent) this.idle.push(worker);
    else worker.end();
    this.fill();
    this.next();
  }

  private drop(entry: Waiting) {
    const index = this.waiting.indexOf(entry);
    if (index < 0) return;
    this.waiting.splice(index, 1);
    entry.resolve({ ok: false, reason: 'crashed' });
  }
}
