import { expect, it } from 'vitest';
import { readRoleText } from '..';

it.each([
  ['Finanzleiterin', 'Über Nordhav Foods', 'Wir suchen eine Leiterin.', 'Nordhav Foods'],
  ['Directora', 'Sobre Nordhav Foods', 'Buscamos una directora.', 'Nordhav Foods'],
])('of the role "%s" the organisation is named by "%s"', (title, about, text, organisation) => {
  const reading = readRoleText([title, about, text].join('\n\n'));
  expect(reading).toMatchObject({ kind: 'role', role: { organisation } });
});
