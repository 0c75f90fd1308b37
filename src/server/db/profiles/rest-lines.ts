/** Where lines come from that an owner takes over from their record. */
import { eq } from 'drizzle-orm';
import type { Source } from '@/shared/facts';
import type { Evidence, EvidenceItem } from '@/shared/generation';
import type { Database } from '../client';
import { profiles } from '../schema';
import { postgresSafe } from './postgres-safe';

const MAX_ITEMS = 2_000;
const MAX_SOURCES = 50;

/**
 * Adds items to a profile's evidence, in place of those of the same texts.
 * @param sources those that the items' spans name
 * @returns the evidence after; `null` where there is no such profile
 */
export async function restLines(
  db: Database,
  profileId: string,
  { sources, items }: { sources: readonly Source[]; items: readonly EvidenceItem[] },
): Promise<Evidence | null> {
  return db.transaction(async (tx) => {
    const mine = eq(profiles.id, profileId);
    const [row] = await tx.select({ evidence: profiles.evidence }).from(profiles).where(mine).for('update');
    if (!row) return null;
    const evidence = postgresSafe(withItems(row.evidence ?? { sources: [], items: [] }, sources, items));
    await tx.update(profiles).set({ evidence }).where(mine);
    return evidence;
  });
}

function withItems(known: Evidence, sources: readonly Source[], items: readonly EvidenceItem[]): Evidence {
  const cited = new Set(items.flatMap(({ spans }) => spans.map(({ source }) => source)));
  const all = [...known.sources];
  const names = new Map<string, string>();
  for (const { id, kind, name, pages } of sources.filter((source) => cited.has(source.id))) {
    // A source that the evidence knows stays one; another one of the same id is not taken for it.
    let free = id;
    while (all.some((other) => other.id === free && other.name !== name)) free = `${free}'`;
    names.set(id, free);
    if (!all.some((other) => other.id === free)) all.push({ id: free, kind, name, ...(pages && { pages }) });
  }
  const added = items.map((item) => ({
    ...item,
    spans: item.spans.map((span) => ({ ...span, source: names.get(span.source) ?? span.source })),
  }));
  const keys = new Set(added.map(keyOf));
  return {
    sources: all.slice(0, MAX_SOURCES),
    items: [...added, ...known.items.filter((item) => !keys.has(keyOf(item)))].slice(0, MAX_ITEMS),
  };
}

const keyOf = ({ section, text }: EvidenceItem) => `${section}\n${text}`;
