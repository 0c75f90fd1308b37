/** Parses the form that adds a role: a text, a file or a URL. */
import type { Upload } from '@/server/uploads';
import { readFormParts } from '@/server/uploads/form-parts';
import { AppError } from '@/shared/errors/app-error';
import { hasExtension } from '@/shared/limits';
import { ROLE_FILE_EXTENSIONS, ROLE_LIMITS } from '@/shared/roles/saved-roles';
import { formatMegabytes } from '@/shared/text/file-size';

export type SubmittedRole =
  | { origin: 'text'; text: string }
  | { origin: 'file'; fileName: string; bytes: Uint8Array }
  | { origin: 'address'; address: string };

const FORM_LIMITS = {
  fileBytes: () => ROLE_LIMITS.fileBytes,
  // A character has up to four bytes.
  fieldBytes: 4 * ROLE_LIMITS.text + 1,
  bodyBytes: ROLE_LIMITS.fileBytes + 4 * ROLE_LIMITS.text + 64 * 1024,
};

/** Maximum characters of a file's name that are kept, the last ones, with the extension. */
const MAX_FILE_NAME_CHARACTERS = 300;

const refusal = (why: string, userMessage: string, code: 'INVALID_INPUT' | 'TOO_LARGE' = 'INVALID_INPUT') =>
  new AppError(code, why, { userMessage });

/** Reads the form of a new role. @throws AppError whose `userMessage` says what to change */
export async function readRoleForm(headers: Headers, upload: Upload): Promise<SubmittedRole> {
  const { fields, files } = await readFormParts(headers, upload, FORM_LIMITS);
  const file = files.find(({ field }) => field === 'file');
  const address = fields.get('address')?.trim();
  let submitted: SubmittedRole;
  if (file) {
    if (!file.read)
      throw refusal(
        'file over its limit',
        `This file is over ${formatMegabytes(ROLE_LIMITS.fileBytes)}. Please choose a smaller one.`,
        'TOO_LARGE',
      );
    if (!hasExtension(file.fileName, ROLE_FILE_EXTENSIONS)) {
      throw refusal(
        'kind of file',
        'Files of this kind are not read. Please choose a PDF, a Word file, a text or a picture.',
      );
    }
    submitted = {
      origin: 'file',
      fileName: file.fileName.slice(-MAX_FILE_NAME_CHARACTERS),
      bytes: await file.read(),
    };
  } else if (address) {
    submitted = { origin: 'address', address: addressOf(address) };
  } else {
    submitted = { origin: 'text', text: checkRoleText(fields.get('text')) };
  }
  await upload.removeFiles();
  return submitted;
}

/** Trims a pasted text. @throws AppError for one that is empty or too long to be a role */
export function checkRoleText(text: string | undefined): string {
  const trimmed = text?.trim() ?? '';
  if (trimmed === '')
    throw refusal('nothing given', 'Paste the text of a role, choose a file, or give an address.');
  if (trimmed.length > ROLE_LIMITS.text) {
    throw refusal(
      'text over its limit',
      'This text is too long for a role. Paste the advertisement alone.',
      'TOO_LARGE',
    );
  }
  return trimmed;
}

/** Adds https to a URL without a scheme. @throws AppError for one that is too long */
function addressOf(address: string): string {
  if (address.length > ROLE_LIMITS.address) throw refusal('long address', 'This address is too long.');
  return /^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`;
}
