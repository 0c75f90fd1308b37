/**
 * The filled-in generation form, files included, kept in this tab's memory until it is cleared: after an account's
 * generation, or by a logout. A reload restores the part that is in the tab's storage.
 */
import { useSyncExternalStore } from 'react';
import { LIMITS } from '@/shared/limits';
import { onLogout } from '@/web/lib/auth/logout';
import { readStoredDraft, storeDraft } from './stored-draft';
import type { FormDraft, SupportingItem } from './types';

export type { FormDraft, LostFile, SupportingItem } from './types';

const EMPTY_DRAFT: FormDraft = { linkedinUrl: '', supporting: [] };

const stored = readStoredDraft();
/** The owner of the draft: an account's id, or `guest`. */
let owner = stored?.owner ?? 'guest';
let draft = stored?.draft ?? EMPTY_DRAFT;
const listeners = new Set<() => void>();

/** Changes parts of the draft. */
export function changeDraft(part: Partial<FormDraft>): void {
  // Lost files of this kind have been attached again, or removed.
  const lostFiles = draft.lostFiles?.filter(({ kind }) => !(kind in part));
  draft = { ...draft, lostFiles, ...part };
  storeDraft(owner, draft);
  for (const listener of listeners) listener();
}

/** Clears the whole form. */
export function clearDraft(): void {
  changeDraft({ linkedinUrl: '', linkedinFile: undefined, resume: undefined, supporting: [], lostFiles: [] });
}

onLogout(clearDraft);

/** Makes an account, or `guest`, the owner: a guest's draft passes to the account, an account's is discarded. */
function moveDraftTo(account: string) {
  if (owner === account) return;
  if (owner !== 'guest') draft = EMPTY_DRAFT;
  owner = account;
  storeDraft(owner, draft);
}

/**
 * The current draft; the component is rendered again at every change. A guest's draft passes to the account that they
 * sign in to.
 * @param userId the id of the account that fills in the form, or `guest`
 */
export function useFormDraft(userId: string): FormDraft {
  moveDraftTo(userId);
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => draft,
  );
}

/** Whether files are attached, which only this page has. */
export const hasFiles = (shownDraft: FormDraft): boolean => attachedFiles(shownDraft).length > 0;

const nameOf = (item: FormDraft['supporting'][number]) =>
  item.title || (item.kind === 'link' ? item.link : item.file.name);

/** The names that the server will give to the attached files and links as sources. */
export function attachedNames({ linkedinFile, resume, supporting }: FormDraft): string[] {
  const careerNames = [linkedinFile, resume].flatMap((file) => (file ? [file.name] : []));
  const supportingNames = supporting.map((item) => nameOf(item));
  return [...careerNames, ...supportingNames];
}

/** The attached files, each with the field of the form it belongs to and the name that its source will have. */
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

/** Whether a document is too large to be read. It stays in the list, which says that it will be left out. */
export const isLeftOut = (item: SupportingItem): boolean =>
  item.kind === 'document' && item.file.size > LIMITS.documentBytes;

/** The number of attached files and links, without those that will be left out. */
export function countSources({ linkedinFile, resume, supporting }: FormDraft): number {
  const files = [linkedinFile, resume].filter(Boolean);
  return files.length + supporting.filter((item) => !isLeftOut(item)).length;
}

/** The sentence that asks for the LinkedIn file or the resume again, if a reload has lost it; else undefined. */
export function lostFileSentence(
  { lostFiles }: FormDraft,
  kind: 'linkedinFile' | 'resume',
): string | undefined {
  const file = lostFiles?.find((lostFile) => lostFile.kind === kind);
  return file && `${file.name} has to be added again: a page cannot keep files through a reload.`;
}
