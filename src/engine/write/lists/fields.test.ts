import { expect, it } from 'vitest';
import { fieldsNamedIn, knownFieldName } from './fields';

it('compliance is a field where it is led', () => {
  expect(fieldsNamedIn('Led compliance and audit of nine mills', 'en')).toContain('Compliance');
});

it.each(['Ensured compliance with the rules of the port', 'Ran nine mills in compliance with the plan'])(
  'compliance with something is not a field: %s',
  (line) => {
    expect(fieldsNamedIn(line, 'en')).not.toContain('Compliance');
  },
);

it.each([
  ['a comma', 'Sells radio, core network, security and cloud'],
  ['a bar', 'Core network | Security'],
  ['a dash', 'Built the data network – security came later'],
  ['a slash', 'Network/Security teams of nine mills'],
])('no field is made across %s', (_, line) => {
  expect(fieldsNamedIn(line, 'en')).not.toContain('Network security');
});

it('a field with a slash or a comma behind it is found', () => {
  expect(fieldsNamedIn('Owned CI/CD, network security, and treasury', 'en')).toEqual(
    expect.arrayContaining(['CI/CD', 'Network security', 'Treasury']),
  );
});

it('a field is written as usual', () => {
  expect(knownFieldName('Devsecops')).toBe('DevSecOps');
  expect(knownFieldName('Pear pressing')).toBeUndefined();
});
