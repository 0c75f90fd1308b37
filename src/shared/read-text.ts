/** Thrown for a response that is longer than permitted. */
export class TooLongError extends Error {}

/**
 * Reads a response's body as UTF-8, up to a limit; its length header is not trusted.
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
