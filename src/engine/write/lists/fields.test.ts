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

it('a field is written as usual', () => {
  expect(knownFieldName('Devsecops')).toBe('DevSecOps');
  expect(knownFieldName('Pear pressing')).toBeUndefined();
});
