/** The filled-in generation form, files included, kept in this tab's memory until its result is stored. */
import { useSyncExternalStore } from 'react';
import { onLogout } from '@/web/lib/auth/logout';
import type { FormDraft } from './shape';
import { readStoredDraft, storeDraft } from './stored-draft';

export type { FormDraft, LostFile, Supporting } from './shape';

const EMPTY: FormDraft = { linkedinUrl: '', supporting: [] };

const stored = readStoredDraft();
/** The owner of the draft: an account's id, or `guest`. */
let owner = stored?.owner ?? 'guest';
let draft = stored?.draft ?? EMPTY;
const listeners = new Set<() => void>();

/** Changes parts of the draft. */
export function changeDraft(part: Partial<FormDraft>): void {
  // Lost files of this kind have been attached again, or removed.
  const lost = draft.lost?.filter(({ kind }) => !(kind in part));
  draft = { ...draft, lost, ...part };
  storeDraft(owner, draft);
  for (const listener of listeners) listener();
}

/** Clears the whole form. */
export function clearDraft(): void {
  changeDraft({ linkedinUrl: '', linkedinFile: undefined, resume: undefined, supporting: [], lost: [] });
}

onLogout(clearDraft);

/** A guest's draft passes to the account they sign in to; a draft of another account is discarded. */
function claimFor(account: string) {
  if (owner === account) return;
  if (owner !== 'guest') draft = EMPTY;
  owner = account;
  storeDraft(owner, draft);
}

/** The current draft, re-rendered at every change. */
export function useFormDraft(who: string): FormDraft {
  claimFor(who);
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => draft,
  );
}

const nameOf = (item: FormDraft['supporting'][number]) =>
  item.title || (item.kind === 'link' ? item.link : item.file.name);

/** The names of files and links, as the server will name them. */
export function attachedNames({ linkedinFile, resume, supporting }: FormDraft): string[] {
  const careerNames = [linkedinFile, resume].flatMap((file) => (file ? [file.name] : []));
  const others = supporting.map((item) => nameOf(item));
  return [...careerNames, ...others];
}

/** The attached files, each with the name that its source will have. */
export function attachedFiles({ linkedinFile, resume, supporting }: FormDraft) {
  const careerFile = (slot: 'linkedin' | 'resume', file: File | undefined) =>
    file ? [{ slot, name: file.name, file }] : [];
  return [
    ...careerFile('linkedin', linkedinFile),
    ...careerFile('resume', resume),
    ...supporting.flatMap((item) =>
      item.kind === 'document' ? [{ slot: 'document' as const, name: nameOf(item), file: item.file }] : [],
    ),
  ];
}

/** The number of attached files and links. */
export function countSources({ linkedinFile, resume, supporting }: FormDraft): number {
  return Number(Boolean(linkedinFile)) + Number(Boolean(resume)) + supporting.length;
}

/** Returns a sentence about the LinkedIn file or the resume where a reload has lost it. */
export function lostFileSentence({ lost }: FormDraft, kind: 'linkedinFile' | 'resume'): string | undefined {
  const file = lost?.find((each) => each.kind === kind);
  return file && `${file.name} has to be added again: a page cannot keep files through a reload.`;
}
