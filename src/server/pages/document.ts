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
 */
export function sendDocument(c: Context, document: Document, cacheControl = 'no-cache'): Response {
  const { html, br, gzip, etag } = document;
  c.header('cache-control', cacheControl);
  c.header('etag', etag);
  c.header('vary', 'accept-encoding');
  if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304);
  c.header('content-type', 'text/html; charset=utf-8');
  const accepted = c.req.header('accept-encoding') ?? '';
  if (/\bbr\b/.test(accepted)) {
    c.header('content-encoding', 'br');
    return c.body(br);
  }
  if (/\bgzip\b/.test(accepted)) {
    c.header('content-encoding', 'gzip');
    return c.body(gzip);
  }
  return c.body(html);
}
