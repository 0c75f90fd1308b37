import { copyText } from '@/web/lib/browser/copy-text';
import { openShareSheet } from '@/web/lib/browser/share-sheet';
import { toast } from '../toasts/toast-queue';

/**
 * Copies a public URL, reports whether that worked, and opens the share sheet on phones.
 * @param title the toast's title if it was copied
 */
export async function shareLink(
  url: string,
  title: 'Profile link copied!' | 'Link copied to clipboard',
): Promise<void> {
  if (await copyText(url)) toast({ title, description: url, variant: 'success' });
  else {
    toast({
      title: 'Failed to copy link',
      description: 'Please copy the link manually.',
      variant: 'destructive',
    });
  }
  await openShareSheet(url);
}
