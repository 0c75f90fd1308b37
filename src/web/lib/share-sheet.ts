/**
 * Offers the system's own ways to hand a link on, where a finger asks for it: the sheet of a phone. A mouse has
 * the clipboard, which is where the link is already.
 */
export async function openShareSheet(url: string): Promise<void> {
  if (!navigator.share || !matchMedia('(pointer: coarse)').matches) return;
  try {
    await navigator.share({ url });
  } catch {
    // Closed by the person, or not allowed at this moment: the link has been copied anyway.
  }
}
