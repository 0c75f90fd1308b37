import { copyText } from '@/web/lib/copy-text';
import { toast } from './toast-queue';

/** 'Share Profile': copies the public address and says whether that worked. */
export async function shareLink(url: string): Promise<void> {
  if (await copyText(url)) toast({ title: 'Profile link copied!', description: url, variant: 'success' });
  else
    toast({
      title: 'Failed to copy link',
      description: 'Please copy the link manually.',
      variant: 'destructive',
    });
}
