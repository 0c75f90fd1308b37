import { expect, it } from 'vitest';
import { initials } from './names';

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
])('the plate of %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
