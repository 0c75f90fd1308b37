/** Rendered pages in memory; the least recently read is evicted first. */
import type { Document } from '@/server/pages/document';
import type { CountedPage } from '@/server/read-counting/counted-page';

interface Entry {
  profileId: string;
  version: string;
  document: Document;
  /** The time at which it becomes outdated, in milliseconds. */
  until?: number;
  /** `null` if the owner does not want reads to be counted. */
  counted: CountedPage | null;
}

/** Maximum bytes of all cached pages; a page takes about 60 KB in its three encodings. */
const MAX_CACHED_BYTES = 64 * 1024 * 1024;

/** An empty cache; one page per profile, by its slug. */
export function createPageCache(maxBytes = MAX_CACHED_BYTES) {
  const entryBySlug = new Map<string, Entry>();
  const slugById = new Map<string, string>();
  let cachedBytes = 0;

  function drop(slug: string) {
    const entry = entryBySlug.get(slug);
    if (!entry) return;
    cachedBytes -= entry.document.bytes;
    entryBySlug.delete(slug);
    slugById.delete(entry.profileId);
  }

  return {
    /**
     * Looks up a cached page.
     * @param version absent: every cached page is current, since writes drop it
     */
    get(slug: string, now: Date, version?: string): Entry | undefined {
      const entry = entryBySlug.get(slug);
      if (!entry || (version !== undefined && entry.version !== version)) return undefined;
      if (entry.until !== undefined && now.getTime() >= entry.until) return undefined;
      entryBySlug.delete(slug);
      entryBySlug.set(slug, entry);
      return entry;
    },
    set(slug: string, entry: Entry) {
      drop(slug);
      const formerSlug = slugById.get(entry.profileId);
      if (formerSlug) drop(formerSlug);
      entryBySlug.set(slug, entry);
      slugById.set(entry.profileId, slug);
      cachedBytes += entry.document.bytes;
      for (const oldestSlug of entryBySlug.keys()) {
        if (cachedBytes <= maxBytes) break;
        drop(oldestSlug);
      }
    },
    dropProfile(profileId: string) {
      const slug = slugById.get(profileId);
      if (slug) drop(slug);
    },
  };
}
