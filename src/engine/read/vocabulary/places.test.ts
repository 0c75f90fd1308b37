import { expect, it } from 'vitest';
import { isPlace } from './places';

it.each(['Boston MA', 'Cambridge MA USA'])('a place is recognised: %s', (text) => {
  expect(isPlace(text)).toBe(true);
});

it('a company before two capitals is not read as a place', () => {
  expect(isPlace('Nordhav MA')).toBe(false);
});

it('a program before two capitals is not read as a place', () => {
  expect(isPlace('Cosmos DB')).toBe(false);
});
