// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { storeText } from '@/web/lib/unsaved-input/stored-text';
import type { RecordEditing } from '../autosave/types';
import { RecordContext } from '../context';
import { MergeEmployerPanel } from './merge-panel';
import { newRole } from './role-edits';

const STORAGE_KEY = 'record-merge.Nordhav';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

/** Shows the panel that merges Nordhav, in a record that has Redwell too. @returns the name that it proposes */
function proposedName(stored: { into: string; calledAs: string }) {
  storeText(STORAGE_KEY, stored);
  const roles = ['Nordhav', 'Redwell'].map((organisation) => newRole({ organisation, title: 'Planner' }));
  const facts = { roles, sources: [] };
  const record = { facts, read: facts, mends: [] };
  const editing = { get: () => record, subscribe: () => () => {} } as unknown as RecordEditing;
  render(
    <RecordContext value={editing}>
      <MergeEmployerPanel name="Nordhav" onClose={() => {}} />
    </RecordContext>,
  );
  return screen.getByLabelText<HTMLInputElement>('What it is called').value;
}

it('the form that merges employers keeps the name that was typed on an earlier visit', () => {
  expect(proposedName({ into: 'Redwell', calledAs: 'Redwell Group' })).toBe('Redwell Group');
});

it('the form that merges employers does not propose the name of an employer that is gone', () => {
  expect(proposedName({ into: 'Fjordline', calledAs: 'Fjordline' })).toBe('Redwell');
});
