/** Serves the page of a slug: from memory if nothing was written since, else selected and rendered. */
import type { Deps } from '@/server/context';
import { installChangeTrigger } from '@/server/db/profiles/change-trigger';
import { onProfileChange } from '@/server/db/profiles/changes';
import { markVisited } from '@/server/db/profiles/publication';
import { listShownReferences } from '@/server/db/shown-references';
import { type Document, makeDocument } from '@/server/pages/document';
import type { CountedPage } from '@/server/read-counting/counted-page';
import { createBatchLoader } from './batch';
import { accessBySlug, type PageRefusal } from './page-access';
import { createPageCache } from './page-cache';
import { countedPage, nextChangeAt, publicPageOf } from './presenter';
import { findProfileBySlug, findStatesBySlug, type ProfileState } from './queries';

export type PageOrRefusal = PageRefusal | { kind: 'shown'; document: Document; counted: CountedPage | null };

/**
 * Makes the reader of published pages. With the embedded database this process is the only writer: writes drop
 * the page and reading one costs no select. With PostgreSQL visibility and version are selected each time.
 */
export function createPublishedPages(deps: Deps): (slug: string) => Promise<PageOrRefusal> {
  const { database, config, pages, logger, metrics } = deps;
  const cache = createPageCache();
  const loadState = createBatchLoader<ProfileState>((slugs) => findStatesBySlug(database.db, slugs));
  let changes = 0;
  let hasChangeTrigger = false;

  onProfileChange(database.db, ({ profileId }) => {
    changes++;
    cache.dropProfile(profileId);
  });
  installChangeTrigger(database).then(
    (isInstalled) => {
      hasChangeTrigger = isInstalled;
    },
    (error) => logger.warn({ err: error }, 'pages are not kept in memory'),
  );

  async function read(slug: string): Promise<PageOrRefusal> {
    const changesBefore = changes;
    const row = await findProfileBySlug(database.db, slug);
    const access = accessBySlug(row, slug);
    if (access.kind !== 'shown') return access;
    if (!row) return { kind: 'missing' };
    if (!row.visited) await markVisited(database.db, slug);
    const { indexable } = row;
    const counted = countedPage(row);
    const references = await listShownReferences(database.db, row);
    const options = { indexable, references, counted: counted !== null, now: deps.now() };
    const page = publicPageOf(row, config, options);
    const document = await makeDocument(await pages.profile(page));
    // If this profile may have been written meanwhile, the page is not cached.
    if (changes === changesBefore) {
      const { id: profileId, version } = row;
      cache.set(slug, { profileId, version, document, until: nextChangeAt(page), counted });
    }
    return { kind: 'shown', document, counted };
  }

  const answer = (
    slug: string,
    cached: ReturnType<typeof cache.get>,
  ): PageOrRefusal | Promise<PageOrRefusal> => {
    metrics.pageRead(cached ? 'memory' : 'database');
    return cached ? { kind: 'shown', document: cached.document, counted: cached.counted } : read(slug);
  };
  return async (slug) => {
    if (hasChangeTrigger) return answer(slug, cache.get(slug, deps.now()));
    const state = await loadState(slug);
    const access = accessBySlug(state, slug);
    if (access.kind !== 'shown') return access;
    return answer(slug, cache.get(slug, deps.now(), state?.version));
  };
}
