// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { emptyProfile } from '@/shared/profile/profile-data';
import { EditorContext, type EditorContextValue } from '../edit-session/context';
import { createFieldFlush } from '../edit-session/field-flush';
import { createEditorStore } from '../edit-session/store';
import { UndoButtons } from './undo-buttons';

afterEach(cleanup);

it('the keys for undo change nothing behind an open dialog', () => {
  const store = createEditorStore(emptyProfile(), () => {});
  store.set({ summary: 'Typed.' });
  const session = { store, fieldFlush: createFieldFlush() } as unknown as EditorContextValue;
  render(
    <EditorContext value={session}>
      <UndoButtons />
      <div role="dialog">
        <button type="button">Publish changes</button>
      </div>
    </EditorContext>,
  );
  fireEvent.keyDown(screen.getByText('Publish changes'), { key: 'z', ctrlKey: true });
  expect(store.get().summary).toBe('Typed.');
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  expect(store.get().summary).toBe('');
});
