// @vitest-environment jsdom
/** The lines of a role in its form, when somebody types them one after another with Enter. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { EditedRecord } from '@/shared/record/career-record';
import type { RecordEditing } from '../autosave/types';
import { RecordRoleRow } from '../career/record-role-row';
import { RecordContext } from '../context';
import { newTextFact } from './role-edits';

afterEach(cleanup);

/** Shows the form of a role with these lines. @returns the lines as they are stored when it is asked for */
function showRole(...lines: string[]) {
  const role = {
    id: 'role-1',
    title: 'Head of Finance',
    organisation: '',
    statements: lines.map(newTextFact),
    spans: [],
  };
  const facts = { roles: [role], sources: [] };
  let record = { facts, read: facts, mends: [] } as unknown as EditedRecord & { read: EditedRecord['facts'] };
  const listeners = new Set<() => void>();
  const editing = {
    get: () => record,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change(edits: EditedRecord) {
      record = { ...record, ...edits };
      for (const listener of listeners) listener();
    },
  } as unknown as RecordEditing;
  const row = (open: string | null) => (
    <RecordContext value={editing}>
      <RecordRoleRow
        role={record.facts.roles[0] as (typeof record.facts.roles)[number]}
        showsDates
        unsure={false}
        open={open}
        onOpen={(next) => rerender(row(next))}
      />
    </RecordContext>
  );
  const { rerender } = render(row('edit:role-1'));
  listeners.add(() => rerender(row('edit:role-1')));
  return () => record.facts.roles[0]?.statements.map(({ value }) => value);
}

const focused = () => document.activeElement as HTMLElement;

/** Types at the focus as a browser does: on a button, Enter and space press it and letters do nothing. */
function type(text: string) {
  for (const key of text) {
    const pressed = focused();
    fireEvent.keyDown(pressed, { key: key === '\n' ? 'Enter' : key });
    const field = focused();
    if (!(field instanceof HTMLInputElement)) {
      if (field === pressed && ' \n'.includes(key)) fireEvent.click(field);
    } else if (key !== '\n') fireEvent.change(field, { target: { value: field.value + key } });
  }
}
const press = (name: string) => {
  screen.getByRole('button', { name }).focus();
  act(() => focused().click());
};

describe('the lines of a role', () => {
  it('are each of their own, and an empty one ends them', () => {
    const stored = showRole('Closed the books');
    press('Add a line');
    type('Alpha line\nTrained staff of 20\nSet up a lab\n\n');
    expect(stored()).toEqual(['Closed the books', 'Alpha line', 'Trained staff of 20', 'Set up a lab']);
    expect(screen.queryByRole('textbox', { name: 'Line 5' })).toBeNull();
    expect(focused().textContent).toBe('Add a line');
  });

  it('go on after the last one that was read', () => {
    const stored = showRole('Closed the books');
    screen.getByRole('textbox', { name: 'Line 1' }).focus();
    type(' twice\nTrained staff of 20');
    expect(stored()).toEqual(['Closed the books twice', 'Trained staff of 20']);
  });

  it('are not changed by what is typed after Enter in the line before', () => {
    const stored = showRole('Closed the books', 'Led audits');
    screen.getByRole('textbox', { name: 'Line 1' }).focus();
    type(' twice\nSet up');
    expect(stored()).toEqual(['Closed the books twice', 'Led audits', 'up']);
  });

  it('are stored once something is typed, not when they are begun', () => {
    const stored = showRole('Closed the books');
    press('Add a line');
    fireEvent.change(screen.getByRole('textbox', { name: 'Line 1' }), { target: { value: 'Closed books' } });
    press('Take out line 2');
    expect(stored()).toEqual(['Closed books']);
  });
});

it('a form that is closed leaves the focus at its role, where typing on presses no button', () => {
  showRole('Closed the books');
  act(() => screen.getByRole('textbox', { name: 'Title' }).focus());
  fireEvent.submit(focused().closest('form') as HTMLFormElement);
  expect(focused().id).toBe('role-role-1');
});
