/** Rendered pages in memory; the least recently read is evicted first. */
import type { Document } from '@/server/pages/document';
import type { CountedPage } from '@/server/read-counting/counted-page';

interface Entry {
  profileId: string;
  version: string;
  document: Document;
  /** The time at which it becomes outdated, in milliseconds. */
  until?: number;
  /** `null` where the owner does not want reads to be counted. */
  counted: CountedPage | null;
}

/** Maximum bytes of all cached pages; a page takes about 60 KB in its three encodings. */
const MAX_CACHED_BYTES = 64 * 1024 * 1024;

/** An empty cache; one page per profile, by its slug. */
export function createPageCache(maxBytes = MAX_CACHED_BYTES) {
  const bySlug = new Map<string, Entry>();
  const slugOf = new Map<string, string>();
  let bytes = 0;

  function drop(slug: string) {
    const entry = bySlug.get(slug);
    if (!entry) return;
    bytes -= entry.document.bytes;
    bySlug.delete(slug);
    slugOf.delete(entry.profileId);
  }

  return {
    /**
     * Looks up a cached page.
     * @param version absent: every cached page is current, since writes drop it
     */
    get(slug: string, now: Date, version?: string): Entry | undefined {
      const entry = bySlug.get(slug);
      if (!entry || (version !== undefined && entry.version !== version)) return undefined;
      if (entry.until !== undefined && now.getTime() >= entry.until) return undefined;
      bySlug.delete(slug);
      bySlug.set(slug, entry);
      return entry;
    },
    set(slug: string, entry: Entry) {
      drop(slug);
      const former = slugOf.get(entry.profileId);
      if (former) drop(former);
      bySlug.set(slug, entry);
      slugOf.set(entry.profileId, slug);
      bytes += entry.document.bytes;
      for (const oldest of bySlug.keys()) {
        if (bytes <= maxBytes) break;
        drop(oldest);
      }
    },
    dropProfile(profileId: string) {
      const slug = slugOf.get(profileId);
      if (slug) drop(slug);
    },
  };
}
