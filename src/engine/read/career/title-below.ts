/** Finds titles of posts among their duties: after a label, or in a line of their own. */
import { findDates } from '../dates/dates';
import { titleScore } from '../vocabulary/titles';
import type { AnchoredLines } from './anchors';

/** Lines below a header that are looked through. */
const LINES = 8;
/** Maximum number of letters and of words in a line that is a title. */
const LETTERS = 70;
const WORDS = 8;

/** The title in the lines from `from` to before `end`. */
export function titleBelow(field: AnchoredLines, from: number, end: number): string | undefined {
  for (let at = from; at < Math.min(end, from + LINES); at += 1) {
    const segments = field.segments[at] ?? [];
    const labelled = segments.find(({ label }) => label === 'title');
    if (labelled) return labelled.text;
    if (isTitleLine(field, at)) return field.lines[at]?.text.replace(/\.$/, '');
  }
  return undefined;
}

function isTitleLine({ lines, segments }: AnchoredLines, at: number): boolean {
  const line = lines[at];
  const [first] = segments[at] ?? [];
  if (!line || !first || line.text.length > LETTERS || /[;,:]$/.test(line.text)) return false;
  const words = line.text.split(/\s+/);
  const small = words.filter((word) => /^\p{Ll}{4,}/u.test(word)).length;
  const isShort = words.length <= WORDS && small * 3 <= words.length;
  return (
    isShort && titleScore(first.text) >= 2 && findDates(line.text).length === 0 && TITLE_START.test(line.text)
  );
}

/** Duties begin with a verb: 'Managed ...', 'Reporting to the Manager'. */
const TITLE_START =
  /^(?!\p{L}+(?:ed|ing)\b(?! (?:engineer|manager|officer|executive|assistant|supervisor)))\p{Lu}/iu;
