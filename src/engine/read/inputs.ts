/** The inputs of the reader, and the progress that it reports while it reads them. */
import type { CareerFacts } from '@/shared/record/facts';

export type FileSlot = 'linkedin_file' | 'resume' | 'document';

export interface FileInput {
  slot: FileSlot;
  fileName: string;
  bytes: Uint8Array;
  /** The title and description that the person gave a supporting document. */
  title?: string;
  description?: string;
}

/** The result of fetching a link: a file named by its kind ('page.html', 'page.pdf'), or the reason there is none. */
export type FetchedLink = { ok: true; fileName: string; bytes: Uint8Array } | { ok: false; message: string };

/** A web page. `fetch` is given by the server, which may use the network; files are read while it runs. */
export interface LinkInput {
  slot: 'link';
  link: string;
  title?: string;
  description?: string;
  fetch(): Promise<FetchedLink>;
}

export interface UrlInput {
  slot: 'linkedin_url';
  value: string;
}

/** Facts that another source supplies later; undefined if it has none. */
export interface FactsInput {
  slot: 'facts';
  facts: Promise<CareerFacts | undefined>;
}

export type ReadInput = FileInput | LinkInput | UrlInput | FactsInput;

/** The name by which notices and progress refer to an input; '' for facts, to which neither refers. */
export function inputName(input: ReadInput): string {
  if (input.slot === 'facts') return '';
  if (input.slot === 'linkedin_url') return input.value.slice(0, MAX_INPUT_NAME_CHARACTERS);
  return (input.title || (input.slot === 'link' ? input.link : input.fileName)).slice(
    0,
    MAX_INPUT_NAME_CHARACTERS,
  );
}

/** Maximum characters of an input's name: links and file names may be of any length. */
export const MAX_INPUT_NAME_CHARACTERS = 300;

/** A file for a child process, with the id that its source will get. */
export interface ReadJob extends Omit<FileInput, 'slot'> {
  slot: FileSlot | 'link';
  source: string;
}

/** Called at the beginning of each page, with its number from 1 and the number of pages that will be read. */
export type OnPage = (page: number, pages: number) => void;

/** The arguments of `OnPage` as a message between processes. */
export interface PageProgress {
  page: number;
  pages: number;
}
