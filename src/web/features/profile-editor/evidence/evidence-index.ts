/** Which texts of a profile rest on what its owner gave, looked up by section and text. */
import type { Evidence, EvidenceItem } from '@/shared/generation';
import type { SectionName } from '@/shared/profile';

export interface NumberedSource {
  id: string;
  number: number;
  name: string;
  pages?: number;
}

/** A stretch of text, and the item it is word for word where it is one. */
export interface Stretch {
  text: string;
  item?: EvidenceItem;
}

export type EvidenceIndex = ReturnType<typeof indexEvidence>;

export function indexEvidence(evidence: Evidence | null | undefined) {
  const items = (evidence?.items ?? []).filter((item) => item.spans.length > 0 && item.text.trim() !== '');
  // A mark shows the number of the first place; the others are named in what it opens.
  const pointedTo = new Set(items.map((item) => item.spans[0]?.source));
  const all = evidence?.sources ?? [];
  const numbered = [
    ...all.filter(({ id }) => pointedTo.has(id)),
    ...all.filter(({ id }) => !pointedTo.has(id)),
  ].map(({ id, name, pages }, at): NumberedSource => ({ id, name, pages, number: at + 1 }));
  const byId = new Map(numbered.map((source) => [source.id, source]));
  const bySection = new Map<SectionName, EvidenceItem[]>();
  for (const item of items) bySection.set(item.section, [...(bySection.get(item.section) ?? []), item]);

  return {
    /** Those some line points to, for the legend. */
    sources: numbered.filter(({ id }) => pointedTo.has(id)),
    sourceOf: (id: string) => byId.get(id),
    /** The item a whole entry still is, word for word. */
    find: (section: SectionName, text: string) =>
      bySection.get(section)?.find((item) => item.text.trim() === text.trim()),
    /** Cuts prose after every sentence that still stands as it was composed. */
    cut(section: SectionName, text: string): Stretch[] {
      const found = (bySection.get(section) ?? [])
        .map((item) => ({ item, at: text.indexOf(item.text.trim()) }))
        .filter(({ at }) => at >= 0)
        .sort((a, b) => a.at - b.at);
      const stretches: Stretch[] = [];
      let from = 0;
      for (const { item, at } of found) {
        const end = at + item.text.trim().length;
        if (at < from) continue;
        stretches.push({ text: text.slice(from, end), item });
        from = end;
      }
      if (from < text.length) stretches.push({ text: text.slice(from) });
      return stretches;
    },
  };
}
