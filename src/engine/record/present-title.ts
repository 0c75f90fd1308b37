/** Returns a person's present title: that of the current role, else the headline. */
import type { CareerFacts, RoleFact } from '@/shared/facts';
import { fold } from '../read/layout/text';
import { titleScore } from '../read/vocabulary/titles';

/** Whether a role goes on. */
export function isPresentRole(role: RoleFact): boolean {
  return role.end === 'present';
}

/** The present title. Of several present roles the one that the headline refers to, else the first. */
export function presentTitle(facts: CareerFacts): string | undefined {
  const titled = facts.roles.filter((role) => role.title !== '' && role.kind === 'employment');
  const present = titled.filter(isPresentRole);
  const headline = facts.headline?.value ?? '';
  const spoken = present.find((role) => fold(headline).includes(fold(role.title)));
  const title = (spoken ?? present[0])?.title;
  if (title) return title;
  return headlineTitle(headline) ?? titled[0]?.title ?? (headline || undefined);
}

/** The headline's first part that is a title: of 'COO | Advisor' it is 'COO'. */
function headlineTitle(headline: string): string | undefined {
  const plain = headline.replace(/(?![©®™])\p{Extended_Pictographic}\uFE0F?/gu, ' ').replace(/\s+/g, ' ');
  const parts = plain
    .trim()
    .split(/(?:(?<!\s)\s+)?[|•·]\s*|(?<!\s)\s+[–—-]\s+/u)
    .filter(Boolean);
  return parts.find((part) => titleScore(part) >= 2 && part.length < 80);
}
