/**
 * Uploads: supervised while they arrive, stored on disk until their files are read, counted against limits until they
 * are closed.
 */
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { AppError } from '@/shared/errors/app-error';
import { UPLOAD_LIMITS, type UploadLimits } from './limits';

export interface Upload {
  /** The body, which flows once it is piped; it fails with the `AppError` of the limit that it exceeds. */
  body: Readable;
  /** Creates a folder for its files, which `removeFiles` and `close` remove. */
  folder(): Promise<string>;
  /** To be called when the body is complete and its files are read: removes the folder, while its bytes still count. */
  removeFiles(): Promise<void>;
  /** Deletes the temporary files, and stops counting the upload. A second call does nothing. */
  close(): Promise<void>;
}

export interface Uploads {
  /**
   * Begins to receive a body.
   * @param visitor whose share it counts against
   * @throws AppError TOO_MANY_REQUESTS when that share is used up, BUSY when there is none left for anyone
   */
  begin(body: ReadableStream<Uint8Array>, visitor: string): Upload;
  /** Removes what earlier processes left behind. @param olderThanMs minimum age in milliseconds */
  sweep(olderThanMs: number): Promise<void>;
}

const RETRY_AFTER_SECONDS = 30;

const lateUploadError = () =>
  new AppError('UPLOAD_LATE', 'upload stalled or too slow', { data: { retryAfter: RETRY_AFTER_SECONDS } });
const visitorShareError = () =>
  new AppError('TOO_MANY_REQUESTS', 'upload share used up', {
    userMessage: 'Too many files are on their way from here. Please wait until the others are done.',
    data: { retryAfter: RETRY_AFTER_SECONDS },
  });
const capacityError = () =>
  new AppError('BUSY', 'uploads in all used up', {
    userMessage: 'Many people are sending files right now. Please try again in a moment.',
    data: { retryAfter: RETRY_AFTER_SECONDS },
  });

/**
 * Creates the store of uploads of this process.
 * @param root directory for files of arriving bodies, created with the first one
 */
export function createUploads(root: string, limits: UploadLimits = UPLOAD_LIMITS): Uploads {
  const bytesByVisitor = new Map<string, number>();
  const countByVisitor = new Map<string, number>();
  let totalBytes = 0;
  let uploadCount = 0;

  const add = (to: Map<string, number>, visitor: string, amount: number) => {
    const sum = (to.get(visitor) ?? 0) + amount;
    if (sum > 0) to.set(visitor, sum);
    else to.delete(visitor);
    return sum;
  };

  return {
    begin(webStream, visitor) {
      if (
        (countByVisitor.get(visitor) ?? 0) >= limits.maxPerVisitor ||
        (bytesByVisitor.get(visitor) ?? 0) >= limits.maxBytesPerVisitor
      ) {
        throw visitorShareError();
      }
      if (uploadCount >= limits.maxUploads || totalBytes >= limits.maxTotalBytes) throw capacityError();
      add(countByVisitor, visitor, 1);
      uploadCount += 1;
      let countedBytes = 0;
      let isClosed = false;
      let folder: Promise<string> | undefined;

      const body = Readable.fromWeb(webStream as NodeReadableStream<Uint8Array>);
      // The reader of the body handles this error; without a listener it would end the process.
      body.on('error', () => {});
      const totalTimer = setTimeout(() => body.destroy(lateUploadError()), limits.longestMs);
      let stallTimer = setTimeout(() => body.destroy(lateUploadError()), limits.stalledMs);
      const stopTimers = () => {
        clearTimeout(totalTimer);
        clearTimeout(stallTimer);
      };
      body.on('data', (chunk: Uint8Array) => {
        clearTimeout(stallTimer);
        stallTimer = setTimeout(() => body.destroy(lateUploadError()), limits.stalledMs);
        countedBytes += chunk.byteLength;
        totalBytes += chunk.byteLength;
        if (add(bytesByVisitor, visitor, chunk.byteLength) > limits.maxBytesPerVisitor)
          body.destroy(visitorShareError());
        else if (totalBytes > limits.maxTotalBytes) body.destroy(capacityError());
      });
      // A 'data' listener starts the flow; paused until the body is read, so that no chunk is lost.
      body.pause();
      body.on('close', stopTimers);

      const removeFolder = async () => {
        const path = await folder?.catch(() => undefined);
        // Files that cannot be removed now are removed at the next start.
        if (path) await rm(path, { recursive: true, force: true, maxRetries: 3 }).catch(() => {});
      };
      return {
        body,
        folder() {
          folder ??= (async () => {
            const path = join(root, randomUUID());
            await mkdir(path, { recursive: true, mode: 0o700 });
            return path;
          })();
          return folder;
        },
        async removeFiles() {
          stopTimers();
          await removeFolder();
        },
        async close() {
          if (isClosed) return;
          isClosed = true;
          stopTimers();
          body.destroy();
          totalBytes -= countedBytes;
          uploadCount -= 1;
          add(bytesByVisitor, visitor, -countedBytes);
          add(countByVisitor, visitor, -1);
          await removeFolder();
        },
      };
    },
    async sweep(olderThanMs) {
      for (const name of await readdir(root).catch(() => [])) {
        const path = join(root, name);
        const stats = await stat(path).catch(() => undefined);
        if (stats && Date.now() - stats.mtimeMs >= olderThanMs)
          await rm(path, { recursive: true, force: true });
      }
    },
  };
}
