import { fetchSignedIn } from './fetch-signed-in';

/** How long the URL of the file stays valid: some browsers read it some time after the click. */
const REVOKE_DELAY_MS = 60_000;

/**
 * Requests a URL as the account of this page, and hands the response to the browser as a download.
 * @param fallback the file name if the response names none
 * @throws Error with the server's message, which is empty if it sent none; TypeError without a connection
 */
export async function downloadFile(url: string, fallback: string): Promise<void> {
  const response = await fetchSignedIn(url);
  if (!response.ok) {
    const answer = await response.json().catch(() => ({}));
    throw new Error(answer.message ?? '');
  }
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download = name ?? fallback;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_DELAY_MS);
}
