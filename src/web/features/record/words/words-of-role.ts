/** The words of a file that an entry of the record was read from. */

import type { CareerRecord } from '@/shared/record/career-record';
import { type DocumentText, lineText } from '@/shared/record/document-text';
import type { RoleFact } from '@/shared/record/facts';
import { isReadFrom } from './alike';
import { around } from './missed';

export interface RoleWords {
  text: DocumentText;
  /** The lines that the entry was read from. */
  own: number[];
  range: [from: number, to: number];
}

/** Lines of one entry are not further apart: a short line may stand in the file twice. */
const ENTRY_LINES = 5;

/** @returns `null` where no words are kept of the file, or the entry was read from none of them */
export function wordsOfRole({ text: texts = [], read }: CareerRecord, role: RoleFact): RoleWords | null {
  const asRead = read.roles.find(({ id }) => id === role.id);
  if (!asRead) return null;
  for (const text of texts) {
    const found = text.lines.flatMap((_, at) =>
      isReadFrom(text.lines, asRead, text.source, [at]) ? [at] : [],
    );
    const longest = [...found].sort((a, b) => length(text, b) - length(text, a))[0];
    if (longest === undefined) continue;
    const own = found.filter((at) => Math.abs(at - longest) < ENTRY_LINES);
    return { text, own, range: around(text.lines, own) };
  }
  return null;
}

const length = ({ lines }: DocumentText, at: number) => lineText(lines[at] ?? { pieces: [] }).length;
