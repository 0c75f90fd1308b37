import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FairQueue } from './fair-queue';

const anyone = () => true;
const createQueue = (limits = { maxPerVisitor: 100, maxInAll: 100 }) => new FairQueue<string>(limits);
const takeAll = (queue: FairQueue<string>) => {
  const taken: string[] = [];
  for (let work = queue.take(anyone); work !== undefined; work = queue.take(anyone)) taken.push(work);
  return taken;
};

it('the fair queue serves visitors round robin, and each visitor’s jobs first in, first out', () => {
  const queue = createQueue();
  for (const work of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) queue.add(work.charAt(0), work);
  expect(takeAll(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

it('the fair queue serves a visitor again only after those who arrived meanwhile', () => {
  const queue = createQueue();
  for (const work of ['a1', 'a2', 'a3']) queue.add('a', work);
  expect(queue.take(anyone)).toBe('a1');
  queue.add('b', 'b1');
  expect(takeAll(queue)).toEqual(['a2', 'b1', 'a3']);
});

it('the fair queue skips a visitor at their concurrency limit', () => {
  const queue = createQueue();
  for (const work of ['a1', 'b1', 'a2']) queue.add(work.charAt(0), work);
  expect(queue.take((visitor) => visitor === 'b')).toBe('b1');
  expect(queue.take((visitor) => visitor === 'b')).toBeUndefined();
  expect(takeAll(queue)).toEqual(['a1', 'a2']);
});

it('the fair queue refuses a visitor with too many waiting jobs, and nobody else', () => {
  const queue = createQueue({ maxPerVisitor: 2, maxInAll: 100 });
  expect(['a1', 'a2', 'a3'].map((work) => queue.add('a', work))).toEqual([undefined, undefined, 'a3']);
  expect(queue.add('b', 'b1')).toBeUndefined();
});

it('the fair queue drops the newest job of the visitor with most waiting jobs if it is full', () => {
  const queue = createQueue({ maxPerVisitor: 3, maxInAll: 4 });
  for (const work of ['a1', 'a2', 'a3', 'b1']) queue.add(work.charAt(0), work);
  expect(queue.add('c', 'c1')).toBe('a3');
  expect(takeAll(queue)).toEqual(['a1', 'b1', 'c1', 'a2']);
});

it('the fair queue removes cancelled jobs', () => {
  const queue = createQueue();
  queue.add('a', 'a1');
  expect(queue.remove('a', 'a2')).toBe(false);
  expect(queue.remove('a', 'a1')).toBe(true);
  expect([queue.size, takeAll(queue)]).toEqual([0, []]);
});

it('in the fair queue nobody waits for more than one turn of each other visitor', () => {
  const visitor = fc.constantFrom('a', 'b', 'c', 'd');
  fc.assert(
    fc.property(fc.array(visitor, { maxLength: 60 }), (arrivals) => {
      const queue = createQueue();
      for (const [at, who] of arrivals.entries()) queue.add(who, `${who}${at}`);
      const served = takeAll(queue).map((work) => work.charAt(0));
      expect([...served].sort()).toEqual([...arrivals].sort());
      // Between two turns of one visitor no other has two.
      for (const who of new Set(served)) {
        const turns = served.flatMap((each, index) => (each === who ? [index] : []));
        for (const [index, turn] of turns.entries()) {
          const between = served.slice((turns[index - 1] ?? -1) + 1, turn);
          expect(new Set(between).size).toBe(between.length);
        }
      }
    }),
  );
});
