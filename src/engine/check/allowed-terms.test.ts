import { expect, it } from 'vitest';
import { numbersIn } from './allowed-terms';

it('numbers in a text are equal whatever separates their thousands', () => {
  expect(numbersIn("1,200 and 1.200 and 1'200")).toEqual(['1200', '1200', '1200']);
});
