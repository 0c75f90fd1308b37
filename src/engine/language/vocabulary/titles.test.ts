import { describe, expect, it } from 'vitest';
import { namesPerson } from './titles';

describe('namesPerson', () => {
  it.each(['Shift Leader', 'Volunteer', 'Chief of Staff'])(
    'accepts a title that somebody can hold: %s',
    (title) => {
      expect(namesPerson(title)).toBe(true);
    },
  );

  it.each(['Course Management', 'Youth Company', 'Summer Internship', 'Stores Lab', 'Project Center'])(
    'rejects what nobody can hold: %s',
    (title) => {
      expect(namesPerson(title)).toBe(false);
    },
  );
});
