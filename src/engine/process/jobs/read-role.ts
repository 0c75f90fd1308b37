/** Reading a role: its text first, then what the text says. */
import type { RoleFacts } from '@/shared/role-fit';
import { type Person, type RoleReading, readRoleText } from '../../match';
import { MAX_TEXT } from '../../match/limits';
import { type RoleFile, textOfFile } from '../../match/read/document';
import type { OnPage } from '../../read/inputs';
import { cleanCharacters } from '../../read/layout/text';

export type RoleInput = { text: string } | { file: RoleFile };

export interface JudgeInput {
  role: RoleFacts;
  person: Person;
  /** 'YYYY-MM-DD' */
  today: string;
}

/** What was read, with the text that its spans are of. */
export interface RoleOutput {
  text: string;
  reading: RoleReading;
}

/** @throws UnreadableError with the reason where a file can't be read */
export async function readRoleInput(input: RoleInput, onPage?: OnPage): Promise<RoleOutput> {
  const raw = 'text' in input ? input.text : await textOfFile(input.file, onPage);
  const text = cleanCharacters(raw.slice(0, MAX_TEXT).replace(/\r\n?/g, '\n'));
  return { text, reading: readRoleText(text) };
}
