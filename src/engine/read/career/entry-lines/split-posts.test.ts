/** Lines with several posts, with a post and its achievements, and lines beside a post that are not its title. */
import { describe, expect, it } from 'vitest';
import { factsOfParagraphs, paragraphOf } from '../../testing/paragraphs';

const rolesOf = (...lines: string[]) =>
  factsOfParagraphs(['Inga Marlowe', 'inga@example.com', ...lines].map((text) => paragraphOf(text))).roles;
const postsOf = (...lines: string[]) =>
  rolesOf(...lines).map(({ title, organisation, start, end }) => [
    title,
    organisation,
    start?.year,
    typeof end === 'object' ? end.year : end,
  ]);

describe('several posts in one line', () => {
  it('are read with the dates of each', () => {
    expect(
      postsOf(
        'Experience',
        'Nordhav Foods – Bergen',
        'COO (2016–2019), VP Operations (2012–2016)',
        'Cut lead time by 40%.',
        'Redwell Corporation',
        'Director of Operations, 2003 – 2008 | Plant Manager, 1999 – 2003',
      ),
    ).toEqual([
      ['COO', 'Nordhav Foods', 2016, 2019],
      ['VP Operations', 'Nordhav Foods', 2012, 2016],
      ['Director of Operations', 'Redwell Corporation', 2003, 2008],
      ['Plant Manager', 'Redwell Corporation', 1999, 2003],
    ]);
  });

  it('may each name an employer after a label', () => {
    expect(
      postsOf(
        'Experience',
        'Controller, Nordhav Foods Ltd, 2009 – 2015',
        '• Managed a team of 12',
        'Earlier positions: Senior Accountant, Redwell LLP (2004 – 2009); Staff Accountant, Fjordline & Co. (2001 – 2004)',
      ),
    ).toEqual([
      ['Controller', 'Nordhav Foods Ltd', 2009, 2015],
      ['Senior Accountant', 'Redwell LLP', 2004, 2009],
      ['Staff Accountant', 'Fjordline & Co.', 2001, 2004],
    ]);
  });

  it('are not read from a sentence with two periods', () => {
    const text = 'Grew sales from 2010 – 2012, and as manager won back clients lost in 2008 – 2009';
    const [role] = rolesOf('Experience', 'Sales Director, Nordhav Foods Ltd, 2008 – 2015', `• ${text}`);
    expect(role?.statements.map(({ value }) => value)).toEqual([text]);
  });
});

it('text after the dates of a post is its statement', () => {
  const [first, second] = rolesOf(
    'Experience',
    'Nordhav Software, VP Sales (Jan 2020–present). Own revenue of $40M; led 30 people in 9 countries.',
    'Redwell Systems, Sales Director (Feb 2015–Dec 2019). Built the channel in Norway.',
  );
  expect(first).toMatchObject({ title: 'VP Sales', organisation: 'Nordhav Software' });
  expect(first?.statements.map(({ value }) => value)).toEqual([
    'Own revenue of $40M; led 30 people in 9 countries.',
  ]);
  expect(second).toMatchObject({ title: 'Sales Director', organisation: 'Redwell Systems' });
  expect(second).not.toHaveProperty('location');
});

it('a portfolio of posts is a section of work', () => {
  expect(
    postsOf(
      'Portfolio',
      'Fractional COO | Nordhav Robotics | 2020 – Present',
      'Built the supply chain.',
      'Prior Experience',
      'Plant Manager, Redwell Corporation (1999–2003)',
    ),
  ).toEqual([
    ['Fractional COO', 'Nordhav Robotics', 2020, 'present'],
    ['Plant Manager', 'Redwell Corporation', 1999, 2003],
  ]);
});

describe('a line with one post', () => {
  it('names its own employer if the others do', () => {
    expect(
      postsOf(
        'Board & Advisory Roles',
        'Nordhav Bank (NASDAQ: NRDH), Independent Director, Audit Committee Chair, 2019 – Present',
        'Redwell Ventures, Advisor, 2020 – Present',
      ).map(([title, organisation]) => [title, organisation]),
    ).toEqual([
      ['Independent Director, Audit Committee Chair', 'Nordhav Bank'],
      ['Advisor', 'Redwell Ventures'],
    ]);
  });

  it('does not take an abbreviation or a title as its place', () => {
    const [first, second] = rolesOf(
      'Experience',
      'Nordhav Industries, Inc. (NYSE: NRD) – $2.3B global manufacturer of pumps',
      'Chief Operating Officer, 2012 – 2019',
      'Redwell Group - CFO, Chicago (1/05 - 3/12)',
    );
    expect(first).toMatchObject({ title: 'Chief Operating Officer' });
    expect(first).not.toHaveProperty('location');
    expect(second).toMatchObject({ title: 'CFO', organisation: 'Redwell Group' });
    expect(second?.location).not.toBe('CFO');
  });
});

