/** Lines that read like headings of sections and are none, by what stands around them. */
import { findRange } from '../dates/dates';
import type { DocumentLine } from '../layout/line';
import { sectionKinds } from '../vocabulary/headings';

/** Whether the words of a heading are the title of the document, a label inside an entry or the rest of a name. */
export function isNoHeading(lines: readonly DocumentLine[], index: number): boolean {
  return (
    isDocumentTitle(lines, index) ||
    isProgression(lines, index) ||
    isRestOfName(lines[index - 1], lines[index])
  );
}

const PROGRESSION =
  /^(?:(?:career|professional) (?:progression|path|growth|graph)|(?:positions?|roles?|posts?)(?: held)?)\s*:?$/i;

/** 'Career Progression:' under an employer with its dates, over the posts held there, is a label of that entry. */
function isProgression(lines: readonly DocumentLine[], index: number): boolean {
  const [above, line] = [lines[index - 1], lines[index]];
  if (!above || !line || !PROGRESSION.test(line.text) || above.flow !== line.flow) return false;
  const isWork = (other: DocumentLine) => sectionKinds(other.text)[0] === 'experience';
  return findRange(above.text) !== undefined && lines.slice(0, index - 1).some(isWork);
}

/** 'VELMONT INSTITUTE OF SCIENCE AND' over 'TECHNOLOGY': the rest of a name, though the word is a heading elsewhere. */
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

/** Lines below its title within which a document has its contact data. */
const TITLE_LINES = 12;

/** 'RESUME' over the name and the address is what the document is, where 'Résumé' in French is a summary. */
function isDocumentTitle(lines: readonly DocumentLine[], index: number): boolean {
  const isReachable = (line: DocumentLine) => /@|\d[\d ().-]{7,}\d/.test(line.text);
  return (
    /^[^\p{L}]*resume[^\p{L}]*$/iu.test(lines[index]?.text ?? '') &&
    !lines.slice(Math.max(0, index - TITLE_LINES), index).some(isReachable) &&
    lines.slice(index + 1, index + 1 + TITLE_LINES).some(isReachable)
  );
}
