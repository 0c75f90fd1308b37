/**
 * Opens the system's share sheet on touch devices. With a mouse nothing happens, since the link is on the clipboard
 * already.
 */
export async function openShareSheet(url: string): Promise<void> {
  if (!navigator.share || !matchMedia('(pointer: coarse)').matches) return;
  try {
    await navigator.share({ url });
  } catch {
    // Closed by the person, or not permitted now: the link has been copied anyway.
  }
}
