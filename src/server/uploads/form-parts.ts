/**
 * Parses a multipart body as it arrives and stores its files on disk. A file over its limit is counted and discarded;
 * a form over one is refused.
 */
import { createWriteStream, type WriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import { AppError } from '@/shared/errors/app-error';
import { LIMITS } from '@/shared/limits';
import { isPostgresSafeText, UNSUPPORTED_CHARACTERS_MESSAGE } from '@/shared/validation/postgres-safe-text';
import type { Upload } from '.';

export interface FilePart {
  field: string;
  fileName: string;
  /** Bytes received; of a file over its limit possibly not all. */
  size: number;
  /** Reads it from the disk, as long as its upload is open. Absent if it exceeded its limit and was discarded. */
  read?: () => Promise<Uint8Array>;
}

export interface FormParts {
  fields: Map<string, string>;
  files: FilePart[];
}

const MAX_FIELDS = 200;
const MAX_FIELD_BYTES = 256 * 1024;
/** LinkedIn file, resume, and five times the documents that are read, so that the person learns which are not. */
const MAX_FILES = 2 + 5 * LIMITS.documentCount;

const malformedFormError = (why: string) =>
  new AppError('INVALID_INPUT', why, { userMessage: 'The form did not arrive whole. Please send it again.' });
const notStoredError = () =>
  new AppError('UNAVAILABLE', 'an upload could not be written', { data: { retryAfter: 30 } });
const unsupportedTextError = () =>
  new AppError('INVALID_INPUT', 'text that no column holds', { userMessage: UNSUPPORTED_CHARACTERS_MESSAGE });
const tooLargeError = () =>
  new AppError('TOO_LARGE', 'form over its cap', {
    userMessage: 'All files together are too large. Please attach fewer or smaller documents.',
  });

export interface FormLimits {
  /** Bytes that a file of a field may have. */
  fileBytes(field: string): number;
  /** Bytes of a field that is not a file; `MAX_FIELD_BYTES` unless given. */
  fieldBytes?: number;
  /** Bytes of the whole body. */
  bodyBytes: number;
}

/**
 * Reads a `multipart/form-data` body.
 * @throws AppError INVALID_INPUT for an incomplete form, TOO_LARGE past `bodyBytes`, and what the upload fails with
 */
export async function readFormParts(
  headers: Headers,
  upload: Upload,
  limits: FormLimits,
): Promise<FormParts> {
  const type = headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*;.*boundary=/i.test(type)) throw malformedFormError('no multipart form');
  if (Number(headers.get('content-length')) > limits.bodyBytes) throw tooLargeError();

  const folder = await upload.folder().catch(() => {
    throw notStoredError();
  });
  const { body } = upload;
  const parser = startParser(type, limits.fieldBytes ?? MAX_FIELD_BYTES);
  const files: WriteStream[] = [];
  const parts = collect(parser, limits.fileBytes, (name) => {
    const file = createWriteStream(join(folder, name), { flags: 'wx', mode: 0o600 });
    files.push(file);
    return file;
  });
  let arrivedBytes = 0;
  body.on('data', (chunk: Uint8Array) => {
    arrivedBytes += chunk.byteLength;
    if (arrivedBytes > limits.bodyBytes) body.destroy(tooLargeError());
  });
  body.on('error', (error) => parser.destroy(error));
  // The upload ended while the folder was being created.
  if (body.errored) parser.destroy(body.errored);
  body.pipe(parser);
  try {
    return await parts;
  } catch (error) {
    body.destroy();
    for (const file of files) file.destroy();
    throw error instanceof AppError ? error : malformedFormError('not a whole form');
  }
}

function startParser(type: string, fieldSize: number): BusboyInstance {
  const headers: BusboyHeaders = { 'content-type': type };
  const limits = {
    fields: MAX_FIELDS,
    fieldSize,
    fieldNameSize: 100,
    files: MAX_FILES,
    fileSize: LIMITS.documentBytes,
    headerPairs: 20,
  };
  try {
    return new Busboy({ headers, limits });
  } catch {
    throw malformedFormError('not a whole form'); // An invalid boundary.
  }
}

function collect(
  parser: BusboyInstance,
  limitOf: (field: string) => number,
  fileOf: (name: string) => WriteStream,
): Promise<FormParts> {
  const parts: FormParts = { fields: new Map(), files: [] };
  const pendingWrites: Promise<unknown>[] = [];
  return new Promise((resolve, reject) => {
    parser.on('field', (name, value, isNameCut, isValueCut) => {
      if (isNameCut || isValueCut) reject(malformedFormError('a field is too long'));
      else if (!isPostgresSafeText(name + value)) reject(unsupportedTextError());
      else parts.fields.set(name, value);
    });
    parser.on('file', (field, stream, fileName) => {
      const limit = limitOf(field);
      const file = fileOf(String(pendingWrites.length));
      const writing = finished(file).catch(() => reject(notStoredError()));
      pendingWrites.push(writing);
      let size = 0;
      let isOverLimit = false;
      const discardRest = () => {
        if (isOverLimit) return;
        isOverLimit = true;
        stream.unpipe(file);
        file.end();
        stream.resume();
      };
      stream.pipe(file);
      stream.on('limit', discardRest);
      stream.on('data', (chunk: Uint8Array) => {
        size += chunk.byteLength;
        if (size > limit) discardRest();
      });
      stream.on('error', reject);
      stream.on('end', () => {
        // An empty file input arrives as a nameless, empty file.
        if (!fileName && size === 0) return;
        if (!isPostgresSafeText(fileName ?? '')) return reject(unsupportedTextError());
        const read = isOverLimit ? undefined : () => readFile(file.path);
        parts.files.push({ field, fileName: fileName ?? '', size, read });
      });
    });
    for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
      parser.on(limit, () => reject(malformedFormError(limit)));
    }
    parser.on('error', reject);
    parser.on('finish', () => void Promise.all(pendingWrites).then(() => resolve(parts)));
  });
}
