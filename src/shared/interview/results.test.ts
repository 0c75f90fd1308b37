import { describe, expect, it } from 'vitest';
import { buildCareer, buildRole } from '../testing/career';
import { readAnswers, storeAnswer } from './answers';
import { putResult, resultOf, statementForResult } from './results';

const line = (id: string, value: string) => ({ id, value, confidence: 0.9, spans: [] });
const facts = buildCareer({
  roles: [
    buildRole('role-1', {
      statements: [
        line('a', 'Launched a lending model for farms.'),
        line('b', 'Introduced a weekly call'),
        line('c', 'Opened a school. Trained its teachers.'),
      ],
    }),
  ],
});
const aboutOf = (id: string, of = facts) => {
  const about = statementForResult(of, id);
  if (!about) throw new Error(`no statement: ${id}`);
  return about;
};
const statementsOf = (of: typeof facts) => of.roles.flatMap(({ statements }) => statements);

describe('the result of a statement', () => {
  it('is added to the role as a statement, replaced and taken back', () => {
    const said = putResult(facts, aboutOf('b.0'), 'Complaints fell to 140.');
    const answer = statementsOf(said).at(-1);
    expect(answer?.value).toBe('Introduced a weekly call: Complaints fell to 140.');
    expect(resultOf(aboutOf('b.0', said))).toBe('Complaints fell to 140');
    const again = putResult(said, aboutOf(`${answer?.id}.0`, said), 'Complaints fell to 90');
    expect(statementsOf(again)).toHaveLength(4);
    expect(resultOf(aboutOf('b', again))).toBe('Complaints fell to 90');
    expect(putResult(again, aboutOf('b', again), ' ')).toEqual(facts);
  });

  it('is one for each statement', () => {
    const first = putResult(facts, aboutOf('a'), '14,000 farms moved to it');
    const both = putResult(first, aboutOf('b', first), 'Complaints fell to 90');
    expect(resultOf(aboutOf('a', both))).toBe('14,000 farms moved to it');
    expect(resultOf(aboutOf('b', both))).toBe('Complaints fell to 90');
  });

  it('is the interview’s answer if its question is about the same statement', () => {
    const said = putResult(facts, aboutOf('a'), '14,000 farms moved to it');
    expect(readAnswers(said).number).toBe('14,000 farms moved to it');
    const answered = storeAnswer.number(facts, '9,000 farms moved to it', aboutOf('a'));
    expect(resultOf(aboutOf('a', answered))).toBe('9,000 farms moved to it');
    expect(statementsOf(putResult(answered, aboutOf('a', answered), '8,000'))).toHaveLength(4);
  });

  it('keeps the choice that was made about the line', () => {
    const pinned = { ...facts, choices: [{ id: 'b.0', told: 'pinned' as const }] };
    const said = putResult(pinned, aboutOf('b', pinned), 'Complaints fell to 90');
    expect(said.choices).toEqual([{ id: 'answer-result-b.0', told: 'pinned' }]);
    expect(putResult(said, aboutOf('b', said), '').choices).toEqual(pinned.choices);
  });

  it('is not asked for of lines without a role, or of several sentences', () => {
    expect(statementForResult(facts, 'about-1.0')).toBeUndefined();
    expect(statementForResult(facts, 'c.1')).toBeUndefined();
  });
});
