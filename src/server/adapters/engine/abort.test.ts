/** How a job of the engine ends early: it is aborted, in progress or in the queue, or uses up its processor time. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { eventually } from '@/server/testing/eventually';
import { isAlive } from '@/server/testing/is-alive';
import type { OnStage } from '@/shared/generation/stage-events';
import { createEngine, readInputs } from '.';
import { readSources } from './read-inputs';

let folder: string;
let engine: ReturnType<typeof createEngine>;
const input = { slot: 'resume' as const, fileName: 'resume.pdf', bytes: new Uint8Array([1]) };

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'quarterdeck-pool-test-'));
  // A child process that reports its process id and one page, and never finishes.
  const entry = join(folder, 'child.mjs');
  const pidFile = JSON.stringify(join(folder, 'pid'));
  writeFileSync(
    entry,
    `import { writeFileSync } from 'node:fs';
     process.on('message', () => {
       writeFileSync(${pidFile}, String(process.pid));
       process.send({ progress: { page: 1, pages: 2 } });
     });
     process.on('disconnect', () => process.exit(0));`,
  );
  engine = createEngine({ childEntry: entry, size: 1, spare: 0, timeoutMs: 60_000 });
});
afterAll(async () => {
  await engine.close();
  rmSync(folder, { recursive: true, force: true });
});

const read = (signal: AbortSignal, onStage?: OnStage) =>
  readInputs(engine, [input], { visitor: 'network:198.51.100.7', signal, onStage });

it('aborting a job kills its child process and frees its slot', async () => {
  const pids: number[] = [];
  for (const _ of [1, 2]) {
    const cancel = new AbortController();
    const stages: unknown[] = [];
    const reading = read(cancel.signal, (event) => stages.push(event));
    await eventually(() => expect(stages).toHaveLength(2));
    expect(stages[1]).toEqual({ stage: 'reading', about: 'resume.pdf', page: 1, pages: 2 });
    const pid = Number(readFileSync(join(folder, 'pid'), 'utf8'));
    expect(isAlive(pid)).toBe(true);
    cancel.abort();
    await expect(reading).rejects.toThrow(/abort/);
    await eventually(() => expect(isAlive(pid)).toBe(false));
    pids.push(pid);
  }
  expect(new Set(pids).size).toBe(2);
});

it('aborting a queued job removes it from the queue', async () => {
  const first = new AbortController();
  const second = new AbortController();
  const busy = read(first.signal);
  const waiting = read(second.signal);
  await eventually(() => expect(engine.load()).toEqual({ working: 1, waiting: 1 }));
  second.abort();
  await expect(waiting).rejects.toThrow(/abort/);
  expect(engine.load()).toEqual({ working: 1, waiting: 0 });
  first.abort();
  await expect(busy).rejects.toThrow(/abort/);
});

it('a child process whose job is aborted when it has just answered gets no further job', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-answered-test-'));
  const entry = join(folder, 'child.mjs');
  const answered = join(folder, 'answered');
  writeFileSync(
    entry,
    `import { writeFileSync } from 'node:fs';
     process.on('message', () => {
       process.send({ outcome: { ok: true, output: [] } }, () => writeFileSync(${JSON.stringify(answered)}, ''));
     });
     process.on('disconnect', () => process.exit(0));`,
  );
  const answering = createEngine({ childEntry: entry, size: 1, spare: 0, timeoutMs: 60_000 });
  onTestFinished(async () => {
    await answering.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const cancel = new AbortController();
  const attempt = (signal?: AbortSignal) =>
    answering.attempt('read-role', { text: 'A role' }, { visitor: 'guest', signal });
  const first = attempt(cancel.signal);
  // The answer lies in the channel, unread, when the job is aborted: waiting here keeps the event loop busy.
  await new Promise((resolve) => setImmediate(resolve));
  while (!existsSync(answered)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
  cancel.abort();
  await first;
  expect(await attempt()).toEqual({ ok: true, output: [] });
});

it('a job is ended because of its processor time, not of the time for which it waits', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-processor-test-'));
  const entry = join(folder, 'child.mjs');
  writeFileSync(
    entry,
    `process.on('message', ({ input }) => {
       if (input.fileName === 'computes.pdf') for (;;);
       setTimeout(() => process.send({ outcome: { ok: false, reason: 'damaged' } }), 2_000);
     });
     process.on('disconnect', () => process.exit(0));`,
  );
  const limited = createEngine({
    childEntry: entry,
    size: 2,
    spare: 0,
    processorTimeMs: 1_000,
    timeoutMs: 60_000,
  });
  onTestFinished(async () => {
    await limited.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const readNotice = async (fileName: string) => {
    const { notices } = await readSources(limited, [{ ...input, fileName }], { visitor: fileName });
    return notices[0]?.message;
  };
  const [computes, waits] = await Promise.all([readNotice('computes.pdf'), readNotice('waits.pdf')]);
  expect(computes).toMatch(/took too long/);
  expect(waits).toMatch(/damaged/);
}, 120_000);
