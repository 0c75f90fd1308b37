/** From an item on the page to the places it rests on. */
import type { Evidence, EvidenceItem } from '@/shared/generation';
import type { SectionName } from '@/shared/profile';

export interface Place {
  /** The source's number, from 1, as in a footnote. */
  number: number;
  /** 'resume.pdf, page 2' */
  where: string;
  quote: string;
}

/** A source that something rests on, with its number. */
export interface NumberedSource {
  id: string;
  number: number;
  name: string;
  pages?: number;
}

/** The sources that are cited, numbered in their order. An address alone is no source of a claim. */
export function citedSources(evidence: Evidence | undefined): NumberedSource[] {
  const cited = new Set(evidence?.items.flatMap((item) => item.spans.map((span) => span.source)));
  return (evidence?.sources ?? [])
    .filter(({ id, kind }) => cited.has(id) && kind !== 'url')
    .map(({ id, name, pages }, index) => ({ id, name, pages, number: index + 1 }));
}

export type EvidenceIndex = (section: SectionName, text: string) => Place[];

const folded = (text: string) => text.replace(/\s+/g, ' ').trim();

/** A row as people count: 'Positions.csv:3' is 'Positions.csv, row 3'. */
const readableRow = (row: string) => row.replace(/:(\d+)$/, ', row $1');

/**
 * Looks up evidence. A paragraph holds sentences with an item each, so an item counts when the text is it or
 * contains it; a text that nothing was found for was written by its owner.
 */
export function indexEvidence(evidence: Evidence | undefined): EvidenceIndex {
  if (!evidence) return () => [];
  const sources = new Map(citedSources(evidence).map((source) => [source.id, source]));
  const bySection = new Map<SectionName, EvidenceItem[]>();
  for (const item of evidence.items) {
    bySection.set(item.section, [...(bySection.get(item.section) ?? []), item]);
  }
  const placeOf = (span: EvidenceItem['spans'][number]): Place | null => {
    const source = sources.get(span.source);
    if (!source) return null;
    const { name, number } = source;
    const detail = span.row ? readableRow(span.row) : span.page && `page ${span.page}`;
    return { number, where: detail ? `${name}, ${detail}` : name, quote: folded(span.quote) };
  };
  return (section, text) => {
    const places = new Map<string, Place>();
    const whole = folded(text);
    for (const item of bySection.get(section) ?? []) {
      if (!item.text || !whole.includes(folded(item.text))) continue;
      for (const span of item.spans) {
        const place = placeOf(span);
        if (place) places.set(`${place.where}\n${place.quote}`, place);
      }
    }
    return [...places.values()].sort((a, b) => a.number - b.number);
  };
}
