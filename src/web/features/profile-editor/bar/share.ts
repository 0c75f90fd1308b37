import { toast } from '@/web/components/ui/toast';

/** Copies the public link and says whether that worked. */
export async function shareLink(url: string): Promise<void> {
  if (await copy(url)) toast({ title: 'Link copied to clipboard', variant: 'success' });
  else {
    toast({
      title: 'Failed to copy link',
      description: 'Please copy the link manually.',
      variant: 'destructive',
    });
  }
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Plain http outside localhost has no clipboard; the old command still works there.
    return copyByCommand(text);
  }
}

function copyByCommand(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  const focused = document.activeElement as HTMLElement | null;
  document.body.append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    focused?.focus();
  }
}
