import { describe, expect, it } from 'vitest';
import { paperSizeFor } from './paper';

describe('paperSizeFor', () => {
  it.each([
    ['en-US,en;q=0.9', undefined, 'us-letter'],
    ['es-MX', undefined, 'us-letter'],
    ['zh-Hans-CN', undefined, 'a4'],
    ['en-GB,en-US;q=0.8', undefined, 'a4'],
    ['de', undefined, 'a4'],
    [undefined, undefined, 'a4'],
    ['en-US', 'a4', 'a4'],
    ['de-DE', 'letter', 'us-letter'],
  ])('for the languages %s and the requested paper %s returns %s', (languages, requested, paper) => {
    expect(paperSizeFor(languages, requested)).toBe(paper);
  });

  it('returns A4 for a header that is extremely long', () => {
    expect(paperSizeFor('x'.repeat(100_000), undefined)).toBe('a4');
  });
});
