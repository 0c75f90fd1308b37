/** Recognises lines that have the words of a section's heading but are not one, by the lines around them. */
import { findRange } from '../../dates/dates';
import type { DocumentLine } from '../../layout/line';
import { sectionKinds } from '../../vocabulary/headings';
import { titleScore } from '../../vocabulary/titles';
import { isMainKind } from './heading-styles';
import { isWrappedTitle } from './wrapped-headings';

/**
 * Whether the words of a heading are the document's title, a label inside an entry, the first line of a job title that
 * wraps, the second line of a name or a title beside its dates.
 */
export function isFalseHeading(lines: readonly DocumentLine[], index: number): boolean {
  return (
    isDocumentTitle(lines, index) ||
    isProgression(lines, index) ||
    isBeginningOfTitle(lines, index) ||
    isRestOfName(lines[index - 1], lines[index]) ||
    isTitleBesideDates(lines[index])
  );
}

/** Whether a line is a title beside its dates: 'Projektleder ¦ 1989 til 1990', which heads no section of projects. */
function isTitleBesideDates(line: DocumentLine | undefined): boolean {
  const [first = '', second = '', ...others] = line?.cells ?? [];
  const range = others.length === 0 ? findRange(second) : undefined;
  return (
    range !== undefined &&
    range.length === second.length &&
    titleScore(first) >= 2 &&
    !sectionKinds(first).some(isMainKind)
  );
}

/** Number of lines of a head in which a title may wrap. */
const MAX_HEAD_LINES = 4;

/** Whether a line of the head begins a title that wraps: 'Software Development' over 'Engineer'. */
function isBeginningOfTitle(lines: readonly DocumentLine[], index: number): boolean {
  const [line, next] = [lines[index], lines[index + 1]];
  return (
    index > 0 &&
    index < MAX_HEAD_LINES &&
    line !== undefined &&
    next !== undefined &&
    isWrappedTitle(line, next)
  );
}

const PROGRESSION_PATTERN =
  /^(?:(?:career|professional) (?:progression|path|growth|graph)|(?:positions?|roles?|posts?)(?: held)?)\s*:?$/i;

/**
 * Whether a line labels the posts held at one employer: 'Career Progression:' below an employer with dates.
 */
function isProgression(lines: readonly DocumentLine[], index: number): boolean {
  const [above, line] = [lines[index - 1], lines[index]];
  if (!above || !line || !PROGRESSION_PATTERN.test(line.text) || above.flow !== line.flow) return false;
  const isWork = (other: DocumentLine) => sectionKinds(other.text)[0] === 'experience';
  return findRange(above.text) !== undefined && lines.slice(0, index - 1).some(isWork);
}

/**
 * Whether a line is the rest of a name that wraps: 'VELMONT INSTITUTE OF SCIENCE AND' over 'TECHNOLOGY',
 * which alone would be a heading.
 */
function isRestOfName(above: DocumentLine | undefined, line: DocumentLine | undefined): boolean {
  return (
    above !== undefined &&
    line !== undefined &&
    above.flow === line.flow &&
    line.gap < 1.6 &&
    above.strong === line.strong &&
    Math.abs(above.size - line.size) < 0.3 &&
    above.text.split(' ').length > 3 &&
    /\s(?:and|of|for|&)$/i.test(above.text)
  );
}

/** Maximum number of lines between a document's title and its contact data. */
const MAX_LINES_TO_CONTACT = 12;

/**
 * Whether 'RESUME' is the document's title, because contact data follows. Elsewhere it may be the French
 * 'Résumé', which heads a summary.
 */
function isDocumentTitle(lines: readonly DocumentLine[], index: number): boolean {
  const hasContact = (line: DocumentLine) => /@|\d[\d ().-]{7,}\d/.test(line.text);
  return (
    /^[^\p{L}]*resume[^\p{L}]*$/iu.test(lines[index]?.text ?? '') &&
    !lines.slice(Math.max(0, index - MAX_LINES_TO_CONTACT), index).some(hasContact) &&
    lines.slice(index + 1, index + 1 + MAX_LINES_TO_CONTACT).some(hasContact)
  );
}
