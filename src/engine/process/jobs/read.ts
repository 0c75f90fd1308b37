/** Reads a file into facts, with notices of what was left out. */
import { UnreadableError } from '../../read/extract/errors';
import type { PageProgress, ReadJob } from '../../read/inputs';
import { readWithNotices } from '../../read/read-file';
import type { ReportProgress } from '../progress';

/** @throws UnreadableError for whatever is wrong with the file; if the fault is ours, it is the `cause` */
export async function read(file: ReadJob, report: ReportProgress<PageProgress>) {
  try {
    return await readWithNotices(file, (page, pages) => report({ page, pages }));
  } catch (error) {
    throw error instanceof UnreadableError ? error : new UnreadableError('damaged', { cause: error });
  }
}
