import { describe, expect, it } from 'vitest';
import { LABELLED_STATEMENTS } from './labelled/subject-statements';
import { SUBJECTS, subjectsOf } from './subjects';

const results = LABELLED_STATEMENTS.map(([expectedId, statement]) => ({
  expectedId,
  statement,
  subjectId: subjectsOf(statement)[0]?.id ?? '-',
}));

describe('subjects of statements', () => {
  it('have a precision of at least 0.97', () => {
    const classified = results.filter((one) => one.subjectId !== '-');
    const wrong = classified.filter((one) => one.subjectId !== one.expectedId);
    expect(
      wrong
        .map((one) => `${one.subjectId} for ${one.expectedId}: ${one.statement}`)
        .slice(classified.length * 0.03),
    ).toEqual([]);
  });

  it('are found in nine of ten statements that have one', () => {
    const labelled = results.filter((one) => one.expectedId !== '-');
    const correct = labelled.filter((one) => one.subjectId === one.expectedId);
    expect(correct.length / labelled.length).toBeGreaterThan(0.9);
  });

  it('are not found in phrases that only look similar', () => {
    for (const one of results.filter(({ expectedId }) => expectedId === '-'))
      expect([one.statement, one.subjectId]).toEqual([one.statement, '-']);
  });

  it('have an id, a label and an agent noun, each unique', () => {
    for (const key of ['id', 'label', 'agent'] as const)
      expect(new Set(SUBJECTS.map((subject) => subject[key])).size).toBe(SUBJECTS.length);
  });
});
