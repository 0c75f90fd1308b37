/**
 * The jobs of the engine, by name. Input and output are plain data, so that they can cross to a child process. A job's
 * module is loaded when it is first needed, or by `../preload-modules`. To add a kind of job, add a line here and a
 * file in this folder.
 */

import type { CareerRecord } from '@/shared/record/career-record';
import type { CareerFacts } from '@/shared/record/facts';
import type { PageProgress, ReadJob } from '../../read/inputs';
import type { ReportProgress } from '../progress';
import type { ExportInput } from './export';
import type { JudgeInput } from './judge-role';
import type { MergeInput } from './merge';
import type { ProfileInput, ProfileProgress } from './profile';
import type { RoleSource } from './read-role';
import type { WriteInput } from './write';

export const JOBS = {
  /** Reads a file into facts, with notices of what was left out. */
  read: async (file: ReadJob, report: ReportProgress<PageProgress>) =>
    (await import('./read')).read(file, report),
  /** Merges the facts of several sources about one person into one record. */
  merge: async (input: MergeInput) => (await import('./merge')).merge(input),
  /**
   * Merges sources and writes their profile in one job. If a single file is the only source, it is read here
   * too.
   */
  profile: async (input: ProfileInput, report: ReportProgress<ProfileProgress>) =>
    (await import('./profile')).profile(input, report),
  /** Builds the prompt for a language model; undefined when there are too few facts for it. */
  prompt: async (facts: CareerFacts) => (await import('./prompt')).prompt(facts),
  /** Returns the facts of a corrected record that may be written about. */
  'writable-facts': async (record: CareerRecord) =>
    (await import('./writable-facts')).writableFactsOf(record),
  /** Composes the lines that a record supports, for the owner to choose from. */
  lines: async (record: CareerRecord) => (await import('./lines')).profileLinesOfRecord(record),
  /** Writes a profile from facts. */
  write: async (input: WriteInput, report: ReportProgress<'checking'>) =>
    (await import('./write')).write(input, report),
  /** Drafts case stories from a record, for its owner to accept. */
  'draft-stories': async (record: CareerRecord) => (await import('./draft-stories')).draftStories(record),
  /** Reads a role's file, page or text into facts and requirements. */
  'read-role': async (input: RoleSource, report: ReportProgress<PageProgress>) =>
    (await import('./read-role')).readRoleInput(input, (page, pages) => report({ page, pages })),
  /** Compares a person with a role: the verdict on each requirement, and the terms. */
  'judge-role': async (input: JudgeInput) => (await import('./judge-role')).judgeRoleInput(input),
  /** Makes a file of a profile, for a download. */
  export: async (input: ExportInput) => (await import('./export')).exportProfile(input),
};

type Jobs = typeof JOBS;
export type JobKind = keyof Jobs;
export type JobInput<K extends JobKind> = Parameters<Jobs[K]>[0];
type Outputs = { [K in JobKind]: Awaited<ReturnType<Jobs[K]>> };
export type JobOutput<K extends JobKind> = Outputs[K];
/** Progress events of a running job. */
export type JobProgress<K extends JobKind> =
  Parameters<Jobs[K]> extends [unknown, ReportProgress<infer Progress>] ? Progress : never;
