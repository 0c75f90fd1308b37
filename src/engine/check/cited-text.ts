/** The data model shared by writing and check: texts with the spans that they were written from. */
import type { Span } from '@/shared/record/facts';

/** A relation that a sentence states about the person, as the check derived it from an entry of the record. */
export interface DerivedRelation {
  subject: string;
  verb?: string;
  object?: string;
  organisation?: string;
  title?: string;
  times: number[];
  numbers: string[];
  /** Where the entry was read. */
  span: Span;
}

/** A finished text with the spans that support it. They become its evidence items. */
export interface CitedText {
  text: string;
  spans: Span[];
  /** The relations that the sentence states, once it is checked. */
  says?: readonly DerivedRelation[];
}

/** The spans of several facts in order, without repetitions. */
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
