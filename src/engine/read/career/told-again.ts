/** Merges a post with the sentence below it that tells it again. */
import type { RoleFact } from '@/shared/record/facts';
import { comparableText } from '../layout/comparable';
import { isSameName } from './confidence';

/**
 * Adds the title of a sentence to the dated post above it that has none and names the same employer: 'Organisation:
 * Nordhav Foods Ltd. Period: 2014 – 2018' over 'Worked with Nordhav Foods as a Plant Manager'.
 */
export function withToldTitles(roles: readonly RoleFact[]): RoleFact[] {
  const merged: RoleFact[] = [];
  for (const role of roles) {
    const last = merged.at(-1);
    if (last && isToldAgain(last, role))
      merged[merged.length - 1] = {
        ...last,
        title: role.title,
        spans: [...last.spans, ...role.spans],
        statements: [...last.statements, ...role.statements],
      };
    else merged.push(role);
  }
  return merged;
}

function isToldAgain(post: RoleFact, told: RoleFact): boolean {
  const isDated = ({ start, end }: RoleFact) => start !== undefined || end !== undefined;
  const names = [post, told].map(({ organisation }) => comparableText(organisation)) as [string, string];
  return (
    post.title === '' &&
    told.title !== '' &&
    isDated(post) &&
    !isDated(told) &&
    names.every((name) => name !== '') &&
    isSameName(...names)
  );
}
