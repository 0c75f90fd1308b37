import type { Span } from '@/shared/facts';

/** A finished piece of text with the places it rests on. Evidence items are made of these. */
export interface Piece {
  text: string;
  spans: Span[];
}

/** The spans of several facts in order, each place once. */
export function spansOf(...facts: ({ spans: Span[] } | undefined)[]): Span[] {
  const seen = new Set<string>();
  const spans: Span[] = [];
  for (const span of facts.flatMap((fact) => fact?.spans ?? [])) {
    const key = JSON.stringify([span.source, span.page, span.row, span.quote]);
    if (!seen.has(key)) spans.push(span);
    seen.add(key);
  }
  return spans;
}
