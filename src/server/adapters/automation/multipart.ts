/** Encodes the form of the generation endpoints for the automation. */

interface File {
  fileName: string;
  bytes: Uint8Array;
}

export interface AutomationForm {
  /** The id of the session's user; absent for a guest. */
  userId?: string;
  linkedinUrl: string;
  linkedin?: File;
  resume?: File;
  docs: (File & { title?: string; description?: string })[];
  links: { title?: string; link: string; description?: string }[];
}

/**
 * Encodes a form as the fields `userId`, `linkedinUrl`, `linkedin`, `resume`, `docs[i][file]`, `docs[i][title]` and
 * `docs[i][description]`, and `links` in JSON. Without an account or a file, the field for it is absent.
 */
export function toMultipart(form: AutomationForm): FormData {
  const body = new FormData();
  const attach = (field: string, { bytes, fileName }: File) =>
    body.set(field, new Blob([Uint8Array.from(bytes)]), fileName);
  if (form.userId) body.set('userId', form.userId);
  body.set('linkedinUrl', form.linkedinUrl);
  if (form.linkedin) attach('linkedin', form.linkedin);
  if (form.resume) attach('resume', form.resume);
  for (const [index, doc] of form.docs.entries()) {
    attach(`docs[${index}][file]`, doc);
    body.set(`docs[${index}][title]`, doc.title ?? '');
    body.set(`docs[${index}][description]`, doc.description ?? '');
  }
  body.set('links', JSON.stringify(form.links));
  return body;
}
