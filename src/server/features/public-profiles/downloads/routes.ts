/**
 * `/profile/{slug}/brief.pdf` and the other files: for readers, if the owner allows it, and at
 * `/profile/preview/{id}/brief.pdf` for the owner alone.
 */
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { requireSignedIn } from '@/server/access';
import type { Deps } from '@/server/context';
import { type Paper, paperSizeFor } from '@/server/file-export/paper';
import { sendErrorResponseUnlogged } from '@/server/http/error-response';
import type { Env } from '@/server/http/request';
import type { ReadCounter } from '@/server/read-counting/counter';
import { recordReaderAction } from '@/server/read-counting/record-view';
import { hashToken } from '@/server/secrets/tokens';
import { AppError } from '@/shared/errors/app-error';
import { readProfileData } from '@/shared/profile/profile-data';
import {
  DOWNLOADS,
  type DownloadKind,
  downloadFormatOf,
  downloadKindOf,
} from '@/shared/publishing/downloads';
import type { ReaderActionKind } from '@/shared/publishing/readership';
import { slugFromName } from '@/shared/publishing/slug';
import { accessById, accessBySlug } from '../page-access';
import { countedPage } from '../presenter';
import { findProfileById, findProfileBySlug } from '../queries';
import { readContactFor } from './contact';
import { createFileMaker, type DownloadRequest } from './file-maker';

const FILE_NAMES_SOURCE = Object.values(DOWNLOADS)
  .map(({ fileName }) => fileName.replace('.', '\\.'))
  .join('|');
const SLUG_PATTERN = /^[a-z0-9-]{1,100}$/;
/** The downloads that are counted for the owner: files people take. Machine-readable formats are not counted. */
const ACTION_OF_DOWNLOAD: Partial<Record<DownloadKind, ReaderActionKind>> = {
  brief: 'pdf',
  whole: 'pdf',
  contact: 'contact',
};
/** Characters of the contact details' hash in an entity tag: enough to tell two states of one person apart. */
const CONTACT_TAG_CHARACTERS = 12;
/** Whether the caller accepts JSON and not HTML. */
const wantsJson = (accept = '') =>
  /\bapplication\/(?:json|resume\+json)\b/.test(accept) && !accept.includes('text/html');

/** The routes of all formats; a reader's download is counted, the owner's is not. */
export function downloadRoutes(deps: Deps, reads: ReadCounter) {
  const make = createFileMaker(deps);
  const { db } = deps.database;

  async function send(c: Context<Env>, request: Omit<DownloadRequest, 'paper'>) {
    const paper = paperSizeFor(c.req.header('accept-language'), c.req.query('paper'));
    const headers = headersOf(request, paper);
    const page = request.isForOwner ? null : countedPage(request.row);
    const action = ACTION_OF_DOWNLOAD[request.kind];
    const recordDownload = () => page && action && recordReaderAction(c, reads, page, action);
    if (c.req.header('if-none-match') === headers.etag) {
      recordDownload();
      return c.body(null, 304, headers);
    }
    const file = await make({ ...request, paper });
    recordDownload();
    return c.body(file, 200, headers);
  }

  /**
   * Answers a reader's download.
   * @param typed the slug as it was typed
   * @param path returns the path of the same file at another slug
   */
  async function sendToReader(
    c: Context<Env>,
    typed: string,
    kind: DownloadKind,
    path: (slug: string) => string,
  ) {
    const slug = typed.toLowerCase();
    const row = SLUG_PATTERN.test(slug) ? await findProfileBySlug(db, slug) : undefined;
    const access = accessBySlug(row, slug);
    if (!row?.downloadable || !downloadFormatOf(kind).isForReaders) return sendNotFound(c);
    if (access.kind === 'moved') {
      c.header('cache-control', 'no-cache');
      return c.redirect(path(access.slug), 302);
    }
    if (access.kind !== 'shown') return sendNotFound(c);
    return send(c, { row, kind, visitor: c.get('context').clientIp, isForOwner: false });
  }

  return new Hono<Env>()
    .get(`/profile/preview/:uuid/:file{${FILE_NAMES_SOURCE}}`, async (c) => {
      // A link on another site would carry the session's cookie: it must not start a download.
      if (c.req.header('sec-fetch-site') === 'cross-site') throw new AppError('CROSS_SITE');
      const viewer = await requireSignedIn(c.get('context'));
      const kind = downloadKindOf(c.req.param('file'));
      // Another person's profile gets the same answer as one that does not exist.
      if (viewer.id !== c.req.param('uuid') || !kind) return sendNotFound(c);
      const row = await findProfileById(db, viewer.id);
      if (!row || accessById(row, viewer.id).kind !== 'shown') return sendNotFound(c);
      const contact = await readContactFor(db, kind, viewer);
      return send(c, { row, kind, visitor: `user:${viewer.id}`, isForOwner: true, contact });
    })
    .get(`/profile/:slug/:file{${FILE_NAMES_SOURCE}}`, async (c): Promise<Response> => {
      const file = c.req.param('file');
      const kind = downloadKindOf(file);
      return kind
        ? sendToReader(c, c.req.param('slug'), kind, (slug) => `/profile/${slug}/${file}`)
        : sendNotFound(c);
    })
    .get('/profile/:file{[^/]{1,100}\\.json}', async (c): Promise<Response> => {
      const slug = c.req.param('file').slice(0, -'.json'.length);
      return sendToReader(c, slug, 'json', (moved) => `/profile/${moved}.json`);
    });
}

/** Serves the URL of a page as data: `Accept: application/json` there redirects to its JSON Resume. */
export function pageAsData(): MiddlewareHandler {
  return async (c, next) => {
    const slug = c.req.param('slug') ?? '';
    if (!wantsJson(c.req.header('accept')) || !SLUG_PATTERN.test(slug.toLowerCase())) return next();
    c.header('vary', 'accept');
    c.header('cache-control', 'no-cache');
    return c.redirect(`/profile/${slug.toLowerCase()}.json`, 302);
  };
}

function headersOf({ row, kind, contact }: Omit<DownloadRequest, 'paper'>, paper: Paper) {
  const { mediaType, suffix } = downloadFormatOf(kind);
  const name = slugFromName(readProfileData(row.profile_data).name) ?? row.profile_slug ?? 'profile';
  return {
    // The tag covers the contact details too, since they can change without the profile.
    etag: `"${kind}-${paper}-${row.version}${contact ? `-${hashToken(JSON.stringify(contact)).slice(0, CONTACT_TAG_CHARACTERS)}` : ''}"`,
    'content-type': mediaType,
    // JSON is displayed (programs and browsers read it at its URL); other files are saved.
    'content-disposition': `${kind === 'json' ? 'inline' : 'attachment'}; filename="${name}${suffix}"`,
    // Not cached, so that the file always follows the profile.
    'cache-control': 'private, no-cache',
    vary: 'accept-language',
    'x-robots-tag': 'noindex',
    'x-content-type-options': 'nosniff',
  };
}

/** A forbidden download and a missing one get the same answer. */
const sendNotFound = (c: Context) => sendErrorResponseUnlogged(c, 'NOT_FOUND');
