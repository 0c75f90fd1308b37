/** An answer was longer than its reader takes. */
export class TooLongError extends Error {}

/**
 * Reads an answer's body as UTF-8, and no more of it than it may have: its length header is not believed.
 * @throws TooLongError past `most` bytes
 */
export async function readText(answer: Response, most: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of (answer.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > most) throw new TooLongError(`more than ${most} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
