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
  expect(store.undo()).toEqual({ sections: ['keyRoles'], applied: true });
  expect(store.get()).toMatchObject({ role: 'COO', highlights: [] });
  expect(store.undo()).toEqual({ sections: ['basicInfo'], applied: true });
  expect(store.undo()).toBeNull();
  expect(store.get()).toEqual({ ...emptyProfile(), name: 'Mara' });
  expect(store.redo()?.applied).toBe(true);
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

it('takes back its own last change and nothing of what others added to the same list since', () => {
  const { store } = setUp();
  store.set({ summary: 'Mine, earlier.' });
  store.set({ highlights: ['COO'] });
  store.receive({ ...store.get(), highlights: ['COO', 'Theirs'] });
  expect(store.undo()).toEqual({ sections: ['keyRoles'], applied: true });
  expect(store.get()).toMatchObject({ summary: 'Mine, earlier.', highlights: ['Theirs'] });
  store.redo();
  expect(store.get().highlights).toHaveLength(2);
});

it('never undoes what someone else wrote, and no earlier change in its place', () => {
  const { store } = setUp();
  store.set({ name: 'Mara L' });
  store.set({ role: 'COO' });
  store.receive({ ...store.get(), role: 'Theirs' });
  expect(store.undo()).toEqual({ sections: ['basicInfo'], applied: false });
  expect(store.get()).toMatchObject({ name: 'Mara L', role: 'Theirs' });
  expect(store.undo()?.applied).toBe(true);
  expect(store.get()).toMatchObject({ name: 'Mara', role: 'Theirs' });
});

it('ignores a change that changes nothing', () => {
  const { store, edits } = setUp();
  store.set({ name: 'Mara', highlights: [] });
  expect(store.canUndo()).toBe(false);
  expect(edits).toEqual([]);
});

it('goes back to a mark in one section, and no further than to the change of another', () => {
  const { store } = setUp();
  store.set({ summary: 'Before.' });
  const mark = store.mark();
  store.set({ summary: 'One.' });
  store.set({ summary: 'Two.' });
  store.undoTo(mark, 'description');
  expect(store.get().summary).toBe('Before.');
  store.set({ summary: 'Three.' });
  store.set({ role: 'COO' });
  store.undoTo(mark, 'description');
  expect(store.get()).toMatchObject({ summary: 'Three.', role: 'COO' });
});

it('tries a change out without making it', () => {
  const { store, edits } = setUp();
  expect(store.tryOut(() => store.set({ role: 'COO' }))).toMatchObject({ name: 'Mara', role: 'COO' });
  expect(store.get().role).toBe('');
  expect(store.canUndo()).toBe(false);
  expect(edits).toEqual([]);
  store.set({ role: 'CEO' });
  expect(edits).toHaveLength(1);
});
