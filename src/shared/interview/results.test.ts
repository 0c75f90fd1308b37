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
const aboutOf = (id: string, career = facts) => {
  const about = statementForResult(career, id);
  if (!about) throw new Error(`no statement: ${id}`);
  return about;
};
const statementsOf = (career: typeof facts) => career.roles.flatMap(({ statements }) => statements);

describe('the result of a statement', () => {
  it('is added to the role as a statement, replaced and removed', () => {
    const withResult = putResult(facts, aboutOf('b.0'), 'Complaints fell to 140.');
    const answer = statementsOf(withResult).at(-1);
    expect(answer?.value).toBe('Introduced a weekly call: Complaints fell to 140.');
    expect(resultOf(aboutOf('b.0', withResult))).toBe('Complaints fell to 140');
    const replaced = putResult(withResult, aboutOf(`${answer?.id}.0`, withResult), 'Complaints fell to 90');
    expect(statementsOf(replaced)).toHaveLength(4);
    expect(resultOf(aboutOf('b', replaced))).toBe('Complaints fell to 90');
    expect(putResult(replaced, aboutOf('b', replaced), ' ')).toEqual(facts);
  });

  it('is kept separately for each statement', () => {
    const first = putResult(facts, aboutOf('a'), '14,000 farms moved to it');
    const both = putResult(first, aboutOf('b', first), 'Complaints fell to 90');
    expect(resultOf(aboutOf('a', both))).toBe('14,000 farms moved to it');
    expect(resultOf(aboutOf('b', both))).toBe('Complaints fell to 90');
  });

  it('is the interview’s answer if its question is about the same statement', () => {
    const withResult = putResult(facts, aboutOf('a'), '14,000 farms moved to it');
    expect(readAnswers(withResult).number).toBe('14,000 farms moved to it');
    const answered = storeAnswer.number(facts, '9,000 farms moved to it', aboutOf('a'));
    expect(resultOf(aboutOf('a', answered))).toBe('9,000 farms moved to it');
    expect(statementsOf(putResult(answered, aboutOf('a', answered), '8,000'))).toHaveLength(4);
  });

  it('is kept separately for a statement that begins as another one does', () => {
    const career = buildCareer({
      roles: [
        buildRole('role-1', {
          statements: [line('a', 'Led the move'), line('b', 'Led the move: two plants')],
        }),
      ],
    });
    const second = putResult(career, aboutOf('b', career), 'costs fell by 9%');
    expect(resultOf(aboutOf('a', second))).toBe('');
    expect(resultOf(aboutOf('b', second))).toBe('costs fell by 9%');
    const both = putResult(second, aboutOf('a', second), 'done in 3 weeks');
    expect(resultOf(aboutOf('a', both))).toBe('done in 3 weeks');
    expect(resultOf(aboutOf('b', both))).toBe('costs fell by 9%');
  });

  it('has an id of its own if the ids of statements are long', () => {
    const [first, second] = ['1', '2'].map((end) => 's'.repeat(99) + end) as [string, string];
    const career = buildCareer({
      roles: [buildRole('role-1', { statements: [line(first, 'Ran a mill'), line(second, 'Ran a shop')] })],
    });
    const one = putResult(career, aboutOf(first, career), '40 people');
    const ids = statementsOf(putResult(one, aboutOf(second, one), '9 people')).map(({ id }) => id);
    expect(new Set(ids).size).toBe(4);
    expect(Math.max(...ids.map((id) => id.length))).toBe(100);
  });

  it('keeps the choice that was made about the line', () => {
    const pinned = { ...facts, choices: [{ id: 'b.0', told: 'pinned' as const }] };
    const withResult = putResult(pinned, aboutOf('b', pinned), 'Complaints fell to 90');
    expect(withResult.choices).toEqual([{ id: 'answer-result-b.0', told: 'pinned' }]);
    expect(putResult(withResult, aboutOf('b', withResult), '').choices).toEqual(pinned.choices);
  });

  it('cannot be added to lines without a role or with several sentences', () => {
    expect(statementForResult(facts, 'about-1.0')).toBeUndefined();
    expect(statementForResult(facts, 'c.1')).toBeUndefined();
  });
});
