/**
 * Opens a new tab at once, and loads a URL in it when the work that its page shows has ended, well or not. A tab opened
 * only then would be blocked by the browser, because no press opened it.
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
