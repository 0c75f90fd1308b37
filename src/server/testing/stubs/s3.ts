/** An in-memory S3 service with the five calls that the storage uses: it checks signatures and pages its lists. */

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AwsV4Signer } from 'aws4fetch';
import type { S3Config } from '../../config';
import { escapeMarkup } from '../documents/escape-markup';

const KEYS = { accessKeyId: 'TESTKEY', secretAccessKey: 'a-secret-of-the-tests' };
const REGION = 'us-east-1';
const BUCKET = 'people';
/** Entries per page: few, so that a test with three files gets two pages. */
const PAGE_SIZE = 2;

interface StoredObject {
  bytes: Buffer;
  headers: Record<string, string>;
}

const refusal = (status: number, code: string) => ({ status, body: `<Error><Code>${code}</Code></Error>` });

async function readRequestBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Signs the request again with the keys of the test and compares (AWS Signature Version 4). */
async function isSigned(request: IncomingMessage, url: URL, body: Buffer): Promise<boolean> {
  const authorization = request.headers.authorization ?? '';
  const names = /SignedHeaders=([^,]+)/.exec(authorization)?.[1]?.split(';') ?? [];
  const headers = new Headers();
  for (const name of names) if (name !== 'host') headers.set(name, String(request.headers[name] ?? ''));
  const signer = new AwsV4Signer({
    ...KEYS,
    service: 's3',
    region: REGION,
    method: request.method ?? '',
    url: url.href,
    headers,
    datetime: headers.get('x-amz-date') ?? undefined,
    body: body as Uint8Array<ArrayBuffer>,
    allHeaders: true,
  });
  return (await signer.sign()).headers.get('authorization') === authorization;
}

function pageOf(objects: Map<string, StoredObject>, query: URLSearchParams): string {
  const after = Buffer.from(query.get('continuation-token') ?? '', 'base64').toString();
  const keys = [...objects.keys()]
    .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
    .sort();
  const pageKeys = keys.slice(0, PAGE_SIZE);
  const entries = pageKeys.map(
    (key) =>
      `<Contents><Key>${escapeMarkup(key)}</Key><Size>${objects.get(key)?.bytes.byteLength}</Size></Contents>`,
  );
  const token = Buffer.from(pageKeys.at(-1) ?? '').toString('base64');
  const continuation =
    keys.length > PAGE_SIZE
      ? `<IsTruncated>true</IsTruncated><NextContinuationToken>${token}</NextContinuationToken>`
      : '<IsTruncated>false</IsTruncated>';
  return `<ListBucketResult>${continuation}${entries.join('')}</ListBucketResult>`;
}

/** Starts the service on a free port. */
export async function startS3() {
  const objects = new Map<string, StoredObject>();
  let pages = 0;

  async function answer(request: IncomingMessage, url: URL) {
    const body = await readRequestBody(request);
    if (!(await isSigned(request, url, body))) return refusal(403, 'SignatureDoesNotMatch');
    const [bucket, ...path] = decodeURIComponent(url.pathname).slice(1).split('/');
    if (bucket !== BUCKET) return refusal(404, 'NoSuchBucket');
    const key = path.join('/');
    if (request.method === 'GET' && key === '') {
      pages += 1;
      return { status: 200, body: pageOf(objects, url.searchParams) };
    }
    if (request.method === 'PUT') {
      const { 'content-type': type = '', 'cache-control': cache = '' } = request.headers;
      objects.set(key, { bytes: body, headers: { 'content-type': type, 'cache-control': cache } });
      return { status: 200 };
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return { status: 204 };
    }
    const object = objects.get(key);
    if (!object) return refusal(404, 'NoSuchKey');
    return { status: 200, body: object.bytes, headers: object.headers };
  }

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    const { status, body, headers } = { headers: {}, body: undefined, ...(await answer(request, url)) };
    const length = body === undefined ? 0 : Buffer.byteLength(body);
    response.writeHead(status, { ...headers, ...(status === 204 ? {} : { 'content-length': length }) });
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const config: S3Config = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    region: REGION,
    bucket: BUCKET,
    ...KEYS,
  };
  return {
    config,
    /** Number of list pages returned so far. */
    pages: () => pages,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
