/** Orders the roles of a career: which is the present one, which are old, and which belong to one employer. */
import type { RoleFact } from '@/shared/record/facts';
import { byStartYear } from '../../check/tenures';
import { isNamedIn, isOfficeBesideWork, mainRole } from '../../language/present-role';
import { endedMainPost, withoutSidePosts } from '../../language/side-posts';
import { wordsKey } from '../../language/text/keys';
import { memoizeByObject } from '../../language/text/memoize';
import {
  isBoardSeat,
  isPractitioner,
  seniorityRankOf,
  TITLE_NOUN_PATTERN,
} from '../../language/vocabulary/titles';
import type { CareerContext } from '../statements/career-context';

/** Minimum seniority rank of someone who runs a part of an organisation. */
const MIN_EXECUTIVE_RANK = 3;
/** A role that ended more than this many years before the latest one is old. */
const MAX_RECENT_YEARS = 15;

const isEmployment = (role: RoleFact) => role.kind === undefined || role.kind === 'employment';

/** The main post if the current ones are beside it. */
const mainPostOf = ({ headline, about, roles }: CareerContext['facts']) =>
  endedMainPost(
    roles,
    headline?.value ?? '',
    about.map(({ value }) => value),
  );

const endYearOf = (role: RoleFact) => (typeof role.end === 'object' ? role.end.year : undefined);

/**
 * The role with which the prose begins. Of several current jobs it is the one in the headline, otherwise the
 * most senior, otherwise the newest; without a current job, the role that ended last. A main post that ended in
 * the last months comes before those held beside it.
 */
export const currentRole = memoizeByObject(({ roles, facts }: CareerContext): RoleFact | undefined => {
  const mainPost = mainPostOf(facts);
  const main = mainPost && roles.find(({ id }) => id === mainPost.id);
  if (main) return main;
  const employments = roles.filter(isEmployment);
  const rolesWithKnownTitle = employments.filter(
    (role) => TITLE_NOUN_PATTERN.test(role.title) && (role.organisation || (role.start && role.end)),
  );
  const headline = facts.headline?.value ?? '';
  // A current role that the headline names is the present one, even if its title has no known noun.
  const rolesInHeadline = employments.filter(
    (role) => role.end === 'present' && role.title && role.organisation && isNamedIn(role, headline),
  );
  const current = rolesWithKnownTitle.filter((role) => role.end === 'present');
  // Beside an office such as 'Town Moderator', a post whose title has no known noun is the work.
  const hasOfficesOnly = current.length > 0 && current.every(({ title }) => isOfficeBesideWork(title));
  const summary = facts.about.map(({ value }) => value);
  const allCurrent = employments.filter(
    ({ end, title, organisation }) => end === 'present' && title && organisation,
  );
  const mainPosts = withoutSidePosts(allCurrent, roles, headline, summary);
  const currentMain = current.filter((role) => !allCurrent.includes(role) || mainPosts.includes(role));
  const hasSideOnly = current.length > 0 && currentMain.length === 0;
  const currentPosts = hasOfficesOnly ? allCurrent : hasSideOnly ? mainPosts : currentMain;
  const present = mainRole(rolesInHeadline.length > 0 ? rolesInHeadline : currentPosts, headline, summary[0]);
  // A role that began after the last one with a known title is the present one, even if its own title is not known.
  const startOfKnown = rolesWithKnownTitle[0]?.start?.year ?? 0;
  const newerPost = employments.find(
    ({ end, start, title, organisation }) =>
      end === 'present' && title && organisation && (start?.year ?? 0) >= startOfKnown,
  );
  return (
    present ??
    newerPost ??
    latestRoleOf(rolesWithKnownTitle) ??
    latestRoleOf(employments) ??
    latestRoleOf(roles)
  );
});

/**
 * An employment that ended later than a role, or is ongoing, which shows that the role is not the current
 * one.
 */
export function laterEmploymentThan(role: RoleFact, { facts }: CareerContext): RoleFact | undefined {
  const { end } = role;
  if (end === 'present' || role.id === mainPostOf(facts)?.id) return undefined;
  const year = end?.year ?? role.start?.year;
  if (year === undefined) return undefined;
  return facts.roles.find(
    (other) =>
      other.id !== role.id &&
      isEmployment(other) &&
      (other.end === 'present' || (other.end?.year ?? other.start?.year ?? 0) > year),
  );
}

/** The role that ended last; the first of several. A role without years counts by its position only. */
const latestRoleOf = (roles: readonly RoleFact[]): RoleFact | undefined =>
  roles.reduce<RoleFact | undefined>(
    (last, role) => (last && monthOf(role) <= monthOf(last) ? last : role),
    undefined,
  );

/** Months since year 0 of the end of a role, or of its beginning if it has not ended or the end is not known. */
function monthOf({ start, end }: RoleFact): number {
  const date = typeof end === 'object' ? end : start;
  return date ? date.year * 12 + (date.month ?? 0) : 0;
}

/**
 * Other current roles of a head's rank or above at other employers, including board seats; none if the role with which
 * the prose begins has ended.
 */
