// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { unsavedTextOf, useSavedText } from './saved-text';

afterEach(() => {
  cleanup();
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
  expect(text.current.state).toBe('saved');
  expect(unsavedTextOf(STORAGE_KEY)).toBeNull();
});
