import { expect, it } from 'vitest';
import { splitLabel } from './label';

it('the label of a line is split off, and dropped if it only heads a list', () => {
  expect(splitLabel('Sales management: introduced a mobile sales force')).toEqual({
    label: 'Sales management',
    rest: 'introduced a mobile sales force',
  });
  const joined = 'Depots, Growers and After-Sales Growth * Scale and Reach: Opened nine depots in the north';
  expect(splitLabel(joined)).toEqual({ label: 'Scale and Reach', rest: 'Opened nine depots in the north' });
  expect(splitLabel('Key outcomes: launched a new plant in Kempten')).toEqual({
    rest: 'Launched a new plant in Kempten',
  });
  expect(splitLabel('Executed the migration: data models and mappings')).toEqual({
    rest: 'Executed the migration: data models and mappings',
  });
});
