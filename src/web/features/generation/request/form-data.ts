/** Encodes a draft as the form that the generation endpoints take. */
import type { GenerationNotice } from '@/shared/generation/notice-schema';
import { documentTooLarge } from '@/shared/generation/notices';
import { LIMITS } from '@/shared/limits';
import type { FormDraft } from '../draft/draft';

/**
 * The multipart form of a draft.
 * @param userId sent for a member, as the specification asks; the server reads the session instead
 * @returns the form, and notices for documents that are too large to be sent
 */
export function formDataOf(
  draft: FormDraft,
  userId?: string,
): { form: FormData; notices: GenerationNotice[] } {
  const form = new FormData();
  const notices: GenerationNotice[] = [];
  if (userId) form.set('userId', userId);
  form.set('linkedinUrl', draft.linkedinUrl.trim());
  if (draft.linkedinFile) form.set('linkedin', draft.linkedinFile);
  if (draft.resume) form.set('resume', draft.resume);
  const links: { title: string; link: string; description: string }[] = [];
  let index = 0;
  for (const item of draft.supporting) {
    if (item.kind === 'link') {
      links.push({ title: item.title, link: item.link, description: item.description });
    } else if (item.file.size > LIMITS.documentBytes) {
      notices.push(documentTooLarge(item.file.name));
    } else {
      form.set(`docs[${index}][file]`, item.file);
      form.set(`docs[${index}][title]`, item.title);
      form.set(`docs[${index}][description]`, item.description);
      index += 1;
    }
  }
  form.set('links', JSON.stringify(links));
  return { form, notices };
}
