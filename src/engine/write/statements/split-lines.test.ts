import { expect, it } from 'vitest';
import type { StatementFact } from '@/shared/record/facts';
import { removeAddress, splitAtSigns } from './split-lines';

const factOf = (value: string): StatementFact => ({ id: 'f1', value, confidence: 1, spans: [] });
const itemsOf = (value: string) => splitAtSigns(factOf(value)).map((fact) => fact.value);

it('a text of a role is split at the signs before its items', () => {
  expect(itemsOf('Planned the new quay > Wrote the tenders of two ports > Trained 30 crane drivers')).toEqual(
    ['Planned the new quay', 'Wrote the tenders of two ports', 'Trained 30 crane drivers'],
  );
});

it('a list may have a few short items', () => {
  const list =
    'Planned the new quay > Wrote the tenders of two ports > Tide tables > Trained 30 crane drivers > Led two crews';
  expect(itemsOf(list)).toContain('Tide tables');
});

it('the path of a menu is not a list', () => {
  expect(itemsOf('Wrote the help text for File > Options')).toHaveLength(1);
});

it.each([
  [
    'Released 40 berth apps to the store: store.brillwater.example/apps/40',
    'Released 40 berth apps to the store',
  ],
  [
    'Chosen for the first album of the harbour choir (https://choir.example/one)',
    'Chosen for the first album of the harbour choir',
  ],
])('the address at the end of "%s" is left out', (line, expected) => {
  expect(removeAddress(factOf(line)).value).toBe(expected);
});

it('a line that is about an address keeps it', () => {
  expect(removeAddress(factOf('Interview: https://port.example/tv')).value).toContain('https');
});
