import { expect, it } from 'vitest';
import { firstName, initialsOf, parsePersonName } from './person-name';

it.each([
  ['Tove Berg', 'TB'],
  ['Tove Marie van der Berg', 'TB'],
  ['<b>Zed</b>', 'B'],
  ['"Ines" (Calder)', 'IC'],
  ['Åsa Öberg', 'ÅÖ'],
  ['李 小龙', '李小'],
  ['Tove -', 'T'],
  ['7 Seas', '7S'],
  ['< >', 'U'],
  ['', 'U'],
  ['Dr. Ruth Calloway, CFA', 'RC'],
  ['Prof. Dr.-Ing. Jan Weber', 'JW'],
  ['Otto Brandt III', 'OB'],
  ['Otto Brandt Jr.', 'OB'],
  ['Ruth Calloway MBA, PhD', 'RC'],
  ['Ruth Calloway BSN, OCN', 'RC'],
  ['🚀 Ruth Calloway ⭐', 'RC'],
  ['Ruth (Ruthie) Calloway', 'RC'],
  ['Calloway, Ruth', 'RC'],
  ['Lin Ma', 'LM'],
])('the initials of %s are %s', (name, letters) => {
  expect(initialsOf(name)).toBe(letters);
});

it.each([
  ['Ruth Calloway', 'Ruth'],
  ['Dr. Ruth Calloway, CFA', 'Ruth'],
  ['Dr Ruth Calloway', 'Ruth'],
  ['Calloway, Ruth', 'Ruth'],
  ['CALLOWAY, RUTH', 'RUTH'],
  ['van der Berg, Jan', 'Jan'],
  ['van der Berg, Jan, PhD', 'Jan'],
  ['Calloway, Ruth, CFA, MBA', 'Ruth'],
  ['Calloway, CFA, MBA', 'Calloway'],
  ['Ruth, Otto, Ines', 'Ruth'],
  ['De Vries, Tove', 'Tove'],
  ['Van der Berg, CFA', 'Van'],
  ['Prof. Dr. med. Eva Braun-Weber', 'Eva'],
  ['Dr. rer. nat. Jan Weber', 'Jan'],
  ['Dr. h.c. Jan Weber', 'Jan'],
  ['Dr. Nat Weber', 'Nat'],
  ['J. Robert Oppen', 'Robert'],
  ['J. R. Hartley', 'J.'],
  ['🌊 Ines Okafor', 'Ines'],
  ['Sir Otto Brandt III', 'Otto'],
  ['Dr.', 'Dr.'],
  ['', 'Professional'],
])('the first name of %s is %s', (name, given) => {
  expect(firstName(name)).toBe(given);
});

it('the given name that the person stated takes precedence over the parsed one', () => {
  expect(firstName('Wilhelmina Okafor', undefined, 'Billie')).toBe('Billie');
});

it('a credential before the name is not the given name', () => {
  expect(parsePersonName('CPA Ruth B. Calloway').given).toBe('Ruth');
});
