/**
 * `/profile/{slug}/brief.pdf` and its like for readers, where the owner allows it; `/profile/preview/{id}/brief.pdf`
 * for the owner alone.
 */
import { type Context, Hono } from 'hono';
import type { Deps } from '@/server/context';
import { refusalBody, refusalHeaders } from '@/server/http/refusal';
import type { Env } from '@/server/http/request';
import { DOWNLOADS, type DownloadKind, downloadOfFile, READERS_DOWNLOADS } from '@/shared/downloads';
import { AppError } from '@/shared/errors';
import { slugFromName } from '@/shared/slug';
import { publicData } from '../presenter';
import { type ProfileRow, profileById, profileBySlug } from '../queries';
import { standingById, standingBySlug } from '../standing';
import { createMaker } from './make';
import { type Paper, paperOf } from './paper';

const FILES = Object.values(DOWNLOADS)
  .map(({ file }) => file.replace('.', '\\.'))
  .join('|');
const READERS: readonly DownloadKind[] = READERS_DOWNLOADS;

export function downloadRoutes(deps: Deps) {
  const make = createMaker(deps);
  const { db } = deps.database;

  async function send(c: Context<Env>, row: ProfileRow, kind: DownloadKind, visitor: string, own: boolean) {
    const paper = paperOf(c.req.header('accept-language'), c.req.query('paper'));
    const headers = headersOf(row, kind, paper);
    if (c.req.header('if-none-match') === headers.etag) return c.body(null, 304, headers);
    return c.body(await make({ row, kind, paper, own, visitor }), 200, headers);
  }

  return new Hono<Env>()
    .get(`/profile/preview/:uuid/:file{${FILES}}`, async (c) => {
      // Another site may lead here by a link, with the session's cookie: it should not start a download.
      if (c.req.header('sec-fetch-site') === 'cross-site') throw new AppError('CROSS_SITE');
      const viewer = await c.get('context').session();
      if (!viewer) throw new AppError('UNAUTHENTICATED');
      const kind = downloadOfFile(c.req.param('file'));
      // Nothing is told of another person's profile, not even whether there is one.
      if (viewer.id !== c.req.param('uuid') || !kind) return missing(c);
      const row = await profileById(db, viewer.id);
      if (!row || standingById(row, viewer.id).kind !== 'shown') return missing(c);
      return send(c, row, kind, `user:${viewer.id}`, true);
    })
    .get(`/profile/:slug/:file{${FILES}}`, async (c) => {
      const slug = c.req.param('slug').toLowerCase();
      const kind = downloadOfFile(c.req.param('file'));
      if (!kind || !/^[a-z0-9-]{1,100}$/.test(slug)) return missing(c);
      const row = await profileBySlug(db, slug);
      const standing = standingBySlug(row, slug);
      if (!row?.downloadable || !READERS.includes(kind)) return missing(c);
      if (standing.kind === 'moved') {
        c.header('cache-control', 'no-cache');
        return c.redirect(`/profile/${standing.slug}/${DOWNLOADS[kind].file}`, 302);
      }
      if (standing.kind !== 'shown') return missing(c);
      return send(c, row, kind, c.get('context').clientIp, false);
    });
}

function headersOf(row: ProfileRow, kind: DownloadKind, paper: Paper) {
  const { type, suffix } = DOWNLOADS[kind];
  const name = slugFromName(publicData(row).name) ?? row.profile_slug ?? 'profile';
  return {
    etag: `"${kind}-${paper}-${row.version}"`,
    'content-type': type,
    'content-disposition': `attachment; filename="${name}${suffix}"`,
    // It follows the profile at once, and no cache between keeps what is taken back.
    'cache-control': 'private, no-cache',
    vary: 'accept-language',
    'x-robots-tag': 'noindex',
    'x-content-type-options': 'nosniff',
  };
}

/** What may not be taken along and what is not there look the same. */
function missing(c: Context) {
  const error = new AppError('NOT_FOUND');
  return c.json(refusalBody(error), 404, refusalHeaders(error));
}
