/** Headers whose line of the title has a part after a bar. */
import { expect, it } from 'vitest';
import { PROSE_CONFIDENCE } from '@/shared/record/facts';
import { factsOfParagraphs, paragraphOf } from '../../testing/paragraphs';

const statedPostsOf = (...lines: string[]) =>
  factsOfParagraphs(
    ['Inga Marlowe', 'inga@example.com', '* PROFESSIONAL EXPERIENCE', ...lines].map((text) =>
      paragraphOf(text),
    ),
  )
    .roles.filter(({ confidence }) => confidence >= PROSE_CONFIDENCE)
    .map(({ title, organisation, location }) => [title, organisation, location]);

it('what follows the bar is the field of work of the title, and the name beside the dates the employer', () => {
  expect(
    statedPostsOf(
      '* Technical Program Manager | Cold Platforms',
      'Kestrelo.ai, Santa Clara, CA | November 2021 – Present',
      '• Planned the moves of four data centres',
      '* Senior Program Manager | Harbour Analytics',
      'Nordhav Foods via Lund Partners, Remote | June 2018 – October 2021',
      '• Led two teams of engineers',
      '* Program Manager | Risk Systems',
      'Redwell Technologies, Charlotte, NC | March 2014 – May 2018',
      '• Wrote the plans of the programme',
    ),
  ).toEqual([
    ['Technical Program Manager | Cold Platforms', 'Kestrelo.ai', 'Santa Clara, CA'],
    ['Senior Program Manager | Harbour Analytics', 'Nordhav Foods via Lund Partners', 'Remote'],
    ['Program Manager | Risk Systems', 'Redwell Technologies', 'Charlotte, NC'],
  ]);
});

it('headers with a field of work after the bar are read without places too', () => {
  expect(
    statedPostsOf(
      '* Plant Manager | Cold Storage',
      'Redwell Foods | 2018 – 2021',
      '• Ran two plants',
      '* Program Manager | Data Platforms',
      'Lund Trading | 2014 – 2018',
      '• Wrote the plans',
    ),
  ).toEqual([
    ['Plant Manager | Cold Storage', 'Redwell Foods', undefined],
    ['Program Manager | Data Platforms', 'Lund Trading', undefined],
  ]);
});

it('a business unit after the title is no employer if a company stands beside the dates', () => {
  expect(
    statedPostsOf(
      '* PRICING LEADER, MARINE & PORTS BUSINESS GROUP ¦ Denver, CO',
      '4N Corporation ¦ March 2019 – May 2023',
      '• Drove the new reporting of the unit',
      '* PLANNING MANAGER, MARINE BUSINESS GROUP ¦ Denver, CO',
      '4N Corporation ¦ April 2016 – February 2019',
      '• Managed seven planners',
      '* TREASURY TRAINEE – APPLIED PRICING DEPARTMENT ¦ Tampa, FL',
      'Redwell Restaurants ¦ May 2015 – September 2015',
      '• Compared the sales of sixty restaurants',
    ),
  ).toEqual([
    ['Pricing Leader, Marine & Ports Business Group', '4N Corporation', 'Denver, CO'],
    ['Planning Manager, Marine Business Group', '4N Corporation', 'Denver, CO'],
    ['Treasury Trainee – Applied Pricing Department', 'Redwell Restaurants', 'Tampa, FL'],
  ]);
});

it('the name after the bar above a place with its dates is the employer', () => {
  expect(
    statedPostsOf(
      '* Plant Manager | Nordhav Foods',
      'Oslo, Norway | 2018 – 2021',
      '• Ran two plants',
      '* Program Manager | Redwell Trading',
      'Charlotte, NC | 2014 – 2018',
      '• Wrote the plans',
    ).map(([title, employer]) => [title, employer]),
  ).toEqual([
    ['Plant Manager', 'Nordhav Foods'],
    ['Program Manager', 'Redwell Trading'],
  ]);
});
