import { toast } from '@/web/components/ui/toasts/toast';
import type { EditSession } from './edit-session';

/**
 * Reports once for each LinkedIn URL that it could not be saved, even during an outage that is already shown.
 * @returns a function that stops watching
 */
export function watchLinkedInUrl({ store, autosave }: EditSession) {
  let reportedUrl: string | null = null;
  return autosave.subscribe(() => {
    const { linkedinUrl } = store.get();
    if (linkedinUrl === autosave.getSaved().data.linkedinUrl) reportedUrl = null;
    else if (autosave.getState().phase === 'error' && linkedinUrl !== reportedUrl) {
      reportedUrl = linkedinUrl;
      toast({
        title: 'Error updating LinkedIn URL',
        description: 'Please try again later.',
        variant: 'destructive',
      });
    }
  });
}
