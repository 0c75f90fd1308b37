import { describe, expect, it } from 'vitest';
import { leadershipActs } from './leadership-acts';

describe('the acts of people who run organisations', () => {
  it.each([
    ['Chief Financial Officer', "led the company's IPO in Oslo, raising $120M", 'Takes companies public'],
    ['Chief Financial Officer', 'raised $45M from nine growers', 'Raises capital'],
    ['Chief Executive Officer', 'raised €9M in Series B funding', 'Raises capital'],
    ['Executive Director', 'raised $12M for a new greenhouse through a capital campaign', 'Raises funds'],
    ['Professor', 'secured $4.5M in research funding from two foundations', 'Wins research funding'],
    ['Chief Financial Officer', 'negotiated a $60M revolving credit facility', 'Negotiates financing'],
    ['Chief Executive Officer', 'executed 12 strategic acquisitions valued at $1.2B', 'Acquires companies'],
    ['Chief Executive Officer', 'led the sale of the mill business to a rival', 'Sells companies'],
    ['Chief Executive Officer', 'returned the company to profitability in 2014', 'Turns businesses around'],
    ['Programme Director', 'recovered a failing programme', 'Turns projects around'],
    [
      'Chief Financial Officer',
      'moved nine mills, cutting the monthly close from 15 to 5 days',
      'Closes the books faster',
    ],
    ['Sales Director', 'exceeded quota in 11 of 12 quarters', 'Beats sales targets'],
    ['Managing Director', 'expanded the business to 14 countries', 'Enters new markets'],
    ['Managing Director', 'established a dealer network of 90 growers', 'Builds sales channels'],
    ['Finance Director', 'built the planning function from scratch', 'Builds functions from scratch'],
    ['Quality Director', 'led the company to ISO 9001 certification', 'Achieves certifications'],
    ['Mill Manager', 'achieved three years without a lost-time accident', 'Keeps people safe'],
    ['Managing Director', 'held full P&L for nine mills', 'Manages P&L'],
    ['Counsel', 'advised the board on disclosure', 'Advises boards'],
    ['Product Director', 'launched a mobile app used by 400 growers', 'Launches products'],
    ['Professor', 'advised 8 PhD students to completion', 'Mentors students'],
  ])('include, for a %s who %s: %s', (post, predicate, title) => {
    expect(leadershipActs(predicate, post)).toContain(title);
  });

  it.each([
    ['an acquisition that was only examined', 'Director', 'led technical due diligence on five acquisitions'],
    [
      'an acquisition that was only integrated',
      'Director',
      'led integration of nine bought mills, after their acquisitions',
    ],
    ['the sale of goods', 'Director', 'led the sale of apples to nine shops'],
    ['turnaround time', 'Director', 'led work on turnaround time of orders'],
    ['litigation that did not happen', 'Director', 'led a reduction in force of 250 with no litigation'],
    ['money that a teacher raised', 'Teacher', 'raised $400 from nine parents'],
    ['a mobile app of a clerk', 'Clerk', 'launched a mobile app used by 400 growers'],
    ['a line that mentions profit and loss', 'Director', 'reported to the owner of the P&L'],
  ])('are not found in %s', (_, post, predicate) => {
    expect(leadershipActs(predicate, post)).toEqual([]);
  });
});
