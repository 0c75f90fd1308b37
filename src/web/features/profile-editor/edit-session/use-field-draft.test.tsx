// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LIMITS } from '@/shared/limits';
import { emptyProfile, type ProfileData } from '@/shared/profile/profile-data';
import { EditorContext, type EditorContextValue, useField } from './context';
import { createFieldFlush } from './field-flush';
import { createEditorStore } from './store';
import { useFieldDraft } from './use-field-draft';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/**
 * Renders a field whose store records what is pushed.
 * @param copyMs milliseconds of the page's clock that a copy in the browser takes
 */
function openDraft(mayRefuse?: boolean, copyMs = 0, isEntry?: boolean) {
  const fieldFlush = createFieldFlush();
  const pushed: string[] = [];
  const groups: string[] = [];
  const copies: string[] = [];
  /** At each push: the milliseconds since the last key, which the auto-save counts its delay from. */
  const waits: number[] = [];
  const store = createEditorStore({ ...emptyProfile(), summary: 'before' }, ({ summary }) => {
    pushed.push(summary);
    waits.push(fieldFlush.sinceLastKey());
  });
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + copies.length * copyMs);
  const storeTyped = ({ summary }: ProfileData) => copies.push(summary);
  // The parts of the editor that a draft uses: the flush of waiting text, the store for undo, and the auto-save for
  // copies.
  const editor = { fieldFlush, store, autosave: { storeTyped } } as unknown as EditorContextValue;
  const wrapper = ({ children }: PropsWithChildren) => (
    <EditorContext value={editor}>{children}</EditorContext>
  );
  const push = (text: string, group: string) => {
    store.set({ summary: text });
    groups.push(group);
  };
  const { result } = renderHook(() => useFieldDraft('before', push, { mayRefuse, isEntry }), { wrapper });
  act(() => result.current.begin());
  return { result, fieldFlush, pushed, groups, copies, waits };
}

it('a field flushes its text 300 ms after the last key', () => {
  const { result, pushed } = openDraft();
  act(() => result.current.type('a'));
  act(() => void vi.advanceTimersByTime(200));
  act(() => result.current.type('ab'));
  act(() => void vi.advanceTimersByTime(299));
  expect(pushed).toEqual([]);
  act(() => void vi.advanceTimersByTime(1));
  expect(pushed).toEqual(['ab']);
  expect(LIMITS.innerEditDebounceMs).toBe(300);
});

it.each([
  ['a single text counts from its last key', false, 300],
  ['an entry of a list counts from when it is flushed', true, 0],
])('the time until the save of a field: %s', (_, isEntry, expected) => {
  const { result, fieldFlush, waits } = openDraft(undefined, 0, isEntry);
  act(() => result.current.type('a'));
  act(() => void vi.advanceTimersByTime(300));
  expect(waits).toEqual([expected]);
  expect(fieldFlush.sinceLastKey()).toBe(0);
});

it('a field flushes text typed without a pause after a second', () => {
  const { result, pushed } = openDraft();
  for (let letters = 1; letters <= 12; letters += 1) {
    act(() => result.current.type('a'.repeat(letters)));
    act(() => void vi.advanceTimersByTime(100));
  }
  expect(pushed).toEqual(['a'.repeat(10)]);
  act(() => void vi.advanceTimersByTime(300));
  expect(pushed).toEqual(['a'.repeat(10), 'a'.repeat(12)]);
});

it('a field flushes its text at once when all fields are flushed', () => {
  const { result, fieldFlush, pushed } = openDraft();
  act(() => result.current.type('a'));
  act(() => fieldFlush.flush());
  expect(pushed).toEqual(['a']);
});

it('a field reverts to its former text as one undo step, and says whether anything changed', () => {
  const { result, pushed, groups } = openDraft();
  expect(result.current.cancel()).toBe(false);
  act(() => result.current.type('a'));
  act(() => expect(result.current.cancel()).toBe(true));
  expect(pushed).toEqual(['a', 'before']);
  expect(new Set(groups).size).toBe(2);
});

