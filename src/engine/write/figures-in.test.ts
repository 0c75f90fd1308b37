import { describe, expect, it } from 'vitest';
import { STORY_LIMITS } from '@/shared/case-stories/case-story';
import { figuresIn } from './figures-in';

describe('the figures of a statement', () => {
  it.each([
    ['Grew the company from 40 to 310 people across four countries', ['310 people, from 40']],
    ['Cut delivery time by 23% across six hubs', ['23% delivery time']],
    ['Raised US$40 million in two rounds', ['US$40 million raised']],
    ['Led 85 engineers and 12 designers', ['85 engineers', '12 designers']],
    ['Opened the plant in 2019', []],
    ['Certified to ISO9001', []],
    [
      'Joined at £1.4m of subscription income as the first controller and stayed through Series B (£5m), leaving at £9.2m',
      ['£5m Series B', '£9.2m subscription income, from £1.4m'],
    ],
    ['Corrected 17 months of licence income under FRS 102 with no remark', ['17 months of licence income']],
    ['Raised sales from £4.1m in 2019 to £9.8m in 2022', ['£9.8m sales, from £4.1m']],
    ['Closed the month in 6 working days from 21', ['6 working days, from 21']],
    ['Claimed tax credits worth £1.2m over four years', ['£1.2m tax credits']],
    ['Ran a scheme for 70 staff and claimed tax credits worth £1.2m', ['70 staff', '£1.2m tax credits']],
    ['Opened 14 newly equipped and fully licensed clinics', ['14 ']],
    ['Planned 14 fully licensed small neighbourhood clinics abroad together', ['14 ']],
    ['Opened 14 small, licensed clinics', ['14 ']],
    ['Raised £6m from 4 investors', ['£6m raised', '4 investors']],
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
