// @vitest-environment jsdom
/** Forms of the record say which field is missing, where they cannot be submitted without it. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { RecordEditing } from '../autosave/types';
import { RecordContext } from '../context';
import { AddRolePanel } from './add-role-panel';
import { DatesField } from './dates-field';
import { NameField } from './name-field';
import { newRole } from './role-edits';
import { SplitRolePanel } from './split-role-panel';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const role = newRole({ organisation: 'Nordhav', title: 'Planner' });

function renderInRecord(form: ReactNode) {
  const facts = { roles: [role], sources: [] };
  const record = { facts, read: facts, mends: [] };
  const editing = { get: () => record, subscribe: () => () => {} } as unknown as RecordEditing;
  render(<RecordContext value={editing}>{form}</RecordContext>);
}

it.each([
  ['Title of the second', <SplitRolePanel key="form" role={role} onClose={() => {}} />],
  ['Title', <AddRolePanel key="form" onClose={() => {}} />],
  ['Name', <NameField key="form" storageKey="name" label="Name" onSubmit={() => {}} />],
  ['From', <DatesField key="form" storageKey="dates" role={role} onSubmit={() => {}} />],
])('a form without its field “%s” says that it is missing', (label, form) => {
  renderInRecord(form);
  const field = screen.getByLabelText<HTMLInputElement>(label);
  fireEvent.change(field, { target: { value: '' } });
  expect(field.validity.valueMissing).toBe(true);
});

it('a role with an employer can be added without a title', () => {
  renderInRecord(<AddRolePanel onClose={() => {}} />);
  fireEvent.change(screen.getByLabelText('Employer'), { target: { value: 'Nordhav' } });
  expect(screen.getByLabelText<HTMLInputElement>('Title').validity.valueMissing).toBe(false);
});
