/** Looks up evidence: which texts of a profile are supported by sources, by section and text. */
import type { Evidence, EvidenceItem } from '../generation/evidence-schema';
import type { ProfileData } from '../profile/profile-data';
import { SECTION_FIELDS, SECTION_NAMES, type SectionName } from '../profile/sections';
import { type EvidencePlace, numberSources, placesOfSpans } from './numbered-sources';

/** A part of a text, with the evidence item whose text it equals, if there is one. */
export interface EvidencedPart {
  text: string;
  item?: EvidenceItem;
}

/** A composed line, identified by its section and its text. */
export interface ComposedLine {
  section: SectionName;
  text: string;
}

export type EvidenceIndex = ReturnType<typeof indexEvidence>;

/**
 * Indexes evidence by text. A text that equals an item's was composed; any other is the owner's own. An item
 * without spans, or with spans of a profile's URL alone, was composed but is unconfirmed: no source supports it. A text
 * that rests on the owner's own word needs no confirmation. Its source gets no number, since it is not evidence to
 * anybody else.
 */
export function indexEvidence(evidence: Evidence | null | undefined) {
  const items = (evidence?.items ?? []).filter(({ text }) => text.trim() !== '');
  const citedSourceIds = new Set(items.flatMap(({ spans }) => spans.map(({ source }) => source)));
  const sources = numberSources((evidence?.sources ?? []).filter(({ id }) => citedSourceIds.has(id)));
  const ownSourceIds = new Set(
    (evidence?.sources ?? []).flatMap(({ id, kind }) => (kind === 'own' ? [id] : [])),
  );
  const itemsBySection = new Map<SectionName, EvidenceItem[]>();
  for (const item of items)
    itemsBySection.set(item.section, [...(itemsBySection.get(item.section) ?? []), item]);

  /** The places that support an item, in the order of the sources; empty for an unconfirmed one. */
  const placesOf = ({ spans }: EvidenceItem): EvidencePlace[] => placesOfSpans(spans, sources);
  /** Whether an item is in its owner's own words and so needs no confirmation. */
  const isOwn = (item: EvidenceItem) => item.spans.some(({ source }) => ownSourceIds.has(source));
  /** The item whose text a whole entry equals; `undefined` if the entry was changed. */
  const find = (section: SectionName, text: string) =>
    itemsBySection.get(section)?.find((item) => item.text.trim() === text.trim());
  /** Splits prose after every sentence that is still as it was composed. */
  const split = (section: SectionName, text: string): EvidencedPart[] => {
    const matches = (itemsBySection.get(section) ?? [])
      .map((item) => ({ item, at: text.indexOf(item.text.trim()) }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at);
    const parts: EvidencedPart[] = [];
    let start = 0;
    for (const { item, at } of matches) {
      const end = at + item.text.trim().length;
      if (at < start) continue;
      parts.push({ text: text.slice(start, end), item });
      start = end;
    }
    if (start < text.length) parts.push({ text: text.slice(start) });
    return parts;
  };
  return {
    sources,
    placesOf,
    isOwn,
    find,
    split,
    /** The unconfirmed lines of a profile, without duplicates. */
    unconfirmedLines(profile: ProfileData): ComposedLine[] {
      return SECTION_NAMES.flatMap((section) => {
        const unsupported = (itemsBySection.get(section) ?? []).filter(
          (item) => placesOf(item).length === 0 && !isOwn(item),
        );
        if (unsupported.length === 0) return [];
        const texts = SECTION_FIELDS[section].flatMap((field) => textsOf(profile[field]));
        const present = unsupported.filter(({ text }) =>
          texts.some((fieldText) => fieldText.includes(text.trim())),
        );
        return [...new Set(present.map(({ text }) => text.trim()))].map((text) => ({ section, text }));
      });
    },
  };
}

/** Every text inside a field. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];
}

const keyOf = ({ section, text }: ComposedLine) => `${section}\n${text.trim()}`;

/** Leaves out the lines that are among the confirmed ones. */
export function withoutConfirmedLines(
  lines: readonly ComposedLine[],
  confirmed: readonly ComposedLine[],
): ComposedLine[] {
  const confirmedKeys = new Set(confirmed.map(keyOf));
  return lines.filter((line) => !confirmedKeys.has(keyOf(line)));
}

/** Removes the evidence items of lines that the owner confirmed: they count as the owner's own from then on. */
export function removeConfirmedEvidence<E extends Evidence | null>(
  evidence: E,
  confirmed: readonly ComposedLine[],
): E {
  if (!evidence || confirmed.length === 0) return evidence;
  const confirmedKeys = new Set(confirmed.map(keyOf));
  return { ...evidence, items: evidence.items.filter((item) => !confirmedKeys.has(keyOf(item))) };
}
