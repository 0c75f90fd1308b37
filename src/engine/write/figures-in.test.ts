import { describe, expect, it } from 'vitest';
import { STORY_LIMITS } from '@/shared/case-stories/case-story';
import { figuresIn } from './figures-in';

describe('the figures of a statement', () => {
  it.each([
    ['Grew the company from 40 to 310 people across four countries', ['310 people, from 40']],
    ['Cut delivery time by 23% across six hubs', ['23% delivery time']],
    ['Raised US$40 million in two rounds', ['US$40 million ']],
    ['Led 85 engineers and 12 designers', ['85 engineers', '12 designers']],
    ['Opened the plant in 2019', []],
    ['Certified to ISO9001', []],
  ])('are those of "%s"', (text, expected) => {
    expect(figuresIn(text).map(({ number, counts }) => `${number} ${counts}`)).toEqual(expected);
  });

  it('are found in a million characters within five seconds, and within their limits', () => {
    const began = process.cpuUsage();
    for (const text of [
      '1,000 '.repeat(170_000),
      'a'.repeat(1_000_000),
      '9'.repeat(1_000_000),
      '$ '.repeat(500_000),
    ]) {
      for (const { number, counts } of figuresIn(text)) {
        expect(number.length).toBeLessThanOrEqual(STORY_LIMITS.number);
        expect(counts.length).toBeLessThanOrEqual(STORY_LIMITS.counts);
      }
    }
    // Processor time in microseconds, since wall-clock time depends on the machine's load.
    expect(process.cpuUsage(began).user).toBeLessThan(5_000_000);
  });
});
