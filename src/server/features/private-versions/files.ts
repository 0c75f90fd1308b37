/** `/v/{address}/profile.pdf`, `contact.vcf`, `photo-….webp`: the files of a private version, which close with it. */
import { type Context, Hono } from 'hono';
import type { Deps } from '@/server/context';
import {
  countedVersionPage,
  type OpenedVersion,
  openVersion,
} from '@/server/db/private-versions/open-version';
import { listShownReferences } from '@/server/db/shown-references';
import { limitDownloads, makeFile } from '@/server/file-export/make-file';
import { paperSizeFor } from '@/server/file-export/paper';
import { readProfilePhoto } from '@/server/file-export/photo';
import type { Env } from '@/server/http/request';
import type { ReadCounter } from '@/server/read-counting/counter';
import { recordReaderAction } from '@/server/read-counting/record-view';
import { pictureFor, readPicturePath } from '@/shared/profile/picture';
import { downloadFormatOf } from '@/shared/publishing/downloads';
import { storyOrder } from '@/shared/publishing/private-version';
import { slugFromName } from '@/shared/publishing/slug';
import {
  profileOfVersion,
  recipientAndContact,
  referencesFor,
  showsContact,
  VERSION_CARD,
  VERSION_PDF,
} from './presenter';

/** The routes of a version's files; each download is counted as an action of its reader. */
export function versionFileRoutes(deps: Deps, reads: ReadCounter) {
  const { config, database, now, pages, storage } = deps;
  const find = (c: Context<Env>) => openVersion(database.db, c.req.param('address') ?? '', now());
  const showClosed = async (c: Context<Env>) =>
    c.html(await pages.versionClosed({ appUrl: config.appUrl }), 404);

  /** The PDF, made again for each request as the page is, so that nothing outlives the version. */
  async function makePdf(c: Context<Env>, opened: OpenedVersion, visitor: string) {
    await limitDownloads(deps, visitor);
    const { version, references_at } = opened;
    const profile = profileOfVersion(opened, now());
    const references = version.shows_references
      ? await listShownReferences(database.db, { id: version.profile_id, references_at })
      : [];
    const file = await makeFile(
      deps,
      {
        profile,
        references: referencesFor(opened, references, now()),
        page: `${config.appUrl}/v/${c.req.param('address')}`,
        as: {
          format: 'pdf',
          kind: 'whole',
          paper: paperSizeFor(c.req.header('accept-language'), c.req.query('paper')),
          day: now().toISOString().slice(0, 10),
          asPublished: false,
          version: { ...recipientAndContact(opened), order: storyOrder(version.choice) },
          photo: await readProfilePhoto(deps, profile.profilePicture),
          fonts: deps.fonts,
        },
      },
      visitor,
    );
    return { file, name: slugFromName(profile.name) ?? 'profile' };
  }

  /**
   * The contact card. It may be passed on with an address book, so it holds only the contact details shown, and no link
   * to the private page.
   */
  async function makeCard(opened: OpenedVersion, visitor: string) {
    await limitDownloads(deps, visitor);
    const profile = profileOfVersion(opened, now());
    const { email, telephone } = recipientAndContact(opened);
    const day = now().toISOString().slice(0, 10);
    const as = { format: 'vcard', day, email, telephone } as const;
    const file = await makeFile(deps, { profile, references: [], as }, visitor);
    return { file, name: slugFromName(profile.name) ?? 'profile' };
  }

  return new Hono<Env>()
    .get(`/v/:address/${VERSION_PDF}`, async (c) => {
      const opened = await find(c);
      const { session, clientIp } = c.get('context');
      const isOwner = opened && (await session())?.id === opened.version.profile_id;
      if (!opened || !(isOwner || opened.version.allows_download)) return showClosed(c);
      const { file, name } = await makePdf(
        c,
        opened,
        isOwner ? `user:${opened.version.profile_id}` : clientIp,
      );
      const countedPage = isOwner ? null : countedVersionPage(opened);
      if (countedPage) recordReaderAction(c, reads, countedPage, 'pdf');
      return c.body(file, 200, {
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${name}.pdf"`,
      });
    })
    .get(`/v/:address/${VERSION_CARD}`, async (c) => {
      const opened = await find(c);
      if (!opened || !showsContact(opened)) return showClosed(c);
      const { session, clientIp } = c.get('context');
      const isOwner = (await session())?.id === opened.version.profile_id;
      const { file, name } = await makeCard(opened, isOwner ? `user:${opened.version.profile_id}` : clientIp);
      const countedPage = isOwner ? null : countedVersionPage(opened);
      if (countedPage) recordReaderAction(c, reads, countedPage, 'contact');
      return c.body(file, 200, {
        'content-type': downloadFormatOf('contact').mediaType,
        'content-disposition': `attachment; filename="${name}.vcf"`,
      });
    })
    .get('/v/:address/:photo{photo-\\d{13,15}\\.webp}', async (c) => {
      const opened = await find(c);
      const picture = opened ? profileOfVersion(opened, now()).profilePicture : '';
      const stamp = readPicturePath(picture)?.stamp;
      const path = c.req.param('photo') === `photo-${stamp}.webp` && pictureFor(picture, 'profile');
      const stored = path && (await storage.read(path.slice(1)));
      if (!stored) return showClosed(c);
      return c.body(stored.body, 200, {
        'content-type': 'image/webp',
        'content-length': String(stored.size),
      });
    });
}
