import { describe, expect, it } from 'vitest';
import { shorten } from './shorten';

describe('a text over the permitted length', () => {
  it.each([
    ['at the end of a sentence', 'She ran nine mills. Then she sold them.', 30, 'She ran nine mills.'],
    ['behind a closing quote', 'He said “run nine mills.” Then he left it.', 32, 'He said “run nine mills.”'],
    ['between words', 'Ran nine mills in Norway', 20, 'Ran nine mills in…'],
    ['behind a word that just fits', 'Ran nine mills in Norway', 17, 'Ran nine mills in…'],
    ['not within a number', 'Raised the margin from 2.5 to 7 percent', 25, 'Raised the margin from…'],
    ['not behind an abbreviation', 'She led Redwell Inc. and then sold it', 26, 'She led Redwell Inc. and…'],
    [
      'not behind one before two spaces',
      'She led Redwell Inc.  and then sold it',
      26,
      'She led Redwell Inc.  and…',
    ],
    ['within a word without spaces', 'Donaudampfschifffahrt', 10, 'Donaudampf…'],
  ])('is cut %s', (_, text, max, expected) => {
    expect(shorten(text, max)).toBe(expected);
  });

  it('is kept where it fits', () => {
    expect(shorten('Ran nine mills', 14)).toBe('Ran nine mills');
  });
});
