/** The dated posts from which years of experience follow, as evidence of them. */
import type { YearsShown } from '@/shared/roles/role-fit';
import type { IndexedPerson } from '../candidate/indexed-person';

/**
 * The whole years of the posts that show what is required, with these posts; undefined if there are none.
 * @param experiencePosts the result of `postsWithExperience`
 * @param years the result of `yearsShown`
 */
export function yearsByPosts(
  experiencePosts: ReadonlySet<number>,
  person: IndexedPerson,
  years: number | undefined,
): YearsShown | undefined {
  const posts = [...experiencePosts].flatMap((at) => person.person.posts[at] ?? []);
  if (!years || posts.length === 0) return undefined;
  return {
    years: Math.floor(years),
    posts: posts.map(({ title, organisation, start, end, ref }) => ({
      title,
      organisation,
      ...(start && { from: start.year }),
      ...(end && end !== 'present' && { to: end.year }),
      ...(ref && { ref }),
    })),
  };
}
