import { expect, it } from 'vitest';
import { lowerTitleCapitals } from './casing';

it.each([
  ['SAP APO', 'SAP APO'],
  ['CHIEF OPERATING OFFICER', 'Chief Operating Officer'],
])('%s is printed as %s', (text, printed) => {
  expect(lowerTitleCapitals(text)).toBe(printed);
});
