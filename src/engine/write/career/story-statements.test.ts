import { expect, it } from 'vitest';
import type { Statement } from '../statements/statement';
import { recentByWeight } from './story-statements';

const buildStatement = (text: string, end: number | 'present' | undefined, weight = 1) =>
  ({ text, weight, role: { end: typeof end === 'number' ? { year: end } : end } }) as Statement;
const textsOf = (statements: readonly Statement[]) => recentByWeight(statements).map(({ text }) => text);

it('statements of roles that ended long before the latest one are left out', () => {
  expect(
    textsOf([buildStatement('mill', 1999), buildStatement('port', 2020), buildStatement('depot', 2008, 2)]),
  ).toEqual(['depot', 'port']);
});

it.each([undefined, 'present'] as const)('a role whose end is %s makes no other one old', (end) => {
  expect(
    textsOf([buildStatement('seat', end, 3), buildStatement('port', 2020), buildStatement('mill', 1999)]),
  ).toEqual(['seat', 'port']);
});
