/** Tests `scripts/testing/postgres.mjs`, which starts the PostgreSQL of `global-databases.ts`. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';

/** Runs a program in a separate process, as a test run does. @returns its exit code and what it printed */
async function runProgram(program: string) {
  const ended = promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
  return ended.then(
    ({ stdout }) => ({ code: 0, stdout }),
    (error: { code: number; stdout: string }) => ({ code: error.code, stdout: error.stdout }),
  );
}

const START = `const { startPostgres } = await import('./scripts/testing/postgres.mjs'); const server = await startPostgres();`;

describe('a PostgreSQL for tests', () => {
  it('does not change the exit code of the process that started it', async () => {
    expect((await runProgram(`${START} process.exitCode = 7; await server.stop();`)).code).toBe(7);
  }, 60_000);

  it('ends with the process that started it', async () => {
    const { stdout } = await runProgram(`${START} process.stdout.write(server.url, () => process.exit(3));`);
    expect(stdout).toMatch(/^postgres:/);
    const connects = async () => {
      const client = new pg.Client(`${stdout}/postgres`);
      await client.connect();
      await client.end();
    };
    await vi.waitFor(() => expect(connects()).rejects.toThrow(), { timeout: 20_000, interval: 200 });
  }, 60_000);
});
