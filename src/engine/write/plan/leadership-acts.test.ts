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
    [
      'Chief Executive Officer',
      'leads a $5B group of orchards with 12,000+ employees in 35 countries',
      'Leads large businesses',
    ],
    ['Managing Director', 'led the mills through the pear crisis', 'Leads through crises'],
    [
      'Operations Director',
      'spearheaded a complete digital transformation of nine mills',
      'Leads transformations',
    ],
    ['Country Manager', 'restructured the whole cider division', 'Restructures businesses'],
    ['Head of Orchards', 'exceeded the strategic objective of 900 new growers', 'Exceeds targets'],
    ['Founder', 'founded and ran a small cider company with 14 growers', 'Builds companies'],
    ['Marketing Director', 'rebuilt the employer brand in nine months', 'Builds brands'],
    ['Product Lead', 'inherited and turned around a declining sorting product', 'Turns products around'],
    ['Marketing Manager', 'led the market launch of nine products', 'Launches products'],
    ['Sales Director', 'introduced a mobile sales force channel of 40 growers', 'Builds sales channels'],
    ['Group Head', 'delivered strategic partnerships with nine ports', 'Builds partnerships'],
    ['Sales Director', 'owned the pricing strategy of nine mills', 'Shapes strategy'],
    ['Strategy Director', 'led the design and implementation of growth strategies', 'Shapes strategy'],
    ['Lead Engineer', 'led the modernization of two legacy sorting platforms', 'Renews legacy systems'],
    ['Regional Director', 'led 35 orchard managers in nine valleys', 'Leads teams'],
    ['Works Manager', 'oversaw a budget of nearly EUR 2.4 million', 'Manages budgets'],
    ['Fund Manager', 'managed a €90 million orchard fund', 'Manages funds'],
    ['Quality Director', 'obtained FDA approval for two sprays', 'Wins regulatory approval'],
    ['Chemist', 'filed 9 patents on waxes', 'Patents inventions'],
    ['Board Director', 'chaired the audit committee', 'Chairs committees'],
    ['Mill Manager', 'delivered $2M in annual savings on freight', 'Cuts costs'],
    ['Mill Manager', 'merged two depots, generating about $2M in savings', 'Cuts costs'],
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
    ['money for a savings bank', 'Director', 'secured $5M to expand two savings banks'],
    ['deposits of savers', 'Director', 'opened nine branches, generating $9M in savings deposits'],
    ['turnaround time', 'Director', 'led work on turnaround time of orders'],
    ['litigation that did not happen', 'Director', 'led a reduction in force of 250 with no litigation'],
    ['money that a teacher raised', 'Teacher', 'raised $400 from nine parents'],
    ['a mobile app of a clerk', 'Clerk', 'launched a mobile app used by 400 growers'],
    ['work for a large company', 'Director', 'led planning for a $5B group of orchards'],
    ['a small company', 'Director', 'led a company of 14 growers'],
    ['a team of a large company', 'Director', 'led a team at a €5B company'],
    ['a budget that was exceeded', 'Director', 'exceeded the budget of nine mills'],
    ['the guide of a brand', 'Brand Director', 'built the brand guidelines of nine mills'],
    ['a business case', 'Founder', 'built a business case for 9 mills'],
    ['a line that mentions profit and loss', 'Director', 'reported to the owner of the P&L'],
  ])('are not found in %s', (_, post, predicate) => {
    expect(leadershipActs(predicate, post)).toEqual([]);
  });
});
