// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LIMITS } from '@/shared/limits';
import { emptyProfile } from '@/shared/profile';
import { EditorContext, type EditorContextValue } from './context';
import { createFieldFlush } from './field-flush';
import { createStore } from './store';
import { useFieldDraft } from './use-draft';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function openDraft() {
  const pushes = createFieldFlush();
  const pushed: string[] = [];
  const groups: string[] = [];
  const store = createStore(emptyProfile(), () => {});
  // A draft asks the editor for nothing but who collects what waits, and for undo.
  const editor = { pushes, store } as EditorContextValue;
  const wrapper = ({ children }: PropsWithChildren) => (
    <EditorContext value={editor}>{children}</EditorContext>
  );
  const push = (text: string, group: string) => {
    pushed.push(text);
    groups.push(group);
  };
  const { result } = renderHook(() => useFieldDraft('before', push), { wrapper });
  act(() => result.current.begin());
  return { result, pushes, pushed, groups };
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
  const { result, pushes, pushed } = openDraft();
  act(() => result.current.type('a'));
  act(() => pushes.flush());
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
