/**
 * Separates what follows the dates of another entry from the role that it was read with: where the head of a post was
 * not recognised, the text below it would be attributed to the employer above.
 */

import { verbForm } from '@/engine/language/grammar/verbs';
import type { RoleFact, StatementFact, TextFact, YearMonth } from '@/shared/record/facts';
import { type DateRange, findDates, months } from '../../dates/dates';

/** Maximum number of words beside the dates of a line that is the head of an entry. */
const MAX_HEAD_WORDS = 9;
/** A word of the label of an entry's dates: any word of 'Period of employment:', 'Duration'. */
const DATE_LABEL_PATTERN =
  /^(?:period|duration|tenure|time|dates?|from|since|of|employment|service|work(?:ed|ing)?|experience|educational|education)$/i;
/** Whether a line is a sentence: it ends as one does, or begins with what somebody did. */
const isSentence = (line: string): boolean =>
  /[.!?]$/.test(line) || verbForm(line.split(' ', 1)[0] ?? '')?.form === 'past';

const endMonthOf = (end: YearMonth | 'present' | undefined): number =>
  end === 'present' ? Number.POSITIVE_INFINITY : end ? months(end) : 0;

/** The dates of a line that may be the head of an entry, and the few words beside them. */
function headOf(value: string): { range: DateRange; words: string } | undefined {
  const [range, ...others] = findDates(value);
  if (!range?.range || others.length > 0 || isSentence(value.trim())) return undefined;
  const beside = `${value.slice(0, range.index)} ${value.slice(range.index + range.length)}`;
  const words = (beside.match(/[\p{L}\d&.'’-]{2,}/gu) ?? []).filter((word) => !DATE_LABEL_PATTERN.test(word));
  return words.length <= MAX_HEAD_WORDS ? { range, words: words.join(' ') } : undefined;
}

/** Months that are added to an end without a month, so that the role is not taken to end in January. */
const REST_OF_YEAR_MONTHS = 11;

/** Whether a range lies before or after a role, so that it is neither a project nor a post within it. */
function isOutside(range: DateRange, { start, end }: RoleFact): boolean {
  if (!start || !end || !range.start) return false;
  const last = endMonthOf(end) + (end !== 'present' && end.month === undefined ? REST_OF_YEAR_MONTHS : 0);
  return endMonthOf(range.end) <= months(start) || months(range.start) >= last;
}

/** Confidence of the name of an entry that was not read; its owner is asked. */
const UNREAD_CONFIDENCE = 0.3;

/** Roles, the text that belongs to none of them, and the heads of entries that were not read. */
export interface SeparatedRoles {
  roles: RoleFact[];
  unassigned: StatementFact[];
  unread: TextFact[];
}

/**
 * Cuts the statements of each role at the first line with dates outside the role's own, and returns what was cut
 * separately. A range inside the role's own dates is one of its projects.
 */
export function separateUnreadEntries(roles: readonly RoleFact[]): SeparatedRoles {
  const unassigned: StatementFact[] = [];
  const unread: TextFact[] = [];
  const rolesWithOwnText = roles.map((role) => {
    const heads = role.statements.map(({ value }) => headOf(value));
    const at = heads.findIndex((head) => head !== undefined && isOutside(head.range, role));
    const headStatement = role.statements[at];
    if (!headStatement) return role;
    const value = heads[at]?.words ?? '';
    if (value !== '') unread.push({ ...headStatement, value, confidence: UNREAD_CONFIDENCE });
    unassigned.push(...role.statements.slice(at + 1));
    return { ...role, statements: role.statements.slice(0, at) };
  });
  return { roles: rolesWithOwnText, unassigned, unread };
}
