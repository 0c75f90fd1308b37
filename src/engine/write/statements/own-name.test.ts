import { expect, it } from 'vitest';
import { careerFacts } from '../testing';
import { isOwnName } from './own-name';

it.each([
  ['Ruth Mary Calloway', 'Ruth Calloway'],
  ['Ruth Mary Calloway', 'RUTH M. CALLOWAY'],
  ['Ruth Calloway', 'Ruth M. Calloway'],
  ['Ruth Calloway', 'Dr. R. Calloway'],
  ['Ruth Calloway', 'Calloway, Ruth'],
])('the name of %s is %s', (name, text) => expect(isOwnName(text, careerFacts({ name }))).toBe(true));

it.each([
  ['Ruth Mary Calloway', 'Ruth Calloway Foundation'],
  ['Ruth Mary Calloway', 'Mary Calloway College'],
  ['Ruth Calloway', 'Calloway'],
  ['Ruth Calloway', 'Level A B'],
])('the name of %s is not %s', (name, text) => expect(isOwnName(text, careerFacts({ name }))).toBe(false));
