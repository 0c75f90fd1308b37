/**
 * Removes lines that give instructions to a machine (prompt injection) before a document is read, so that
 * their words do not become skills or titles.
 */
import { isInstruction } from '../language/instructions';
import type { DocumentLine } from './layout/line';

/** Maximum number of lines that an instruction to a machine may span. */
const MAX_WRAPPED_LINES = 3;
/** The lines of one paragraph are closer to each other than this. */
const WRAPPED_GAP_FONT_SIZES = 1.7;

/** The lines without those that instruct a machine, alone or joined with the lines into which they wrap. */
export function removeInjectedInstructions(lines: readonly DocumentLine[]): DocumentLine[] {
  const dropped = new Set<DocumentLine>();
  lines.forEach((line, index) => {
    if (dropped.has(line)) return;
    const sentence = sentenceFrom(lines, index);
    const instructs = isInstruction(sentence.map(({ text }) => text).join(' '));
    // If a later line is an instruction by itself, only that line is dropped, and this one stays.
    if (instructs && (isInstruction(line.text) || !sentence.slice(1).some(({ text }) => isInstruction(text))))
      for (const each of sentence) dropped.add(each);
  });
  return lines.filter((line) => !dropped.has(line));
}

function sentenceFrom(lines: readonly DocumentLine[], start: number): DocumentLine[] {
  const sentence = lines.slice(start, start + 1);
  for (const next of lines.slice(start + 1, start + MAX_WRAPPED_LINES)) {
    if (!goesOn(sentence.at(-1) as DocumentLine, next)) break;
    sentence.push(next);
  }
  return sentence;
}

function goesOn(line: DocumentLine, next: DocumentLine): boolean {
  return (
    next.flow === line.flow &&
    !next.bullet &&
    next.gap < WRAPPED_GAP_FONT_SIZES &&
    !/[.!?]["”’)]?$/.test(line.text) &&
    /^["“(]?\p{Ll}/u.test(next.text)
  );
}
