import { expect, it } from 'vitest';
import { emptyProfile } from '@/shared/profile';
import { toastEntries } from '@/web/components/ui/toast-queue';
import { showRevertedToast } from './reverted-toast';
import { createStore } from './store';

/** A store in which a text was typed and reverted. */
function putBack() {
  const store = createStore({ ...emptyProfile(), sweetspot: 'Before.' }, () => {});
  store.set({ sweetspot: 'Typed and saved.' }, { group: 'a' });
  store.set({ sweetspot: 'Before.' }, { group: 'b' });
  showRevertedToast(store, store.undo);
  return store;
}

it('says that words were put back, and brings them back', () => {
  const store = putBack();
  const said = toastEntries().at(-1);
  expect(said?.title).toBe('Your change was put back');
  said?.action?.onPick();
  expect(store.get().sweetspot).toBe('Typed and saved.');
  expect(toastEntries()).toEqual([]);
});

it('goes with the next change, which bringing back would take back', () => {
  const store = putBack();
  const said = toastEntries().at(-1);
  store.set({ role: 'COO' });
  expect(toastEntries()).toEqual([]);
  said?.action?.onPick();
  expect(store.get()).toMatchObject({ role: 'COO', sweetspot: 'Before.' });
});
