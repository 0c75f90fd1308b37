import { expect, it } from 'vitest';
import { careerFacts } from '../write/testing';
import { createDraftCheck } from './drop-unsupported';

const facts = careerFacts({
  name: 'Kim Okafor',
  roles: [
    {
      title: 'Head of Wealth',
      organisation: 'Orla Bank',
      statements: [
        'Priority/Private Clients: Creation and execution of advice plans for 1.2 million customers',
        'Service & Care: As Global Head of Care, led a drive that put the bank among the top two in 11 markets',
        'Risk: Reduction of 15% in losses was reported',
      ],
    },
  ],
});
const spans = facts.roles.flatMap((role) => role.statements.flatMap((statement) => statement.spans));
const { passesCheck } = createDraftCheck(facts);

it.each([
  ['a noun of action after a label', 'Created and executed advice plans for 1.2 million customers', true],
  ['an office between label and verb', 'Led a drive that put the bank among the top two in 11 markets', true],
  ['another figure', 'Created and executed advice plans for 1.5 million customers', false],
  ['another verb', 'Sold advice plans for 1.2 million customers', false],
  ['a noun that is a subject', 'Reduced 15% in losses', false],
])('whether the line of a role supports what stands after its label: %s', (_, text, isSupported) => {
  expect(passesCheck({ text, spans })).toBe(isSupported);
});
