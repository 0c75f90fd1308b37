// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Button } from './button';

afterEach(cleanup);

it('a busy button does nothing, submits no form, and keeps its focus and label', () => {
  const press = vi.fn();
  const submit = vi.fn((event) => event.preventDefault());
  const view = (busy: boolean) => (
    <form onSubmit={submit}>
      <Button type="submit" busy={busy} onClick={press}>
        Create account
      </Button>
    </form>
  );
  const { rerender } = render(view(false));
  const button = screen.getByRole('button', { name: 'Create account' });
  button.focus();
  fireEvent.click(button);
  expect([press.mock.calls.length, submit.mock.calls.length]).toEqual([1, 1]);

  rerender(view(true));
  fireEvent.click(button);
  expect([press.mock.calls.length, submit.mock.calls.length]).toEqual([1, 1]);
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(button.getAttribute('aria-disabled')).toBe('true');
});

it('a button with a busy label is named by that label while it is busy', () => {
  const { rerender } = render(<Button busyLabel="Saving...">Save</Button>);
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeNull();
  rerender(
    <Button busyLabel="Saving..." busy>
      Save
    </Button>,
  );
  expect(screen.queryByRole('button', { name: 'Saving...' })).not.toBeNull();
});
