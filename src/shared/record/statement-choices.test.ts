import { describe, expect, it } from 'vitest';
import { buildCareer, buildRole } from '../testing/career';
import { newRecord } from './career-record';
import { carryEdits } from './carry-edits';
import type { RoleFact, TextFact } from './facts';
import { mergeRecordEdits } from './merge';
import { withStatementChoice } from './statement-choices';

const textFact = (id: string, value: string): TextFact => ({
  id,
  value,
  spans: [{ source: 's1', page: 1, quote: value }],
  confidence: 1,
});
const roleWith = (id: string, statements: TextFact[]): RoleFact => buildRole(id, { statements });

describe('choices of statements', () => {
  it('replace earlier ones, and are removed if they equal the default', () => {
    const pinned = withStatementChoice([], 'a.0', { told: 'pinned' });
    expect(pinned).toEqual([{ id: 'a.0', told: 'pinned' }]);
    const both = withStatementChoice(pinned, 'a.0', { wording: 'short' });
    expect(both).toEqual([{ id: 'a.0', told: 'pinned', wording: 'short' }]);
    expect(withStatementChoice(both, 'a.0', { told: undefined, wording: 'whole' })).toEqual([]);
  });

  it('carry over to the same text under another id, and are dropped with their line', () => {
    const before = newRecord(
      buildCareer({
        roles: [roleWith('r', [textFact('old-1', 'Cut costs'), textFact('old-2', 'Led mills')])],
      }),
    );
    const chosen = {
      ...before,
      facts: {
        ...before.facts,
        choices: [
          { id: 'old-1.0', told: 'pinned' as const },
          { id: 'old-2.0', told: 'left-out' as const },
        ],
      },
    };
    const now = newRecord(buildCareer({ roles: [roleWith('q', [textFact('new-7', 'Cut costs')])] }));
    expect(carryEdits(chosen, now).facts.choices).toEqual([{ id: 'new-7.0', told: 'pinned' }]);
  });

  it('of two windows are merged', () => {
    const facts = buildCareer();
    const buildEditedRecord = (choices?: { id: string; told: 'pinned' }[]) => ({
      facts: { ...facts, ...(choices ? { choices } : {}) },
      mends: [],
    });
    const merged = mergeRecordEdits(
      buildEditedRecord(),
      buildEditedRecord([{ id: 'a.0', told: 'pinned' }]),
      buildEditedRecord([{ id: 'b.0', told: 'pinned' }]),
      () => {
        throw new Error('nothing was overwritten');
      },
    );
    expect(merged.facts.choices?.map(({ id }) => id)).toEqual(['a.0', 'b.0']);
  });
});
