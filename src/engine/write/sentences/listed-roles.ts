/** Chooses and orders the roles of the list of key roles. */
import type { RoleFact } from '@/shared/record/facts';
import { wordsKey } from '../../language/text/keys';
import { isBoardSeat, isLearner } from '../../language/vocabulary/titles';
import type { Years } from '../phrases';

/** The years of a role as phrases expect them. */
export function yearsOf(role: RoleFact): Years {
  const end = role.end === 'present' ? 'present' : role.end?.year;
  return { ...(role.start ? { start: role.start.year } : {}), ...(end ? { end } : {}) };
}

/**
 * Sorts the newest first, since documents use either order, and unpaid help after the career. If a role has no years,
 * all keep their order, which alone shows where that role belongs.
 */
function newestFirst(roles: RoleFact[]): RoleFact[] {
  if (roles.some(({ start, end }) => !start && !end)) return roles;
  const month = ({ start, end }: RoleFact) => {
    const date = end === 'present' ? undefined : (end ?? start);
    return date ? date.year * 12 + (date.month ?? 0) : Number.POSITIVE_INFINITY;
  };
  const began = ({ start }: RoleFact) => (start ? start.year * 12 + (start.month ?? 0) : 0);
  return roles
    .map((role, at) => ({ role, at }))
    .sort((a, b) => {
      const byPay = Number(isUnpaidHelp(a.role)) - Number(isUnpaidHelp(b.role));
      if (byPay !== 0) return byPay;
      const [left, right] = [month(a.role), month(b.role)];
      // Current roles keep the record's order, which has the most senior first; seats on boards come after them.
      if (left === right)
        return left === Number.POSITIVE_INFINITY
          ? rankByKind(a.role) - rankByKind(b.role) || a.at - b.at
          : began(b.role) - began(a.role) || a.at - b.at;
      return right - left;
    })
    .map(({ role }) => role);
}

/** Whether a role is unpaid and no seat on a board: these follow the career. */
const isUnpaidHelp = ({ title, kind }: RoleFact): boolean =>
  kind === 'volunteering' && !isBoardSeat(title) && !/\bfounder\b/iu.test(title);

/** Rank of a current role in the list: work, then seats on boards, then unpaid work. */
const rankByKind = ({ title, kind }: RoleFact): number =>
  kind === 'volunteering' ? 2 : Number(isBoardSeat(title) || kind === 'board');

/** Minimum confidence of a role that is listed by employer and years although its title was not read. */
const MIN_LISTED_CONFIDENCE = 0.9;

/** Whether a role can be listed: by its title with an employer or years, or by a sure employer with years. */
const canBeListed = ({ title, organisation, start, end, confidence }: RoleFact): boolean =>
  title !== ''
    ? organisation !== '' || (start !== undefined && end !== undefined)
    : organisation !== '' && start !== undefined && end !== undefined && confidence >= MIN_LISTED_CONFIDENCE;

/** Whether a role without a title only spans what the titled ones at its employer tell. */
const isToldByTitles = (role: RoleFact, roles: readonly RoleFact[]): boolean =>
  role.title === '' &&
  role.statements.length === 0 &&
  roles.some(
    ({ title, organisation }) => title !== '' && wordsKey(organisation) === wordsKey(role.organisation),
  );

/** The roles that can be listed, newest first, without repetitions. */
export function keyRoles(roles: RoleFact[]): RoleFact[] {
  const seen = new Set<string>();
  const listedRoles = roles.filter((role) => {
    if (!canBeListed(role) || isToldByTitles(role, roles)) return false;
    const key = JSON.stringify([wordsKey(role.title), wordsKey(role.organisation), yearsOf(role)]);
    const isKnown = seen.has(key);
    seen.add(key);
    return !isKnown;
  });
  return newestFirst(removeOldLearning(listedRoles));
}

/** With this many other roles or more, old internships are omitted. */
const ENOUGH_ROLES = 6;
/** An internship that ended at least this many years before the latest role is old. */
const MIN_OLD_INTERNSHIP_YEARS = 5;

/** Money, a percentage or thousands, as a result of an internship that is worth telling however old it is. */
const NOTABLE_FIGURE_PATTERN = /[$€£]\s?\d|\d\s?%|(?<![\d,.])\d{1,3}(?:,\d{3})+(?![\d,.])/u;

/** The roles without old internships, if there are enough others. Those with a notable figure stay. */
function removeOldLearning(roles: RoleFact[]): RoleFact[] {
  const yearOf = ({ start, end }: RoleFact) => (typeof end === 'object' ? end.year : start?.year);
  const latest = Math.max(
    0,
    ...roles.flatMap(({ start, end }) => [start?.year ?? 0, typeof end === 'object' ? end.year : 0]),
  );
  const isOld = (role: RoleFact) =>
    isLearner(role.title) &&
    (yearOf(role) ?? latest) <= latest - MIN_OLD_INTERNSHIP_YEARS &&
    !role.statements.some(({ value }) => NOTABLE_FIGURE_PATTERN.test(value));
  return roles.filter((role) => !isLearner(role.title)).length >= ENOUGH_ROLES
    ? roles.filter((role) => !isOld(role))
    : roles;
}
