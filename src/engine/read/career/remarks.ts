/** Areas of work and grades after a title, which are no employers: 'Director, Global Sourcing', 'Adviser (EL2)'. */
import type { HeaderParts } from '../resume/title-organisation';
import { isGrade } from '../vocabulary/employment';
import { organisationScore } from '../vocabulary/organisations';
import { titleScore } from '../vocabulary/titles';
import { isWorkArea } from '../vocabulary/work-areas';
import type { AnchoredLines } from './anchors';
import type { Candidate } from './candidates';

/** A unit, which an organisation named before it has: 'Nordhav Academy, Department of Science'. */
const UNIT_OF = /^(?:department|dept|division|section|faculty|office|branch)\.? of /iu;
/** The score of a name with one word of organisations. */
const ORGANISATION = 1.5;

/** Whether a part of a line after a title is an area of work or a grade. */
export function isRemark(
  segments: AnchoredLines['segments'][number],
  { text, from, before, label }: Candidate,
): boolean {
  if (label !== undefined || before === 'at') return false;
  if (UNIT_OF.test(text))
    return segments.some(
      (segment) =>
        segment.to <= from && organisationScore(segment.text) >= ORGANISATION && !UNIT_OF.test(segment.text),
    );
  const isOne = isWorkArea(text) || (before === 'bracket' && isGrade(text));
  if (!isOne) return false;
  return segments.some(
    (segment) => segment.to <= from && segment.label === undefined && titleScore(segment.text) >= 1,
  );
}

/** What the rules read as title and employer, without an area of work after the title. */
export function removeWorkArea(parts: HeaderParts, header: readonly string[]): HeaderParts {
  const { title, organisation } = parts;
  const isBehind = (line: string) => {
    const at = line.indexOf(organisation);
    return at > 0 && titleScore(line.slice(0, at)) >= 1;
  };
  return title !== '' && isWorkArea(organisation) && header.some(isBehind)
    ? { ...parts, organisation: '' }
    : parts;
}

/** What the person was in a post, without which its title says more: 'Systems Analyst, Nordhav Clinic (intern)'. */
const STANDING = /\((intern|internship|trainee|apprentice|volunteer|acting|interim)\)/iu;

/** A title with what its header says of it in brackets. */
export function appendRemark(title: string, header: string): string {
  const [, standing = ''] = STANDING.exec(header) ?? [];
  if (title === '' || standing === '' || title.toLowerCase().includes(standing.toLowerCase().slice(0, 6)))
    return title;
  return `${title} (${standing.charAt(0).toUpperCase()}${standing.slice(1).toLowerCase()})`;
}
