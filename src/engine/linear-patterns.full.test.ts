/** The time that the regular expressions of the engine take, on long texts: minutes, so the full tests alone run it. */
import { expect, it } from 'vitest';
import { patternsIn } from './testing/patterns';
import { findSlowPatterns } from './testing/slow-patterns';

/** In production lines are cut at a much smaller length (`read/limits.ts`). */
const TEXT_CHARACTERS = 200_000;

it('regular expressions of the engine take time in proportion to texts of 200 KB', {
  timeout: 1_800_000,
}, async () => {
  expect(await findSlowPatterns(patternsIn('src/engine'), TEXT_CHARACTERS, 120_000)).toEqual([]);
});
