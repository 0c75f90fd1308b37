/** The text of a resume from which its owner can pick what was not read. */
import { newRecord } from '@/shared/record/career-record';
import type { DocumentText } from '@/shared/record/document-text';
import { openDoubts } from '@/shared/record/doubts';
import type { CareerFacts } from '@/shared/record/facts';
import type { DocumentLine } from '../../read/layout/line';
import { documentTextOf } from '../../record/document-text';
import { findDoubts } from '../../record/doubts';

/**
 * The text of a resume whose facts are in doubt.
 * @param lines the lines that the facts were read from
 * @returns undefined if no fact is in doubt, or there is no text
 */
export function textToPickFrom(
  source: string,
  facts: CareerFacts,
  lines: readonly DocumentLine[],
): DocumentText | undefined {
  const isResume = facts.sources.some(({ kind }) => kind === 'resume');
  if (!isResume || !isInDoubt(facts)) return undefined;
  const text = documentTextOf(source, lines);
  return text.lines.length > 0 ? text : undefined;
}

/** Whether a record of these facts would have questions for its owner, or lack an entry. */
const isInDoubt = (facts: CareerFacts) =>
  facts.roles.length === 0 ||
  (facts.unplaced ?? []).length > 0 ||
  openDoubts(newRecord(facts, findDoubts(facts))).length > 0;
