import { fetchSignedIn } from './fetch-signed-in';

/**
 * Saves what an address of the account answers as a file.
 * @param fallback the file's name where the answer has none
 * @throws Error with the server's sentence where it has one; TypeError without a connection
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
  // Some browsers read the address only after this turn.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
