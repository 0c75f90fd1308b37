/** A rendered document: its bytes in the encodings that browsers accept, and its ETag. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'hono';

export interface Document {
  /** The document in UTF-8, uncompressed: encoding a string for each response costs more than sending it. */
  plain: Uint8Array<ArrayBuffer>;
  br: Uint8Array<ArrayBuffer>;
  gzip: Uint8Array<ArrayBuffer>;
  etag: string;
  /** The ETag without its weakness prefix, which caches may remove. */
  tag: string;
  /** Bytes of the document in all encodings together. */
  bytes: number;
}

/** A compromise: the default quality, 11, makes documents somewhat smaller, but takes too long to be waited for. */
const BROTLI_OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/** Encodes a page once for all its readers; the ETag is a hash of its text. */
export async function makeDocument(html: string): Promise<Document> {
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(html, BROTLI_OPTIONS),
    promisify(gzip)(html),
  ]);
  const plain = new TextEncoder().encode(html);
  const tag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  // Copied to plain arrays, since a Buffer may be a view of shared memory.
  return {
    plain,
    br: new Uint8Array(br),
    gzip: new Uint8Array(gz),
    etag: `W/${tag}`,
    tag,
    bytes: plain.length + br.length + gz.length,
  };
}

type Headers = Readonly<Record<string, string>>;
type Encoding = 'plain' | 'br' | 'gzip';
type HeaderSets = Record<Encoding | 'unchanged', Headers>;

const NO_HEADERS: Headers = {};

function makeHeaderSets({ etag }: Document, headers: Headers): HeaderSets {
  const unchanged = { 'cache-control': 'no-cache', ...headers, etag, vary: 'accept-encoding' };
  const plain = { ...unchanged, 'content-type': 'text/html; charset=utf-8' };
  return {
    unchanged,
    plain,
    br: { ...plain, 'content-encoding': 'br' },
    gzip: { ...plain, 'content-encoding': 'gzip' },
  };
}

/** The headers of each document's answers, computed once: pages are requested more often than anything else. */
const headersByDocument = new WeakMap<Document, { headers: Headers; headerSets: HeaderSets }>();

function headerSetsOf(document: Document, headers: Headers): HeaderSets {
  const cached = headersByDocument.get(document);
  if (cached?.headers === headers) return cached.headerSets;
  const headerSets = makeHeaderSets(document, headers);
  headersByDocument.set(document, { headers, headerSets });
  return headerSets;
}

/** Matches encodings that a browser refuses with `;q=0`; they are removed before the choice. Few browsers send any. */
const REFUSED_ENCODINGS_PATTERN = /(?:^|,)[ \t]*[\w*-]+[ \t]*;[ \t]*q=0(?:\.0{0,3})?[ \t]*(?=,|$)/gi;

function encodingFor(header: string | undefined): Encoding {
  if (!header) return 'plain';
  const acceptedEncodings = header.includes(';') ? header.replace(REFUSED_ENCODINGS_PATTERN, '') : header;
  if (/\bbr\b/i.test(acceptedEncodings)) return 'br';
  return /\bgzip\b/i.test(acceptedEncodings) ? 'gzip' : 'plain';
}

/**
 * Answers with a document: 304 if the browser has it, compressed if accepted. The browser caches it but revalidates
 * every time, so that a page that was taken down is gone with the next request; `headers` may allow a shared cache
 * more.
 * @param requestHeader returns a header of the request by its name
 * @param headers further headers; pass the same object each time, since the answer's headers are cached for it
 */
export function documentResponse(
  requestHeader: (name: string) => string | undefined,
  document: Document,
  headers: Headers = NO_HEADERS,
): Response {
  const headerSets = headerSetsOf(document, headers);
  if (requestHeader('if-none-match')?.includes(document.tag)) {
    return new Response(null, { status: 304, headers: headerSets.unchanged });
  }
  const encoding = encodingFor(requestHeader('accept-encoding'));
  return new Response(document[encoding], { headers: headerSets[encoding] });
}

/** `documentResponse` for routes whose middleware adds headers of its own. */
export function sendDocument(c: Context, document: Document, cacheControl = 'no-cache'): Response {
  return documentResponse((name) => c.req.header(name), document, { 'cache-control': cacheControl });
}
