/** Takes a multipart body apart as it arrives: what is over a limit is counted and let go, never kept. */
import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import { AppError } from '@/shared/errors';
import { LIMITS } from '@/shared/limits';
import { isStorableText, UNSTORABLE_TEXT } from '@/shared/storable-text';

/** A file of the form. `bytes` is absent when it was larger than its limit and let go. */
export interface FilePart {
  field: string;
  fileName: string;
  bytes?: Uint8Array;
}

export interface FormParts {
  fields: Map<string, string>;
  files: FilePart[];
}

const MAX_FIELDS = 200;
const MAX_FIELD_BYTES = 256 * 1024;
/** LinkedIn file, resume, and more documents than count, so that the surplus can be named. */
const MAX_FILES = 2 + 5 * LIMITS.documentCount;

const notAForm = (why: string) =>
  new AppError('INVALID_INPUT', why, { userMessage: 'The form did not arrive whole. Please send it again.' });
const unstorable = () =>
  new AppError('INVALID_INPUT', 'text that no column holds', { userMessage: UNSTORABLE_TEXT });
const tooLarge = () =>
  new AppError('TOO_LARGE', 'generation body over its cap', {
    userMessage: 'All files together are too large. Please attach fewer or smaller documents.',
  });

/**
 * Reads a `multipart/form-data` body.
 * @param limitOf bytes that a file of a field may have
 * @throws AppError INVALID_INPUT for a body that is no whole form, TOO_LARGE past `generationBodyBytes`
 */
export async function readFormParts(
  request: Request,
  limitOf: (field: string) => number,
): Promise<FormParts> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*;.*boundary=/i.test(type) || !request.body)
    throw notAForm('no multipart form');
  if (Number(request.headers.get('content-length')) > LIMITS.generationBodyBytes) throw tooLarge();

  const parser = startParser(type);
  const parts = collect(parser, limitOf);
  let arrived = 0;
  const body = Readable.fromWeb(request.body as NodeReadableStream<Uint8Array>);
  body.on('data', (chunk: Uint8Array) => {
    arrived += chunk.byteLength;
    if (arrived > LIMITS.generationBodyBytes) body.destroy(tooLarge());
  });
  body.on('error', (error) => parser.destroy(error));
  body.pipe(parser);
  try {
    return await parts;
  } catch (error) {
    body.destroy();
    throw error instanceof AppError ? error : notAForm('not a whole form');
  }
}

function startParser(type: string): BusboyInstance {
  const headers: BusboyHeaders = { 'content-type': type };
  const limits = {
    fields: MAX_FIELDS,
    fieldSize: MAX_FIELD_BYTES,
    fieldNameSize: 100,
    files: MAX_FILES,
    fileSize: LIMITS.documentBytes,
    headerPairs: 20,
  };
  try {
    return new Busboy({ headers, limits });
  } catch {
    throw notAForm('not a whole form'); // A boundary that cannot be one.
  }
}

function collect(parser: BusboyInstance, limitOf: (field: string) => number): Promise<FormParts> {
  const found: FormParts = { fields: new Map(), files: [] };
  return new Promise((resolve, reject) => {
    parser.on('field', (name, value, nameCut, valueCut) => {
      if (nameCut || valueCut) reject(notAForm('a field is too long'));
      else if (!isStorableText(name + value)) reject(unstorable());
      else found.fields.set(name, value);
    });
    parser.on('file', (field, stream, fileName) => {
      const limit = limitOf(field);
      let chunks: Uint8Array[] = [];
      let size = 0;
      let over = false;
      const letGo = () => {
        over = true;
        chunks = [];
      };
      stream.on('limit', letGo);
      stream.on('data', (chunk: Uint8Array) => {
        size += chunk.byteLength;
        if (size > limit) letGo();
        if (!over) chunks.push(chunk);
      });
      stream.on('error', reject);
      stream.on('end', () => {
        // An empty file input arrives as a nameless, empty file.
        if (!fileName && size === 0) return;
        found.files.push({
          field,
          fileName: fileName ?? '',
          bytes: over ? undefined : Buffer.concat(chunks),
        });
      });
    });
    for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
      parser.on(limit, () => reject(notAForm(limit)));
    }
    parser.on('error', reject);
    parser.on('finish', () => resolve(found));
  });
}
