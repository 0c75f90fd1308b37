import { expect, it } from 'vitest';
import type { Statement } from '../statements/statement';
import { statementsOfLine } from '../testing/statements';
import { addFurtherBullets } from './further-bullets';

const weighing = (line: string, weight: number): Statement => {
  const [one] = statementsOfLine(line);
  if (!one) throw new Error('Each line has a statement.');
  return { ...one, weight };
};
const strong = weighing('Opened a second quay for the growers of figs.', 3);
const fair = weighing('Built nine cold rooms in Varn and Faro.', 2);
const weak = weighing('Kept the ledgers of the mill in Varn.', 0.4);
const bulletsOf = (...statements: Statement[]) =>
  addFurtherBullets([{ title: 'Cold Storage Builder', statements }], [])[0]?.statements;

it('a weak bullet is left out beside two others, unless the owner pinned it', () => {
  expect(bulletsOf(strong, weak, fair)).toEqual([strong, fair]);
  const pinned = { ...weak, pinned: true as const };
  expect(bulletsOf(strong, pinned, fair)).toEqual([strong, pinned, fair]);
});

it('a weak bullet stays where a persona needs it', () => {
  expect(bulletsOf(strong, weak)).toEqual([strong, weak]);
});
