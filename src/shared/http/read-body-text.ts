/** Thrown for a response that is longer than permitted. */
export class TooLongError extends Error {}

/**
 * Reads a response's body as UTF-8, up to a limit; its length header is not trusted.
 * @throws TooLongError past `maxBytes` bytes
 */
export async function readBodyText(response: Response, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > maxBytes) throw new TooLongError(`more than ${maxBytes} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
