import { expect, it } from 'vitest';
import { fieldsNamedIn } from './fields';

it.each([
  ['Led compliance and audit of nine mills', true],
  ['Ensured compliance with the rules of the port', false],
  ['Ran nine mills in compliance with the plan', false],
])('whether "%s" names compliance as a field: %s', (line, isField) => {
  expect(fieldsNamedIn(line, 'en').includes('Compliance')).toBe(isField);
});
