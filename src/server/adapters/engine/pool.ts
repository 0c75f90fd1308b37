/** A few warm child processes, shared fairly among visitors. */
import { AsyncResource } from 'node:async_hooks';
import type { JobInput, JobKind, JobOutput } from '@/engine/process/jobs';
import type { Outcome, Request } from '@/engine/process/protocol';
import type { JobOptions } from './engine';
import { EngineChild, type EngineChildLimits } from './engine-child';
import { FairQueue } from './fair-queue';

const MiB = 1024 * 1024;

export interface PoolOptions extends Partial<EngineChildLimits> {
  /** The program that the child processes run. */
  childEntry: string;
  /** Maximum child processes at work, for all visitors together. */
  size?: number;
  /** Further child processes for a visitor who has none at work while others keep all busy. They are kept warm too. */
  spare?: number;
  /** Limits of the queue; jobs beyond them get 'busy'. */
  queue?: {
    /** Maximum waiting jobs of one visitor. */
    maxPerVisitor: number;
    /** Maximum waiting jobs of all visitors together. */
    maxInAll: number;
  };
  /** Called when a job has ended, with the milliseconds since it was requested. */
  onEnd?(job: { kind: string; outcome: string; ms: number }): void;
}

interface WaitingJob {
  request: Request;
  options: JobOptions<JobKind>;
  resolve(outcome: Outcome): void;
}

/** Milliseconds between the creation of a pool and the start of its children. */
const WARM_UP_DELAY_MS = 1_000;
/** The limits of a child process, unless the pool's options say otherwise. */
export const CHILD_LIMITS: EngineChildLimits = {
  // More than the 7 s after which a scan's next page is not begun: compiling and collecting garbage take further
  // threads.
  processorTimeMs: 12_000,
  timeoutMs: 45_000,
  memoryBytes: 576 * MiB,
  niceness: 5,
};
/**
 * A child process is replaced after this many jobs, or once it keeps this much memory, whichever comes first. Its code
 * alone takes 170 MiB after one resume and 250 MiB after twenty, and the first job of a new one takes eight times as
 * long.
 */
const REPLACE_AFTER = { jobs: 200, memoryBytes: 320 * MiB };

/** Keeps child processes and gives each job to one; while all are busy, jobs wait in a fair queue. */
export class EnginePool {
  /** Idle child processes; the one used last is at the end, because its code is warm. */
  private readonly idle: EngineChild[] = [];
  private readonly busy = new Set<EngineChild>();
  /** Jobs in progress, by visitor. */
  private readonly runningByVisitor = new Map<string, number>();
  private readonly queue: FairQueue<WaitingJob>;
  private readonly size: number;
  private readonly spare: number;
  private closed = false;

  constructor(private readonly options: PoolOptions) {
    this.size = options.size ?? 2;
    this.spare = options.spare ?? 1;
    // A form with the maximum number of files and links makes 42 jobs.
    this.queue = new FairQueue(options.queue ?? { maxPerVisitor: 128, maxInAll: 1_024 });
    // The server's own start comes first; a job that arrives earlier starts a child process itself.
    setTimeout(() => this.fill(), WARM_UP_DELAY_MS).unref();
  }

  /** Does one job in a child process, or returns why not. Never rejects. */
  run<K extends JobKind>(
    kind: K,
    input: JobInput<K>,
    options: JobOptions<K>,
  ): Promise<Outcome<JobOutput<K>>> {
    const { visitor, signal } = options;
    return new Promise<Outcome>((resolve) => {
      if (this.closed || signal?.aborted) return resolve({ ok: false, reason: 'crashed' });
      const requestedAt = performance.now();
      // `onEnd` keeps the async context of the request that asked, although the child's answer arrives outside of it.
      const onEnd = this.options.onEnd && AsyncResource.bind(this.options.onEnd);
      const cancel = () => {
        if (this.queue.remove(visitor, entry)) entry.resolve({ ok: false, reason: 'crashed' });
      };
      const entry: WaitingJob = {
        request: { kind, input } as Request,
        options: options as JobOptions<JobKind>,
        resolve(outcome) {
          signal?.removeEventListener('abort', cancel);
          const ms = performance.now() - requestedAt;
          onEnd?.({ kind, outcome: outcome.ok ? 'done' : outcome.reason, ms });
          resolve(outcome);
        },
      };
      signal?.addEventListener('abort', cancel);
      this.queue.add(visitor, entry)?.resolve({ ok: false, reason: 'busy' });
      this.next();
    }) as Promise<Outcome<JobOutput<K>>>;
  }

  /** Ends every child process; running and waiting jobs get an outcome. */
  async close(): Promise<void> {
    this.closed = true;
    for (const entry of this.queue.clear()) entry.resolve({ ok: false, reason: 'crashed' });
    for (const child of [...this.idle, ...this.busy]) child.end();
  }

  /** Numbers of running and waiting jobs. */
  load(): { working: number; waiting: number } {
    return { working: this.busy.size, waiting: this.queue.size };
  }

  private get childCount(): number {
    return this.idle.length + this.busy.size;
  }

  private fill() {
    while (!this.closed && this.childCount < this.size + this.spare) this.idle.unshift(this.start());
  }

  private start(): EngineChild {
    const { childEntry, ...options } = this.options;
    const child: EngineChild = new EngineChild(childEntry, { ...CHILD_LIMITS, ...options }, () =>
      this.replace(child),
    );
    return child;
  }

  private replace(child: EngineChild) {
    const index = this.idle.indexOf(child);
    if (index >= 0) this.idle.splice(index, 1);
    this.busy.delete(child);
    // A child that dies before its first job would otherwise be replaced without end.
    if (child.jobsBegun > 0) this.fill();
    this.next();
  }

  /**
   * Spare child processes are reserved for visitors who have no job in progress, so that nobody can occupy all of them.
   */
  private readonly mayBegin = (visitor: string) =>
    this.busy.size < this.size + (this.runningByVisitor.has(visitor) ? 0 : this.spare);

  private next() {
    if (this.closed) return;
    for (let entry = this.queue.take(this.mayBegin); entry; entry = this.queue.take(this.mayBegin)) {
      void this.begin(entry);
    }
  }

  private async begin({ request, options, resolve }: WaitingJob) {
    const { visitor } = options;
    const child = this.idle.pop() ?? this.start();
    this.busy.add(child);
    this.runningByVisitor.set(visitor, (this.runningByVisitor.get(visitor) ?? 0) + 1);
    const outcome = await child.run(request, options);
    const remaining = (this.runningByVisitor.get(visitor) ?? 0) - 1;
    if (remaining > 0) this.runningByVisitor.set(visitor, remaining);
    else this.runningByVisitor.delete(visitor);
    this.release(child);
    resolve(outcome);
  }

  private release(child: EngineChild) {
    if (this.busy.delete(child)) {
      const isWornOut =
        child.jobsBegun >= REPLACE_AFTER.jobs || child.residentBytes() > REPLACE_AFTER.memoryBytes;
      if (child.usable && !isWornOut) this.idle.push(child);
      else child.end();
      this.fill();
    }
    this.next();
  }
}
