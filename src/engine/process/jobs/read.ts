/** Reads a file into facts, with notices of what was left out. */
import type { GenerationNotice } from '@/shared/generation/notice-schema';
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

/**
 * The job `read`.
 * @throws UnreadableError if the file cannot be used; for an error in the program, that error is its `cause`
 */
export async function read(file: ReadJob, report: ReportProgress<PageProgress>): Promise<ReadOutput> {
  try {
    let lastPage = 0;
    let isScan = false;
    const { facts, notices, lines } = await readWithNotices(file, (page, pages) => {
      // A scan is recognised by a page number that repeats: its pages are counted again for text recognition.
      isScan ||= page <= lastPage;
      lastPage = page;
      report({ page, pages });
    });
    // Text recognised in a picture may have any letter wrong, so it is not offered for picking.
    const text = isScan ? undefined : textToPickFrom(file.source, facts, lines);
    return { facts, notices, ...(text && { text }) };
  } catch (error) {
    throw error instanceof UnreadableError ? error : new UnreadableError('damaged', { cause: error });
  }
}