describe('below the line of an employer', () => {
  it('a description of the company is not a title, and the posts are read without it', () => {
    expect(
      postsOf(
        'Experience',
        'Nordhav Health Partners, Bergen, Norway, 2015 - Present',
        'A $200M operator of 14 clinics owned by private equity.',
        'Chief Financial Officer (2018 - Present)',
        '• Raised $45M in Series C',
        'Vice President, Finance (2015 - 2018)',
        '• Closed the books in five days',
      ),
    ).toEqual([
      ['Chief Financial Officer', 'Nordhav Health Partners', 2018, 'present'],
      ['Vice President, Finance', 'Nordhav Health Partners', 2015, 2018],
    ]);
  });

  it('a military base after a title is not part of it', () => {
    const [first, second] = rolesOf(
      'Experience',
      'UNITED STATES ARMY, 1990 – 2010',
      'Battalion Commander, Fort Redwell, KY, 2006 – 2010',
      '• Commanded 800 soldiers',
      'Lt. Colonel, Stuttgart, Germany, 2002 – 2006',
      '• Ran the supply of three brigades',
    );
    expect(first).toMatchObject({ title: 'Battalion Commander', organisation: 'United States Army' });
    expect(second).toMatchObject({ title: 'Lt. Colonel', organisation: 'United States Army' });
  });
});

it('a place alone below the dates is the place of the post', () => {
  const [role] = rolesOf(
    'Experience',
    'Nordhav Group',
    'Chief Marketing Officer',
    'Jan 2019 - Present · 5 yrs 3 mos',
    'Geneva, Switzerland',
    'Rebuilt the brand in nine markets.',
  );
  expect(role).toMatchObject({ title: 'Chief Marketing Officer', location: 'Geneva, Switzerland' });
  expect(role?.statements.map(({ value }) => value)).toEqual(['Rebuilt the brand in nine markets.']);
});

describe('earlier posts without dates', () => {
  const dated = ['Experience', 'Program Manager, Nordhav Foods Ltd, 2016 – 2020', '• Led 4 teams'];
  const undatedPostsOf = (...lines: string[]) =>
    postsOf(...dated, ...lines)
      .slice(1)
      .map(([title, organisation]) => [title, organisation]);

  it('are read from a list of them', () => {
    expect(
      undatedPostsOf(
        'Additional Roles',
        'Lantern Lead / Signal Tester · VL Lanterns',
        'Test Manager · Redwell @ Fjordline',
        'Executive Skills',
        'Release management · Kanban',
      ),
    ).toEqual([
      ['Lantern Lead / Signal Tester', 'VL Lanterns'],
      ['Test Manager', 'Redwell @ Fjordline'],
    ]);
    expect(
      undatedPostsOf('Earlier Career', 'Test Lead, Redwell Games', 'Producer, Fjordline Studios'),
    ).toEqual([
      ['Test Lead', 'Redwell Games'],
      ['Producer', 'Fjordline Studios'],
    ]);
  });

  it('do not include the duties below one of them', () => {
    const posts = undatedPostsOf(
      'Earlier Career',
      'Test Lead, Redwell Games',
      'Kept the shelves of six warehouses',
    );
    expect(posts).toEqual([['Test Lead', 'Redwell Games']]);
  });
});

it('labels alone above their values are read as a form', () => {
  expect(
    postsOf(
      'Employment',
      ...['Position', 'Finance Director', 'Company', 'Nordhav Ltd', 'Dates', '2012 - 2018'],
      ...['Position', 'Controller', 'Company', 'Redwell Ltd', 'Dates', '2005 - 2012'],
    ),
  ).toEqual([
    ['Finance Director', 'Nordhav Ltd', 2012, 2018],
    ['Controller', 'Redwell Ltd', 2005, 2012],
  ]);
});

describe('items below employers with their years in brackets', () => {
  it('are posts there, with the years of the employer where they have none', () => {
    expect(
      postsOf(
        'Experience',
        'NORDHAV FOODS, Oslo, Norway (2002-2006)',
        '• Head of Purchasing, Cold Storage (2004-2006) : bought the fish of the north',
        '• Buyer, Packaging (2002-2004) and Lids (2001-2002): bought all boxes of the north',
        'REDWELL TRADING, Bergen, Norway (1999-2002)',
        '• Sales Representative : opened ten shops on the coast',
      ),
    ).toEqual([
      ['Head of Purchasing, Cold Storage', 'Nordhav Foods', 2004, 2006],
      ['Buyer, Packaging', 'Nordhav Foods', 2002, 2004],
      ['Sales Representative', 'Redwell Trading', 1999, 2002],
    ]);
  });

  it('are duties where the line above them names the title', () => {
    expect(
      postsOf(
        'Experience',
        'Plant Manager, Nordhav Foods (2010-2018)',
        '• Team Leader: ran the plant with forty people',
        'Buyer, Redwell Trading (2005-2010)',
        '• Project Manager: ran the shift of the night',
      ).map(([title, organisation]) => [title, organisation]),
    ).toEqual([
      ['Plant Manager', 'Nordhav Foods'],
      ['Buyer', 'Redwell Trading'],
    ]);
  });
});
