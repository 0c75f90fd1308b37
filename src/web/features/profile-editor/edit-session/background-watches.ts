/** What a session reports besides its saves. Loaded apart from the editor, which does not wait for it. */
import type { EditSession } from './edit-session';
import { reportSinceLastVisit } from './since-last-visit';
import { watchLinkedInUrl } from './watch-linkedin-url';

/** Starts the reports of a session. @returns a function that ends them */
export function startBackgroundWatches(userId: string, editing: EditSession): () => void {
  const stops = [reportSinceLastVisit(userId, editing), watchLinkedInUrl(editing)];
  return () => {
    for (const stop of stops) stop();
  };
}
