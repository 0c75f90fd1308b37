/** Runs the built product as an operator does: in its own process, with its own port and data directory. */
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../scripts/testing/free-port.mjs';

export interface RunningProduct {
  url: string;
  port: number;
  dataDir: string;
  /** Process id of the running server. */
  readonly pid: number;
  /** Milliseconds from the start of the process to its first 200. */
  readonly startMs: number;
  /** Standard output since the start. */
  readonly printed: string;
  /** Ends the process as an operator does (`SIGTERM`) or as a power failure does (`SIGKILL`). */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  /** Starts it again with the same port and data. */
  restart(): Promise<void>;
  /** Stops it, and removes its data if the directory was created here. */
  dispose(): Promise<void>;
}

/** Waits until the product answers. */
async function waitUntilReady(port: number, child: ChildProcess) {
  for (;;) {
    if (child.exitCode !== null)
      throw new Error(`The product ended with code ${child.exitCode} at its start`);
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/**
 * Starts the product; the working directory has to be the repository's root.
 * @param env variables in addition to the defaults; without `DATA_DIR` it gets a new directory
 * @param database directory of a migrated embedded database that is copied, which saves the seconds of making one
 */
export async function startProduct(
  env: Record<string, string> = {},
  database?: string,
): Promise<RunningProduct> {
  const port = await freePort();
  const dataDir = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'quarterdeck-product-'));
  if (database) cpSync(database, join(dataDir, 'pglite'), { recursive: true });
  let child: ChildProcess;
  let startMs = 0;
  let printed = '';

  const start = async () => {
    const startedAt = performance.now();
    printed = '';
    child = spawn(process.execPath, ['scripts/start.mjs'], {
      env: {
        PATH: process.env.PATH,
        LOG_LEVEL: 'warn',
        SHUTDOWN_GRACE_SECONDS: '0',
        ...env,
        PORT: String(port),
        DATA_DIR: dataDir,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child.stdout?.on('data', (text) => {
      printed += text;
    });
    await waitUntilReady(port, child);
    startMs = performance.now() - startedAt;
  };
  const stop = async (signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  };

  await start();
  return {
    url: `http://localhost:${port}`,
    port,
    dataDir,
    get pid() {
      return child.pid ?? 0;
    },
    get startMs() {
      return startMs;
    },
    get printed() {
      return printed;
    },
    stop,
    restart: start,
    async dispose() {
      await stop();
      if (env.DATA_DIR === undefined) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
