import { expect, it } from 'vitest';
import { spanOfPost } from './span-of-post';

it.each([
  [{ year: 2010, month: 3 }, { year: 2013, month: 1 }, 'from 2010 to 2013'],
  [{ year: 2010, month: 11 }, { year: 2011, month: 1 }, 'from November 2010 to January 2011'],
  [{ year: 2010, month: 9 }, { year: 2011, month: 2 }, 'from 2010 to 2011'],
  [{ year: 2010 }, { year: 2011 }, 'from 2010 to 2011'],
  [{ year: 2010, month: 1 }, { year: 2010, month: 3 }, undefined],
])('months over New Year are not two years: %j to %j', (start, end, span) => {
  expect(spanOfPost({ start, end })).toBe(span);
});
