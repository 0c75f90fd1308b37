import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chooseNextMessage,
  messageDurationMs,
  progressPercentAfter,
  progressText,
  STATUS_MESSAGES,
} from './messages';

const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

describe('the progress screen', () => {
  it('shows all eight messages before it repeats one, whatever the random numbers are', () => {
    expect(STATUS_MESSAGES).toHaveLength(8);
    fc.assert(
      fc.property(fc.array(random, { minLength: 24, maxLength: 24 }), (chances) => {
        const shown: string[] = [];
        for (const chance of chances) shown.push(chooseNextMessage(shown, chance));
        for (const start of [0, 8, 16]) expect(new Set(shown.slice(start, start + 8)).size).toBe(8);
        shown.slice(1).forEach((message, index) => {
          expect(message).not.toBe(shown[index]);
        });
      }),
    );
  });

  it('shows a message for 6 to 9 seconds', () => {
    expect(messageDurationMs(0)).toBe(6_000);
    expect(messageDurationMs(0.999)).toBeLessThan(9_000);
  });

  it('fills its bar by 0.33 % every 100 ms, full after about 30 seconds', () => {
    expect(progressPercentAfter(99)).toBe(0);
    expect(progressPercentAfter(1_000)).toBeCloseTo(3.3);
    expect(progressPercentAfter(30_400)).toBe(100);
    expect(progressPercentAfter(90_000)).toBe(100);
  });

  it('says that it is still writing once the bar is full', () => {
    expect(progressText(99.9, 30)).toBe('30 seconds of about 1 minute');
    expect(progressText(0, 1)).toBe('1 second of about 1 minute');
    expect(progressText(100, 61)).toBe('Still writing, 61 seconds so far');
  });
});
