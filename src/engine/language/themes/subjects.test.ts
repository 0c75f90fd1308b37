import { describe, expect, it } from 'vitest';
import { LABELLED_STATEMENTS } from './labelled/subject-statements';
import { SUBJECTS, subjectsOf } from './subjects';

const results = LABELLED_STATEMENTS.map(([wanted, statement]) => ({
  wanted,
  statement,
  given: subjectsOf(statement)[0]?.id ?? '-',
}));

describe('subjects of statements', () => {
  it('have a precision of at least 0.97', () => {
    const given = results.filter((one) => one.given !== '-');
    const wrong = given.filter((one) => one.given !== one.wanted);
    expect(
      wrong.map((one) => `${one.given} for ${one.wanted}: ${one.statement}`).slice(given.length * 0.03),
    ).toEqual([]);
  });

  it('are found in nine of ten statements that have one', () => {
    const wanted = results.filter((one) => one.wanted !== '-');
    const found = wanted.filter((one) => one.given === one.wanted);
    expect(found.length / wanted.length).toBeGreaterThan(0.9);
  });

  it('are not found in phrases that only look similar', () => {
    for (const one of results.filter(({ wanted }) => wanted === '-'))
      expect([one.statement, one.given]).toEqual([one.statement, '-']);
  });

  it('have an id, a label and an agent noun, each unique', () => {
    for (const key of ['id', 'label', 'agent'] as const)
      expect(new Set(SUBJECTS.map((subject) => subject[key])).size).toBe(SUBJECTS.length);
  });
});
