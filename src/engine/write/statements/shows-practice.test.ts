import { describe, expect, it } from 'vitest';
import { statementsOfLine } from '../testing/statements';
import { namesPractice, showsPractice } from './shows-practice';

const statementOf = (line: string) => {
  const [statement] = statementsOfLine(line);
  if (!statement) throw new Error(`No statement in '${line}'`);
  return statement;
};

describe('a practice', () => {
  it.each([
    ['Negotiated 14 supplier contracts for three mills.', 'Contract negotiation'],
    ['Managed two projects for the harbour.', 'Project management'],
    ['Led a team of nine buyers.', 'Team leadership'],
    ['Led change management for two ports.', 'Change management'],
    ['Managed projects covering nine depots.', 'Project management'],
  ])('is named by a statement with every word of its name in some form: %s', (text, practice) => {
    expect(namesPractice(statementOf(text), practice)).toBe(true);
  });

  it('is shown by a statement of the same theme', () => {
    expect(showsPractice(statementOf('Recruited 40 drivers for the depots.'), 'Talent acquisition')).toBe(
      true,
    );
  });

  it.each([
    ['Helped manage two projects for the harbour.', 'Project management'],
    ['Introduced lean methods in nine depots.', 'Lean Six Sigma'],
    ['Project management of nine depots', 'Project management'],
    ['Translated complex content for a range of readers.', 'Data analysis'],
    ['Built a kiln with the management of the mill.', 'Supplier management'],
    ['Opened nine depots while managing no project.', 'Project management'],
    ['Rebuilt nine depots to manage projects of the harbour.', 'Project management'],
    ['Managed version change planning in nine depots.', 'Change management'],
  ])(
    'is not shown by a statement that only helps with it, denies it or means something else: %s',
    (text, practice) => {
      expect(showsPractice(statementOf(text), practice)).toBe(false);
    },
  );

  it('of one word is named by the verb alone', () => {
    expect(namesPractice(statementOf('Negotiated the lease of two mills.'), 'Negotiation')).toBe(true);
    expect(namesPractice(statementOf('Built a desk for the negotiation of leases.'), 'Negotiation')).toBe(
      false,
    );
  });
});
