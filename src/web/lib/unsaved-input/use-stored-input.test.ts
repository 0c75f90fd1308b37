// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useStoredInput } from './use-stored-input';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

/** A tab with the form open. Both tabs share the storage, as those of one account do. */
const openForm = () => renderHook(() => useStoredInput('title', ''));

it('keeps what another tab has typed into the same form when this one is sent', () => {
  const tab = openForm();
  act(() => tab.result.current.set('Harbour Master'));
  const otherTab = openForm();
  act(() => otherTab.result.current.set('Lighthouse Keeper'));
  act(() => tab.result.current.drop());
  expect(openForm().result.current.value).toBe('Lighthouse Keeper');
});

it('is empty in the next form once its own text is sent', () => {
  const tab = openForm();
  act(() => tab.result.current.set('Harbour Master'));
  act(() => tab.result.current.drop());
  expect(openForm().result.current).toMatchObject({ value: '', restored: false });
});
