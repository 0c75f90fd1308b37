/** Shares the link of a profile: by the share sheet of a phone, else by the clipboard. */
import { copyText } from '@/web/lib/browser/copy-text';
import { showToast } from './toast';

/**
 * Shares a link by the share sheet, or copies it and says whether that worked.
 * @param link the absolute public URL
 */
export async function sharePage(link: string): Promise<void> {
  if (navigator.share && matchMedia('(pointer: coarse)').matches) {
    try {
      return await navigator.share({ title: document.title, url: link });
    } catch (error) {
      // The person closed the sheet; after any other error the clipboard is used.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  if (await copyText(link)) showToast('Link copied to clipboard');
  else showToast('Failed to copy link', 'Please copy the link manually.');
}
