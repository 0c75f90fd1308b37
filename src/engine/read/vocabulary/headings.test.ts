import { expect, it } from 'vitest';
import { sectionKinds } from './headings';

it.each(['Permanent Positions', 'Operating Roles', 'Full-time roles', 'Private Equity Experience'])(
  'a heading begins a section of work experience: %s',
  (text) => {
    expect(sectionKinds(text)).toEqual(['experience']);
  },
);
