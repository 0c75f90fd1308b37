/** Stores the part of a draft that can survive a reload (address and links, no files) in this tab's session storage. */
import { z } from 'zod';
import type { FormDraft, Supporting } from './shape';

const KEY = 'quarterdeck.generation-draft';

const storedSchema = z.object({
  /** The owner of the draft: an account's id, or `guest`. */
  owner: z.string(),
  linkedinUrl: z.string(),
  links: z.array(z.object({ title: z.string(), description: z.string(), link: z.string() })),
});

/** Keeps what can be kept, in place of what was; nothing is kept of an empty draft. */
export function storeDraft(owner: string, { linkedinUrl, supporting }: FormDraft): void {
  const links = supporting.flatMap((item) =>
    item.kind === 'link' ? [{ title: item.title, description: item.description, link: item.link }] : [],
  );
  try {
    if (linkedinUrl === '' && links.length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify({ owner, linkedinUrl, links }));
  } catch {
    // Storage is closed to this page or full: a reload then starts with an empty form.
  }
}

/** Returns the stored draft, or `null` when there is none that can be read. */
export function readStoredDraft(): { owner: string; draft: FormDraft } | null {
  try {
    const { owner, linkedinUrl, links } = storedSchema.parse(JSON.parse(sessionStorage.getItem(KEY) ?? ''));
    // Below zero: the ids of this page's own additions count up from one.
    const supporting = links.map((link, index): Supporting => ({ ...link, kind: 'link', id: -1 - index }));
    return { owner, draft: { linkedinUrl, supporting } };
  } catch {
    return null;
  }
}
