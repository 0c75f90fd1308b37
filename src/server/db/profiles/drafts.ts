/** What becomes of a generation that found a profile in place. */
import { eq } from 'drizzle-orm';
import type { Evidence } from '@/shared/generation';
import type { Database } from '../client';
import { profiles } from '../schema';
import type { StoredDraft } from './store-generated';

const MAX_ITEMS = 2_000;
const MAX_SOURCES = 50;

/**
 * Evidence of both, the newer first. An item speaks for a text wherever that text still stands, so keeping
 * the older ones costs nothing and lets a restored version have its marks again.
 */
export function joinEvidence(newer: Evidence | null, older: Evidence | null): Evidence | null {
  if (!newer || !older) return newer ?? older;
  const taken = new Set(older.sources.map((source) => source.id));
  const renamed = new Map<string, string>();
  for (const { id } of newer.sources) {
    let name = id;
    while (taken.has(name)) name = `${name}'`;
    taken.add(name);
    renamed.set(id, name);
  }
  const rename = (id: string) => renamed.get(id) ?? id;
  return {
    sources: [...newer.sources.map((s) => ({ ...s, id: rename(s.id) })), ...older.sources].slice(
      0,
      MAX_SOURCES,
    ),
    items: [
      ...newer.items.map((item) => ({
        ...item,
        spans: item.spans.map((span) => ({ ...span, source: rename(span.source) })),
      })),
      ...older.items,
    ].slice(0, MAX_ITEMS),
  };
}

/** Ends the draft. `accepted`: something of it was taken over, so its evidence joins the profile's. */
export async function settleDraft(db: Database, profileId: string, accepted: boolean): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx
      .select({ draft: profiles.draft, evidence: profiles.evidence })
      .from(profiles)
      .where(eq(profiles.id, profileId))
      .for('update');
    if (!row) return;
    const draft = row.draft as StoredDraft | null;
    const evidence = accepted ? joinEvidence(draft?.evidence ?? null, row.evidence) : row.evidence;
    await tx.update(profiles).set({ draft: null, evidence }).where(eq(profiles.id, profileId));
  });
}
