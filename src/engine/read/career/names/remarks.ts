/**
 * Handles remarks beside a title or an employer: areas of work, grades and units, which are not employers ('Director,
 * Global Sourcing', 'Adviser (EL2)'), and a status such as 'intern', which belongs to the title.
 */
import type { HeaderParts } from '../../resume/experience/title-organisation';
import { isGrade } from '../../vocabulary/employment';
import { ORGANISATION_WORD_SCORE, organisationScore } from '../../vocabulary/organisations';
import { titleScore } from '../../vocabulary/titles';
import { isWorkArea } from '../../vocabulary/work-areas';
import type { AnchoredLines } from '../entry-lines/anchors';
import type { Candidate } from '../model/candidates';

/** A unit of the organisation named before it: 'Department of Science' after 'Nordhav Academy'. */
const UNIT_AFTER_ORGANISATION_PATTERN =
  /^(?:department|dept|division|section|faculty|office|branch)\.? of /iu;
/** Minimum score of a text that is a title by its words. */
const MIN_TITLE_SCORE = 2;

/** Whether a part of a line is an area of work or a grade beside a title, or a unit after its organisation. */
export function isRemark(
  segments: AnchoredLines['segments'][number],
  { text, from, to, before, label }: Candidate,
): boolean {
  if (label !== undefined || before === 'at') return false;
  if (UNIT_AFTER_ORGANISATION_PATTERN.test(text))
    return segments.some(
      (segment) =>
        segment.to <= from &&
        organisationScore(segment.text) >= ORGANISATION_WORD_SCORE &&
        !UNIT_AFTER_ORGANISATION_PATTERN.test(segment.text),
    );
  const isAreaOrGrade = isWorkArea(text) || (before === 'bracket' && isGrade(text));
  if (!isAreaOrGrade) return false;
  const next = segments.find((segment) => segment.from >= to);
  const isBeforeTitle =
    next !== undefined &&
    (next.before === 'comma' || next.before === 'dash') &&
    titleScore(next.text) >= MIN_TITLE_SCORE;
  return (
    isBeforeTitle ||
    segments.some(
      (segment) => segment.to <= from && segment.label === undefined && titleScore(segment.text) >= 1,
    )
  );
}

/** Removes an area of work after the title from the title and employer that the rules read. */
export function removeWorkArea(parts: HeaderParts, header: readonly string[]): HeaderParts {
  const { title, organisation } = parts;
  const isAfter = (line: string) => {
    const at = line.indexOf(organisation);
    return at > 0 && titleScore(line.slice(0, at)) >= 1;
  };
  return title !== '' && isWorkArea(organisation) && header.some(isAfter)
    ? { ...parts, organisation: '' }
    : parts;
}

/**
 * The person's status in a post, without which the title would say too much: 'Systems Analyst, Nordhav Clinic
 * (intern)'.
 */
const STATUS_IN_POST_PATTERN = /\((intern|internship|trainee|apprentice|volunteer|acting|interim)\)/iu;

/** Appends to a title the status that its header states in brackets. */
export function appendStatus(title: string, header: string): string {
  const [, status = ''] = STATUS_IN_POST_PATTERN.exec(header) ?? [];
  if (title === '' || status === '' || title.toLowerCase().includes(status.toLowerCase().slice(0, 6)))
    return title;
  return `${title} (${status.charAt(0).toUpperCase()}${status.slice(1).toLowerCase()})`;
}
