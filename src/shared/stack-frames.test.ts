import { expect, it } from 'vitest';
import { stackFrames } from './stack-frames';

const LOOKS_LIKE_A_PLACE = 'bad Kanari\n    at Kanari (/Kanari.js:1:1)';

it('tells where an error happened, and nothing of its words', () => {
  const frames = stackFrames(new Error(LOOKS_LIKE_A_PLACE));
  expect(frames?.[0]).toMatch(/^at .*stack-frames\.test\.ts:\d+:\d+/);
  expect(frames?.join('\n')).not.toContain('Kanari');
});

it('tells no place when the words were changed after the stack was made', () => {
  const error = new Error(LOOKS_LIKE_A_PLACE);
  expect(error.stack).toContain(LOOKS_LIKE_A_PLACE);
  error.message = 'could not be read';
  expect(stackFrames(error)).toBeUndefined();
});
