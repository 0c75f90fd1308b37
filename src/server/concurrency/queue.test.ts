import { expect, it } from 'vitest';
import { createQueue } from './queue';

/** A task that ends when the test ends it. */
function createTask(name: string, ended: string[]) {
  let end = () => {};
  const work = () =>
    new Promise<void>((resolve) => {
      end = () => {
        ended.push(name);
        resolve();
      };
    });
  return { work, end: () => end() };
}

it('the concurrency queue serves callers in turns', async () => {
  const enqueue = createQueue({ name: 'test', maxRunning: 1, maxWaiting: 50 });
  const order: string[] = [];
  const many = Array.from({ length: 5 }, (_, index) =>
    enqueue(async () => void order.push(`busy ${index}`), 'busy'),
  );
  const other = enqueue(async () => void order.push('other'), 'other');
  const third = enqueue(async () => void order.push('third'), 'third');
  await Promise.all([...many, other, third]);
  expect(order.slice(0, 4).sort()).toEqual(['busy 0', 'busy 1', 'other', 'third']);
});

it('the concurrency queue refuses a caller with too many waiting tasks, and nobody else', async () => {
  const enqueue = createQueue({ name: 'test', maxRunning: 1, maxWaiting: 10, maxPerCaller: 2 });
  const ended: string[] = [];
  const first = createTask('first', ended);
  const all = [enqueue(first.work, 'a'), enqueue(async () => {}, 'a'), enqueue(async () => {}, 'a')];
  await expect(enqueue(async () => {}, 'a')).rejects.toMatchObject({ code: 'BUSY', data: { retryAfter: 5 } });
  const other = enqueue(async () => void ended.push('other'), 'b');
  first.end();
  await Promise.all([...all, other]);
  expect(ended).toEqual(['first', 'other']);
});

it('the concurrency queue refuses everybody while as many tasks wait as may', async () => {
  const enqueue = createQueue({ name: 'test', maxRunning: 1, maxWaiting: 2 });
  const first = createTask('first', []);
  const all = [enqueue(first.work, 'a'), enqueue(async () => {}, 'b'), enqueue(async () => {}, 'c')];
  await expect(enqueue(async () => {}, 'd')).rejects.toMatchObject({ code: 'BUSY' });
  first.end();
  await Promise.all(all);
});

it('the concurrency queue continues after a failed task', async () => {
  const enqueue = createQueue({ name: 'test', maxRunning: 1, maxWaiting: 1 });
  const failing = enqueue(async () => {
    throw new Error('no');
  });
  const after = enqueue(async () => 'done');
  await expect(failing).rejects.toThrow('no');
  expect(await after).toBe('done');
});
