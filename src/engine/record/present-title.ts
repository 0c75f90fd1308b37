/** Returns a person's present title: that of the current role, else the headline. */
import { type CareerFacts, PROSE_CONFIDENCE, type RoleFact } from '@/shared/record/facts';
import { months } from '../read/dates/dates';
import { fold } from '../read/layout/text';
import { titleScore } from '../read/vocabulary/titles';

/** Whether a role is current. */
export function isCurrentRole(role: RoleFact): boolean {
  return role.end === 'present';
}

/** The present title. Of several current roles, it is that of the one the headline mentions, else of the first. */
export function currentTitle(facts: CareerFacts): string | undefined {
  const titled = facts.roles.filter((role) => role.title !== '' && role.kind === 'employment');
  const present = titled.filter(isCurrentRole);
  const headline = facts.headline?.value ?? '';
  const spoken = present.find((role) => fold(headline).includes(fold(role.title)));
  const title = (spoken ?? surest(present))?.title;
  if (title) return title;
  return headlineTitle(headline) ?? latest(titled)?.title ?? (headline || undefined);
}

/** The first role that is certain enough to be written about, else the first. */
const surest = (roles: readonly RoleFact[]): RoleFact | undefined =>
  roles.find(({ confidence }) => confidence >= PROSE_CONFIDENCE) ?? roles[0];

/** The role that ended last; the first role if that has no date. */
function latest(roles: readonly RoleFact[]): RoleFact | undefined {
  const stated = roles.filter(({ confidence }) => confidence >= PROSE_CONFIDENCE);
  const own = stated.length > 0 ? stated : roles;
  const endOf = ({ start, end }: RoleFact) => {
    const date = typeof end === 'object' ? end : start;
    return date ? months(date) : undefined;
  };
  const [first] = own;
  if (!first || endOf(first) === undefined) return first;
  return own.reduce((last, role) => ((endOf(role) ?? 0) > (endOf(last) ?? 0) ? role : last), first);
}

/** The first part of the headline that is a title: 'COO' in 'COO | Advisor'. */
function headlineTitle(headline: string): string | undefined {
  const plain = headline.replace(/(?![©®™])\p{Extended_Pictographic}\uFE0F?/gu, ' ').replace(/\s+/g, ' ');
  const parts = plain
    .trim()
    .split(/(?:(?<!\s)\s+)?[|•·]\s*|(?<!\s)\s+(?:[–—-]|with)\s+/u)
    .filter(Boolean);
  return parts.find((part) => titleScore(part) >= 2 && part.length < 80);
}
