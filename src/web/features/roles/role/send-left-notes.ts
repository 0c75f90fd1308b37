/** Sends, from any screen, the notes on a role that a closed page left in this browser. */
import { rpc } from '@/web/lib/api/rpc';
import { sendLeft } from '@/web/lib/unsaved-input/open-savers';
import { savedNotesOf } from './saved-notes';
import { createTextSaver } from './saved-text';

/** @throws what the call throws that fetches the role */
export async function sendLeftNotes(id: string): Promise<void> {
  const notes = savedNotesOf(await rpc.roles.one({ id }, { context: { background: true } }));
  sendLeft(notes.storageKey, () => createTextSaver(notes));
}
