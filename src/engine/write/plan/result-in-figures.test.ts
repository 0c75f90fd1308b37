import { expect, it } from 'vitest';
import { resultIn } from './result-in-figures';

it.each([
  ['built an alarm, reducing incidents by 40%', 'reduced incidents by 40%'],
  ['ran nine mills, growing sales 12% a year', 'grew sales 12% a year'],
  ['introduced lean planning and cut downtime by half', 'cut downtime by half'],
  ['ran a programme that improved margins by 18%', 'improved margins by 18%'],
  ['moved the stock, resulting in a 45% reduction in costs', 'reduced costs'],
  ['led a plan, resulting in 45% revenue increase', 'increased revenue'],
])('the result of "%s" is "%s"', (line, result) => {
  expect(resultIn(line)).toBe(result);
});

it.each([
  'built an alarm for 14 depots',
  'hired a team and improved morale',
  'wrote rules that improved life',
])('"%s" states no result', (line) => {
  expect(resultIn(line)).toBeUndefined();
});
