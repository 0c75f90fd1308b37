/** A finished document: its bytes in the encodings browsers ask for, and the tag that tells them apart. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'hono';

export interface Document {
  html: string;
  br: Uint8Array<ArrayBuffer>;
  gzip: Uint8Array<ArrayBuffer>;
  etag: string;
  /** Memory all of it takes, roughly. */
  bytes: number;
}

/** Good enough for a page that is made once and read often, and quick enough to wait for. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

export async function makeDocument(html: string): Promise<Document> {
  const [br, gz] = await Promise.all([promisify(brotliCompress)(html, BROTLI), promisify(gzip)(html)]);
  const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  // As plain arrays: a Buffer may be a window on memory that others share.
  return {
    html,
    br: new Uint8Array(br),
    gzip: new Uint8Array(gz),
    etag,
    bytes: html.length * 2 + br.length + gz.length,
  };
}

/**
 * Answers with a document: 304 when the browser has it, compressed when it may be.
 * The browser keeps it but asks every time, so that a page taken down is gone with the next request.
 * @param asked the request's headers, read by name
 * @param headers further headers; the answer is made in one piece, which is what makes it quick
 */
export function documentResponse(
  asked: (name: string) => string | undefined,
  document: Document,
  headers: Record<string, string> = {},
): Response {
  const { html, br, gzip, etag } = document;
  const common = { 'cache-control': 'no-cache', ...headers, etag, vary: 'accept-encoding' };
  if (asked('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers: common });
  const typed = { ...common, 'content-type': 'text/html; charset=utf-8' };
  const accepted = asked('accept-encoding') ?? '';
  if (/\bbr\b/.test(accepted)) return new Response(br, { headers: { ...typed, 'content-encoding': 'br' } });
  if (/\bgzip\b/.test(accepted)) {
    return new Response(gzip, { headers: { ...typed, 'content-encoding': 'gzip' } });
  }
  return new Response(html, { headers: typed });
}

/** `documentResponse` behind middleware that has headers of its own to add. */
export function sendDocument(c: Context, document: Document, cacheControl = 'no-cache'): Response {
  return documentResponse((name) => c.req.header(name), document, { 'cache-control': cacheControl });
}
