/** Names of companies that begin with a small letter, and of public bodies. */
import { expect, it } from 'vitest';
import { COMPANY_SCORE, capitalisedName, organisationScore } from './organisations';

it.each([
  ['redWell', 'RedWell'],
  ['redWell Studios', 'RedWell Studios'],
  ['nordhav GmbH', 'Nordhav GmbH'],
  ['brygga GbR', 'Brygga GbR'],
  ['nordhav', 'nordhav'],
  ['worked for the harbour of Nordhav Ltd', 'worked for the harbour of Nordhav Ltd'],
])('%s is weighed as %s', (name, capitalised) => {
  expect(capitalisedName(name)).toBe(capitalised);
});

it.each([
  ['Service Public Fédéral Finances', true],
  ['Conseil départemental de la Marne', true],
  ['Bundesamt für Verkehr', true],
  ['Service après-vente', false],
  ['Regionen', false],
])('a public body is as clearly an organisation as a company: %s', (text, isBody) => {
  expect(organisationScore(text) >= COMPANY_SCORE).toBe(isBody);
});
