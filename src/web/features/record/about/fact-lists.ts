/** The fact lists that are edited as text with one entry per line, and what that text becomes in the record. */

import { MAX_FACT_CHARACTERS, MAX_FACT_LIST } from '@/shared/record/fact-limits';
import type { TextFact } from '@/shared/record/facts';
import { listExcess, textExcess } from '@/shared/validation/text-excess';
import { newTextFact } from '../edits/role-edits';

export const FACT_LISTS = [
  { key: 'skills', label: 'Skills' },
  { key: 'certifications', label: 'Certificates' },
  { key: 'languages', label: 'Languages' },
  { key: 'industries', label: 'Industries' },
  { key: 'interests', label: 'Interests' },
  { key: 'honours', label: 'Honours' },
  { key: 'publications', label: 'Publications' },
] as const;
export type ListKey = (typeof FACT_LISTS)[number]['key'];

/** The bullet of a list that was pasted. */
const BULLET_PATTERN = /^[•·●▪◦‣*–-]\s+/u;

const trimmedLinesOf = (lines: string) => lines.split('\n').map((line) => line.trim());
const withoutBullet = (line: string) => line.replace(BULLET_PATTERN, '');
const distinctLinesOf = (lines: string) =>
  [...new Set(trimmedLinesOf(lines).map(withoutBullet))].filter(Boolean);

/** The message for too many entries, or for the first entry that is too long; `null` when all fit. */
export function linesProblem(lines: string, list: keyof typeof MAX_FACT_LIST): string | null {
  const values = distinctLinesOf(lines);
  const tooMany = listExcess(values.length, MAX_FACT_LIST[list]);
  if (tooMany) return tooMany;
  const tooLongIndex = values.findIndex((value) => value.length > MAX_FACT_CHARACTERS);
  return tooLongIndex < 0
    ? null
    : `Entry ${tooLongIndex + 1}: ${textExcess(values[tooLongIndex] ?? '', MAX_FACT_CHARACTERS)}`;
}

/**
 * Converts edited lines into facts, without empty and repeated lines and without the bullets of a pasted list.
 * @param before facts of earlier states: one whose text is unchanged stays, with its evidence
 */
export function factsFromLines(lines: string, before: readonly TextFact[]): TextFact[] {
  const factByText = new Map<string, TextFact>();
  for (const line of trimmedLinesOf(lines)) {
    const text = withoutBullet(line);
    const unchanged = before.find(({ value }) => value.trim() === line || value.trim() === text);
    if (text && !factByText.has(text)) factByText.set(text, unchanged ?? newTextFact(text));
  }
  return [...factByText.values()];
}
