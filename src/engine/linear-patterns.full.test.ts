/** The time that the regular expressions of the engine take, on long texts: minutes, so the full tests alone run it. */
import { expect, it } from 'vitest';
import { patternsIn } from './testing/patterns';
import { findSlowPatterns } from './testing/slow-patterns';

/** Number of characters. In production lines are cut at a much smaller length (`read/limits.ts`). */
const LENGTH = 200_000;

it('regular expressions of the engine take time in proportion to texts of 200 KB', {
  timeout: 1_800_000,
}, async () => {
  expect(await findSlowPatterns(patternsIn('src/engine'), LENGTH, 120_000)).toEqual([]);
});
