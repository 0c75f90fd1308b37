/** What can be given to the reader. */
import type { CareerFacts } from '@/shared/facts';

export type FileSlot = 'linkedin_file' | 'resume' | 'document';

export interface FileInput {
  slot: FileSlot;
  fileName: string;
  bytes: Uint8Array;
  /** What the person called a supporting document, and said about it. */
  title?: string;
  description?: string;
}

/** A page of the web, already fetched by whoever may fetch. */
export interface LinkInput {
  slot: 'link';
  fileName: string;
  bytes: Uint8Array;
  title?: string;
  description?: string;
}

export interface UrlInput {
  slot: 'linkedin_url';
  value: string;
}

export type ReadInput = FileInput | LinkInput | UrlInput;

/** One file for a child process, with the id its source will have. */
export interface ReadJob extends FileInput {
  source: string;
}

/** Told of every page as it is begun: its number from 1, and how many will be read. */
export type OnPage = (page: number, pages: number) => void;

/** What became of a job: facts, or the reason there are none (a key of `extract/errors`). */
export type ReadOutcome = { ok: true; facts: CareerFacts } | { ok: false; reason: string };
