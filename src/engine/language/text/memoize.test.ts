import { describe, expect, it } from 'vitest';
import { memoizeByText } from './memoize';

describe('memoizeByText', () => {
  it('computes each text once, even if the result is undefined', () => {
    const calls: string[] = [];
    const first = memoizeByText((text) => {
      calls.push(text);
      return text === '' ? undefined : text[0];
    });
    expect([first('Nadia'), first('Nadia'), first(''), first('')]).toEqual(['N', 'N', undefined, undefined]);
    expect(calls).toEqual(['Nadia', '']);
  });

  it('does not cache long texts, and caches short ones up to a limit', () => {
    let computed = 0;
    const length = memoizeByText((text) => {
      computed += 1;
      return text.length;
    });
    const prose = 'a'.repeat(500);
    expect([length(prose), length(prose)]).toEqual([500, 500]);
    expect(computed).toBe(2);
    length('first');
    for (let index = 0; index < 5_000; index += 1) length(`line ${index}`);
    length('first');
    expect(computed).toBe(5_004);
  });
});
