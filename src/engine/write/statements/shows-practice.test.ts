import { describe, expect, it } from 'vitest';
import { statementsOfLine } from '../testing/statements';
import { namesPractice, showsPractice } from './shows-practice';

const statementOf = (line: string) => {
  const [statement] = statementsOfLine(line);
  if (!statement) throw new Error(`No statement in '${line}'`);
  return statement;
};

describe('a statement shows a practice', () => {
  it.each([
    ['Negotiated 14 supplier contracts for three mills.', 'Contract negotiation'],
    ['Managed two projects for the harbour.', 'Project management'],
    ['Led a team of nine buyers.', 'Team leadership'],
    ['Led change management for two ports.', 'Change management'],
    ['Managed projects covering nine depots.', 'Project management'],
  ])('of whose name it has every word in some form: %s', (text, practice) => {
    expect(namesPractice(statementOf(text), practice)).toBe(true);
  });

  it.each([['Recruited 40 drivers for the depots.', 'Talent acquisition']])(
    'that both are about: %s',
    (text, practice) => {
      expect(showsPractice(statementOf(text), practice)).toBe(true);
    },
  );

  it.each([
    ['Helped manage two projects for the harbour.', 'Project management'],
    ['Introduced lean methods in nine depots.', 'Lean Six Sigma'],
    ['Project management of nine depots', 'Project management'],
    ['Translated complex content for a range of readers.', 'Data analysis'],
    ['Built a kiln with the management of the mill.', 'Supplier management'],
    ['Opened nine depots while managing no project.', 'Project management'],
    ['Rebuilt nine depots to manage projects of the harbour.', 'Project management'],
    ['Managed version change planning in nine depots.', 'Change management'],
  ])('and not with other words, by means or with help: %s', (text, practice) => {
    expect(showsPractice(statementOf(text), practice)).toBe(false);
  });

  it('of one word only if it is the verb', () => {
    expect(namesPractice(statementOf('Negotiated the lease of two mills.'), 'Negotiation')).toBe(true);
    expect(namesPractice(statementOf('Built a desk for the negotiation of leases.'), 'Negotiation')).toBe(
      false,
    );
  });
});
