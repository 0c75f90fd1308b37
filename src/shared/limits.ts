/** Limits that the product promises, in one place. */

import { SCREEN_LIMITS } from './screen-limits';

const MB = 1024 * 1024;

export const LIMITS = {
  ...SCREEN_LIMITS,
  minPasswordCharacters: 6,
  /** Days without use after which a session ends. */
  sessionIdleDays: 7,
  maxPasswordCharacters: 128,
  /** Characters of a profile as JSON. */
  profileCharacters: 400_000,
  /** Characters of a career record's facts as JSON. */
  recordCharacters: 500_000,
  resumeBytes: 5 * MB,
  linkedinFileBytes: 5 * MB,
  documentBytes: 10 * MB,
  /** For all supporting documents of one generation together. */
  documentsTotalBytes: 50 * MB,
  documentCount: 20,
  linkCount: 20,
  /** A page or document that a link leads to, decompressed. */
  linkBytes: 5 * MB,
  /** The whole body of a generation request, including parts that are not kept. */
  generationBodyBytes: 128 * MB,
  /** Generations per hour, for one network without an account and for one account. */
  generationsPerHour: 20,
  generationsPerDay: 60,
  /** Profiles written again from an edited record, per hour. */
  recordWritesPerHour: 60,
  /** Previews per hour of the lines of a record under other choices, for each account or network. */
  recordLinesPerHour: 600,
  /** Maximum size of a photo. */
  photoBytes: 5 * MB,
  /** Profile files (PDF, Word) made per hour for one account, or one network of readers; cached ones do not count. */
  downloadsPerHour: 60,
  /** Changes per hour of one person's photo. */
  picturesPerHour: 60,
  /** New slugs per year that an owner may choose for their page; their former ones do not count. */
  newSlugsPerYear: 5,
  /** Private versions that one person may have, and may create in a day. */
  privateVersions: 100,
  privateVersionsPerDay: 60,
  autosaveDebounceMs: 1_000,
  innerEditDebounceMs: 300,
  /** A text that is typed without a pause is handed over after this time. */
  innerEditMaxDelayMs: 1_000,
  savedIndicatorDelayMs: 500,
  progressTickMs: 100,
  progressStepPercent: 0.33,
  /** The minimum time for which progress is shown, so that a fast generation does not flash. */
  minProgressShownMs: 600,
  /** The time between the answer and the next screen, in which the bar reaches its end. */
  progressEndShownMs: 400,
  minStatusMessageMs: 6_000,
  maxStatusMessageMs: 9_000,
} as const;

/** Maximum characters of the texts about a private version, and maximum lines that one leaves out. */
export const VERSION_LIMITS = {
  name: 120,
  forWhom: 160,
  note: 2_000,
  telephone: 40,
  hiddenLines: 300,
  /** Concurrent edits whose overwritten texts are kept until their owner chooses. */
  overwritten: 20,
} as const;

export const RESUME_EXTENSIONS = ['.pdf', '.doc', '.docx', '.json'] as const;
export const LINKEDIN_FILE_EXTENSIONS = ['.pdf', '.zip'] as const;
export const DOCUMENT_EXTENSIONS = [
  '.pdf',
  '.doc',
  '.docx',
  '.ppt',
  '.pptx',
  '.xls',
  '.xlsx',
  '.png',
  '.jpg',
  '.jpeg',
  '.json',
] as const;

/** Whether a file name ends in one of the accepted extensions, whatever its case. */
export function hasExtension(fileName: string, accepted: readonly string[]): boolean {
  const name = fileName.toLowerCase();
  return accepted.some((extension) => name.endsWith(extension));
}

/**
 * The revisions of a restored backup are raised by this number or more, so that none of the next ones is a number that
 * an open page already knows.
 */
export const RESTORED_REVISION_GAP = 1_000_000;
