import { expect, it } from 'vitest';
import { stackFrames } from './stack-frames';

const MESSAGE_LIKE_A_FRAME = 'bad Kanari\n    at Kanari (/Kanari.js:1:1)';

it('stackFrames returns the frames of an error without its message', () => {
  const frames = stackFrames(new Error(MESSAGE_LIKE_A_FRAME));
  expect(frames?.[0]).toMatch(/^at .*stack-frames\.test\.ts:\d+:\d+/);
  expect(frames?.join('\n')).not.toContain('Kanari');
});

it('stackFrames returns undefined when the message was changed after the stack was captured', () => {
  const error = new Error(MESSAGE_LIKE_A_FRAME);
  expect(error.stack).toContain(MESSAGE_LIKE_A_FRAME);
  error.message = 'could not be read';
  expect(stackFrames(error)).toBeUndefined();
});
