/** The built product as a process, with its output and exit code. For journeys of operators. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../scripts/testing/free-port.mjs';

export interface ProductProcess {
  url: string;
  child: ChildProcess;
  /** Everything that it and its child processes have written so far, on both streams. */
  output(): string;
  /** Resolves when `/readyz` answers 200. Throws with the output if the process ends before. */
  ready(): Promise<void>;
  /** The exit code. */
  ended: Promise<number | null>;
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/** Milliseconds between two checks of whether the product is ready. */
const READY_CHECK_MS = 50;

/**
 * Starts the product without waiting for it.
 * @param options.program the program that Node runs; defaults to the product of this checkout
 * @param options.inside a command that runs it, such as `unshare` with its options
 */
export async function spawnProduct(options: {
  dataDir: string;
  env?: Record<string, string>;
  inside?: string[];
  program?: string;
}): Promise<ProductProcess> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const [command = '', ...args] = [
    ...(options.inside ?? []),
    process.execPath,
    options.program ?? 'scripts/start.mjs',
  ];
  const child = spawn(command, args, {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: options.dataDir,
      SHUTDOWN_GRACE_SECONDS: '0',
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return {
    url,
    child,
    ended,
    output: () => output,
    async ready() {
      while (child.exitCode === null && child.signalCode === null) {
        const answer = await fetch(`${url}/readyz`).catch(() => null);
        if (answer?.ok) return;
        await new Promise((resolve) => setTimeout(resolve, READY_CHECK_MS));
      }
      throw new Error(`The product ended at its start: ${output}`);
    },
    async stop(signal = 'SIGTERM') {
      if (child.exitCode === null) child.kill(signal);
      return ended;
    },
  };
}
