import { expect, it } from 'vitest';
import { toTitleCase } from './casing';

it.each([
  ['SAP APO', 'SAP APO'],
  ['PMI CAPM', 'PMI CAPM'],
  ['CHIEF OPERATING OFFICER', 'Chief Operating Officer'],
  ['ARKO, VELMAR, ORLAN, Brill Gas', 'ARKO, VELMAR, ORLAN, Brill Gas'],
  ['Foundation FOR Vision Science', 'Foundation for Vision Science'],
  ['SR. MANAGER HR', 'Sr. Manager HR'],
  ['SR.Depot Manager', 'Sr. Depot Manager'],
  ['Non Executive Director', 'Non-Executive Director'],
  ['SENIOR CARGO BROKER - Ferry Freight', 'Senior Cargo Broker - Ferry Freight'],
])('the title %s is printed as %s', (text, printed) => {
  expect(toTitleCase(text)).toBe(printed);
});
