import { describe, expect, it } from 'vitest';
import { mayBeSamePerson } from './same-person';

describe('the names', () => {
  it.each([
    ['Ruth Calloway', 'Dr. Ruth Ann Calloway, CFA'],
    ['Calloway, Ruth', 'Ruth Calloway'],
    ['José Núñez', 'Jose Nunez'],
    ['Ruth', 'Ruth Calloway'],
    ['', 'Ruth Calloway'],
  ])('"%s" and "%s" may be of one person', (a, b) => {
    expect(mayBeSamePerson(a, b)).toBe(true);
    expect(mayBeSamePerson(b, a)).toBe(true);
  });

  it.each([
    ['Ruth Calloway', 'Otto Calloway'],
    ['Ruth Calloway', 'Ruth Brandt'],
  ])('"%s" and "%s" are of two people', (a, b) => {
    expect(mayBeSamePerson(a, b)).toBe(false);
    expect(mayBeSamePerson(b, a)).toBe(false);
  });
});
