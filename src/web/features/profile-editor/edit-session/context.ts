import { createContext, useContext, useSyncExternalStore } from 'react';
import type { EvidenceIndex } from '@/shared/evidence/evidence-index';
import type { ProfileData, SectionName } from '@/shared/profile/profile-data';
import type { EditSession } from './edit-session';

export interface EditorContextValue extends EditSession {
  evidence: EvidenceIndex;
}

export const EditorContext = createContext<EditorContextValue | null>(null);

/** The editing session of this screen. @throws Error outside the editor */
export function useEditor(): EditorContextValue {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('outside the editor');
  return editor;
}

/** A field of the profile; the component re-renders only when that field changes. */
export function useField<F extends keyof ProfileData>(field: F): ProfileData[F] {
  const { store } = useEditor();
  return useSyncExternalStore(store.subscribe, () => store.get()[field]);
}

/** Whether a section is in edit mode. */
export function useIsOpen(section: SectionName): boolean {
  const { openSection } = useEditor();
  return useSyncExternalStore(openSection.subscribe, () => openSection.get() === section);
}

/** The state of the auto-save; renders again when it changes. */
export function useSaveState() {
  const { autosave } = useEditor();
  return useSyncExternalStore(autosave.subscribe, autosave.getState);
}
