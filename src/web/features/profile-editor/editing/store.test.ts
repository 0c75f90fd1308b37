import { expect, it } from 'vitest';
import { emptyProfile, type ProfileData } from '@/shared/profile';
import { createStore } from './store';

function setUp() {
  const edits: ProfileData[] = [];
  const store = createStore({ ...emptyProfile(), name: 'Mara' }, (data) => edits.push(data));
  return { store, edits };
}

it('takes changes back and makes them again, telling of each', () => {
  const { store, edits } = setUp();
  store.set({ role: 'COO' });
  store.set({ highlights: ['A'] });
  expect(store.undo()).toBe(true);
  expect(store.get()).toMatchObject({ role: 'COO', highlights: [] });
  expect(store.undo()).toBe(true);
  expect(store.undo()).toBe(false);
  expect(store.get()).toEqual({ ...emptyProfile(), name: 'Mara' });
  expect(store.redo()).toBe(true);
  expect(store.get().role).toBe('COO');
  store.set({ role: 'CEO' });
  expect(store.canRedo()).toBe(false);
  expect(edits).toHaveLength(6);
});

it('takes the typing of one line back at once, and forgets a line that was put back', () => {
  const { store } = setUp();
  store.set({ summary: 'A' }, { group: 'one' });
  store.set({ summary: 'AB' }, { group: 'one' });
  store.set({ summary: 'ABC' }, { group: 'two' });
  store.undo();
  expect(store.get().summary).toBe('AB');
  store.undo();
  expect(store.get().summary).toBe('');
  store.set({ summary: 'A' }, { group: 'three' });
  store.set({ summary: '' }, { group: 'three' });
  expect(store.canUndo()).toBe(false);
});

it('never undoes what someone else wrote', () => {
  const { store } = setUp();
  store.set({ name: 'Mara L' });
  store.set({ role: 'COO' });
  store.receive({ ...store.get(), role: 'Theirs' });
  expect(store.undo()).toBe(true);
  expect(store.get()).toMatchObject({ name: 'Mara', role: 'Theirs' });
});

it('ignores a change that changes nothing', () => {
  const { store, edits } = setUp();
  store.set({ name: 'Mara', highlights: [] });
  expect(store.canUndo()).toBe(false);
  expect(edits).toEqual([]);
});
