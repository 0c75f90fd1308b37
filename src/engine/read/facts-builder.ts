/** Makes facts with ids that are unique within one source, and keeps their spans. */
import type { SourceKind, Span, TextFact } from '@/shared/record/facts';

/** A span without its source, which the builder adds. */
export type SpanPlace = Omit<Span, 'source'>;

/** Maximum length of a stored quote; `shared/record/facts-schema` allows 4,000 characters. */
const MAX_QUOTE_CHARACTERS = 2_000;

/** Makes the facts of one source; their ids count up in the order in which they are read. */
export class FactsBuilder {
  private counter = 0;

  constructor(
    readonly source: string,
    readonly kind: SourceKind,
  ) {}

  /** Returns an id that no other fact of this source has: source, stem and a running number. */
  id(stem: string): string {
    this.counter += 1;
    return `${this.source}-${stem}-${this.counter}`;
  }

  /** Adds the source to a place; a quote over `MAX_QUOTE_CHARACTERS` characters is cut. */
  span(place: SpanPlace): Span {
    return { source: this.source, ...place, quote: place.quote.slice(0, MAX_QUOTE_CHARACTERS) };
  }

  /** Makes the fact of a text that stands at one place. */
  text(stem: string, value: string, place: SpanPlace, confidence = 0.9): TextFact {
    return { id: this.id(stem), value, spans: [this.span(place)], confidence };
  }
}
