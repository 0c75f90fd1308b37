/**
 * Opens an address in a new tab once something is done that its page shows. The tab opens at once, since browsers block
 * one that a press did not open.
 */
export async function openAfter(address: string, done: Promise<unknown>): Promise<void> {
  const tab = window.open('about:blank', '_blank');
  try {
    await done;
  } finally {
    if (tab) {
      tab.opener = null;
      tab.location.replace(address);
    }
  }
}
