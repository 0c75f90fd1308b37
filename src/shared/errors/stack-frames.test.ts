import { expect, it } from 'vitest';
import { stackFrames } from './stack-frames';

const LOOKS_LIKE_A_PLACE = 'bad Kanari\n    at Kanari (/Kanari.js:1:1)';

it('stackFrames returns where an error happened, without its message', () => {
  const frames = stackFrames(new Error(LOOKS_LIKE_A_PLACE));
  expect(frames?.[0]).toMatch(/^at .*stack-frames\.test\.ts:\d+:\d+/);
  expect(frames?.join('\n')).not.toContain('Kanari');
});

it('stackFrames returns nothing when the message was changed after the stack was made', () => {
  const error = new Error(LOOKS_LIKE_A_PLACE);
  expect(error.stack).toContain(LOOKS_LIKE_A_PLACE);
  error.message = 'could not be read';
  expect(stackFrames(error)).toBeUndefined();
});
