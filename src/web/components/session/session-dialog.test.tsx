// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SessionDialog } from './session-dialog';

const ACCOUNT = { id: '7', email: 'tove@example.com' };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => new Promise(() => {}));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const isAsked = () => screen.queryByRole('dialog', { name: 'Your session has expired' }) !== null;

/** The page's own field, beside the dialog. */
function showBesideField() {
  const field = () => screen.getByLabelText('Sweet Spot');
  const { rerender } = render(<textarea aria-label="Sweet Spot" />);
  return {
    field,
    endSession: () =>
      rerender(
        <>
          <textarea aria-label="Sweet Spot" />
          <SessionDialog account={ACCOUNT} />
        </>,
      ),
  };
}

it('the dialog of an expired session waits for a pause in typing', async () => {
  const { field, endSession } = showBesideField();
  field().focus();
  endSession();
  for (let keys = 0; keys < 10; keys++) {
    await pass(400);
    fireEvent.input(field(), { target: { value: 'Opens new ports'.slice(0, keys) } });
    expect(isAsked()).toBe(false);
    expect(document.activeElement).toBe(field());
  }
  await pass(1_100);
  expect(isAsked()).toBe(true);
});

it('the dialog of an expired session opens at once while the focus is in no text field', async () => {
  const { endSession } = showBesideField();
  endSession();
  await pass(0);
  expect(isAsked()).toBe(true);
});
