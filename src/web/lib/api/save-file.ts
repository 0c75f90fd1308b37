import { fetchSignedIn } from './fetch-signed-in';

/**
 * Downloads the response of an address of the account as a file.
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
  // Some browsers read the address only later.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
