// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetAccount, setPageAccount } from '@/web/lib/session/account';
import { answerSignIn, askToSignIn } from '@/web/lib/session/sign-in-again';
import { SessionDialog } from './session-dialog';
import { SessionGuard } from './session-guard';

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

it('what is typed on after a pause goes into the page’s field, over which the dialog opens again later', async () => {
  const { field, endSession } = showBesideField();
  field().focus();
  endSession();
  await pass(1_100);
  expect(isAsked()).toBe(true);
  const focused = () => document.activeElement as HTMLElement;
  // The dialog takes the focus in the frame after it is open.
  await pass(100);
  expect(focused().matches(':read-write')).toBe(false);
  fireEvent.keyDown(focused(), { key: 'Shift' });
  expect(isAsked()).toBe(true);
  fireEvent.keyDown(focused(), { key: 'o' });
  expect(isAsked()).toBe(false);
  expect(focused()).toBe(field());
  await pass(1_100);
  expect(isAsked()).toBe(true);
});

it('the dialog of an expired session has its focus on the password if no text was typed', async () => {
  const { endSession } = showBesideField();
  endSession();
  await pass(100);
  expect(document.activeElement).toBe(screen.getByLabelText('Password'));
});

it('a paste as the first key after a pause goes into the page’s field', async () => {
  const { field, endSession } = showBesideField();
  field().focus();
  endSession();
  await pass(1_100);
  await pass(100);
  fireEvent.keyDown(document.activeElement as Element, { key: 'c', ctrlKey: true });
  expect(isAsked()).toBe(true);
  fireEvent.keyDown(document.activeElement as Element, { key: 'v', ctrlKey: true });
  expect(isAsked()).toBe(false);
  expect(document.activeElement).toBe(field());
});

it('what is typed on after its field was removed does not go into the password', async () => {
  // The guard loads the dialog first.
  vi.useRealTimers();
  setPageAccount(ACCOUNT);
  const page = (hasField: boolean) => (
    <>
      {hasField && <textarea aria-label="Sweet Spot" />}
      <SessionGuard />
    </>
  );
  const { rerender } = render(page(true));
  const field = screen.getByLabelText('Sweet Spot');
  field.focus();
  fireEvent.input(field, { target: { value: 'Opens new ports' } });
  rerender(page(false));
  await act(async () => void askToSignIn());
  const dialog = await screen.findByRole('dialog', { name: 'Your session has expired' }, { timeout: 5_000 });
  await expect.poll(() => dialog.contains(document.activeElement)).toBe(true);
  expect(document.activeElement?.matches(':read-write')).toBe(false);
  await act(async () => answerSignIn(false));
  forgetAccount();
});
