// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { buildCareer } from '@/shared/testing/career';
import { storeText } from '@/web/lib/unsaved-input/stored-text';
import { hasStoredInput } from '@/web/lib/unsaved-input/use-stored-input';
import type { RecordEditing } from '../autosave/types';
import { RecordContext } from '../context';
import { LeftSplitNotices } from './left-split-notices';
import { newRole, removeRole } from './role-edits';
import { splitKey } from './split-key';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const role = newRole({ organisation: 'Nordhav', title: 'Planner' });

/** Shows the notices of a record with the role, or of one from which another window has taken it out. */
function showRecord(isTakenOut: boolean) {
  const facts = buildCareer({ roles: [role] });
  const present = { facts, mends: [] };
  const record = { ...(isTakenOut ? removeRole(present, role) : present), read: facts };
  const editing = { get: () => record, subscribe: () => () => {} } as unknown as RecordEditing;
  render(
    <RecordContext value={editing}>
      <LeftSplitNotices />
    </RecordContext>,
  );
}

it('a split that was typed on a title taken out elsewhere is shown until it is discarded', () => {
  storeText(splitKey(role), { at: 1, title: 'Chief Planner', from: 'March 2019', to: '', present: false });
  showRecord(true);
  expect(screen.getByText('Chief Planner, March 2019')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.queryByText(/Chief Planner/)).toBeNull();
  expect(hasStoredInput(splitKey(role))).toBe(false);
});

it('a split of a title that is there, or nothing typed, is not spoken of', () => {
  showRecord(true);
  storeText(splitKey(role), { at: 1, title: 'Chief Planner', from: '', to: '', present: false });
  showRecord(false);
  expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
});
