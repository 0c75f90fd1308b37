// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LIMITS } from '@/shared/limits';
import { emptyProfile, type ProfileData } from '@/shared/profile';
import { EditorContext, type EditorContextValue } from './context';
import { createFieldFlush } from './field-flush';
import { createStore } from './store';
import { useFieldDraft } from './use-draft';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function openDraft(judges = false) {
  const fieldFlush = createFieldFlush();
  const pushed: string[] = [];
  const groups: string[] = [];
  const copies: string[] = [];
  const store = createStore({ ...emptyProfile(), summary: 'before' }, ({ summary }) => pushed.push(summary));
  const keepTyped = ({ summary }: ProfileData) => copies.push(summary);
  // A draft asks the editor for nothing but who collects what waits, for undo and for copies.
  const editor = { fieldFlush, store, autosave: { keepTyped } } as unknown as EditorContextValue;
  const wrapper = ({ children }: PropsWithChildren) => (
    <EditorContext value={editor}>{children}</EditorContext>
  );
  const push = (text: string, group: string) => {
    store.set({ summary: text });
    groups.push(group);
  };
  const { result } = renderHook(() => useFieldDraft('before', push, judges), { wrapper });
  act(() => result.current.begin());
  return { result, fieldFlush, pushed, groups, copies };
}

it('hands a text over 300 ms after the last key', () => {
  const { result, pushed } = openDraft();
  act(() => result.current.type('a'));
  act(() => void vi.advanceTimersByTime(200));
  act(() => result.current.type('ab'));
  act(() => void vi.advanceTimersByTime(299));
  expect(pushed).toEqual([]);
  act(() => void vi.advanceTimersByTime(1));
  expect(pushed).toEqual(['ab']);
  expect(LIMITS.innerEditDebounce).toBe(300);
});

it('hands over what is typed without a pause after a second, so that a killed browser loses no more', () => {
  const { result, pushed } = openDraft();
  for (let letters = 1; letters <= 12; letters += 1) {
    act(() => result.current.type('a'.repeat(letters)));
    act(() => void vi.advanceTimersByTime(100));
  }
  expect(pushed).toEqual(['a'.repeat(10)]);
  act(() => void vi.advanceTimersByTime(300));
  expect(pushed).toEqual(['a'.repeat(10), 'a'.repeat(12)]);
});

it('hands it over at once when someone saves', () => {
  const { result, fieldFlush, pushed } = openDraft();
  act(() => result.current.type('a'));
  act(() => fieldFlush.flush());
  expect(pushed).toEqual(['a']);
});

it('puts back what stood there one step after what was typed, and says whether there was anything to put back', () => {
  const { result, pushed, groups } = openDraft();
  expect(result.current.cancel()).toBe(false);
  act(() => result.current.type('a'));
  act(() => expect(result.current.cancel()).toBe(true));
  expect(pushed).toEqual(['a', 'before']);
  expect(new Set(groups).size).toBe(2);
});

it('keeps a copy of the first key in the browser at once, and of the next ones ten times a second', () => {
  const { result, pushed, copies } = openDraft();
  for (const text of ['a', 'ab', 'abc', 'abcd', 'abcde']) {
    act(() => result.current.type(text));
    act(() => void vi.advanceTimersByTime(40));
  }
  expect(copies).toEqual(['a', 'abc']);
  act(() => void vi.advanceTimersByTime(90));
  expect(copies.at(-1)).toBe('abcde');
  expect(pushed).toEqual([]);
});

it('keeps no copy of words that were taken back before they were handed over', () => {
  const { result, fieldFlush, copies } = openDraft();
  act(() => result.current.type('before and more'));
  act(() => void vi.advanceTimersByTime(40));
  act(() => result.current.type('before'));
  act(() => fieldFlush.flush());
  act(() => void vi.advanceTimersByTime(500));
  expect(copies).toEqual(['before and more', 'before']);
});

it('asks a field that judges its texts at a pause alone', () => {
  const { result, pushed, copies } = openDraft(true);
  act(() => result.current.type('a'));
  act(() => void vi.advanceTimersByTime(299));
  expect([pushed, copies]).toEqual([[], []]);
  act(() => void vi.advanceTimersByTime(1));
  expect(pushed).toEqual(['a']);
});
