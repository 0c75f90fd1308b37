import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { installValidationMessages } from './validation-messages';

const originalConfig = z.config();
beforeAll(installValidationMessages);
afterAll(() => void z.config({ customError: undefined, ...originalConfig }));

const messageOf = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;

it.each([
  ['a text that is too long', z.string().max(300), 'x'.repeat(301), 'Please use at most 300 characters.'],
  ['a text that is too short', z.string().min(6), 'x', 'Please use at least 6 characters.'],
  ['an empty text', z.string().min(1), '', 'Please fill this in.'],
  ['a missing text', z.string(), undefined, 'Please fill this in.'],
  ['too many entries', z.array(z.string()).max(2), ['a', 'b', 'c'], 'Please keep to at most 2 entries.'],
  ['a number that is too large', z.number().max(40), 41, 'Please enter a number of at most 40.'],
  ['a number that is too small', z.number().min(1), 0, 'Please enter a number of at least 1.'],
  ['a text that is no email address', z.email(), 'nobody', 'Please enter a valid email address.'],
  ['a text that is no web address', z.url(), 'nowhere', 'Please enter a valid web address.'],
  ['a value that is no option', z.enum(['a', 'b']), 'c', 'This is not valid here.'],
  ['a number in place of a text', z.string(), 7, 'This is not valid here.'],
])('the validation message for %s says what is wrong', (_title, schema, value, message) => {
  expect(messageOf(schema, value)).toBe(message);
});

it('a validation message of a schema is left as it is', () => {
  expect(messageOf(z.string().max(3, 'Too long for a code.'), 'abcd')).toBe('Too long for a code.');
});
