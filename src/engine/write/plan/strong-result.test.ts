import { describe, expect, it } from 'vitest';
import type { Statement } from '../statements/statement';
import { statementsOfLine } from '../testing/statements';
import { isStrongResult } from './strong-result';

/** The statement of a line, with other properties than those that were read. */
function statementOf(line: string, changes: Partial<Statement> = {}): Statement {
  const [statement] = statementsOfLine(line);
  if (!statement) throw new Error(`no statement: ${line}`);
  return { ...statement, ...changes };
}
const roleAs = (title: string): Statement['role'] => {
  const { role } = statementOf('Cut the spoilage of fruit by 31% with new cold rooms in Varn.');
  return role && { ...role, title };
};
const TASK = 'Designed the rota of the crews and the keys of the depots in Varn.';

describe('a statement that shows an ability by itself', () => {
  it.each([
    ['has an outcome', 'Cut the spoilage of fruit by 31% with new cold rooms in Varn.'],
    ['has an outcome in few words', 'Cut spoilage by 31%.'],
    ['says what was founded', 'Founded a school for crane drivers with two unions in Varn.'],
    ['says in a figure how far it reached', 'Trained 1,200 people of the ports in the charts of Varn.'],
  ])('%s: %s', (_, line) => {
    expect(isStrongResult(statementOf(line, { weight: 0 }))).toBe(true);
  });

  it('was pinned by its owner', () => {
    expect(isStrongResult(statementOf(TASK, { weight: 0, pinned: true }))).toBe(true);
  });

  it.each([
    ['anybody', 'Crane Operator', 2.5],
    ['somebody who leads a part of an organisation', 'Director of Operations', 2],
  ])('is an act of enough weight for %s', (_, title, weight) => {
    const isStrong = (weight: number) => isStrongResult(statementOf(TASK, { role: roleAs(title), weight }));
    expect(isStrong(weight)).toBe(true);
    expect(isStrong(weight - 0.1)).toBe(false);
  });
});

describe('a statement that shows no ability by itself', () => {
  it.each([
    [
      'is about papers and aids',
      'Developed training kits to teach the crews of Varn how to read the charts of 9 tides.',
    ],
    ['is the upkeep of a post', 'Managed the rota of the crews and the keys of the depots in Varn.'],
    ['has few words and no change', 'Designed cranes in 7 ports.'],
  ])('%s: %s', (_, line) => {
    expect(isStrongResult(statementOf(line, { weight: 9 }))).toBe(false);
  });

  it('is of voluntary work', () => {
    const statement = statementOf(TASK, { weight: 9 });
    const role = statement.role && { ...statement.role, kind: 'volunteering' as const };
    expect(isStrongResult({ ...statement, role })).toBe(false);
  });
});
