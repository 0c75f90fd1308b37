import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readKeyRole, readKeyRoleYears } from './key-role';

it.each([
  [
    'Chief Operating Officer, Tanager Health, 2016 to 2021: grew from 40 to 310 people',
    ['Chief Operating Officer', 'Tanager Health', '2016 to 2021', 'grew from 40 to 310 people'],
  ],
  [
    'Fractional COO, independent practice, since 2021',
    ['Fractional COO', 'independent practice', 'since 2021'],
  ],
  ['VP, Finance, Acme, 2011 to 2016', ['VP, Finance', 'Acme', '2011 to 2016']],
  [
    'Controller, Lantern Ferries, Inc., 2005 to 2009',
    ['Controller', 'Lantern Ferries, Inc.', '2005 to 2009'],
  ],
  [
    'Harbour Master, Lantern Ferries, LP, since 2018',
    ['Harbour Master', 'Lantern Ferries, LP', 'since 2018'],
  ],
  ['Buyer, Port Azur, Pte. Ltd., since 2018', ['Buyer', 'Port Azur, Pte. Ltd.', 'since 2018']],
  [
    'Directrice financière, Port Azur, 2016 à 2021 : clôture en cinq jours, contre 12 en 2015',
    ['Directrice financière', 'Port Azur', '2016 à 2021', 'clôture en cinq jours, contre 12 en 2015'],
  ],
  [
    'Plant Manager, 2012 to 2016: cut scrap by 12%',
    ['Plant Manager', '', '2012 to 2016', 'cut scrap by 12%'],
  ],
  ['Werkleiter, 2016 bis heute', ['Werkleiter', '', '2016 bis heute']],
  ['Platschef, 2016–', ['Platschef', '', '2016–']],
  [
    'Directrice, 2016 à aujourd’hui : clôture en cinq jours',
    ['Directrice', '', '2016 à aujourd’hui', 'clôture en cinq jours'],
  ],
])('readKeyRole parses "%s"', (line, [title, organisation, years, outcome]) => {
  expect(readKeyRole(line)).toEqual({ title, organisation, years, ...(outcome && { outcome }) });
});

it.each([
  'Chief Operating Officer, Tanager Health',
  'Board member, 2016 and since then by invitation only',
  'Board member, 2016, Tanager Health',
  'Board member of three companies since 2019',
  'Led the move of 2016, which was hard, and in 2019 a second one that was harder than anyone had thought',
  '',
])('readKeyRole returns null for "%s", which has another format', (line) => {
  expect(readKeyRole(line)).toBeNull();
});

it('readKeyRole loses no word of a line', () => {
  const word = fc.stringMatching(/^[A-Za-z]{1,8}$/);
  fc.assert(
    fc.property(word, word, fc.integer({ min: 1950, max: 2049 }), fc.option(word), (a, b, year, outcome) => {
      const line = `${a}, ${b}, since ${year}${outcome ? `: ${outcome}` : ''}`;
      const role = readKeyRole(line);
      expect(Object.values(role ?? {})).toEqual([a, b, `since ${year}`, ...(outcome ? [outcome] : [])]);
    }),
  );
});

it.each([
  ['2016 to 2021', { from: '2016', to: '2021', isPresent: false }],
  ['2016–2021', { from: '2016', to: '2021', isPresent: false }],
  ['2016', { from: '2016', isPresent: false }],
  ['since 2016', { from: '2016', isPresent: true }],
  ['2016 to today', { from: '2016', isPresent: true }],
  ['2016 à aujourd’hui', { from: '2016', isPresent: true }],
  ['2016–oggi', { from: '2016', isPresent: true }],
  ['2016–', { from: '2016', isPresent: true }],
  ['about 2016', undefined],
])('readKeyRoleYears parses "%s"', (years, expected) => {
  expect(readKeyRoleYears(years)).toEqual(expected);
});
