import { expect, it } from 'vitest';
import { scrollStep } from './edge-scroll';

it('dragging near an edge scrolls towards it, faster the nearer it is', () => {
  expect(scrollStep(400, 800)).toBe(0);
  expect(scrollStep(800 - 10, 800)).toBeGreaterThan(scrollStep(800 - 60, 800));
  expect(scrollStep(800 - 60, 800)).toBeGreaterThan(0);
  expect(scrollStep(20, 800)).toBeLessThan(scrollStep(100, 800));
  expect(scrollStep(100, 800)).toBeLessThan(0);
  expect(scrollStep(900, 800)).toBe(scrollStep(800, 800));
});
