/** The words of a resume from which its owner can pick what was not read. */
import type { DocumentText } from '@/shared/record/document-text';
import { type CareerFacts, PROSE_CONFIDENCE } from '@/shared/record/facts';
import { withoutInjectedInstructions } from '../../read/addressed-lines';
import { extract } from '../../read/extract';
import { detectType } from '../../read/extract/detect';
import type { ReadJob } from '../../read/inputs';
import { linesOfPages, linesOfParagraphs } from '../../read/layout/lines';
import { documentTextOf } from '../../record/document-text';

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

const isInDoubt = ({ roles, unplaced = [] }: CareerFacts) =>
  roles.length === 0 ||
  unplaced.length > 0 ||
  roles.some(
    ({ title, organisation, confidence, start, end }) =>
      confidence < PROSE_CONFIDENCE || !title || !organisation || (!start && !end),
  );
