/** Merges the facts of one person and writes a profile in one job: for generations without a language model. */

import type { GenerationNotice } from '@/shared/generation/notice-schema';
import { withoutPrematureAdvice } from '@/shared/generation/notices';
import type { Source } from '@/shared/record/facts';
import type { PageProgress, ReadJob } from '../../read/inputs';
import type { ReportProgress } from '../progress';
import { type MergeOutput, type MergeSource, merge } from './merge';
import { read } from './read';
import { type WriteOutput, write } from './write';

export interface ProfileInput {
  sources: ProfileSource[];
}

/** A source for `merge`, or a file, which is read here so that its facts stay in this process. */
export type ProfileSource = MergeSource | { file: ReadJob };

/** The result without the facts, which the generation no longer needs. */
export interface WrittenProfile extends WriteOutput, Pick<MergeOutput, 'stored'> {
  /** The sources of the profile. */
  sources: Source[];
}

/** The progress: a page of a file, a file that has been read, then the two stages of writing. */
export type ProfileProgress = PageProgress | 'read' | CompositionStart | 'checking';

/**
 * Sent when composition begins. `doubts`: the number of open questions, given if most titles are in doubt.
 */
export interface CompositionStart {
  composing: { doubts?: number };
}

/**
 * The job `profile`.
 * @throws UnreadableError if a file among the sources cannot be used; the other sources are then not read
 */
export async function profile(
  { sources }: ProfileInput,
  report: ReportProgress<ProfileProgress>,
): Promise<WrittenProfile> {
  const notices: GenerationNotice[] = [];
  const mergeSources: MergeSource[] = [];
  for (const source of sources) {
    if ('file' in source) {
      const fromFile = await read(source.file, report);
      report('read');
      notices.push(...fromFile.notices);
      mergeSources.push(fromFile);
    } else mergeSources.push(source);
  }
  const { facts, stored, notices: mergeNotices } = merge({ sources: mergeSources });
  report({ composing: { doubts: stored?.mostlyDoubt } });
  const output = write({ facts }, report);
  return {
    ...output,
    stored,
    sources: facts.sources,
    notices: [...notices, ...mergeNotices, ...withoutPrematureAdvice(output.notices, stored?.mostlyDoubt)],
  };
}
