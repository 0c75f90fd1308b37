import { expect, it } from 'vitest';
import { emptyProfile, type ProfileData } from '@/shared/profile/profile-data';
import { createEditorStore } from './store';

function setUp() {
  const edits: ProfileData[] = [];
  const store = createEditorStore({ ...emptyProfile(), name: 'Mara' }, (data) => edits.push(data));
  return { store, edits };
}

it('the editor store undoes and redoes changes, and notifies of each', () => {
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

it('the editor store undoes the typing of one line in one step, and drops a reverted line', () => {
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

it('undo reverts the last own change, but not what others have added to the same list since', () => {
  const { store } = setUp();
  store.set({ summary: 'Mine, earlier.' });
  store.set({ highlights: ['COO'] });
  store.receive({ ...store.get(), highlights: ['COO', 'Theirs'] });
  expect(store.undo()).toEqual({ sections: ['keyRoles'], applied: true });
  expect(store.get()).toMatchObject({ summary: 'Mine, earlier.', highlights: ['Theirs'] });
  store.redo();
  expect(store.get().highlights).toHaveLength(2);
});

it('undo never reverts somebody else’s change, nor an earlier own one instead', () => {
  const { store } = setUp();
  store.set({ name: 'Mara L' });
  store.set({ role: 'COO' });
  store.receive({ ...store.get(), role: 'Theirs' });
  expect(store.undo()).toEqual({ sections: ['basicInfo'], applied: false });
  expect(store.get()).toMatchObject({ name: 'Mara L', role: 'Theirs' });
  expect(store.undo()?.applied).toBe(true);
  expect(store.get()).toMatchObject({ name: 'Mara', role: 'Theirs' });
});

it('the editor store tells that an order cannot be put back, because another device has changed the moved row', () => {
  const { store } = setUp();
  store.set({ highlights: ['Chair', 'Controller', 'Adviser'] });
  store.set({ highlights: ['Chair', 'Adviser', 'Controller'] });
  store.receive({ ...store.get(), highlights: ['Chair', 'Counsel of a port', 'Controller'] });
  expect(store.undo()).toEqual({ sections: ['keyRoles'], applied: false });
  expect(store.get().highlights).toEqual(['Chair', 'Counsel of a port', 'Controller']);
});

it('the editor store ignores a change without a difference', () => {
  const { store, edits } = setUp();
  store.set({ name: 'Mara', highlights: [] });
  expect(store.canUndo()).toBe(false);
  expect(edits).toEqual([]);
});

it('the editor store reverts one section to a mark, and stops at a change of another section', () => {
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

it('the editor store computes a change without making it', () => {
  const { store, edits } = setUp();
  expect(store.tryOut(() => store.set({ role: 'COO' }))).toMatchObject({ name: 'Mara', role: 'COO' });
  expect(store.get().role).toBe('');
  expect(store.canUndo()).toBe(false);
  expect(edits).toEqual([]);
  store.set({ role: 'CEO' });
  expect(edits).toHaveLength(1);
});
