import { expect, it } from 'vitest';
import { namesPerson } from './titles';

it.each(['Shift Leader', 'Volunteer', 'Chief of Staff'])(
  '"%s" is a title that somebody can hold',
  (title) => {
    expect(namesPerson(title)).toBe(true);
  },
);

it.each(['Course Management', 'Youth Company', 'Summer Internship', 'Stores Lab', 'Project Center'])(
  '"%s" is not a title that somebody can hold',
  (title) => {
    expect(namesPerson(title)).toBe(false);
  },
);
