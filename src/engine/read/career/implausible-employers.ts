/** Employers that the model finds likely by their place and that their words rule out. */
import type { HeaderParts } from '../resume/title-organisation';
import { isGrade } from '../vocabulary/employment';
import { titleScore } from '../vocabulary/titles';
import { isWorkArea } from '../vocabulary/work-areas';
import type { Anchor } from './anchor';
import type { AnchoredLines } from './anchors';
import type { Candidate } from './candidates';
import type { JudgedEmployer } from './judge';

/** What remains of the chance of such an employer: 'Engineer, Energy Systems' may name one. */
const LEFT = 0.1;
/** The beginning of a sentence about what was done: 'Opened three plants', 'Led 40 people'. */
const DEED =
  /^(?:\p{Lu}\p{Ll}+ed|Led|Built|Ran|Grew|Won|Cut|Drove|Oversaw|Took|Made|Set|Sold|Held|Brought|Wrote|Taught) (?:[\p{Ll}\p{Sc}]|\d)/u;

/** Whether a text begins like a sentence about what was done. */
export const isDeed = (text: string): boolean => DEED.test(text);

/** The judged employers of an entry, those that cannot be one with a small part of their chance. */
export const withoutImplausible = (
  field: AnchoredLines,
  anchor: Anchor,
  judged: readonly JudgedEmployer[],
): JudgedEmployer[] =>
  judged.map(({ employer, chance }) => ({
    employer,
    chance:
      isRemark(field.segments[employer.line] ?? [], employer) || isOfPostAbove(anchor, employer)
        ? LEFT * chance
        : chance,
  }));

/** Whether a text above an entry tells what was done in the post before it. */
const isOfPostAbove = ({ at }: Anchor, { line, text, from }: Candidate): boolean =>
  line < at && from === 0 && isDeed(text);

/** Whether a part of a line behind a title is an area of work or a grade. */
function isRemark(
  segments: AnchoredLines['segments'][number],
  { text, from, before, label }: Candidate,
): boolean {
  const isOne = isWorkArea(text) || (before === 'bracket' && isGrade(text));
  if (label !== undefined || before === 'at' || !isOne) return false;
  return segments.some(
    (segment) => segment.to <= from && segment.label === undefined && titleScore(segment.text) >= 1,
  );
}

/** What the rules read as title and employer, without an area of work behind the title. */
export function withoutWorkArea(parts: HeaderParts, header: readonly string[]): HeaderParts {
  const { title, organisation } = parts;
  const isBehind = (line: string) => {
    const at = line.indexOf(organisation);
    return at > 0 && titleScore(line.slice(0, at)) >= 1;
  };
  return title !== '' && isWorkArea(organisation) && header.some(isBehind)
    ? { ...parts, organisation: '' }
    : parts;
}
