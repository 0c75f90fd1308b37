import { expect, it } from 'vitest';
import { ANA, GRETA, ROCIO } from '../held-out-people';
import { boldCompanyHtml } from './designed';

it.each([
  ['ana-maria@example.com', ANA],
  ['rocio@example.com', ROCIO],
  ['greta@example.com', GRETA],
])('a resume in a designed layout has a valid address: %s', (address, person) => {
  expect(boldCompanyHtml(person)).toContain(`| ${address}<`);
});
