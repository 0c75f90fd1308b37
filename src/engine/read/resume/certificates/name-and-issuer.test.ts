import { expect, it } from 'vitest';
import { nameAndIssuer } from './name-and-issuer';

it.each([
  ['HVAC Design from Nordhav Training, Oslo', 'HVAC Design', 'Nordhav Training, Oslo'],
  ['Report Writing Fundamentals, Fjordline Institute', 'Report Writing Fundamentals', 'Fjordline Institute'],
  ['Completed a First Aid Course', 'First Aid Course', ''],
  ['Course:- Desktop Publication by Nordhav Academy', 'Desktop Publication', 'Nordhav Academy'],
  ['Harbour Law – Coursera (Nordhav University)', 'Harbour Law', 'Coursera (Nordhav University)'],
  ['Harbour Law – Nordhav Academy, Audited, Completed', 'Harbour Law (audited)', 'Nordhav Academy'],
  ['Harbour Law – Nordhav Academy, Completed', 'Harbour Law', 'Nordhav Academy'],
  ['Certified Manager, Quality', 'Certified Manager, Quality', ''],
  ['Cargo Architect – Associate, Nordhav Academy', 'Cargo Architect – Associate', 'Nordhav Academy'],
  ['Completed 3 days certification programme in Velmont', '3 days certification programme in Velmont', ''],
])('"%s" has the name "%s" and the issuer "%s"', (text, name, issuer) => {
  expect(nameAndIssuer(text)).toEqual({ name, issuer });
});

it('words before the name of a course or certificate are not part of it', () => {
  expect(nameAndIssuer('Done a course on Sail Design by Nordhav Academy').name).toBe('course on Sail Design');
  expect(nameAndIssuer('-Certificate in Knots').name).toBe('Certificate in Knots');
});

it('an academy that is part of a name is not the issuer', () => {
  expect(nameAndIssuer('NCA Graduate - Nordhav Cloud Academy Foundations').issuer).toBe('');
});
