/**
 * Opens a new tab at once, and loads a URL in it when the work that its page shows has ended, well or not. A tab opened
 * only then would be blocked by the browser, because no press opened it. Where the browser opens none, the URL is
 * loaded in this tab, if the work ended well.
 */
export async function openAfter(url: string, done: Promise<unknown>): Promise<void> {
  const tab = window.open('about:blank', '_blank');
  try {
    await done;
    if (!tab) window.location.assign(url);
  } finally {
    if (tab) {
      tab.opener = null;
      tab.location.replace(url);
    }
  }
}
