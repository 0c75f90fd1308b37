import { expect, it } from 'vitest';
import { sectorsOfPost, sectorsOfSummary } from './sector-phrases';

it.each([
  ['of customers', 'Sell tools (written in Perl) focused on the real estate industry.', []],
  ['of voluntary work', 'Mentor with Harrowgate, in the insurance industry.', []],
  ['of work for the industry', 'Led a large programme in the insurance industry.', ['Insurance']],
])('the industry %s in a line of a post: "%s"', (_, line, sectors) => {
  expect(sectorsOfPost(line)).toEqual(sectors);
});

it('the industry that a graduate studied is not read from the summary', () => {
  expect(sectorsOfSummary('Management graduate with a background in planning, across mining.')).toEqual([]);
});
