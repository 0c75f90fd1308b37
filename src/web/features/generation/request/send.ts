/** Sends a draft to a generation endpoint. */
import type { Notice } from '@/shared/generation';
import { documentTooLarge } from '@/shared/generation-notices';
import { LIMITS } from '@/shared/limits';
import type { Draft } from '../draft/draft';
import { type RawAnswer, readAnswer } from './answer';

/**
 * The multipart form of a draft.
 * @param userId only with an account; the server believes the session all the same
 * @returns the form, and notices for documents that are too large to be sent
 */
export function formOf(draft: Draft, userId?: string): { form: FormData; notices: Notice[] } {
  const form = new FormData();
  const notices: Notice[] = [];
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

/**
 * POSTs a form. Not `fetch`: that cannot tell when everything has been sent.
 * @param options.onSent the last byte of the form has left
 * @throws GenerationError, TypeError('Failed to fetch') when the server was not reached, AbortError
 */
export async function send(
  url: string,
  form: FormData,
  options: { signal: AbortSignal; onSent: () => void },
): Promise<Record<string, unknown>> {
  return readAnswer(await post(url, form, options));
}

function post(
  url: string,
  form: FormData,
  { signal, onSent }: { signal: AbortSignal; onSent: () => void },
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.upload.onload = onSent;
    request.onload = () =>
      resolve({ status: request.status, statusText: request.statusText, body: request.responseText });
    request.onerror = () => reject(new TypeError('Failed to fetch'));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}