export function otherCurrentRoles(context: CareerContext): RoleFact[] {
  const main = currentRole(context);
  if (main?.end !== 'present') return [];
  return context.roles.filter(
    (role) =>
      role.end === 'present' &&
      role.id !== main.id &&
      role.kind !== 'volunteering' &&
      wordsKey(role.organisation) !== wordsKey(main.organisation) &&
      role.organisation !== '' &&
      TITLE_NOUN_PATTERN.test(role.title) &&
      seniorityRankOf(role.title) >= MIN_EXECUTIVE_RANK,
  );
}

/** Whether the person leads an organisation or a large part of it. */
export function isExecutive(context: CareerContext): boolean {
  const role = currentRole(context);
  return (
    role !== undefined && seniorityRankOf(role.title) >= MIN_EXECUTIVE_RANK && !isPractitioner(role.title)
  );
}

/** The latest year of any role; 0 if none has a year. */
export const latestYear = memoizeByObject((context: CareerContext): number =>
  Math.max(0, ...context.roles.flatMap((role) => [role.start?.year ?? 0, endYearOf(role) ?? 0])),
);

/** Whether a role ended so long before the latest one that a summary can omit it. */
export function isOld(role: RoleFact | undefined, context: CareerContext): boolean {
  const end = role && endYearOf(role);
  return end !== undefined && end < latestYear(context) - MAX_RECENT_YEARS;
}

/** Worth that a statement loses for each year since its role ended. */
export const WORTH_LOST_PER_YEAR = 0.25;

/** The worth that a statement loses by its age: of two similar results, the newer says more about the person today. */
export function ageCost(role: RoleFact | undefined, context: CareerContext): number {
  const end = role && endYearOf(role);
  return end === undefined ? 0 : Math.max(0, latestYear(context) - end) * WORTH_LOST_PER_YEAR;
}

/** Whether an executive's role is too long ago for a summary. */
export const isLongAgo = (role: RoleFact | undefined, context: CareerContext): boolean =>
  isExecutive(context) && isOld(role, context);

/** A trade that ended at least this many years before the present leading role no longer characterises the person. */
const MIN_OUTGROWN_YEARS = 3;
const MAX_CRAFT_RANK = 1;

/**
 * Whether a role belongs to a trade that a present leader left long ago: the web developer of a head of engineering.
 */
export function isOldCraft(role: RoleFact | undefined, context: CareerContext): boolean {
  const end = role && endYearOf(role);
  const leaderSince = currentRole(context)?.start?.year;
  return (
    role !== undefined &&
    end !== undefined &&
    leaderSince !== undefined &&
    isExecutive(context) &&
    seniorityRankOf(role.title) <= MAX_CRAFT_RANK &&
    end <= leaderSince - MIN_OUTGROWN_YEARS
  );
}

/** All roles at one employer, oldest first, and the years they span. */
export interface EmploymentSpan {
  organisation: string;
  roles: RoleFact[];
  start?: number;
  end?: number | 'present';
}

/** Employers with years, oldest first; unpaid work and boards are in other sections. */
export function employmentSpansOf(context: CareerContext): EmploymentSpan[] {
  const spanByEmployer = new Map<string, EmploymentSpan>();
  for (const role of [...context.roles].reverse()) {
    if (!TITLE_NOUN_PATTERN.test(role.title) || !role.organisation || !isEmployment(role) || !role.start)
      continue;
    const key = wordsKey(role.organisation);
    const span = spanByEmployer.get(key) ?? { organisation: role.organisation, roles: [] };
    span.roles.push(role);
    span.start = Math.min(span.start ?? role.start.year, role.start.year);
    if (role.end === 'present' || span.end === 'present') span.end = 'present';
    else if (role.end) span.end = Math.max(span.end ?? 0, role.end.year);
    spanByEmployer.set(key, span);
  }
  return [...spanByEmployer.values()]
    .map((span) => ({
      ...span,
      roles: [...span.roles].sort(byStartYear),
    }))
    .sort((a, b) => (a.start ?? 0) - (b.start ?? 0));
}

/**
 * Whether a dated role at another employer began before an employment. Only then is it certain that the
 * person joined the employer in the first of these roles.
 */
export function hasPostBefore(span: EmploymentSpan, { roles }: CareerContext): boolean {
  const from = span.start;
  return (
    from !== undefined &&
    roles.some(
      ({ start, organisation }) =>
        start !== undefined &&
        start.year < from &&
        organisation !== '' &&
        wordsKey(organisation) !== wordsKey(span.organisation),
    )
  );
}

/** Minimum seniority rank of a post that a summary names although a later one is the present post. */
const MIN_SUMMARY_RANK = 4;

/**
 * The last post of a higher rank than the present one, if it is high and not old: the years as CEO of a present
 * adviser.
 */
export function highestPost(context: CareerContext): RoleFact | undefined {
  const present = currentRole(context);
  const minRank = Math.max(MIN_SUMMARY_RANK, present ? seniorityRankOf(present.title) + 1 : 0);
  const higher = context.roles.filter(
    (role) =>
      isEmployment(role) &&
      role.id !== present?.id &&
      role.end !== 'present' &&
      role.organisation !== '' &&
      TITLE_NOUN_PATTERN.test(role.title) &&
      // Companies founded and seats on boards are distinctions, which the introduction names.
      !/\bfounder\b/i.test(role.title) &&
      !isBoardSeat(role.title) &&
      !isOld(role, context) &&
      seniorityRankOf(role.title) >= minRank,
  );
  return latestRoleOf(higher);
}