it('a field keeps a copy in the browser at each key', () => {
  const { result, pushed, copies } = openDraft();
  for (const text of ['a', 'ab', 'abc']) {
    act(() => result.current.type(text));
    act(() => void vi.advanceTimersByTime(40));
  }
  expect(copies).toEqual(['a', 'ab', 'abc']);
  expect(pushed).toEqual([]);
});

it('a field makes fewer copies if one takes long, and spends at most a fifth of the time on them', () => {
  const { result, copies } = openDraft(false, 25);
  for (const text of ['a', 'ab', 'abc', 'abcd', 'abcde']) {
    act(() => result.current.type(text));
    act(() => void vi.advanceTimersByTime(40));
  }
  expect(copies).toEqual(['a', 'abc']);
  act(() => void vi.advanceTimersByTime(90));
  expect(copies.at(-1)).toBe('abcde');
});

it('a field keeps no copy of text that was deleted before it was flushed', () => {
  const { result, fieldFlush, copies } = openDraft();
  act(() => result.current.type('before and more'));
  act(() => void vi.advanceTimersByTime(40));
  act(() => result.current.type('before'));
  act(() => fieldFlush.flush());
  act(() => void vi.advanceTimersByTime(500));
  expect(copies).toEqual(['before and more', 'before']);
});

it('a field that validates its text is flushed at a pause only', () => {
  const { result, pushed, copies } = openDraft(true);
  act(() => result.current.type('a'));
  act(() => void vi.advanceTimersByTime(299));
  expect([pushed, copies]).toEqual([[], []]);
  act(() => void vi.advanceTimersByTime(1));
  expect(pushed).toEqual(['a']);
});

/** A field of a profile with room for eight characters, whose store refuses whatever contains a digit. */
function openField() {
  const fieldFlush = createFieldFlush();
  const store = createEditorStore({ ...emptyProfile(), summary: 'before' }, () => {});
  const editor = { fieldFlush, store, autosave: { storeTyped: () => {} } } as unknown as EditorContextValue;
  let renders = 0;
  function SummaryField() {
    renders += 1;
    const push = (text: string) => !/\d/.test(text) && store.set({ summary: text });
    const draft = useFieldDraft(useField('summary'), push, { limit: 8 });
    return (
      <>
        <textarea ref={draft.field} onChange={({ target }) => draft.type(target.value)} />
        <p>{draft.excess ?? 'fits'}</p>
      </>
    );
  }
  render(
    <EditorContext value={editor}>
      <SummaryField />
    </EditorContext>,
  );
  const field = screen.getByRole<HTMLTextAreaElement>('textbox');
  const type = (text: string) => fireEvent.change(field, { target: { value: text } });
  return { field, type, fieldFlush, store, renders: () => renders };
}

it('a key in a field renders only the message about a text that is too long', () => {
  const { field, type, renders } = openField();
  expect(field.value).toBe('before');
  const before = renders();
  for (const text of ['before a', 'before', 'before b']) type(text);
  expect([field.value, renders()]).toEqual(['before b', before]);
  type('before, and after');
  expect(screen.queryByText(/17 characters; at most 8/)).not.toBeNull();
  type('before');
  expect(screen.queryByText('fits')).not.toBeNull();
});

it('a field shows changes from elsewhere, and its former text once a text was refused', () => {
  const { field, type, fieldFlush, store } = openField();
  act(() => store.set({ summary: 'undone' }));
  expect(field.value).toBe('undone');
  type('4');
  act(() => store.set({ summary: 'theirs' }));
  expect(field.value).toBe('4');
  act(() => fieldFlush.flush());
  expect(field.value).toBe('theirs');
});

it('a field keeps the caret in its place when its text is changed from elsewhere', () => {
  const { field, store } = openField();
  field.focus();
  field.setSelectionRange(2, 2);
  act(() => store.set({ summary: 'before it' }));
  expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(['before it', 2, 2]);
});
