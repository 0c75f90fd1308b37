/** The words of a resume from which its owner can pick what was not read. */
import { newRecord } from '@/shared/record/career-record';
import type { DocumentText } from '@/shared/record/document-text';
import { openDoubts } from '@/shared/record/doubts';
import type { CareerFacts } from '@/shared/record/facts';
import { withoutInjectedInstructions } from '../../read/addressed-lines';
import { extract } from '../../read/extract';
import { detectType } from '../../read/extract/detect';
import type { ReadJob } from '../../read/inputs';
import { linesOfPages, linesOfParagraphs } from '../../read/layout/lines';
import { documentTextOf } from '../../record/document-text';
import { findDoubts } from '../../record/doubts';

/** The formats whose lines are cheap to have again; the letters of an image are not. */
const TYPES = new Set(['pdf', 'docx']);

/**
 * The file is extracted once more, and only where its reading left something open: one that was read with certainty
 * costs nothing.
 * @returns `undefined` where there is nothing to pick, or no text
 */
export async function textToPickFrom(file: ReadJob, facts: CareerFacts): Promise<DocumentText | undefined> {
  const isResume = facts.sources.some(({ kind }) => kind === 'resume');
  if (!isResume || !isInDoubt(facts) || !TYPES.has(detectType(file.bytes, file.fileName))) return undefined;
  const extracted = await extract(file.bytes, file.fileName).catch(() => null);
  const lines =
    extracted?.kind === 'pages'
      ? linesOfPages(extracted.pages)
      : extracted?.kind === 'paragraphs'
        ? linesOfParagraphs(extracted.paragraphs)
        : [];
  const text = documentTextOf(file.source, withoutInjectedInstructions(lines));
  return text.lines.length > 0 ? text : undefined;
}

/** A record of these facts would ask its owner something, or lack an entry. */
const isInDoubt = (facts: CareerFacts) =>
  facts.roles.length === 0 ||
  (facts.unplaced ?? []).length > 0 ||
  openDoubts(newRecord(facts, findDoubts(facts))).length > 0;
