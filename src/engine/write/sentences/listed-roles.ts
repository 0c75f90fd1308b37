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

/** Whether a role without a title spans roles with titles at its employer, so that it is told for its line alone. */
const hasTitlesBeside = (role: RoleFact, roles: readonly RoleFact[]): boolean =>
  role.title === '' &&
  roles.some(
    ({ title, organisation }) => title !== '' && wordsKey(organisation) === wordsKey(role.organisation),
  );

/** Whether the years of one role include those of another. */
function includesYears(one: RoleFact, other: RoleFact): boolean {
  const [outer, inner] = [yearsOf(one), yearsOf(other)];
  const last = (end: Years['end']) => (end === 'present' ? Number.POSITIVE_INFINITY : end);
  const [start, end] = [inner.start ?? last(inner.end), last(inner.end) ?? inner.start];
  return (
    outer.start !== undefined &&
    outer.end !== undefined &&
    start !== undefined &&
    end !== undefined &&
    outer.start <= start &&
    (last(outer.end) ?? 0) >= end
  );
}

/**
 * Whether another role has the same title and employer, and the same or more years. Of two with the same years the
 * first is listed.
 */
function isWithinAnother(role: RoleFact, at: number, roles: readonly RoleFact[]): boolean {
  return roles.some(
    (other, otherAt) =>
      otherAt !== at &&
      role.title !== '' &&
      role.organisation !== '' &&
      wordsKey(other.title) === wordsKey(role.title) &&
      wordsKey(other.organisation) === wordsKey(role.organisation) &&
      includesYears(other, role) &&
      !(includesYears(role, other) && otherAt > at),
  );
}

/** Theses and projects of studies, and being a student or volunteer, in the place of a title. */
const NO_POST_PATTERN =
  /^(?:(?:master|bachelor|diplom|doktor|abschluss)arbeit|tesi (?:magistrale|triennale|di laurea)|mémoire de \p{L}+|(?:(?:master|bachelor|doctoral)['’]?s? )?(?:thesis|dissertation)|(?:student|study|university|school|college|capstone|semester|final[- ]year|coursework) (?:\p{L}+ )?projects?|students?|étudiante?|studente(?:ssa)?|estudiante|estudante|volunt(?:eer|ario|aria|ário|ária)|volontaire|volontario|bénévole|freiwilliger?|ehrenamt\p{L}*|vrijwilliger)(?: [-–—(].*)?$/iu;
/** With this many posts or more, what is none is no role. */
const ENOUGH_POSTS = 3;
const isPost = (role: RoleFact): boolean => !isUnpaidHelp(role) && !NO_POST_PATTERN.test(role.title);
const hasEnoughPosts = (roles: readonly RoleFact[]): boolean => roles.filter(isPost).length >= ENOUGH_POSTS;
/** The roles without unpaid help, theses and projects of studies, if there are enough posts. Notable figures stay. */
const removeNoPosts = (roles: RoleFact[]): RoleFact[] =>
  hasEnoughPosts(roles) ? roles.filter((role) => isPost(role) || hasNotableFigure(role)) : roles;

/** Whether a role is listed for its line alone: what is no post beside posts, and an employer beside its titles. */
export const isListedForLine = (role: RoleFact, roles: readonly RoleFact[]): boolean =>
  hasTitlesBeside(role, roles) || (!isPost(role) && hasEnoughPosts(roles));

/** The roles that can be listed, newest first, without repetitions. */
export function keyRoles(roles: RoleFact[]): RoleFact[] {
  const seen = new Set<string>();
  const listedRoles = roles.filter((role) => {
    if (!canBeListed(role) || (hasTitlesBeside(role, roles) && role.statements.length === 0)) return false;
    const key = JSON.stringify([wordsKey(role.title), wordsKey(role.organisation), yearsOf(role)]);
    const isKnown = seen.has(key);
    seen.add(key);
    return !isKnown;
  });
  const distinct = listedRoles.filter((role, at) => !isWithinAnother(role, at, listedRoles));
  return newestFirst(removeOldLearning(removeNoPosts(distinct)));
}

/** With this many other roles or more, old internships are omitted. */
const ENOUGH_ROLES = 6;
/** An internship that ended at least this many years before the latest role is old. */
const MIN_OLD_INTERNSHIP_YEARS = 5;

/** Money, a percentage or thousands, as a result that is worth telling wherever it was reached. */
const NOTABLE_FIGURE_PATTERN = /[$€£]\s?\d|\d\s?%|(?<![\d,.])\d{1,3}(?:,\d{3})+(?![\d,.])/u;
const hasNotableFigure = ({ statements }: RoleFact): boolean =>
  statements.some(({ value }) => NOTABLE_FIGURE_PATTERN.test(value));

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
    !hasNotableFigure(role);
  return roles.filter((role) => !isLearner(role.title)).length >= ENOUGH_ROLES
    ? roles.filter((role) => !isOld(role))
    : roles;
}
