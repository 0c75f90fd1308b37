/** Pure functions that measure composed prose: sentence frames, fragments, repetition, length. */
import { foldText } from '@/engine/language/text/hygiene';
import { sentencesOf } from '@/engine/language/text/sentences';
import type { Evidence, EvidenceItem } from '@/shared/generation/generated-profile';

/** Sections whose lines are sentences or bullets; lists of names have no frames. */
const PROSE_SECTIONS = new Set([
  'description',
  'meetIntro',
  'personas',
  'superpowers',
  'sweetSpot',
  'userManual',
  'functionalSkills',
]);
const STEM_LENGTH = 4;
const stem = (word: string) => (/^\d/.test(word) ? word : word.slice(0, STEM_LENGTH));
const SLOT = '…';

/** The lines of prose, with their evidence. */
export function linesOf(evidence: Evidence): EvidenceItem[] {
  return evidence.items.filter(({ section, text }) => PROSE_SECTIONS.has(section) && text.includes(' '));
}

/**
 * The frame of a sentence: the words that the composer added, with each run of words from the source replaced by a
 * slot. Empty if nothing was added, as in an unchanged bullet.
 * @param names further words of the person: name, posts and employers
 */
export function frameOf(sentence: string, quotes: readonly string[], names: readonly string[]): string {
  const knownStems = new Set([...quotes, ...names].flatMap((text) => foldText(text).split(' ')).map(stem));
  const words = foldText(sentence)
    .split(' ')
    .map((word) => (knownStems.has(stem(word)) || /^\d/.test(word) ? SLOT : word));
  const frame = words
    .join(' ')
    .replace(/… (?:(?:of|at|the|a|an|in|and|s) )+(?=…)/g, '… ')
    .replace(/…(?: …)+/g, SLOT);
  return frame === SLOT || frame.replace(/[… ]/g, '') === '' ? '' : frame;
}

/** Whether an English line is a fragment: it has no verb of its own, or is cut off. */
export function isFragment(line: string, isVerb: (word: string) => boolean): boolean {
  if (/\b(?:and|or|the|a|of|with|to|for|in|on|by|then)[.]?$/i.test(line)) return true;
  return !line.split(/[^\p{L}’'-]+/u).some(isVerb);
}

/** The number of six-word runs that occur in more than one section of a profile. */
export function repeatedRuns(items: readonly EvidenceItem[], size = 6): number {
  const seen = new Map<string, string>();
  const repeated = new Set<string>();
  for (const { section, text } of items) {
    const words = foldText(text).split(' ');
    for (let at = 0; at + size <= words.length; at += 1) {
      const run = words.slice(at, at + size).join(' ');
      const before = seen.get(run);
      if (before !== undefined && before !== section) repeated.add(run);
      seen.set(run, before ?? section);
    }
  }
  return repeated.size;
}

/** The sentences of the given lines. */
export const sentencesIn = (items: readonly EvidenceItem[]): string[] =>
  items.flatMap(({ text }) => sentencesOf(text));

/** The quantile of the numbers: the value below which `share` of them lie. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
}
