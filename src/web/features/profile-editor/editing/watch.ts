/** Ties an editing to the life of its page: leaving, returning, losing and finding the network. */
import { ORPCError } from '@orpc/client';
import { rpc } from '@/web/lib/rpc';
import type { Editing } from './editing';

/** @returns unties it, sending what is unsaved */
export function watchPage(editing: Editing): () => void {
  const { autosave, pushes } = editing;
  const self = {};
  editing.holder = self;
  editing.resume();

  const leave = () => {
    pushes.flush();
    autosave.leave();
  };
  const visibility = () => {
    if (document.visibilityState === 'hidden') {
      pushes.flush();
      void autosave.flush({ keepalive: true });
    } else void catchUp();
  };
  /** Other tabs and devices may have saved meanwhile, and a session that had ended may be there again. */
  const catchUp = async () => {
    if (autosave.getState().unsaved) return void autosave.flush();
    try {
      const mine = await rpc.profiles.mine();
      if (mine.profile_data) autosave.receive({ revision: mine.revision, data: mine.profile_data });
    } catch (error) {
      // Nothing was asked for, so there is nothing to say: the next save will speak for itself.
      if (!(error instanceof ORPCError || error instanceof TypeError)) throw error;
    }
  };
  const online = () => void editing.flush();
  /** Closing is only held up where neither the server nor a request on the way out could get the edit. */
  const warn = (event: BeforeUnloadEvent) => {
    pushes.flush();
    if (autosave.getState().unsaved && !navigator.onLine) event.preventDefault();
  };

  window.addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', visibility);
  window.addEventListener('online', online);
  window.addEventListener('beforeunload', warn);
  return () => {
    window.removeEventListener('pagehide', leave);
    document.removeEventListener('visibilitychange', visibility);
    window.removeEventListener('online', online);
    window.removeEventListener('beforeunload', warn);
    void editing.flush().finally(() => {
      if (editing.holder === self) autosave.dispose();
    });
  };
}
