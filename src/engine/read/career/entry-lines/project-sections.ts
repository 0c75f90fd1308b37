/**
 * Recognises sections of projects, bids and deals after the posts: 'PROGRAMS MANAGED', 'SELECTED TRANSACTIONS'. What
 * they list has dates and a person's part in it, but no employers.
 */
import { findRange } from '../../dates/dates';
import type { DocumentLine } from '../../layout/line';
import type { HeadedLines } from '../../resume/headings/sections';
import { LEGAL_FORM_SCORE, organisationScore } from '../../vocabulary/organisations';
import { isDatedPost } from './dated-post';

const WORK_SOURCE =
  '(?:programs|programmes|projects|initiatives|transactions|deals|bids|proposals|tenders|acquisitions|divestitures|campaigns)';
const CHOICE_SOURCE =
  '(?:selected|selection of|select|key|major|main|recent|representative|notable|significant|relevant|featured|strategic|illustrative|sample)';
const PART_SOURCE =
  '(?:managed|led|delivered|executed|handled|completed|closed|won|undertaken|directed|supervised|supported|implemented|overseen|advised(?: on)?)';
/** Headings of projects, bids and deals: 'Programmes managed', 'Selected business development initiatives', 'Deals'. */
const HEADING_OF_PROJECTS_PATTERN = new RegExp(
  `^(?!.*\\b(?:training|trainings|internships?|experience|employment)\\b)(?:${CHOICE_SOURCE} (?:[\\p{L}&/,’'-]+ ){0,4}${WORK_SOURCE}|(?:[\\p{L}&/,’'-]+ ){0,5}${WORK_SOURCE} ${PART_SOURCE}|${WORK_SOURCE}(?: (?:and|&) ${WORK_SOURCE})?)[\\s:.]*$`,
  'iu',
);
/** Headings that name posts elsewhere, as those of interim managers: 'Selected engagements', 'Deal experience'. */
const HEADING_OF_MANDATES_PATTERN = new RegExp(
  `^(?!.*\\b(?:training|trainings|internships?)\\b)(?:${CHOICE_SOURCE} (?:[\\p{L}&/,’'-]+ ){0,3}(?:engagements|assignments|mandates|matters|cases)|(?:[\\p{L}&/,’'-]+ ){0,3}(?:transactions?|deals?|bids?|tenders?|proposals?) (?:experience|history|record|list))[\\s:.]*$`,
  'iu',
);

/**
 * Whether a section is known to list projects, bids or deals, although its heading alone has another kind.
 * @param kind the kind that its heading shows
 * @param isInside whether it follows the posts directly, so that it may contain further ones
 * @param earlier the scopes of posts before it
 */
export function listsProjects(
  { heading, lines }: HeadedLines,
  kind: string,
  isInside: boolean,
  earlier: readonly { work: boolean; lines: readonly DocumentLine[] }[],
): boolean {
  if (kind === 'other')
    return HEADING_OF_PROJECTS_PATTERN.test(heading.trim()) && !(isInside && lines.some(isDatedCompany));
  if (kind !== 'experience' || !HEADING_OF_MANDATES_PATTERN.test(heading.trim())) return false;
  const hasCareer = earlier.some(({ work, lines: posts }) => work && posts.some(isDatedPost));
  return hasCareer && !lines.some(isDatedPost);
}

const isDatedCompany = ({ text, bullet }: DocumentLine): boolean =>
  !bullet && findRange(text) !== undefined && organisationScore(text) >= LEGAL_FORM_SCORE;
