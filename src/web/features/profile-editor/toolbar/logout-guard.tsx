import { useEffect } from 'react';
import { beforeLogout } from '@/web/lib/auth/logout';
import { onFlushRequest } from '@/web/lib/session/flush-other-tabs';
import { useEditor } from '../edit-session/context';
import { useLogoutDialog } from '../outbox-sender/use-logout-dialog';

/** Before a logout, sends unsaved edits, and asks if that fails. */
export function LogoutGuard() {
  const { flush, autosave } = useEditor();
  const { ask, dialog } = useLogoutDialog(true);
  useEffect(
    () =>
      beforeLogout(async () => {
        if (await flush()) return true;
        const leave = await ask();
        if (leave) autosave.abandon();
        return leave;
      }),
    [flush, ask, autosave],
  );
  useEffect(() => onFlushRequest(flush), [flush]);
  return dialog;
}
