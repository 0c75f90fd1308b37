/**
 * Composes the note above a version for a role from lines of the profile, word for word. A sentence that points to
 * another ('In that role, ...') is never shown without it, and of lines that say the same only one is shown.
 */
import { VERSION_LIMITS } from '@/shared/limits';
import { isBackReference } from '@/shared/profile/back-reference';
import type { LineWithSpans } from './candidate/lines';

const MAX_NOTE_LINES = 5;
/** Two passages that share this part of the words of the shorter one say the same. */
const MIN_SHARED_WORDS_OF_REPEAT = 0.6;
/** Shorter words are rarely specific. */
const MIN_WORD_CHARACTERS = 4;

/** A sentence of a line that is to be shown. */
export interface NoteSentence {
  line: LineWithSpans;
  text: string;
}

/** Consecutive lines of a section that are shown together, as one line of the note. */
interface Passage {
  /** Index of its first line among all lines. */
  from: number;
  /** Index of its last line. */
  to: number;
  text: string;
  /** Whether its last sentence needs the ones before. */
  pointsBack: boolean;
}

/**
 * The note: the given sentences in their order, as far as the limits of a note allow.
 * @param lines all lines of the profile, in its order
 * @param employers names of the career's employers, as far as they are known
 */
export function composeNote(
  sentences: readonly NoteSentence[],
  lines: readonly LineWithSpans[],
  employers: readonly string[],
): string {
  const passages: Passage[] = [];
  for (const sentence of sentences) {
    const passage = passageOf(sentence, lines, employers);
    if (passage) addPassage(passages, passage, lines);
  }
  const note = passages.slice(0, MAX_NOTE_LINES).map(({ text }) => text);
  while (note.join('\n').length > VERSION_LIMITS.note) note.pop();
  return note.join('\n');
}

/** A sentence with those that it points to; undefined if these are not found, so that it cannot be shown. */
function passageOf(
  { line, text }: NoteSentence,
  lines: readonly LineWithSpans[],
  employers: readonly string[],
): Passage | undefined {
  const index = lines.indexOf(line);
  const sentence = text.trim().replace(/\s+/g, ' ');
  if (!isBackReference(sentence)) return { from: index, to: index, text: sentence, pointsBack: false };
  // The line may hold several sentences, of which this is not the first.
  const beginning = line.text.slice(0, Math.max(0, line.text.indexOf(sentence))).trim();
  const namesEmployer = (words: string) =>
    employers.length === 0 || employers.some((name) => words.includes(name));
  let whole = [beginning, sentence].filter(Boolean).join(' ');
  let from = index;
  while (isBackReference(whole) || !namesEmployer(whole)) {
    const before = lines[from - 1];
    if (before?.section !== line.section) return undefined;
    from -= 1;
    whole = `${before.text.trim()} ${whole}`.replace(/\s+/g, ' ');
  }
  return { from, to: index, text: whole, pointsBack: true };
}

/** Adds a passage unless another says the same; one with the same beginning is extended. */
function addPassage(passages: Passage[], passage: Passage, lines: readonly LineWithSpans[]) {
  const overlapIndex = passages.findIndex(
    ({ from, to }) =>
      from <= passage.to && passage.from <= to && lines[from]?.section === lines[passage.from]?.section,
  );
  const shown = passages[overlapIndex];
  if (shown) {
    if (shown.text.includes(passage.text)) return;
    passages[overlapIndex] = passage.text.includes(shown.text)
      ? passage
      : joinPassages(shown, passage, lines);
    return;
  }
  const repeatIndex = passages.findIndex(({ text }) => saysTheSame(text, passage.text));
  const former = passages[repeatIndex];
  if (!former) passages.push(passage);
  // A sentence that names its own employer is preferred to one that needs another.
  else if (former.pointsBack && !passage.pointsBack) passages[repeatIndex] = passage;
}

/** Both passages as one, with the lines between their first and their last. */
function joinPassages(a: Passage, b: Passage, lines: readonly LineWithSpans[]): Passage {
  const [from, to] = [Math.min(a.from, b.from), Math.max(a.to, b.to)];
  const text = lines
    .slice(from, to + 1)
    .map((line) => line.text.trim())
    .join(' ');
  return { from, to, text, pointsBack: true };
}

function saysTheSame(one: string, other: string): boolean {
  const [shorter, longer] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.size - b.size);
  if (!shorter || !longer || shorter.size === 0) return false;
  const shared = [...shorter].filter((word) => longer.has(word)).length;
  return shared >= shorter.size * MIN_SHARED_WORDS_OF_REPEAT;
}

/** The longer words and the numbers of a text. */
const wordsOf = (text: string) =>
  new Set(
    text
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length >= MIN_WORD_CHARACTERS || /\p{N}/u.test(word)),
  );
