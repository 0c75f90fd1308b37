import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { installValidationMessages } from './validation-messages';

const before = z.config();
beforeAll(installValidationMessages);
afterAll(() => void z.config({ customError: undefined, ...before }));

const messageOf = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;

it.each([
  [z.string().max(300), 'x'.repeat(301), 'Please use at most 300 characters.'],
  [z.string().min(6), 'x', 'Please use at least 6 characters.'],
  [z.string().min(1), '', 'Please fill this in.'],
  [z.string(), undefined, 'Please fill this in.'],
  [z.array(z.string()).max(2), ['a', 'b', 'c'], 'Please keep to at most 2 entries.'],
  [z.number().max(40), 41, 'Please enter a number of at most 40.'],
  [z.number().min(1), 0, 'Please enter a number of at least 1.'],
  [z.email(), 'nobody', 'Please enter a valid email address.'],
  [z.url(), 'nowhere', 'Please enter a valid web address.'],
  [z.enum(['a', 'b']), 'c', 'This is not valid here.'],
  [z.string(), 7, 'This is not valid here.'],
])('a validation message says what is wrong, case %#', (schema, value, sentence) => {
  expect(messageOf(schema, value)).toBe(sentence);
});

it('a validation message of a schema is left as it is', () => {
  expect(messageOf(z.string().max(3, 'Too long for a code.'), 'abcd')).toBe('Too long for a code.');
});
