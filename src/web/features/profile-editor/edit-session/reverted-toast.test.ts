import { afterEach, expect, it } from 'vitest';
import { emptyProfile } from '@/shared/profile/profile-data';
import { dismissToast, toastEntries } from '@/web/components/ui/toasts/toast-queue';
import { showRevertedToast } from './reverted-toast';
import { createEditorStore } from './store';

afterEach(() => {
  for (const { id } of toastEntries()) dismissToast(id);
});

/** Creates a store in which a text was typed and reverted, and shows the toast about it. */
function createStoreWithRevertedText() {
  const store = createEditorStore({ ...emptyProfile(), sweetspot: 'Before.' }, () => {});
  store.set({ sweetspot: 'Typed and saved.' }, { group: 'a' });
  store.set({ sweetspot: 'Before.' }, { group: 'b' });
  showRevertedToast(store, store.undo);
  return store;
}

it('the toast after Escape says that text was reverted, and restores it', () => {
  const store = createStoreWithRevertedText();
  const shownToast = toastEntries().at(-1);
  expect(shownToast?.title).toBe('Your change was put back');
  shownToast?.action?.onPick();
  expect(store.get().sweetspot).toBe('Typed and saved.');
  expect(toastEntries()).toEqual([]);
});

it('the toast after Escape closes with the next change', () => {
  const store = createStoreWithRevertedText();
  const shownToast = toastEntries().at(-1);
  store.set({ role: 'COO' });
  expect(toastEntries()).toEqual([]);
  shownToast?.action?.onPick();
  expect(store.get()).toMatchObject({ role: 'COO', sweetspot: 'Before.' });
});
