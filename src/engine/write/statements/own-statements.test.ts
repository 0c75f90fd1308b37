import { describe, expect, it } from 'vitest';
import { composeProfile } from '..';
import { careerFacts } from '../testing/build';
import { withOwnStatements } from './own-statements';

const FIRST = 'Cut the stock of the mill by 30% in a year';
const LATER = 'Wrote the release scripts of a bank in four weeks';

/** The lines that are left of a role of 2019 to 2021 with a line between two of its statements. */
const leftAround = (between: string, end: string | undefined = '2021') =>
  withOwnStatements(
    careerFacts({
      name: 'Edda Norling',
      roles: [
        {
          title: 'Head of Works',
          organisation: 'Brillwater',
          start: '2019',
          ...(end ? { end } : {}),
          statements: [FIRST, between, LATER],
        },
      ],
    }),
  ).roles[0]?.statements.map(({ value }) => value);

describe('lines under a post', () => {
  it.each([
    ['the head of another post', 'Morrow & Finch, Inc. - Data Analyst June 2016 to July 2018'],
    ['the years of another post', '09/2012 – 2015'],
    ['a bare heading of another section', 'Languages'],
    ['a labelled line of another section', 'ACADEMIC QUALIFICATION : - B.Com'],
    ['projects of the person', 'OPEN SOURCE PROJECTS'],
  ])('end at %s', (_, line) => {
    expect(leftAround(line)).toEqual([FIRST]);
  });

  it('end where a line begins with another year than a post that has only one', () => {
    expect(leftAround('Summer 2011 Meter reading, Gridline', '')).toEqual([FIRST]);
  });

  it.each([
    ['a statement that names years', 'Grew revenue from 2019 to 2021 by a third as general manager'],
    ['a project of the post', 'Project: new mill at Ashby, 2019 to 2020'],
    ['a label of one line', 'Skills: budgeting, hiring'],
    ['projects of the post', 'Projects'],
  ])('go on behind %s', (_, line) => {
    expect(leftAround(line)).toContain(LATER);
  });

  it('are told of nobody where they are not certainly the post’s', () => {
    const { profile } = composeProfile(
      careerFacts({
        name: 'Edda Norling',
        roles: [
          {
            title: 'Head of Works',
            organisation: 'Brillwater',
            start: '2019',
            end: '2021',
            statements: [FIRST, 'Morrow & Finch, Inc. - Data Analyst June 2016 to July 2018', LATER],
          },
        ],
      }),
    );
    expect(JSON.stringify(profile)).toContain('30%');
    expect(JSON.stringify(profile)).not.toContain('release scripts');
  });
});
