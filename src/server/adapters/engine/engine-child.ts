/** A child process, doing one job at a time. A malicious file can end the process, but not the server. */
import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JobKind } from '@/engine/process/jobs';
import type { ProfileProgress } from '@/engine/process/jobs/profile';
import type { JobAnswer, Outcome, Request } from '@/engine/process/protocol';
import type { UnreadReason } from '@/engine/read/extract/errors';
import type { JobOptions } from './engine';
import { readProcessorMs, readResidentBytes } from './process-usage';

export interface EngineChildLimits {
  /** Milliseconds of processor time for one job. */
  processorTimeMs: number;
  /** Milliseconds of elapsed time for one job: more, since a busy machine makes a child process wait. */
  timeoutMs: number;
  /** Resident bytes above which the child process is ended. */
  memoryBytes: number;
  /** The POSIX niceness of the child process, 0 to 19, by which it yields to the server. */
  niceness: number;
}

/** Milliseconds between two checks of what a busy child uses. */
const USAGE_CHECK_INTERVAL_MS = 100;

/** Starts a child process and ends it when a job exceeds a limit. It takes no further job once it is not `usable`. */
export class EngineChild {
  private readonly folder = mkdtempSync(join(tmpdir(), 'quarterdeck-read-'));
  private readonly child: ChildProcess;
  private onProgress: JobOptions<JobKind>['onProgress'];
  private settle: ((outcome: Outcome) => void) | undefined;
  /** Restarts the deadline of the running job. */
  private restartDeadline = () => {};
  /** Why the child process ended; 'crashed' unless the parent ended it for another reason. */
  private endReason: UnreadReason = 'crashed';
  /** Jobs begun so far. */
  jobsBegun = 0;
  private state: 'alive' | 'killed' | 'exited' = 'alive';

  constructor(
    entry: string,
    private readonly limits: EngineChildLimits,
    private readonly onExit: () => void,
  ) {
    this.child = fork(entry, [this.folder], {
      // Nothing of the server's own environment: none of its secrets reaches a program that parses foreign files.
      env: { TMPDIR: this.folder },
      cwd: this.folder,
      // By default V8 interprets a regular expression at first and compiles it when it is used again. The engine uses
      // its own again at once, so each is compiled at its first use (bench/run.mjs measures in the same way).
      execArgv: ['--max-old-space-size=384', '--no-regexp-tier-up'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.child.on('message', (answer: JobAnswer) => {
      if ('outcome' in answer) this.settle?.(answer.outcome);
      else this.reportProgress(answer.progress);
    });
    this.child.on('error', () => this.handleExit());
    this.child.on('exit', () => this.handleExit());
    this.yieldToServer();
    // An idle child process must not keep the server's process alive.
    this.child.unref();
    this.child.channel?.unref();
  }

  /** Does a job. Never rejects; an abort or a limit ends the child process and is an outcome. */
  run(request: Request, { signal, onProgress }: JobOptions<JobKind>): Promise<Outcome> {
    this.jobsBegun += 1;
    this.onProgress = onProgress;
    const { promise, resolve } = withResolvers<Outcome>();
    const timer = setTimeout(() => this.end('timeout'), this.limits.timeoutMs);
    let processorMsAtStart = this.processorMs();
    this.restartDeadline = () => {
      timer.refresh();
      processorMsAtStart = this.processorMs();
    };
    const usageCheck = setInterval(() => {
      if (this.residentBytes() > this.limits.memoryBytes) this.end('memory');
      else if (this.processorMs() - processorMsAtStart > this.limits.processorTimeMs) this.end('timeout');
    }, USAGE_CHECK_INTERVAL_MS);
    const abort = () => this.end('crashed');
    signal?.addEventListener('abort', abort, { once: true });
    this.settle = (outcome) => {
      clearTimeout(timer);
      clearInterval(usageCheck);
      signal?.removeEventListener('abort', abort);
      this.settle = undefined;
      this.onProgress = undefined;
      this.restartDeadline = () => {};
      resolve(outcome);
    };
    this.child.send(request, (error) => {
      if (error) this.end('crashed');
    });
    return promise;
  }

  private reportProgress(progress: unknown) {
    // A job that reads and then writes gets a fresh deadline for writing.
    if (progress === ('read' satisfies ProfileProgress)) this.restartDeadline();
    this.onProgress?.(progress as never);
  }

  /** Resident memory of the child process in bytes; 0 if it is unknown. */
  residentBytes(): number {
    return this.child.pid ? readResidentBytes(this.child.pid) : 0;
  }

  private processorMs(): number {
    return this.child.pid ? readProcessorMs(this.child.pid) : 0;
  }

  /**
   * Whether it can do another job. After it was killed it cannot, even while an answer that it sent before still
   * arrives and its exit is not reported yet.
   */
  get usable(): boolean {
    return this.state === 'alive';
  }

  /** Kills the child process at once; a job it was doing ends with the reason of the first call. */
  end(reason: UnreadReason = 'crashed') {
    if (!this.usable) return;
    this.state = 'killed';
    this.endReason = reason;
    this.child.kill('SIGKILL');
  }

  private yieldToServer() {
    try {
      if (this.child.pid) setPriority(this.child.pid, this.limits.niceness);
    } catch {
      // A child process that could not be started has no priority to set; its error event follows.
    }
  }

  private handleExit() {
    if (this.state === 'exited') return;
    this.state = 'exited';
    rmSync(this.folder, { recursive: true, force: true });
    this.settle?.({ ok: false, reason: this.endReason });
    this.onExit();
  }
}

/** `Promise.withResolvers`, which Node 20 lacks. */
function withResolvers<T>() {
  let resolve!: (value: T) => void;
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
