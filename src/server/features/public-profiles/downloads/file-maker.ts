/** Makes the files of profiles in the engine's child processes and caches the latest, by the version of the row. */
import type { ExportInput } from '@/engine/process/jobs/export';
import type { Deps } from '@/server/context';
import { readStoredRecord } from '@/server/db/profiles/record';
import { listShownReferences } from '@/server/db/references/shown-references';
import { limitDownloads, makeFile } from '@/server/file-export/make-file';
import type { Paper } from '@/server/file-export/paper';
import { readProfilePhoto } from '@/server/file-export/photo';
import { deepEqual } from '@/shared/json/deep-equal';
import type { DownloadKind } from '@/shared/publishing/downloads';
import { sureFacts } from '@/shared/record/sure-facts';
import { publicData } from '../presenter';
import { applyStagedEdits, type ProfileRow } from '../queries';

/** Bytes of all kept files together; one is 60 to 300 KB. */
const MAX_CACHED_BYTES = 16 * 1024 * 1024;

const FORMATS = {
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
  /** The owner gets the profile with the edits that readers do not see yet. */
  own: boolean;
  /** The visitor that the engine's queue counts it for: the owner's account, or a reader's network. */
  visitor: string;
  /** Contact details of the owner for their contact card. */
  contact?: { email: string; telephone?: string };
}

/** A function that makes one file. Concurrent requests for the same file wait for one job of the engine. */
export function createFileMaker(deps: Deps) {
  const cache = new Map<string, Uint8Array<ArrayBuffer>>();
  const making = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  let bytes = 0;

  function keep(key: string, file: Uint8Array<ArrayBuffer>) {
    cache.set(key, file);
    bytes += file.byteLength;
    for (const [oldest, { byteLength }] of cache) {
      if (bytes <= MAX_CACHED_BYTES) break;
      cache.delete(oldest);
      bytes -= byteLength;
    }
  }

  async function prepareFormat(
    { row, kind, paper, own, contact }: DownloadRequest,
    { day, asPublished, picture }: { day: string; asPublished: boolean; picture: string },
  ): Promise<ExportInput['as']> {
    if (kind === 'brief' || kind === 'whole') {
      const photo = await readProfilePhoto(deps, picture);
      return { format: 'pdf', kind, paper, day, asPublished, photo, fonts: deps.fonts };
    }
    if (kind === 'json' && own) {
      // The record is its owner's: readers get what is published.
      const stored = await readStoredRecord(deps.database.db, row.id);
      return { format: 'json-resume', day, ...(stored && { facts: sureFacts(stored.record) }) };
    }
    return { format: FORMATS[kind], day, ...(own && contact) };
  }

  async function make(wanted: DownloadRequest): Promise<Uint8Array<ArrayBuffer>> {
    const { row, own, visitor } = wanted;
    await limitDownloads(deps, visitor);
    const shown = own ? applyStagedEdits(row) : row;
    const profile = publicData(shown, deps.now());
    const published = row.ispublished && row.profile_slug;
    const page = published ? `${deps.config.appUrl}/profile/${row.profile_slug}` : undefined;
    const day = new Date(row.updated_at).toISOString().slice(0, 10);
    const asPublished = Boolean(published) && deepEqual(shown.profile_data, row.profile_data);
    const as = await prepareFormat(wanted, { day, asPublished, picture: profile.profilePicture });
    const references = await listShownReferences(deps.database.db, row);
    return makeFile(deps, { profile, references, page, as }, visitor);
  }

  /**
   * Makes a file, or returns the cached one.
   * @throws AppError TOO_MANY_REQUESTS, ENGINE_BUSY, TOOK_TOO_LONG, INVALID_INPUT where letters cannot be set
   */
  return (wanted: DownloadRequest): Promise<Uint8Array<ArrayBuffer>> => {
    const { row, kind, paper, own } = wanted;
    const audience = own ? `own ${JSON.stringify(wanted.contact ?? {})}` : 'public';
    const key = [row.id, row.version, kind, paper, audience].join(' ');
    const before = cache.get(key);
    if (before) {
      // Evicts the least recently used file first.
      cache.delete(key);
      cache.set(key, before);
      return Promise.resolve(before);
    }
    const underWay = making.get(key);
    if (underWay) return underWay;
    const fileMade = make(wanted);
    making.set(key, fileMade);
    fileMade
      .then((file) => keep(key, file))
      .catch(() => {})
      .finally(() => making.delete(key));
    return fileMade;
  };
}
