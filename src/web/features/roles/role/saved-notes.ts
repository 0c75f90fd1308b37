/** How the notes on a role are stored and saved. */
import { ROLE_LIMITS, type WholeRole } from '@/shared/roles/saved-roles';
import { queryClient } from '@/web/lib/api/query-client';
import { rpc } from '@/web/lib/api/rpc';
import { saveDeadline } from '@/web/lib/unsaved-input/sending-limits';
import { isRoleGone, roleQuery } from '../queries';
import { notesStorageKey } from './lost-notes';
import type { SavedTextOptions } from './saved-text';

/** @param role the role as the server has it */
export const savedNotesOf = ({ id, notes: serverText }: WholeRole): SavedTextOptions => ({
  storageKey: notesStorageKey(id),
  serverText,
  limit: ROLE_LIMITS.notes,
  send: async (notes, { bases, keepalive }) => {
    const { queryKey } = roleQuery(id);
    const saved = await rpc.roles
      .setNotes({ id, notes, bases }, { signal: saveDeadline(), context: { keepalive } })
      .catch((error) => {
        // If another window removed the role, the screen says so and shows the notes.
        if (isRoleGone(error)) void queryClient.invalidateQueries({ queryKey });
        throw error;
      });
    // A response in flight may be older than this save.
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, saved);
    return saved.notes;
  },
});
