import { expect, it } from 'vitest';
import { buildCareer, buildRole } from '@/shared/testing/career';
import { employersAndGaps } from './employers';

const firstRole = buildRole('one', { title: 'Clerk', organisation: 'Northgate Mutual' });
const secondRole = buildRole('two', { title: 'Teller', organisation: 'Northgate Mutual' });
const rowsOf = (typed: typeof firstRole, inPlace: typeof firstRole | null) =>
  employersAndGaps({ facts: buildCareer({ roles: [typed, secondRole] }), mends: [] }, inPlace).flatMap(
    (row) =>
      row.kind === 'employer' ? [row.roles.map(({ id, organisation }) => `${id} ${organisation}`)] : [],
  );

it('a title keeps its place in the career while another employer is typed for it', () => {
  const typed = { ...firstRole, organisation: 'M', start: { year: 1999 } };
  expect(rowsOf(typed, null)).toHaveLength(2);
  expect(rowsOf(typed, firstRole)).toEqual([['one M', 'two Northgate Mutual']]);
});
