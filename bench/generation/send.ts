/** Sends a form to a running product as a guest's browser does. */
import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { text as streamText } from 'node:stream/consumers';
import type { RunningProduct } from '@/server/testing/product';

export interface UploadedFile {
  field: string;
  fileName: string;
  bytes: Uint8Array;
}

export interface GenerationAnswer {
  status: number;
  text: string;
  ms: number;
}

const PATH = '/webhook/generate-profile-guest';

/** Number of IP addresses used so far. Each request comes from another one, since each has a rate limit. */
let addressCount = 0;

/**
 * Sends one generation and waits for its answer.
 * @param options.guestAddress the guest's IP address; if absent, each call has an address of its own
 */
export async function generate(
  { port }: RunningProduct,
  files: UploadedFile[],
  { guestAddress, signal }: { guestAddress?: string; signal?: AbortSignal } = {},
): Promise<GenerationAnswer> {
  const form = new FormData();
  form.set('linkedinUrl', 'ines-calder');
  for (const { field, fileName, bytes } of files)
    form.set(field, new File([Uint8Array.from(bytes)], fileName));
  addressCount += 1;
  const guest = guestAddress ?? `198.51.${100 + (addressCount >> 8)}.${addressCount & 255}`;
  const packed = new Response(form);
  const body = Buffer.from(await packed.arrayBuffer());
  const headers = {
    'content-type': packed.headers.get('content-type') ?? '',
    'content-length': body.length,
    origin: `http://localhost:${port}`,
    'x-forwarded-for': guest,
  };
  const started = performance.now();
  // Uses a new connection, since the server may have closed one that was kept alive.
  const request = httpRequest({ port, path: PATH, method: 'POST', headers, agent: false, signal });
  request.end(body);
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  const text = await streamText(answer);
  return { status: answer.statusCode ?? 0, text, ms: performance.now() - started };
}
