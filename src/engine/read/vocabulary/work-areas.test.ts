import { expect, it } from 'vitest';
import { isWorkArea } from './work-areas';

it.each([
  'Product Design',
  'Strategic Procurement & Operations',
  'Fused Road Model (FRM) Team',
  'Powertrain and Vehicle R&D',
])('an area of work is recognised: %s', (text) => {
  expect(isWorkArea(text)).toBe(true);
});

it.each(['Nordhav Engineering', 'Capital Nordhav', 'Global'])(
  'a name is not recognised as an area of work: %s',
  (text) => {
    expect(isWorkArea(text)).toBe(false);
  },
);
