import { expect, it } from 'vitest';
import { yearsText } from './years-text';

const ALDER = { title: 'Finance Director', organisation: 'Alder Works', from: 2016, to: 2021 };

it('years of experience are told with the posts from whose dates they follow', () => {
  expect(yearsText({ years: 10, posts: [{ title: 'CFO', organisation: 'Brill', from: 2021 }, ALDER] })).toBe(
    '10 years by the dates of 2 posts: CFO, Brill (since 2021); Finance Director, Alder Works (2016 to 2021).',
  );
  expect(yearsText({ years: 0, posts: [{ ...ALDER, from: 2021 }] })).toBe(
    'Less than a year by the dates of this post: Finance Director, Alder Works (2021).',
  );
});
