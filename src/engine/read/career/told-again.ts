/** Merges a post with the sentence below it that tells it again. */
import { PROSE_CONFIDENCE, type RoleFact } from '@/shared/record/facts';
import { comparableText } from '../layout/comparable';
import { isSameName } from './confidence';
import { isCompanyDescription } from './entry-date';

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

/**
 * The roles without the headers of employers whose posts follow with titles of their own: 'Nordhav Foods, 2012 – 2019'
 * over 'Marketing Director (2015 – 2019)' and 'Brand Manager (2012 – 2015)'.
 */
export function withoutHeaders(roles: readonly RoleFact[]): RoleFact[] {
  return roles.filter((role, at) => {
    const next = roles[at + 1];
    const isHeader =
      role.title === '' &&
      role.organisation !== '' &&
      role.statements.every(({ value }) => isCompanyDescription(value));
    return !(isHeader && next && next.title !== '' && next.organisation === role.organisation);
  });
}

/**
 * The roles without those that tell a stated one again, as the labels of a form do: the same employer in the same
 * months. A stated role without a title takes theirs.
 */
export function withoutRepeated(roles: readonly RoleFact[]): RoleFact[] {
  const stated = roles.filter(({ confidence }) => confidence >= PROSE_CONFIDENCE);
  const kept = new Map(roles.map((role) => [role, role]));
  for (const role of roles) {
    if (role.confidence >= PROSE_CONFIDENCE || role.organisation === '' || !role.start) continue;
    const same = stated.find((other) => isSamePost(kept.get(other) ?? other, role));
    if (!same) continue;
    const told = kept.get(same) ?? same;
    if (told.title === '') kept.set(same, { ...told, title: role.title });
    kept.delete(role);
  }
  return [...kept.values()];
}

const isSamePost = (a: RoleFact, b: RoleFact): boolean =>
  isSameName(comparableText(a.organisation), comparableText(b.organisation)) &&
  isDeepEqual([a.start, a.end], [b.start, b.end]) &&
  (a.title === '' || b.title === '' || comparableText(a.title) === comparableText(b.title));

const isDeepEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

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
