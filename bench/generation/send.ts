/** Sends a form to a running product, as a guest's browser does. */
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

/** Every request comes from another address, since one address may only ask so often. */
let address = 0;

/** @param from the address of the guest; without one, each call is a guest of its own */
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
  const started = performance.now();
  const answer = await fetch(`http://localhost:${port}/webhook/generate-profile-guest`, {
    method: 'POST',
    body: form,
    headers: { origin: `http://localhost:${port}`, 'x-forwarded-for': guest },
    signal,
  });
  const text = await answer.text();
  return { status: answer.status, text, ms: performance.now() - started };
}
