import type { YearsShown } from '@/shared/roles/role-fit';

/**
 * '10 years by the dates of 2 posts: CFO, Brill Cold Stores (since 2021); Finance Director, Alder Works (2016 to
 * 2021).'
 */
export function yearsText({ years, posts }: YearsShown): string {
  const length = years < 1 ? 'Less than a year' : `${years} ${years === 1 ? 'year' : 'years'}`;
  const dates = posts.length === 1 ? 'the dates of this post' : `the dates of ${posts.length} posts`;
  return `${length} by ${dates}: ${posts.map(postText).join('; ')}.`;
}

function postText({ title, organisation, from, to }: YearsShown['posts'][number]): string {
  const period = to === undefined ? `since ${from}` : to === from ? `${to}` : `${from} to ${to}`;
  return `${[title, organisation].filter(Boolean).join(', ')} (${period})`;
}
