/** Numbers sources as footnotes do, and describes the places in them that support a line. */
import type { Span } from '../record/facts';

/** The fields of a source that citing it needs, whether it is one of a record or of a profile's evidence. */
interface CitedSource {
  id: string;
  kind: string;
  name: string;
  pages?: number;
}

/** A source with its number, as in a footnote. */
export type NumberedSource<S extends CitedSource = CitedSource> = S & {
  /** From 1. */
  number: number;
};

/** A place in a source that supports a line. */
export interface EvidencePlace {
  number: number;
  /** 'resume.pdf, page 2' */
  where: string;
  quote: string;
}

/** Numbers the sources that a line can cite. A URL and the owner's own word get no number. */
export const numberSources = <S extends CitedSource>(sources: readonly S[]): NumberedSource<S>[] =>
  sources
    .filter(({ kind }) => kind !== 'url' && kind !== 'own')
    .map((source, index) => ({ ...source, number: index + 1 }));

/** A row with its number as people count: 'Positions.csv:3' is 'Positions.csv, row 3'. */
const readableRow = (row: string) => row.replace(/:(\d+)$/, ', row $1');

/** The places that spans refer to, each once, in the order of the sources. Spans of unnumbered sources are left out. */
export function placesOfSpans(spans: readonly Span[], sources: readonly NumberedSource[]): EvidencePlace[] {
  const places = new Map<string, EvidencePlace>();
  for (const { source: id, page, row, quote: rawQuote } of spans) {
    const source = sources.find((candidate) => candidate.id === id);
    if (!source) continue;
    const detail = row ? readableRow(row) : page && `page ${page}`;
    const where = detail ? `${source.name}, ${detail}` : source.name;
    const quote = rawQuote.replace(/\s+/g, ' ').trim();
    places.set(`${where}\n${quote}`, { number: source.number, where, quote });
  }
  return [...places.values()].sort((a, b) => a.number - b.number);
}
