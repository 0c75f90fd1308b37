/** Makes the files of profiles in the engine's child processes and caches the latest, by the version of the row. */
import type { ExportInput } from '@/engine/process/jobs/export';
import type { Deps } from '@/server/context';
import { readStoredRecord } from '@/server/db/profiles/record';
import { listShownReferences } from '@/server/db/shown-references';
import { limitDownloads, makeFile } from '@/server/file-export/make-file';
import type { Paper } from '@/server/file-export/paper';
import { readProfilePhoto } from '@/server/file-export/photo';
import { deepEqual } from '@/shared/json/deep-equal';
import type { DownloadKind } from '@/shared/publishing/downloads';
import { certainFactsOf } from '@/shared/record/certain-facts';
import { publicData } from '../presenter';
import { applyStagedEdits, type ProfileRow } from '../queries';

/** Maximum bytes of all cached files together; one is 60 to 300 KB. */
const MAX_CACHED_BYTES = 16 * 1024 * 1024;

const FORMAT_BY_KIND = {
  docx: 'docx',
  text: 'text',
  markdown: 'markdown',
  json: 'json-resume',
  contact: 'vcard',
  contactWithEmail: 'vcard',
  contactWithTelephone: 'vcard',
  qrSvg: 'qr-svg',
  qrPng: 'qr-png',
} as const satisfies Partial<Record<DownloadKind, ExportInput['as']['format']>>;

export interface DownloadRequest {
  row: ProfileRow;
  kind: DownloadKind;
  paper: Paper;
  /** Whether it is for the owner, who gets the profile with the edits that readers do not see yet. */
  isForOwner: boolean;
  /** The visitor that the engine's queue counts it for: the owner's account, or a reader's network. */
  visitor: string;
  /** Contact details of the owner for their contact card. */
  contact?: { email: string; telephone?: string };
}

/** Creates a function that makes one file. Concurrent requests for the same file wait for one job of the engine. */
export function createFileMaker(deps: Deps) {
  const fileByKey = new Map<string, Uint8Array<ArrayBuffer>>();
  const pendingFileByKey = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  let cachedBytes = 0;

  function store(key: string, file: Uint8Array<ArrayBuffer>) {
    fileByKey.set(key, file);
    cachedBytes += file.byteLength;
    for (const [oldestKey, { byteLength }] of fileByKey) {
      if (cachedBytes <= MAX_CACHED_BYTES) break;
      fileByKey.delete(oldestKey);
      cachedBytes -= byteLength;
    }
  }

  async function prepareFormat(
    { row, kind, paper, isForOwner, contact }: DownloadRequest,
    { day, asPublished, picture }: { day: string; asPublished: boolean; picture: string },
  ): Promise<ExportInput['as']> {
    if (kind === 'brief' || kind === 'whole') {
      const photo = await readProfilePhoto(deps, picture);
      return { format: 'pdf', kind, paper, day, asPublished, photo, fonts: deps.fonts };
    }
    if (kind === 'json' && isForOwner) {
      // The record is its owner's: readers get what is published.
      const stored = await readStoredRecord(deps.database.db, row.id);
      return { format: 'json-resume', day, ...(stored && { facts: certainFactsOf(stored.record) }) };
    }
    return { format: FORMAT_BY_KIND[kind], day, ...(isForOwner && contact) };
  }

  async function make(request: DownloadRequest): Promise<Uint8Array<ArrayBuffer>> {
    const { row, isForOwner, visitor } = request;
    await limitDownloads(deps, visitor);
    const visibleRow = isForOwner ? applyStagedEdits(row) : row;
    const profile = publicData(visibleRow, deps.now());
    const isPublished = Boolean(row.ispublished && row.profile_slug);
    const page = isPublished ? `${deps.config.appUrl}/profile/${row.profile_slug}` : undefined;
    const day = new Date(row.updated_at).toISOString().slice(0, 10);
    const asPublished = isPublished && deepEqual(visibleRow.profile_data, row.profile_data);
    const as = await prepareFormat(request, { day, asPublished, picture: profile.profilePicture });
    const references = await listShownReferences(deps.database.db, row);
    return makeFile(deps, { profile, references, page, as }, visitor);
  }

  /**
   * Makes a file, or returns the cached one.
   * @throws AppError TOO_MANY_REQUESTS, ENGINE_BUSY, TOOK_TOO_LONG, INVALID_INPUT if letters cannot be set
   */
  return (request: DownloadRequest): Promise<Uint8Array<ArrayBuffer>> => {
    const { row, kind, paper, isForOwner } = request;
    const audience = isForOwner ? `own ${JSON.stringify(request.contact ?? {})}` : 'public';
    const key = [row.id, row.version, kind, paper, audience].join(' ');
    const cached = fileByKey.get(key);
    if (cached) {
      // Becomes the last to be evicted.
      fileByKey.delete(key);
      fileByKey.set(key, cached);
      return Promise.resolve(cached);
    }
    const pendingFile = pendingFileByKey.get(key);
    if (pendingFile) return pendingFile;
    const newFile = make(request);
    pendingFileByKey.set(key, newFile);
    newFile
      .then((file) => store(key, file))
      .catch(() => {})
      .finally(() => pendingFileByKey.delete(key));
    return newFile;
  };
}
