/** Adds evidence to a stored profile, as when its owner accepts a case story. */
import { eq } from 'drizzle-orm';
import type { Evidence, EvidenceItem } from '@/shared/generation/evidence-schema';
import type { Source } from '@/shared/record/facts';
import { postgresSafe } from '@/shared/validation/postgres-safe-json';
import type { Database } from '../client';
import { profiles } from '../schema';

/** Limits of a profile's evidence; beyond them the oldest items and the newest sources are dropped. */
const MAX_ITEMS = 2_000;
const MAX_SOURCES = 50;

/**
 * Adds evidence items, and the sources they cite, to a profile. An item replaces the one of the same section and text.
 * @param sources all sources of the record; only those that the spans cite are added
 * @returns the evidence of the profile afterwards; `null` if there is no such profile
 */
export async function addEvidence(
  db: Database,
  profileId: string,
  { sources, items }: { sources: readonly Source[]; items: readonly EvidenceItem[] },
): Promise<Evidence | null> {
  return db.transaction(async (tx) => {
    const isProfile = eq(profiles.id, profileId);
    const [row] = await tx
      .select({ evidence: profiles.evidence })
      .from(profiles)
      .where(isProfile)
      .for('update');
    if (!row) return null;
    const evidence = postgresSafe(addItems(row.evidence ?? { sources: [], items: [] }, sources, items));
    await tx.update(profiles).set({ evidence }).where(isProfile);
    return evidence;
  });
}

function addItems(existing: Evidence, sources: readonly Source[], items: readonly EvidenceItem[]): Evidence {
  const cited = new Set(items.flatMap(({ spans }) => spans.map(({ source }) => source)));
  const allSources = [...existing.sources];
  const newIdById = new Map<string, string>();
  for (const { id, kind, name, pages } of sources.filter((source) => cited.has(source.id))) {
    // The same id and name is the same source; an id in use by another source gets a suffix.
    let freeId = id;
    while (allSources.some((other) => other.id === freeId && other.name !== name)) freeId = `${freeId}'`;
    newIdById.set(id, freeId);
    if (!allSources.some((other) => other.id === freeId))
      allSources.push({ id: freeId, kind, name, ...(pages && { pages }) });
  }
  const newItems = items.map((item) => ({
    ...item,
    spans: item.spans.map((span) => ({ ...span, source: newIdById.get(span.source) ?? span.source })),
  }));
  const keys = new Set(newItems.map(keyOf));
  return {
    sources: allSources.slice(0, MAX_SOURCES),
    items: [...newItems, ...existing.items.filter((item) => !keys.has(keyOf(item)))].slice(0, MAX_ITEMS),
  };
}

const keyOf = ({ section, text }: EvidenceItem) => `${section}\n${text}`;
