/** Files in a bucket of any service that speaks Amazon's S3: the interface needs five of its calls. */
import { AwsClient } from 'aws4fetch';
import type { S3Config } from '../../config';
import { checkPath, foldersOf } from './path';
import { readErrorCode, readListing } from './s3-responses';
import { type Storage, StorageError, type StoredEntry } from './types';

/** Milliseconds until a response has to begin; its body may take longer. */
const RESPONSE_TIMEOUT_MS = 20_000;
const MAX_CONCURRENT_DELETES = 8;

/**
 * Storage in a bucket.
 * @param options.responseTimeoutMs milliseconds after which a service that has not begun to answer is given up
 */
export function createS3Storage(config: S3Config, options: { responseTimeoutMs?: number } = {}): Storage {
  const client = new AwsClient({ ...config, service: 's3', retries: 2 });
  const base = `${config.endpoint}/${config.bucket}`;

  /**
   * Sends one signed request.
   * @throws StorageError `unavailable` if the storage does not respond
   */
  async function call(method: string, url: string, init: RequestInit = {}): Promise<Response> {
    const controller = new AbortController();
    const timer = setTimeout(
      () => controller.abort(new Error('no answer in time')),
      options.responseTimeoutMs ?? RESPONSE_TIMEOUT_MS,
    );
    try {
      return await client.fetch(url, { ...init, method, signal: controller.signal });
    } catch (error) {
      const reason = controller.signal.aborted ? controller.signal.reason : error;
      throw new StorageError('unavailable', `${method} ${String(reason)}`);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Throws the service's error code alone, since its message, which would be logged, names the bucket and the key. */
  async function throwRefusal(method: string, response: Response): Promise<never> {
    const code = readErrorCode(await response.text());
    throw new StorageError('unavailable', `${method} answered ${response.status} ${code ?? ''}`);
  }

  async function list(userId: string): Promise<StoredEntry[]> {
    const entries: StoredEntry[] = [];
    for (const prefix of foldersOf(userId)) {
      let token: string | undefined;
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix });
        if (token) query.set('continuation-token', token);
        const response = await call('GET', `${base}?${query}`);
        if (!response.ok) await throwRefusal('LIST', response);
        const page = readListing(await response.text());
        entries.push(...page.entries);
        token = page.next;
      } while (token);
    }
    return entries;
  }

  async function remove(path: string): Promise<void> {
    const response = await call('DELETE', `${base}/${checkPath(path)}`);
    if (!response.ok && response.status !== 404) await throwRefusal('DELETE', response);
    await response.body?.cancel();
  }

  return {
    async put(path, bytes, { contentType, cacheSeconds }) {
      const url = `${base}/${checkPath(path)}`;
      const existing = await call('HEAD', url);
      if (existing.ok) throw new StorageError('exists', 'the file is there already');
      const response = await call('PUT', url, {
        body: bytes as Uint8Array<ArrayBuffer>,
        headers: { 'content-type': contentType, 'cache-control': `private, max-age=${cacheSeconds}` },
      });
      if (!response.ok) await throwRefusal('PUT', response);
      await response.body?.cancel();
    },
    async read(path) {
      const response = await call('GET', `${base}/${checkPath(path)}`);
      if (response.status === 404) {
        await response.body?.cancel();
        return undefined;
      }
      if (!response.ok || !response.body) return throwRefusal('GET', response);
      return { body: response.body, size: Number(response.headers.get('content-length')) };
    },
    list,
    remove,
    async removeAll(userId) {
      const paths = (await list(userId)).map((entry) => entry.path);
      for (let i = 0; i < paths.length; i += MAX_CONCURRENT_DELETES) {
        await Promise.all(paths.slice(i, i + MAX_CONCURRENT_DELETES).map(remove));
      }
    },
  };
}
