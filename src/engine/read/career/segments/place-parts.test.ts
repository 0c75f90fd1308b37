/** Names that stand before places without being towns themselves. */
import { expect, it } from 'vitest';
import { isBareTown, startsPlace } from './place-parts';
import type { Segment } from './segment';

const startsWithPlace = (text: string) => {
  const comma = text.indexOf(', ');
  const segments = [
    { text: text.slice(0, comma), from: 0, to: comma, before: 'edge', after: 'comma' },
    { text: text.slice(comma + 2), from: comma + 2, to: text.length, before: 'comma', after: 'edge' },
  ] satisfies Segment[];
  return startsPlace(text, segments, 0);
};

it.each(['Velmira, Remote', 'Astrella, Remote', 'Quelia.io, Hong Kong', 'Ovalia.de, Kenya'])(
  'an unknown name before "Remote" or with the ending of a domain is not a town: %s',
  (text) => {
    expect(startsWithPlace(text)).toBe(false);
  },
);

it.each(['Oslo, Remote', 'Oslo, Norway', 'Bergen, Norway'])('a town before a place is one: %s', (text) => {
  expect(startsWithPlace(text)).toBe(true);
});

it.each(['Thessaloniki', 'Oslo'])('a town by itself is one, whatever letters it begins with: %s', (text) => {
  expect(isBareTown(text)).toBe(true);
});

it('a town with a word of organisations is not a town by itself', () => {
  expect(isBareTown('Oslo University')).toBe(false);
});
