/** Weighs roles by how much they say about where a person works: by their kind, length and age. */
import type { RoleFact } from '@/shared/record/facts';
import { memoizeByObject } from '../../language/text/memoize';
import { isBoardSeat, isLearner } from '../../language/vocabulary/titles';
import { currentRole, isOld, latestYear } from '../career/career-order';
import type { CareerContext } from '../statements/career-context';

/** Factor for an old role. */
const OLD_ROLE_FACTOR = 0.4;
/** Factor for board seats, unpaid and advisory work and internships, which say little about the person's industry. */
const SIDE_ROLE_FACTOR = 0.3;
/** Factor for a role that lasted less than a year, and for one without years in a career with years. */
const SHORT_ROLE_FACTOR = 0.5;
/** Factors for a present and a past role, to which its years add. */
const PRESENT_ROLE_FACTOR = 1.5;
const PAST_ROLE_FACTOR = 0.8;
/** Years that add a whole factor, and the maximum that all years of a role add. */
const YEARS_PER_FACTOR = 6;
const MAX_ADDED_FACTOR = 1.5;

/** Years after its end when the length of a role no longer counts. */
const YEARS_UNTIL_STALE = 15;

/** Titles of those who advise beside their own work. */
const ADVISER_PATTERN = /\badvis[eo]r\b/i;

/** Titles of those who teach beside their own work. */
const GUEST_TEACHER_PATTERN =
  /\b(?:adjunct|visiting|guest|part-time|sessional) (?:\w+ )?(?:professor|lecturer|faculty|instructor|teacher)\b/i;

/** Whether a title is that of somebody who teaches beside their own work. */
export const isGuestTeacher = (title: string): boolean => GUEST_TEACHER_PATTERN.test(title);

/**
 * Whether a role is beside the person's work: a board seat, unpaid work, an internship, or advice or teaching beside a
 * post.
 */
export function isSideRole(role: RoleFact, context: CareerContext): boolean {
  if (role.kind !== undefined && role.kind !== 'employment') return true;
  if (isBoardSeat(role.title) || isLearner(role.title)) return true;
  const main = currentRole(context);
  if (main?.end !== 'present' || main.id === role.id) return false;
  return ADVISER_PATTERN.test(role.title) || GUEST_TEACHER_PATTERN.test(role.title);
}

/** The years of a role; undefined if it has none. */
function yearsOf({ start, end }: RoleFact, lastYear: number): number | undefined {
  const endYear = end === 'present' ? lastYear : end?.year;
  if (!start || endYear === undefined) return undefined;
  const endMonth = typeof end === 'object' ? end.month : undefined;
  return start.month !== undefined && endMonth !== undefined
    ? endYear - start.year + (endMonth - start.month) / 12
    : endYear - start.year;
}

/** The years of a role in a career; undefined if it has none. */
export const yearsOfRole = (role: RoleFact, context: CareerContext): number | undefined =>
  yearsOf(role, latestYear(context));

const hasLongRole = memoizeByObject((context: CareerContext): boolean =>
  context.roles.some((role) => (yearsOf(role, latestYear(context)) ?? 0) >= 1),
);

/** Titles of beginners. */
const JUNIOR_PATTERN = /\bjunior\b/i;

/** Whether a role is too small to show what a person's field is: an internship, a junior post or one of some months. */
export function isMinorRole(role: RoleFact | undefined, context: CareerContext): boolean {
  if (!role || role.end === 'present') return false;
  if (isLearner(role.title)) return true;
  const years = yearsOf(role, latestYear(context));
  const isSmall = JUNIOR_PATTERN.test(role.title) || (years !== undefined && years < 1);
  return isSmall && hasLongRole(context);
}

/** Factor for what a role says about the person's industry: about 1 for a recent employment of two years. */
export function roleWeight(role: RoleFact, context: CareerContext): number {
  const old = isOld(role, context) ? OLD_ROLE_FACTOR : 1;
  if (isSideRole(role, context)) return SIDE_ROLE_FACTOR * old;
  if (old < 1) return old;
  const isPresent = role.end === 'present' || role.id === currentRole(context)?.id;
  const years = yearsOf(role, latestYear(context));
  const areDated = context.roles.some(({ start }) => start !== undefined);
  if (years === undefined) return areDated && !isPresent && !role.start ? SHORT_ROLE_FACTOR : 1;
  if (years < 1 && !isPresent) return hasLongRole(context) ? SHORT_ROLE_FACTOR : 1;
  const age = typeof role.end === 'object' ? latestYear(context) - role.end.year : 0;
  const freshness = Math.max(0, 1 - age / YEARS_UNTIL_STALE);
  const least = isPresent ? PRESENT_ROLE_FACTOR : PAST_ROLE_FACTOR;
  return least + freshness * Math.min(MAX_ADDED_FACTOR, years / YEARS_PER_FACTOR);
}
