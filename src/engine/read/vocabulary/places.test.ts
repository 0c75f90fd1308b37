import { expect, it } from 'vitest';
import { isPlace } from './places';

it.each(['Boston MA', 'Cambridge MA USA'])('a place is recognised: %s', (text) => {
  expect(isPlace(text)).toBe(true);
});

it.each(['Greater Oslo, Norden', 'Metro Bergen, Norden'])(
  'an area before a region is a place: %s',
  (text) => {
    expect(isPlace(text)).toBe(true);
  },
);

it.each(['Metronom Reisen, Norden', 'Metro AG, Norden', 'Greaterworks, Norden'])(
  'a company whose name begins like that of an area is not read as a place: %s',
  (text) => {
    expect(isPlace(text)).toBe(false);
  },
);

it('a company before two capitals is not read as a place', () => {
  expect(isPlace('Nordhav MA')).toBe(false);
});

it('a program before two capitals is not read as a place', () => {
  expect(isPlace('Cosmos DB')).toBe(false);
});
