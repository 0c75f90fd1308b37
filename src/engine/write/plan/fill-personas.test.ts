import { expect, it } from 'vitest';
import { statementsOfLine } from '../testing/statements';
import { withoutRepeated } from './fill-personas';

const [told, alsoTold, fresh] = [
  'Planned the rota of the crews and the keys of the depots.',
  'Kept the ledgers of nine mills in Varn and Faro.',
  'Opened a second quay for the growers of figs.',
].map((line) => statementsOfLine(line)[0]!);
if (!told || !alsoTold || !fresh) throw new Error('Each line has a statement.');

it('a persona keeps only as many bullets of the description as it needs for two', () => {
  const personas = [{ title: 'Quay Planner', statements: [told, alsoTold, fresh] }];
  expect(withoutRepeated(personas, [told, alsoTold])).toEqual([
    { title: 'Quay Planner', statements: [told, fresh] },
  ]);
});

it('a persona that only repeats the description is none', () => {
  expect(withoutRepeated([{ title: 'Quay Planner', statements: [told, alsoTold] }], [told, alsoTold])).toBe(
    undefined,
  );
});
