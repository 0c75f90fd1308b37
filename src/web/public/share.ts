/** Hands the link of a profile on: by the share sheet of a phone, else by the clipboard. */
import { toast } from './toast';

/** @param link the complete public address */
export async function share(link: string): Promise<void> {
  if (navigator.share && matchMedia('(pointer: coarse)').matches) {
    try {
      return await navigator.share({ title: document.title, url: link });
    } catch (error) {
      // The person closed the sheet; anything else falls back to the clipboard.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  if (await copy(link)) toast('Link copied to clipboard');
  else toast('Failed to copy link', 'Please copy the link manually.');
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Without https there is no clipboard, and it may be refused; the old way asks nobody.
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const focused = document.activeElement as HTMLElement | null;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'vh';
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
