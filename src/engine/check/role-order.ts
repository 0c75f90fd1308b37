/** Checks the order of roles, and the present role, that a sentence states against the record. */
import type { RoleFact } from '@/shared/record/facts';
import { YEAR_PATTERN } from '../language/text/years';
import { roleHasNames, rolesNamed } from './clauses';
import { JOINING_WORDS } from './frame-words';
import type { mentionsIn, RecordMention } from './mentions';
import { isSeries } from './series';
import { byStartYear, endedBefore, isContinuousTenure } from './tenures';

/** Whether each role that follows 'Before Hooli, ...' had ended when one at Hooli began. */
export function isAllBefore(mentions: readonly RecordMention[], roles: readonly RoleFact[]): boolean {
  const [last, ...others] = mentions.filter(({ kind }) => kind !== 'name');
  if (last?.kind !== 'organisation' || last.start > 2) return true;
  const later = roles.filter((one) => roleHasNames(one, last.value, undefined));
  const namedRoles = rolesNamed(others, roles) ?? [];
  return namedRoles.length > 0 && namedRoles.every((one) => later.some((other) => endedBefore(one, other)));
}

/** Whether 'today' follows a role that has ended: 'Head of Sales at Hooli today'. */
export function statesPastAsToday(
  tokens: readonly string[],
  mentions: readonly RecordMention[],
  roles: readonly RoleFact[],
): boolean {
  return mentions.some(({ kind, value, end }) => {
    if (tokens[end] !== 'today' || kind === 'name') return false;
    const title =
      kind === 'title' ? value : mentions.findLast((one) => one.kind === 'title' && one.end <= end)?.value;
    const organisation = kind === 'organisation' ? value : undefined;
    return !roles.some((one) => one.end === 'present' && roleHasNames(one, organisation, title));
  });
}

/**
 * Whether 'Kim joined Hooli in 2009 as Analyst' names the first role there and its first year, and that role is not
 * an entry that sums up several. True for a sentence that says nothing of joining.
 */
export function isFirstRoleCorrect(
  tokens: readonly string[],
  { mentions, taken }: ReturnType<typeof mentionsIn>,
  roles: readonly RoleFact[],
): boolean {
  const at = tokens.findIndex((word, place) => JOINING_WORDS.has(word) && !taken[place]);
  const employer = mentions.find(({ kind, start }) => kind === 'organisation' && start > at);
  if (at < 0 || !employer || employer.start > at + 2) return true;
  const tenure = roles
    .filter((one) => one.start && roleHasNames(one, employer.value, undefined))
    .sort(byStartYear);
  const [first] = tenure;
  if (!first || isSeries(first, roles)) return false;
  // If years lie between two roles, one did not lead to the other.
  if (tokens.some((word) => /^(?:became|since)$/.test(word)) && !isContinuousTenure(tenure)) return false;
  const became = tokens.findIndex((word, place) => place > at && /^(?:became|since|has)$/.test(word));
  const until = became < 0 ? tokens.length : became;
  const title = mentions.find(({ kind, start }) => kind === 'title' && start > at && start < until);
  const year = tokens.slice(at, until).find((word) => YEAR_PATTERN.test(word));
  return (
    (!title || roleHasNames(first, undefined, title.value)) && (!year || first.start?.year === Number(year))
  );
}
