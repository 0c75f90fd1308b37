/**
 * Opens a new tab at once, and a URL in it when the promise of what its page shows has settled. A tab opened only
 * then would be blocked by the browser, because no press opened it.
 */
export async function openAfter(url: string, done: Promise<unknown>): Promise<void> {
  const tab = window.open('about:blank', '_blank');
  try {
    await done;
  } finally {
    if (tab) {
      tab.opener = null;
      tab.location.replace(url);
    }
  }
}
