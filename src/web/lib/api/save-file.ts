import { fetchSignedIn } from './fetch-signed-in';

/** How long the URL of the file stays valid, since some browsers read it only later. */
const REVOKE_DELAY_MS = 60_000;

/**
 * Downloads a response for this page's account as a file.
 * @param fallback file name if the response has none
 * @throws Error with the server's sentence if it has one; TypeError without a connection
 */
export async function saveFile(url: string, fallback: string): Promise<void> {
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
