/** Parses the form of both generation endpoints into the inputs to be read. */
import { z } from 'zod';
import { inputName, type ReadInput } from '@/server/adapters/engine';
import type { Upload } from '@/server/uploads';
import { type FilePart, readFormParts } from '@/server/uploads/form-parts';
import { AppError } from '@/shared/errors/app-error';
import type { GenerationNotice } from '@/shared/generation/notice-schema';
import { documentTooLarge } from '@/shared/generation/notices';
import { parseJson } from '@/shared/json/parse-json';
import { LIMITS } from '@/shared/limits';
import { LINKEDIN_URL_MESSAGES, parseLinkedInUrl } from '@/shared/people/linkedin-url';
import { formatMegabytes } from '@/shared/text/file-size';

export interface ParsedGenerationForm {
  /** The user id that the sender claims; it must match the session, and only the session's is used afterwards. */
  userId?: string;
  inputs: ReadInput[];
  /** Pages of the web, still to be fetched. */
  links: FormLink[];
  /** Inputs that were given but will not be read, each with its reason. */
  notices: GenerationNotice[];
}

export interface FormLink {
  title?: string;
  link: string;
  description?: string;
}

/** The names of the sources that will be read, as their owner knows them. A profile's URL alone is not a source. */
export const sourcesOf = ({ inputs, links }: ParsedGenerationForm): string[] => [
  ...inputs.filter(({ slot }) => slot !== 'linkedin_url').map(inputName),
  ...links.map(({ title, link }) => (title || link).slice(0, MAX_TITLE_CHARACTERS)),
];

/** Maximum characters of a title or file name that are kept. */
const MAX_TITLE_CHARACTERS = 300;
/** Maximum characters of a description that are kept. */
const MAX_DESCRIPTION_CHARACTERS = 2_000;

const DOCUMENT_FIELD_PATTERN = /^docs\[(\d{1,3})\]\[file\]$/;

const maxBytesOf = (field: string): number =>
  ({ resume: LIMITS.resumeBytes, linkedin: LIMITS.linkedinFileBytes })[field] ?? LIMITS.documentBytes;
const FORM_LIMITS = {
  fileBytes: maxBytesOf,
  bodyBytes: LIMITS.generationBodyBytes,
};

/**
 * Reads the multipart form: `linkedinUrl`, `linkedin`, `resume`, `docs[i][file|title|description]`, `links`
 * and `userId`. Anything else, a `webhookUrl` too, is accepted and ignored.
 * @param upload the form's body; once its files are read nothing of it is on the disk any more
 * @throws AppError whose `userMessage` says what to change
 */
export async function readGenerationForm(headers: Headers, upload: Upload): Promise<ParsedGenerationForm> {
  const { fields, files } = await readFormParts(headers, upload, FORM_LIMITS);
  const linkedinUrl = parseLinkedInUrl(fields.get('linkedinUrl') ?? '');
  if (!linkedinUrl.ok) {
    throw new AppError('INVALID_INPUT', 'linkedinUrl', {
      userMessage: LINKEDIN_URL_MESSAGES[linkedinUrl.error],
    });
  }
  const careerFiles = [
    await readSingleFile(files, 'linkedin', 'linkedin_file', 'LinkedIn file'),
    await readSingleFile(files, 'resume', 'resume', 'resume'),
  ].filter((input) => input !== undefined);
  const documents = await readDocuments(files, fields);
  await upload.removeFiles();
  return {
    userId: fields.get('userId') || undefined,
    inputs: [{ slot: 'linkedin_url', value: linkedinUrl.url }, ...careerFiles, ...documents.inputs],
    links: readLinks(fields.get('links')),
    notices: documents.notices,
  };
}

/** The single file of a field. One that is too large is refused, since it may be the only source. */
async function readSingleFile(
  files: FilePart[],
  field: string,
  slot: 'linkedin_file' | 'resume',
  label: string,
): Promise<ReadInput | undefined> {
  const file = files.find((part) => part.field === field);
  if (!file) return undefined;
  const { fileName, read } = file;
  if (read) return { slot, fileName: fileName || field, bytes: await read() };
  throw new AppError('TOO_LARGE', `${field} over its limit`, {
    userMessage: `Your ${label} is over ${formatMegabytes(maxBytesOf(field))}. Please attach a smaller one.`,
  });
}

/** Supporting documents, in order. Those that are too large or too many get a notice and do not fail the generation. */
async function readDocuments(files: FilePart[], fields: Map<string, string>) {
  const inputs: ReadInput[] = [];
  const notices: GenerationNotice[] = [];
  let receivedBytes = 0;
  for (const { field, fileName, size, read } of files) {
    const index = DOCUMENT_FIELD_PATTERN.exec(field)?.[1];
    if (index === undefined) continue;
    const about = fileName.slice(0, MAX_TITLE_CHARACTERS);
    if (!read) {
      notices.push(documentTooLarge(fileName));
    } else if (inputs.length >= LIMITS.documentCount || receivedBytes + size > LIMITS.documentsTotalBytes) {
      const message = `${about} was not read: there were too many documents. Leave out one you need less.`;
      notices.push({ kind: 'unread', about, message });
    } else {
      receivedBytes += size;
      const title = fields.get(`docs[${index}][title]`)?.slice(0, MAX_TITLE_CHARACTERS);
      const description = fields.get(`docs[${index}][description]`)?.slice(0, MAX_DESCRIPTION_CHARACTERS);
      inputs.push({ slot: 'document', fileName, bytes: await read(), title, description });
    }
  }
  return { inputs, notices };
}

const linksSchema = z.array(
  z.object({
    title: z.string().max(MAX_TITLE_CHARACTERS).optional(),
    link: z.string().max(2_000),
    description: z.string().max(MAX_DESCRIPTION_CHARACTERS).optional(),
  }),
);

/** The links, trimmed; one without a scheme gets https. */
function readLinks(json: string | undefined): FormLink[] {
  if (!json) return [];
  const links = linksSchema.max(LIMITS.linkCount).safeParse(parseJson(json));
  if (!links.success) {
    throw new AppError('INVALID_INPUT', 'links', {
      userMessage: 'The links could not be understood. Please remove them and add them again.',
    });
  }
  return links.data.map((each) => ({ ...each, link: addScheme(each.link.trim()) }));
}

const addScheme = (link: string) => (/^[a-z][a-z0-9+.-]*:/i.test(link) ? link : `https://${link}`);
