/** Reads a file into facts, with notices of what was left out. */
import type { GenerationNotice } from '@/shared/generation/generated-profile';
import type { DocumentText } from '@/shared/record/document-text';
import type { CareerFacts } from '@/shared/record/facts';
import { UnreadableError } from '../../read/extract/errors';
import type { PageProgress, ReadJob } from '../../read/inputs';
import { readWithNotices } from '../../read/read-file';
import type { ReportProgress } from '../progress';
import { textToPickFrom } from './text-to-pick-from';

export interface ReadOutput {
  facts: CareerFacts;
  notices: GenerationNotice[];
  /** The words of a resume that was not read with certainty. */
  text?: DocumentText;
}

/** @throws UnreadableError for whatever is wrong with the file; if the fault is ours, it is the `cause` */
export async function read(file: ReadJob, report: ReportProgress<PageProgress>): Promise<ReadOutput> {
  try {
    let last = 0;
    let isScan = false;
    const { facts, notices, lines } = await readWithNotices(file, (page, pages) => {
      // Pages are counted a second time where their letters have to be recognised.
      isScan ||= page <= last;
      last = page;
      report({ page, pages });
    });
    // What was recognised in a picture may be misread in any letter.
    const text = isScan ? undefined : textToPickFrom(file.source, facts, lines);
    return { facts, notices, ...(text && { text }) };
  } catch (error) {
    throw error instanceof UnreadableError ? error : new UnreadableError('damaged', { cause: error });
  }
}
