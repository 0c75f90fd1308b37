// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { RpcError } from '@/web/lib/api/rpc-client';
import { abandonSavers } from '@/web/lib/unsaved-input/open-savers';
import { unsavedTextOf, useSavedText } from './saved-text';

afterEach(() => {
  cleanup();
  abandonSavers();
  vi.useRealTimers();
  sessionStorage.clear();
});

const STORAGE_KEY = 'role-notes.1';
const renderSavedText = (send: (text: string) => Promise<string>) =>
  renderHook(() => useSavedText({ storageKey: STORAGE_KEY, serverText: 'Saved.', limit: 100, send })).result;

it('a text that was changed is kept in the browser until it is saved', async () => {
  const text = renderSavedText(async (sentText) => sentText);
  act(() => text.current.change('Saved. And more.'));
  expect(unsavedTextOf(STORAGE_KEY)).toBe('Saved. And more.');
  await act(() => text.current.save());
  expect(unsavedTextOf(STORAGE_KEY)).toBeNull();
});

it('a text that was restored to the server’s version is not kept as unsaved', () => {
  const text = renderSavedText(async (sentText) => sentText);
  act(() => text.current.change('Saved. A'));
  act(() => text.current.change('Saved.'));
  expect(unsavedTextOf(STORAGE_KEY)).toBeNull();
});

it('a text that could not be saved is resent automatically until it is saved', async () => {
  vi.useFakeTimers();
  let tries = 0;
  const text = renderSavedText(async (sentText) => {
    tries += 1;
    if (tries < 3) throw new TypeError('Failed to fetch');
    return sentText;
  });
  act(() => text.current.change('Saved. And more.'));
  await act(() => text.current.save());
  expect(text.current.state).toBe('failed');
  for (const _ of [1, 2]) await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(tries).toBe(3);
  expect(text.current.state).toBe('idle');
  expect(unsavedTextOf(STORAGE_KEY)).toBeNull();
});

/** A server whose answers come when the test says so. */
function createSlowServer() {
  const calls: { text: string; bases: string[]; answer: () => void; fail: () => void }[] = [];
  const send = (text: string, { bases }: { bases: string[] }) =>
    new Promise<string>((resolve, reject) => {
      calls.push({
        text,
        bases,
        answer: () => resolve(text),
        fail: () => reject(new TypeError('Failed to fetch')),
      });
    });
  const texts = () => calls.map(({ text }) => text);
  return { calls, send, texts };
}

const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));

it.each(['Saved. One two three.', 'Saved.'])(
  'a text of a screen that is entered again while it is sent is saved as typed last: %s',
  async (last) => {
    const { calls, send, texts } = createSlowServer();
    const options = { storageKey: STORAGE_KEY, serverText: 'Saved.', limit: 100, send };
    const left = renderHook(() => useSavedText(options));
    act(() => left.result.current.change('Saved. One two.'));
    void left.result.current.save();
    left.unmount();
    const entered = renderHook(() => useSavedText(options)).result;
    expect(entered.current.text).toBe('Saved. One two.');
    act(() => entered.current.change(last));
    void entered.current.save();
    expect(texts()).toEqual(['Saved. One two.']);
    calls[0]?.answer();
    await settle();
    expect(texts()).toEqual(['Saved. One two.', last]);
    expect(calls[1]?.bases).toEqual(['Saved. One two.']);
    calls[1]?.answer();
    await settle();
    expect(entered.current).toMatchObject({ text: last, state: 'idle' });
    expect(unsavedTextOf(STORAGE_KEY)).toBeNull();
  },
);

it('a text of a screen that was left, whose call failed, is sent once by the next screen', async () => {
  const { calls, send, texts } = createSlowServer();
  const options = { storageKey: STORAGE_KEY, serverText: 'Saved.', limit: 100, send };
  const left = renderHook(() => useSavedText(options));
  act(() => left.result.current.change('Saved. One.'));
  void left.result.current.save();
  left.unmount();
  await settle();
  calls[0]?.fail();
  await settle();
  const entered = renderHook(() => useSavedText(options)).result;
  expect(entered.current).toMatchObject({ text: 'Saved. One.', state: 'failed' });
  void entered.current.save();
  void left.result.current.save();
  expect(texts()).toEqual(['Saved. One.', 'Saved. One.']);
  calls[1]?.answer();
  await settle();
  expect(entered.current.state).toBe('idle');
});

it.each([
  { answer: 'too many calls', status: 429, calls: 2 },
  { answer: 'a refusal', status: 403, calls: 1 },
])(
  'a text of a screen that was left is sent $calls times if the first answer is $answer',
  async ({ status, calls }) => {
    vi.useFakeTimers();
    const send = vi.fn(async (text: string) => text);
    send.mockRejectedValueOnce(new RpcError('CODE', { status }));
    const options = { storageKey: STORAGE_KEY, serverText: 'Saved.', limit: 100, send };
    const screen = renderHook(() => useSavedText(options));
    act(() => screen.result.current.change('Saved. And more.'));
    screen.unmount();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(send).toHaveBeenCalledTimes(calls);
  },
);

it('the signs of a paste that no text can have are left out, so that the rest is saved', async () => {
  const text = renderSavedText(async (sentText) => sentText);
  act(() => text.current.change('Saved.\0 An anchor \u{2693} and half \ud83d of one.'));
  expect(text.current.text).toBe('Saved. An anchor \u{2693} and half  of one.');
  await act(() => text.current.save());
  expect(text.current.state).toBe('idle');
});

it('a text that the server refused is not sent again by itself', async () => {
  vi.useFakeTimers();
  const send = vi.fn(async (text: string) => text);
  send.mockRejectedValueOnce(new RpcError('TOO_LARGE', { status: 413 }));
  const text = renderSavedText(send);
  act(() => text.current.change('Saved. And more.'));
  await act(() => text.current.save());
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(send).toHaveBeenCalledTimes(1);
});

it('a refusal says why the text is not saved, until a later text is', async () => {
  const send = vi.fn(async (text: string) => text);
  send.mockRejectedValueOnce(
    new RpcError('TOO_LARGE', { status: 413, message: 'These notes are too long.' }),
  );
  const text = renderSavedText(send);
  act(() => text.current.change('Saved. And more.'));
  await act(() => text.current.save());
  expect(text.current).toMatchObject({ state: 'failed', refusal: 'These notes are too long.' });
  act(() => text.current.change('Saved. And.'));
  await act(() => text.current.save());
  expect(text.current).toMatchObject({ state: 'idle', refusal: undefined });
});
