/** Reads a role: extracts its text, then parses it. */

import { cleanCharacters } from '../../language/text/characters';
import { type RoleReading, readRoleText } from '../../match';
import { MAX_ROLE_TEXT_CHARACTERS } from '../../match/limits';
import { readRole } from '../../match/role-text';
import { extractRoleText, type RoleFile } from '../../match/role-text/document';
import { urlsByTitle } from '../../match/role-text/job-links';
import { readJson } from '../../match/role-text/job-schema';
import { textOfListedRole } from '../../match/role-text/listed-roles';
import { UnreadableError } from '../../read/extract/errors';
import type { OnPage } from '../../read/inputs';

export type RoleSource =
  /** `only`: the role to read, if the text lists several. */
  | { text: string; only?: { title: string; titles: string[] } }
  /** `address`: the URL from which a page was fetched. */
  | { file: RoleFile; address?: string };

/** The role as read, with the text that its spans refer to. */
export interface RoleOutput {
  text: string;
  reading: RoleReading;
  /** For a page that lists several roles: the URL that each title links to, if any. */
  addresses?: Record<string, string>;
}

/** The job `read-role`. @throws UnreadableError with the reason if a file cannot be read */
export async function readRoleInput(input: RoleSource, onPage?: OnPage): Promise<RoleOutput> {
  const given = 'text' in input ? input.text : await extractRoleText(input.file, onPage);
  const isJsonFile = 'file' in input && /\.json$/i.test(input.file.fileName);
  // A pasted text may be JSON, as a file may.
  const json = isJsonFile || /^\s*[{[]/.test(given) ? readJson(given) : null;
  if (isJsonFile && json === null) throw new UnreadableError('damaged');
  if (json && json.kind !== 'job')
    return { text: given, reading: { kind: json.kind === 'resume' ? 'resume' : 'none' } };
  const raw = json?.text ?? given;
  const text = cleanCharacters(raw.slice(0, MAX_ROLE_TEXT_CHARACTERS).replace(/\r\n?/g, '\n'));
  if ('text' in input && input.only) {
    const { title, titles } = input.only;
    const part = textOfListedRole(text, title, titles);
    return { text: part, reading: { kind: 'role', role: { ...readRole(part), title } } };
  }
  const reading = readRoleText(text);
  if (reading.kind !== 'several' || 'text' in input || !input.address) return { text, reading };
  return { text, reading, addresses: urlsByTitle(input.file.bytes, input.address, reading.titles) };
}
