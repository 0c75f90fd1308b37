/** Finds the lines of a file that a role of the record was read from. */

import type { CareerRecord } from '@/shared/record/career-record';
import { type DocumentText, lineText } from '@/shared/record/document-text';
import type { RoleFact } from '@/shared/record/facts';
import { isReadFrom } from './entry-layout';
import { linesAround } from './find-missed-entries';

export interface RoleWords {
  text: DocumentText;
  /** Indexes of the lines that the role was read from. */
  ownLines: number[];
  /** Indexes of the first line to show and of the one after the last. */
  range: [from: number, to: number];
}

/**
 * Maximum distance, in lines, of a line from the longest one of its entry. The same short line may occur again
 * elsewhere in the file.
 */
const MAX_LINE_DISTANCE = 4;

/**
 * Finds the lines of a role in the files whose text is stored with the record.
 * @returns `null` if the text of its file is not stored, or the role was read from none of its lines
 */
export function wordsOfRole({ text: texts = [], read }: CareerRecord, role: RoleFact): RoleWords | null {
  const roleAsRead = read.roles.find(({ id }) => id === role.id);
  if (!roleAsRead) return null;
  for (const text of texts) {
    const readLines = text.lines.flatMap((_, index) =>
      isReadFrom(text.lines, roleAsRead, text.source, [index]) ? [index] : [],
    );
    const longest = [...readLines].sort((a, b) => lineLength(text, b) - lineLength(text, a))[0];
    if (longest === undefined) continue;
    const ownLines = readLines.filter((index) => Math.abs(index - longest) <= MAX_LINE_DISTANCE);
    return { text, ownLines, range: linesAround(text.lines, ownLines) };
  }
  return null;
}

const lineLength = ({ lines }: DocumentText, index: number) =>
  lineText(lines[index] ?? { pieces: [] }).length;
