import { expect, it } from 'vitest';
import { statementsOfLine } from '../testing/statements';
import { hasFigure, proofWorth, saysChange, saysScale } from './figures';

const statesChange = (text: string) => saysChange(statementsOfLine(text)[0]!);

it.each([
  'Built the funnel behind 3M in ARR',
  'Closed 12 accounts worth 1.2bn of annual revenue',
  'Ran a 40k marketing budget',
  'Won $3 million of contracts',
])('money is a result, with a currency or without: %s', (text) => {
  expect(statesChange(text)).toBe(true);
});

it.each(['Ran 5k races for sales people', 'Wrote 3M lines', 'Kept a budget of the 4 M class'])(
  'a figure of races, lines or a class is not money: %s',
  (text) => {
    expect(statesChange(text)).toBe(false);
  },
);

it('the size of a purchase is weaker proof than a change', () => {
  const worth = (text: string) => proofWorth({ ...statementsOfLine(text)[0]!, weight: 2 });
  expect(worth('Planned a bulk purchase of $45,000 in the spring')).toBe(2);
  expect(worth('Cut the purchases of the shop by 40%')).toBe(5);
});

it.each(['Ported the shop to Java 17', 'Tested with Harbour Professional 9.2, and Berth Runner'])(
  '"%s" has a version and no figure',
  (text) => expect(hasFigure(text)).toBe(false),
);

it.each(['Raised USD 3.4 million', 'Grew Hooli 2.5 times', 'Led 14 fitters'])('"%s" has a figure', (text) =>
  expect(hasFigure(text)).toBe(true),
);

it('a number that belongs to a name is no figure', () => {
  expect(hasFigure('Wrote the rules for the crews during Covid-19')).toBe(false);
  expect(hasFigure('Led repairs to meet IEC-618 standards')).toBe(false);
  expect(hasFigure('Led Series-B funding of 40 million')).toBe(true);
});

it.each(['Replaced a 30-year-old process by hand', 'Gave a 2-day course on berths'])(
  'a duration that qualifies a noun is no figure: %s',
  (text) => expect(hasFigure(text)).toBe(false),
);

it.each(['Wrote rules for Mills!Seven and Mills!7', 'Sold to B2B clients', 'Mixed sound on an X32 board'])(
  'a number within a name is no figure: %s',
  (text) => expect(hasFigure(text)).toBe(false),
);

it('leading with a result in a percentage states more than a size', () => {
  const [size, result] = ['Led a crew of 12 fitters', 'Led a crew of 12 fitters, raising output by 40%'].map(
    (text) => saysScale(statementsOfLine(text)[0]!),
  );
  expect([size, result]).toEqual([true, false]);
});
