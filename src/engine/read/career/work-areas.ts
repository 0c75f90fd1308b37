/** Areas of work behind a title, which the model takes for its employer: 'Director, Global Sourcing'. */
import type { HeaderParts } from '../resume/title-organisation';
import { isGrade } from '../vocabulary/employment';
import { titleScore } from '../vocabulary/titles';
import { isWorkArea } from '../vocabulary/work-areas';
import type { AnchoredLines } from './anchors';
import type { Candidate } from './candidates';
import type { JudgedEmployer } from './judge';

/** What remains of the chance of such an employer: 'Engineer, Energy Systems' may name one. */
const LEFT = 0.1;

/** The judged employers, areas of work and grades among them with a small part of their chance. */
export const withoutWorkAreas = (
  { segments }: AnchoredLines,
  judged: readonly JudgedEmployer[],
): JudgedEmployer[] =>
  judged.map(({ employer, chance }) => ({
    employer,
    chance: isRemark(segments[employer.line] ?? [], employer) ? LEFT * chance : chance,
  }));

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
