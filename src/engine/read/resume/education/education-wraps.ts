/** Joins the lines into which education entries wrap. */
import { findDates } from '../../dates/dates';
import type { DocumentLine } from '../../layout/line';
import { joinWrapped } from '../../layout/wrapped-text';
import { isSchool } from '../../vocabulary/organisations';
import { isPlace } from '../../vocabulary/places';
import { isTown } from '../../vocabulary/towns';
import { beginsDegree } from './education-parts';

/** Joins names, subjects and sentences that wrap: '... from Velmont University in the' over 'year 1998.' */
export function joinWrappedEducationLines(given: readonly DocumentLine[]): DocumentLine[] {
  const lines: DocumentLine[] = [];
  for (const [index, line] of given.entries()) {
    const last = lines.at(-1);
    const isRest =
      last !== undefined &&
      last.flow === line.flow &&
      line.gap < MIN_ENTRY_BREAK_FONT_SIZES &&
      !line.bullet &&
      line.cells.length === 1 &&
      last.text.length + line.text.length <= MAX_JOINED_CHARACTERS &&
      (continuesOnNextLine(last, line.text) || isRestOfDegree(last, line, given[index + 1]));
    if (last && isRest) {
      const cells = [...last.cells.slice(0, -1), joinWrapped(last.cells.at(-1) ?? '', line.text)];
      lines[lines.length - 1] = { ...last, cells, text: cells.join(' '), right: line.right };
    } else lines.push(line);
  }
  return lines;
}

/** Minimum distance between two entries in font sizes; the lines of one are closer. */
const MIN_ENTRY_BREAK_FONT_SIZES = 1.9;
/** Maximum characters of joined lines; longer ones are running text. */
const MAX_JOINED_CHARACTERS = 239;

function continuesOnNextLine({ cells, text }: DocumentLine, next: string): boolean {
  if (isSchool(text) && /\s(?:of|and|for|&)$/i.test(text)) return true;
  if (cells.length > 1) return false;
  // An open bracket, and a school whose kind stands in the next line: '... from Velmont' over 'University'.
  if (/\([^()]*$/u.test(text) && /^[^()]{1,60}\)/u.test(next)) return true;
  if (/\sfrom \p{Lu}[\p{L}.]+$/u.test(text) && SCHOOL_FIRST_PATTERN.test(next)) return true;
  return (
    (/^[\p{Ll}(&]/u.test(next) && text.length > 40) ||
    // The code of a state is not a preposition: 'Velmont, IN'.
    (/(?<!,)\s(?:in|from|of|and|at|the|with|for|&)$|\p{L},$/iu.test(text) && text.length > 24)
  );
}

const SCHOOL_FIRST_PATTERN = /^(?:university|college|institute|school|polytechnic)\b/iu;

/**
 * Whether a line ends the subject of the degree above it: 'Diploma in Computer' over 'Application', set close together
 * and far from the next.
 */
function isRestOfDegree(last: DocumentLine, line: DocumentLine, next: DocumentLine | undefined): boolean {
  const isClose =
    line.gap < MIN_SUBJECT_BREAK_FONT_SIZES &&
    (next === undefined || next.gap > line.gap * 1.4 || next.flow !== line.flow);
  return (
    isClose &&
    last.cells.length === 1 &&
    last.strong === line.strong &&
    Math.abs(last.size - line.size) < 0.3 &&
    beginsDegree(last.text) &&
    /\s(?:in|of|–|-)\s\p{L}[\p{L} &]{1,40}$/u.test(last.text) &&
    /^\p{Lu}\p{Ll}+(?: (?:&|and|\p{Lu}\p{Ll}+)){0,2}$/u.test(line.text) &&
    !isSchool(last.text) &&
    !isSchool(line.text) &&
    !beginsDegree(line.text) &&
    !isPlace(line.text) &&
    !isTown(line.text) &&
    findDates(last.text).length === 0
  );
}

/** Minimum distance between a subject and the next line in font sizes; the lines of a subject are closer. */
const MIN_SUBJECT_BREAK_FONT_SIZES = 1.3;
