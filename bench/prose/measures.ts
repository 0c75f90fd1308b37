/** Pure functions that measure composed prose: sentence frames, fragments, repetition, length. */
import { wordsKey } from '@/engine/language/text/keys';
import { sentencesOf } from '@/engine/language/text/sentences';
import type { Evidence, EvidenceItem } from '@/shared/generation/evidence-schema';

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
/** Number of letters that inflected forms of a word share: 'leading' and 'leads'. */
const STEM_LENGTH = 4;
const stem = (word: string) => (/^\d/.test(word) ? word : word.slice(0, STEM_LENGTH));
const SLOT = '…';

/** The lines of prose, with their evidence. */
export function proseLinesOf(evidence: Evidence): EvidenceItem[] {
  return evidence.items.filter(({ section, text }) => PROSE_SECTIONS.has(section) && text.includes(' '));
}

/**
 * The frame of a sentence: the words that the composer added, with each run of words from the source replaced by a
 * slot. Empty if nothing was added, as in an unchanged bullet.
 * @param names further words of the person: name, posts and employers
 */
export function frameOf(sentence: string, quotes: readonly string[], names: readonly string[]): string {
  const knownStems = new Set([...quotes, ...names].flatMap((text) => wordsKey(text).split(' ')).map(stem));
  const words = wordsKey(sentence)
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

/** Counts the runs of `size` words that occur in more than one section of a profile. */
export function countRepeatedRuns(items: readonly EvidenceItem[], size = 6): number {
  const firstSectionByRun = new Map<string, string>();
  const repeatedRuns = new Set<string>();
  for (const { section, text } of items) {
    const words = wordsKey(text).split(' ');
    for (let index = 0; index + size <= words.length; index += 1) {
      const run = words.slice(index, index + size).join(' ');
      const firstSection = firstSectionByRun.get(run) ?? section;
      if (firstSection !== section) repeatedRuns.add(run);
      firstSectionByRun.set(run, firstSection);
    }
  }
  return repeatedRuns.size;
}

/** The sentences of the given lines. */
export const sentencesIn = (items: readonly EvidenceItem[]): string[] =>
  items.flatMap(({ text }) => sentencesOf(text));

/** A quantile of the numbers: `share` of them are below it. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
}
