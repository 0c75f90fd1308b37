// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { EditedRecord } from '@/shared/record/career-record';
import type { RoleFact } from '@/shared/record/facts';
import type { RecordEditing } from './autosave/types';
import { RecordContext } from './context';
import { UnplacedLines } from './unplaced-lines';

afterEach(cleanup);

const ROLE = { id: 'role-1', title: 'Head of Finance', organisation: '', statements: [], spans: [] };

/** Shows a record with one role and one line, and picks an entry of the line's menu. */
async function pickFromMenu(name: string): Promise<{ roles: RoleFact[]; unplaced: unknown; mends: number }> {
  let record = {
    facts: {
      roles: [ROLE],
      sources: [],
      unplaced: [{ id: 'line-1', value: 'Fjordkraft Shipping', spans: [], confidence: 0.4 }],
    },
    mends: [],
  } as unknown as EditedRecord;
  const shown = record;
  const editing = {
    get: () => shown,
    subscribe: () => () => {},
    change: (edits: EditedRecord) => {
      record = edits;
    },
  } as unknown as RecordEditing;
  render(
    <RecordContext value={editing}>
      <UnplacedLines />
    </RecordContext>,
  );
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /Put it somewhere/ })));
  await act(async () => fireEvent.click(await screen.findByRole('menuitem', { name })));
  return { roles: record.facts.roles, unplaced: record.facts.unplaced, mends: record.mends.length };
}

describe('a line that was placed nowhere', () => {
  it('becomes the employer of a role that has none', async () => {
    const { roles, unplaced, mends } = await pickFromMenu('Employer of Head of Finance');
    expect(roles).toMatchObject([{ id: 'role-1', organisation: 'Fjordkraft Shipping' }]);
    expect([unplaced, mends]).toEqual([[], 1]);
  });

  it('becomes a role of its own, by its employer or its title', async () => {
    const employer = await pickFromMenu('Make it an employer');
    expect(employer.roles).toHaveLength(2);
    expect(employer.roles).toContainEqual(expect.objectContaining({ organisation: 'Fjordkraft Shipping' }));
    cleanup();
    const title = await pickFromMenu('Make it a title');
    expect(title.roles).toContainEqual(expect.objectContaining({ title: 'Fjordkraft Shipping' }));
    expect([employer.unplaced, title.unplaced]).toEqual([[], []]);
  });

  it('becomes a statement of a role', async () => {
    const { roles, unplaced } = await pickFromMenu('A line under Head of Finance');
    expect(roles).toMatchObject([{ statements: [{ id: 'line-1', value: 'Fjordkraft Shipping' }] }]);
    expect(unplaced).toEqual([]);
  });
});
