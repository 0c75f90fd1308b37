/** Sends a form to a running product as a guest's browser does. */
import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { text as streamText } from 'node:stream/consumers';
import type { RunningProduct } from '@/server/testing/product';

export interface Send {
  field: string;
  fileName: string;
  bytes: Uint8Array;
}

export interface Answered {
  status: number;
  text: string;
  ms: number;
}

const PATH = '/webhook/generate-profile-guest';

/** Numbers the IP addresses of requests. Each comes from another one, because of the rate limit for each. */
let address = 0;

/**
 * Sends one generation and waits for its answer.
 * @param from the address of the guest; if absent, each call has an address of its own
 */
export async function generate(
  { port }: RunningProduct,
  files: Send[],
  { from, signal }: { from?: string; signal?: AbortSignal } = {},
): Promise<Answered> {
  const form = new FormData();
  form.set('linkedinUrl', 'ines-calder');
  for (const { field, fileName, bytes } of files)
    form.set(field, new File([Uint8Array.from(bytes)], fileName));
  address += 1;
  const guest = from ?? `198.51.${100 + (address >> 8)}.${address & 255}`;
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
