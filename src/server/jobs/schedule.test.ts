import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Deps } from '@/server/context';
import { type Job, startJobs } from './schedule';

const logLines: unknown[] = [];
const deps = { logger: { error: (...line: unknown[]) => logLines.push(line) } } as unknown as Deps;
const buildJob = (part: Partial<Job>): Job => ({
  name: 'a job',
  everyMs: 1_000,
  work: async () => {},
  ...part,
});

beforeEach(() => {
  logLines.length = 0;
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

it('a recurring job runs at its interval, the first time after its delay', async () => {
  const work = vi.fn(async () => {});
  const jobs = startJobs(deps, [buildJob({ firstDelayMs: 100, work })]);
  await vi.advanceTimersByTimeAsync(99);
  expect(work).toHaveBeenCalledTimes(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(work).toHaveBeenCalledTimes(4);
  await jobs.close();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(work).toHaveBeenCalledTimes(4);
});

it('a recurring job never overlaps itself, and is awaited at shutdown', async () => {
  let finish = () => {};
  const work = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const jobs = startJobs(deps, [buildJob({ work })]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(work).toHaveBeenCalledTimes(1);
  let isClosed = false;
  const closing = jobs.close().then(() => (isClosed = true));
  await vi.advanceTimersByTimeAsync(0);
  expect(isClosed).toBe(false);
  finish();
  await closing;
  expect(isClosed).toBe(true);
});

it('a recurring job continues after a failed run, which is logged', async () => {
  const work = vi.fn().mockRejectedValueOnce(new Error('no database')).mockResolvedValue(undefined);
  const jobs = startJobs(deps, [buildJob({ name: 'sweep', work })]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(work).toHaveBeenCalledTimes(2);
  expect(logLines).toEqual([[expect.objectContaining({ job: 'sweep' }), 'job failed']]);
  await jobs.close();
});
