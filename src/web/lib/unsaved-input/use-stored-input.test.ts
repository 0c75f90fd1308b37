// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useStoredInput } from './use-stored-input';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

/** Opens the form in a tab. All tabs share the storage, as those of one account do. */
const openForm = () => renderHook(() => useStoredInput('title', ''));

it('stored input of a form keeps what another tab has typed into it when this tab sends its own', () => {
  const tab = openForm();
  act(() => tab.result.current.set('Harbour Master'));
  const otherTab = openForm();
  act(() => otherTab.result.current.set('Lighthouse Keeper'));
  act(() => tab.result.current.drop());
  expect(openForm().result.current.value).toBe('Lighthouse Keeper');
});

it('stored input is empty in the next form once it was sent', () => {
  const tab = openForm();
  act(() => tab.result.current.set('Harbour Master'));
  act(() => tab.result.current.drop());
  expect(openForm().result.current).toMatchObject({ value: '', restored: false });
});

it('stored input is no longer unsent once the form starts with the same, as after an answer that was lost', () => {
  const tab = openForm();
  act(() => tab.result.current.set('Harbour Master'));
  const { result } = renderHook(() => useStoredInput('title', 'Harbour Master'));
  expect(result.current).toMatchObject({ value: 'Harbour Master', restored: false });
  expect(sessionStorage).toHaveLength(0);
});
