import { describe, expect, it } from 'vitest';
import type { RoleFact } from '@/shared/record/facts';
import { separateUnreadEntries } from './unread-entries';

const spans = [{ source: 's1', quote: 'x' }];
const buildRole = (...lines: string[]): RoleFact => ({
  id: 'role-1',
  title: 'Yard Manager',
  organisation: 'Brillwater',
  start: { year: 2016, month: 8 },
  end: { year: 2019, month: 6 },
  spans,
  confidence: 0.9,
  statements: lines.map((value, at) => ({ id: `statement-${at}`, value, spans, confidence: 1 })),
});
const separate = (...lines: string[]) => {
  const { roles, unassigned, unread } = separateUnreadEntries([buildRole(...lines)]);
  const valuesOf = (facts: readonly { value: string }[]) => facts.map(({ value }) => value);
  return {
    kept: valuesOf(roles[0]?.statements ?? []),
    unassigned: valuesOf(unassigned),
    unread: valuesOf(unread),
  };
};

describe('separateUnreadEntries', () => {
  it('takes what follows the dates of an earlier entry from the role above', () => {
    expect(separate('Ran two yards', 'March 2014 – July 2016', 'Planned nine berths')).toEqual({
      kept: ['Ran two yards'],
      unassigned: ['Planned nine berths'],
      unread: [],
    });
  });

  it('asks about the words beside such dates', () => {
    const { unread, unassigned } = separate(
      'Berth Planner, Quillmore Ports (2011 to 2013)',
      'Planned nine berths',
    );
    expect(unread).toEqual(['Berth Planner Quillmore Ports']);
    expect(unassigned).toEqual(['Planned nine berths']);
  });

  it.each([
    ['a project within the role', 'Quay renewal (May 2017 – June 2018)'],
    ['a period of the role itself', 'Period: August 2016 to June 2019'],
    ['a sentence', 'Rebuilt the records of the years 2009 to 2012'],
    ['a line that ends as a sentence does', 'Awards for the best yard 2009 – 2012.'],
    ['a single date', 'Yard of the year 2012'],
  ])('leaves %s in the role', (_, line) => {
    expect(separate(line, 'Ran two yards')).toEqual({
      kept: [line, 'Ran two yards'],
      unassigned: [],
      unread: [],
    });
  });
});
