/** Lines of a draft that are derived from a line of a role with a label before it ('Risk: ...'). */
import { describe, expect, it } from 'vitest';
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

describe('a labelled line of a role', () => {
  it.each([
    ['the noun of action after its label', 'Created and executed advice plans for 1.2 million customers'],
    ['an office after its label', 'Led a drive that put the bank among the top two in 11 markets'],
  ])('supports a line whose verb is told by %s', (_, text) => {
    expect(passesCheck({ text, spans })).toBe(true);
  });

  it.each([
    ['another figure', 'Created and executed advice plans for 1.5 million customers'],
    ['another verb', 'Sold advice plans for 1.2 million customers'],
    ['a verb made of a noun that is its subject', 'Reduced 15% in losses'],
  ])('does not support a line with %s', (_, text) => {
    expect(passesCheck({ text, spans })).toBe(false);
  });
});
