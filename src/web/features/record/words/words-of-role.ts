/** Finds the lines of a file that a role of the record was read from. */

import type { CareerRecord } from '@/shared/record/career-record';
import { type DocumentText, lineText } from '@/shared/record/document-text';
import type { RoleFact } from '@/shared/record/facts';
import { isReadFrom } from './entry-layout';
import { linesAround } from './missed-lines';

export interface RoleWords {
  text: DocumentText;
  /** Indexes of the lines that the role was read from. */
  own: number[];
  range: [from: number, to: number];
}

/** Maximum distance between lines of one entry. The same short line may occur again elsewhere in the file. */
const MAX_LINE_DISTANCE = 5;

/**
 * Finds the lines of a role in the files whose words are kept.
 * @returns `null` if the words of the file are not kept, or the role was read from none of its lines
 */
export function wordsOfRole({ text: texts = [], read }: CareerRecord, role: RoleFact): RoleWords | null {
  const asRead = read.roles.find(({ id }) => id === role.id);
  if (!asRead) return null;
  for (const text of texts) {
    const found = text.lines.flatMap((_, at) =>
      isReadFrom(text.lines, asRead, text.source, [at]) ? [at] : [],
    );
    const longest = [...found].sort((a, b) => length(text, b) - length(text, a))[0];
    if (longest === undefined) continue;
    const ownLines = found.filter((at) => Math.abs(at - longest) < MAX_LINE_DISTANCE);
    return { text, own: ownLines, range: linesAround(text.lines, ownLines) };
  }
  return null;
}

const length = ({ lines }: DocumentText, at: number) => lineText(lines[at] ?? { pieces: [] }).length;
