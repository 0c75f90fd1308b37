import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Deps } from '@/server/context';
import { type Job, startJobs } from './schedule';

const logged: unknown[] = [];
const deps = { logger: { error: (...line: unknown[]) => logged.push(line) } } as unknown as Deps;
const job = (part: Partial<Job>): Job => ({ name: 'a job', every: 1_000, work: async () => {}, ...part });

beforeEach(() => {
  logged.length = 0;
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

it('runs again and again, the first time when it is told to', async () => {
  const work = vi.fn(async () => {});
  const jobs = startJobs(deps, [job({ first: 100, work })]);
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

it('is never at work twice, and is waited for at the end', async () => {
  let finish = () => {};
  const work = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const jobs = startJobs(deps, [job({ work })]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(work).toHaveBeenCalledTimes(1);
  let closed = false;
  const closing = jobs.close().then(() => (closed = true));
  await vi.advanceTimersByTimeAsync(0);
  expect(closed).toBe(false);
  finish();
  await closing;
  expect(closed).toBe(true);
});

it('goes on after a round that failed, which the log names', async () => {
  const work = vi.fn().mockRejectedValueOnce(new Error('no database')).mockResolvedValue(undefined);
  const jobs = startJobs(deps, [job({ name: 'sweep', work })]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(work).toHaveBeenCalledTimes(2);
  expect(logged).toEqual([[expect.objectContaining({ job: 'sweep' }), 'job failed']]);
  await jobs.close();
});
