import { toast } from '@/web/components/ui/toast';
import { copyText } from '@/web/lib/copy-text';

/** Copies the public link and says whether that worked. */
export async function shareLink(url: string): Promise<void> {
  if (await copyText(url)) toast({ title: 'Link copied to clipboard', variant: 'success' });
  else {
    toast({
      title: 'Failed to copy link',
      description: 'Please copy the link manually.',
      variant: 'destructive',
    });
  }
}
