/** Reads all inputs of one generation, each document by a job of its own; those that cannot be read get a notice. */
import type { MergeOutput, MergeSource } from '@/engine/process/jobs/merge';
import { unreadSentence } from '@/engine/read/extract/errors';
import { inputName, type LinkInput, type ReadInput, type ReadJob } from '@/engine/read/inputs';
import type { GenerationNotice } from '@/shared/generation/notice-schema';
import type { OnStage } from '@/shared/generation/stage-events';
import { emptyFacts } from '@/shared/record/facts';
import type { Engine, JobOptions } from './engine';

export interface ReadOptions extends Pick<JobOptions<'read'>, 'visitor' | 'signal'> {
  onStage?: OnStage;
}

/**
 * Reads all files, links and texts of a person into one record. An input that cannot be read fails nothing: `notices`
 * names it with the reason, and the others are still read.
 * @throws AppError when what was read could not be merged, or what the signal was aborted with
 */
export async function readInputs(
  engine: Engine,
  inputs: readonly ReadInput[],
  options: ReadOptions,
): Promise<MergeOutput> {
  const { sources, notices } = await readSources(engine, inputs, options);
  const { visitor, signal } = options;
  const merged = await engine.run('merge', { sources }, { visitor, signal });
  return { ...merged, notices: [...notices, ...merged.notices] };
}

/**
 * Reads each input separately.
 * @returns what was read, and a notice for each input that could not be
 * @throws what the signal was aborted with
 */
export async function readSources(
  engine: Engine,
  inputs: readonly ReadInput[],
  { onStage, ...options }: ReadOptions,
): Promise<{ sources: MergeSource[]; notices: GenerationNotice[] }> {
  const notices: GenerationNotice[] = [];
  const results = await Promise.all(
    inputs.map(async (input, index): Promise<InputResult> => {
      const about = inputName(input);
      // A LinkedIn URL is used as it is, and facts have been read already, so neither reports progress.
      const report = input.slot === 'linkedin_url' || input.slot === 'facts' ? undefined : onStage;
      report?.({ stage: 'reading', about });
      const jobOptions: JobOptions<'read'> = {
        ...options,
        onProgress: ({ page, pages }) => report?.({ stage: 'reading', about, page, pages }),
      };
      const result = await readInput(engine, input, sourceIdOf(index), jobOptions, (inputNotices) =>
        notices.push(...inputNotices),
      );
      report?.({ stage: 'read', about, ok: !('message' in result) });
      return result;
    }),
  );
  options.signal?.throwIfAborted();
  const unreadNotices = results.flatMap((result, index): GenerationNotice[] =>
    'message' in result ? [unreadNotice(inputs[index] as ReadInput, result.message)] : [],
  );
  const sources = results.filter((result): result is MergeSource => !('message' in result));
  return { sources, notices: [...unreadNotices, ...notices] };
}

/** The id by which spans name an input as their source. */
export const sourceIdOf = (index: number) => `s${index + 1}`;

/** The notice that an input could not be read; `message` says why. */
export const unreadNotice = (input: ReadInput, message: string): GenerationNotice => ({
  kind: 'unread',
  about: inputName(input),
  message,
});

type InputResult = MergeSource | { message: string };

async function readInput(
  engine: Engine,
  input: ReadInput,
  source: string,
  options: JobOptions<'read'>,
  onNotices: (notices: GenerationNotice[]) => void,
): Promise<InputResult> {
  if (input.slot === 'linkedin_url') return { linkedinUrl: input.value, source };
  if (input.slot === 'facts') return { facts: (await input.facts) ?? emptyFacts() };
  const job = input.slot === 'link' ? await fetchLink(input, source) : { ...input, source };
  if ('message' in job) return job;
  const outcome = await engine.attempt('read', job, options);
  if (!outcome.ok) return { message: unreadSentence(outcome.reason) };
  onNotices(outcome.output.notices);
  const { facts, text } = outcome.output;
  return { facts, ...(text && { text }) };
}

/** Fetches the page of a link and makes a job's input of it, with only what can be sent to another process. */
async function fetchLink(input: LinkInput, source: string): Promise<ReadJob | { message: string }> {
  const { slot, link, title, description } = input;
  const page = await input.fetch();
  if (!page.ok) return { message: page.message };
  return { slot, source, fileName: page.fileName, bytes: page.bytes, title: title || link, description };
}
