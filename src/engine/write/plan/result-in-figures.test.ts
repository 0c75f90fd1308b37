import { expect, it } from 'vitest';
import { broughtChange, effectIn, resultIn } from './result-in-figures';

it.each([
  ['built an alarm, reducing incidents by 40%', 'reduced incidents by 40%'],
  ['designed a planner, accelerating the landings by 40%', 'accelerated the landings by 40%'],
  ['ran nine mills, growing sales 12% a year', 'grew sales 12% a year'],
  ['introduced lean planning and cut downtime by half', 'cut downtime by half'],
  ['ran a programme that improved margins by 18%', 'improved margins by 18%'],
  ['moved the stock, resulting in a 45% reduction in costs', 'reduced costs'],
  ['led a plan, resulting in 45% revenue increase', 'increased revenue'],
  ['met the strategic objective of raising deposits of EUR 9 million', 'raised deposits of EUR 9 million'],
  ['drove a scheme to increase yield from 14% to 27%', 'increased yield from 14% to 27%'],
  ['led uplift in brand metrics', 'lifted brand metrics'],
])('the result of "%s" is "%s"', (line, result) => {
  expect(resultIn(line)).toBe(result);
});

it.each([
  'built an alarm for 14 depots',
  'hired a team and improved morale',
  'wrote rules that improved life',
  'drove a scheme to increase yield in 14 depots',
])('"%s" states no result', (line) => {
  expect(resultIn(line)).toBeUndefined();
});

it.each([
  ['Profits lifted by 66% in 18 months', 'lifted profits'],
  ['Storage costs fell by 18%', 'reduced storage costs'],
  ['Market share rose from 9% to 14%', 'raised market share'],
])('"%s" becomes what somebody brought about: "%s"', (clause, predicate) => {
  expect(broughtChange(clause)).toBe(predicate);
});

it.each(['Profits fell by 66%', 'Storage costs rose by 18%', 'Nine mills were opened'])(
  '"%s" is no change for the better',
  (clause) => {
    expect(broughtChange(clause)).toBeUndefined();
  },
);

it.each([
  ['opened a second quay, reducing berth queues and saving fuel', 'reduced berth queues'],
  ['taught crews of nine mills, accelerating crane repairs', 'accelerated crane repairs'],
  ['opened a second quay, improving efficiency', undefined],
  ['opened a second quay, improving operational efficiency', undefined],
  ['opened a second quay for grain', undefined],
])('the effect of "%s" is "%s"', (line, effect) => {
  expect(effectIn(line)).toBe(effect);
});
