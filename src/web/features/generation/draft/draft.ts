/** What a person has filled in: kept in this tab's memory, files too, until the result is theirs. */
import { useSyncExternalStore } from 'react';

export type Supporting =
  | { id: number; kind: 'document'; title: string; description: string; file: File }
  | { id: number; kind: 'link'; title: string; description: string; link: string };

export interface Draft {
  /** As typed. */
  linkedinUrl: string;
  linkedinFile?: File;
  resume?: File;
  supporting: Supporting[];
}

const EMPTY: Draft = { linkedinUrl: '', supporting: [] };

/** Whose draft it is: an account's id, or `guest`. */
let owner = 'guest';
let draft = EMPTY;
const listeners = new Set<() => void>();

/** Changes parts of the draft. */
export function changeDraft(part: Partial<Draft>): void {
  draft = { ...draft, ...part };
  for (const listener of listeners) listener();
}

/** Forgets everything filled in. */
export function clearDraft(): void {
  changeDraft({ linkedinUrl: '', linkedinFile: undefined, resume: undefined, supporting: [] });
}

/** What a guest filled in stays theirs after signing in; nobody sees what another account filled in. */
function claimFor(who: string) {
  if (owner !== who && owner !== 'guest') draft = EMPTY;
  owner = who;
}

/** The draft as it is now, and at every change. */
export function useDraft(who: string): Draft {
  claimFor(who);
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => draft,
  );
}

/** How many files and links are attached. */
export function countSources({ linkedinFile, resume, supporting }: Draft): number {
  return Number(Boolean(linkedinFile)) + Number(Boolean(resume)) + supporting.length;
}
