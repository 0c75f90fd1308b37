/**
 * Stores the part of a draft that can survive a reload in this tab's session storage: the LinkedIn URL, the links, and
 * the names of files with what was typed about them.
 */
import { z } from 'zod';
import type { FormDraft, LostFile, SupportingItem } from './types';

const KEY = 'quarterdeck.generation-draft';

const storedSchema = z.object({
  /** The owner of the draft: an account's id, or `guest`. */
  owner: z.string(),
  linkedinUrl: z.string(),
  links: z.array(z.object({ title: z.string(), description: z.string(), link: z.string() })),
  files: z
    .array(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.enum(['linkedinFile', 'resume']), name: z.string() }),
        z.object({
          kind: z.literal('document'),
          name: z.string(),
          title: z.string(),
          description: z.string(),
        }),
      ]),
    )
    .default([]),
});

/** The files that a reload would lose, including those that an earlier reload has lost. */
function unstorableFilesOf(draft: FormDraft): LostFile[] {
  const careerFiles = (['linkedinFile', 'resume'] as const).flatMap((kind) => {
    const name = draft[kind]?.name;
    return name === undefined ? [] : [{ kind, name }];
  });
  const documents = draft.supporting.flatMap((item) =>
    item.kind === 'document'
      ? [{ kind: item.kind, name: item.file.name, title: item.title, description: item.description }]
      : [],
  );
  return [...(draft.lostFiles ?? []), ...careerFiles, ...documents];
}

/** Stores what can be stored, replacing the former state; an empty draft is not stored. */
export function storeDraft(owner: string, draft: FormDraft): void {
  const { linkedinUrl, supporting } = draft;
  const files = unstorableFilesOf(draft);
  const links = supporting.flatMap((item) =>
    item.kind === 'link' ? [{ title: item.title, description: item.description, link: item.link }] : [],
  );
  try {
    if (linkedinUrl === '' && links.length + files.length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify({ owner, linkedinUrl, links, files }));
  } catch {
    // Storage is unavailable or full: a reload then starts with an empty form.
  }
}

/** The stored draft; null if there is none or it is invalid. */
export function readStoredDraft(): { owner: string; draft: FormDraft } | null {
  try {
    const { owner, linkedinUrl, links, files } = storedSchema.parse(
      JSON.parse(sessionStorage.getItem(KEY) ?? ''),
    );
    // Negative, since the ids of items added on this page count up from one.
    const supporting = links.map(
      (link, index): SupportingItem => ({ ...link, kind: 'link', id: -1 - index }),
    );
    return { owner, draft: { linkedinUrl, supporting, lostFiles: files } };
  } catch {
    return null;
  }
}
