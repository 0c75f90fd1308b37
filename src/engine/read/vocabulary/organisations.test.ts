/** Names of companies that begin with a small letter. */
import { expect, it } from 'vitest';
import { capitalisedName } from './organisations';

it.each([
  ['redWell', 'RedWell'],
  ['redWell Studios', 'RedWell Studios'],
  ['nordhav GmbH', 'Nordhav GmbH'],
  ['brygga GbR', 'Brygga GbR'],
  ['nordhav', 'nordhav'],
  ['worked for the harbour of Nordhav Ltd', 'worked for the harbour of Nordhav Ltd'],
])('%s is weighed as %s', (name, capitalised) => {
  expect(capitalisedName(name)).toBe(capitalised);
});
