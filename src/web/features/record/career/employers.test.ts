import { expect, it } from 'vitest';
import { buildCareer, buildRole } from '@/shared/testing/career';
import { employersAndGaps } from './employers';

const place = buildRole('one', { title: 'Clerk', organisation: 'Northgate Mutual' });
const other = buildRole('two', { title: 'Teller', organisation: 'Northgate Mutual' });
const rowsOf = (typed: typeof place, inPlace: typeof place | null) =>
  employersAndGaps({ facts: buildCareer({ roles: [typed, other] }), mends: [] }, inPlace).flatMap((row) =>
    row.kind === 'employer' ? [row.roles.map(({ id, organisation }) => `${id} ${organisation}`)] : [],
  );

it('a title keeps its place in the career while another employer is typed for it', () => {
  const typed = { ...place, organisation: 'M', start: { year: 1999 } };
  expect(rowsOf(typed, null)).toHaveLength(2);
  expect(rowsOf(typed, place)).toEqual([['one M', 'two Northgate Mutual']]);
});
