/** Profiles of records that are doubtful, misread, or have roles of unusual kinds. */
import { describe, expect, it } from 'vitest';
import { composeProfile } from '..';
import { type CareerInput, careerFacts } from '../testing/build';

const profileOf = (input: CareerInput) =>
  composeProfile(careerFacts({ name: 'Edda Norling', ...input })).profile;
const MILL = {
  title: 'Deputy Manager Marketing',
  organisation: 'Brillwater',
  start: '2006',
  end: '2007',
  statements: ['Opened 14 shops in Umbria.'],
};

describe('a role later than the last certain one', () => {
  it('keeps the earlier one out of the headline and of sentences with ‘until’', () => {
    const { role, summary } = profileOf({
      roles: [
        { title: 'Leading EPC Contractor', organisation: 'Havenkade', start: '2007', end: 'present' },
        MILL,
      ],
    });
    expect(role).toBe('');
    expect(summary).toContain('opened 14 shops');
    expect(summary).not.toMatch(/until|was (?:a )?Deputy/i);
  });

  it('is the headline if its title is certain, even without an employer', () => {
    const later = { title: 'Divisional Manager', organisation: '', start: '2007', end: 'present' };
    expect(profileOf({ roles: [{ ...later, statements: ['Ran nine depots.'] }, MILL] }).role).toBe(
      'Divisional Manager',
    );
  });
});

describe('the headline', () => {
  it.each([
    'Reports to Project Manager',
    'Empanelled partner of the state railway (A Govt. Enterprise)',
    'Targeting foreman level assignments in shipbuilding',
  ])('ignores text in place of a title: %s', (headline) => {
    expect(profileOf({ headline, roles: [{ ...MILL, end: 'present' }] }).role).toBe(
      'Deputy Manager Marketing',
    );
  });
});

describe('roles before the present one', () => {
  const posts = [
    { title: 'Equity Advisor', organisation: 'Havenkade', start: '2017', end: '2018' },
    { title: 'Branch Manager', organisation: 'Orla Savings', start: '2015', end: '2017' },
    { title: 'Trainee', organisation: 'Molwick Bank', start: '2014', end: '2015' },
  ];

  it('are listed with their years if nothing else introduces the person', () => {
    const { meet_them: text } = profileOf({ roles: posts });
    for (const part of ['Orla Savings', '2015', '2017', 'Molwick Bank', '2014']) expect(text).toContain(part);
    expect(text).toMatch(/^Before Havenkade, /);
  });

  it('end a description of one sentence if the introduction is in the person’s own words', () => {
    const { meet_them, summary } = profileOf({
      about: ['I advise families on what to do with a house they have inherited.'],
      roles: posts,
    });
    expect(meet_them).not.toMatch(/Orla|Molwick/);
    expect(summary).toMatch(/Havenkade.*\. .*Orla Savings/s);
  });
});

describe('the lists of a profile', () => {
  it('omit places of meetings, and customers’ industries if the person’s own are known', () => {
    const { geographical_coverage, industries } = profileOf({
      roles: [
        {
          title: 'Bank Manager',
          organisation: 'Orla Bank',
          start: '2014',
          end: 'present',
          statements: [
            'Presented a paper at a conference in Iceland.',
            'Opened a branch in Portugal.',
            'Won a hospital as a customer.',
            'Kept the accounts of a hospital.',
            'Financed a new hospital wing.',
            'Visited a hospital each month.',
          ],
        },
      ],
    });
    expect(geographical_coverage).toContain('Portugal');
    expect(geographical_coverage).not.toContain('Iceland');
    expect(industries).toContain('Banking');
    expect(industries).not.toContain('Health care');
  });

  it('omit everyday office skills and rows of forms', () => {
    const { functional_skills } = profileOf({
      roles: [MILL],
      skills: [
        'MS Office (Word, Excel)',
        'Windows 7',
        'Internet',
        'Norling',
        '#591C',
        'Personal',
        'Pricing',
        'Retail audits',
      ],
    });
    const names = functional_skills.flatMap(({ value }) => value.map(({ title }) => title));
    expect(names.sort()).toEqual(['Pricing', 'Retail audits']);
  });
});

describe('a misread record', () => {
  it('does not yield a line about a role or one of the person’s titles as an employer', () => {
    const text = JSON.stringify(
      profileOf({
        roles: [
          { ...MILL, title: 'Head of Robotics', end: 'present' },
          {
            title: 'Engineer',
            organisation: 'Head of Robotics',
            start: '2003',
            end: '2005',
            statements: ['Built 12 arms.'],
          },
          {
            title: 'Owner',
            organisation: 'As a Financial Executive',
            start: '2001',
            end: '2003',
            statements: ['Sold 40 lines.'],
          },
        ],
      }),
    );
    expect(text).not.toMatch(
      /As a Financial|Engineer, Head of Robotics|at Head of Robotics|\(Head of Robotics\)/,
    );
  });

  it('states nothing as current in a role that has ended', () => {
    const line = 'Built a calm office and currently managing a crew of 3 clerks.';
    expect(JSON.stringify(profileOf({ roles: [{ ...MILL, statements: [line] }] }))).not.toContain('3 clerks');
  });

  it('does not describe the person as a licence', () => {
    expect(
      profileOf({ about: ['Valid Electrical Engineer Grade-A License of the ministry.'], roles: [MILL] })
        .meet_them,
    ).not.toContain('License');
  });
});

describe('changes in figures', () => {
  it('are in the description if no other section uses them', () => {
    const { summary, personas, superpowers, meet_them } = profileOf({
      roles: [
        {
          ...MILL,
          end: 'present',
          statements: [
            'Cut it from 25 minutes to 2 seconds.',
            'Raised it by 18% within two years.',
            'Lowered it from 60% to 25%.',
            'Opened 14 shops in Umbria.',
          ],
        },
      ],
    });
    const all = JSON.stringify([summary, personas, superpowers, meet_them]);
    for (const figure of ['2 seconds', '18%', '25%', '14 shops']) expect(all).toContain(figure);
  });
});

describe('when the person joined an employer', () => {
  const rise = [
    { title: 'Managing Director', organisation: 'Havenkade', start: '2018', end: 'present' },
    { title: 'Controller', organisation: 'Havenkade', start: '2012', end: '2018' },
  ];
  const before = { title: 'Auditor', organisation: 'Orla Bank', start: '2006', end: '2012' };
  // The name selects the construction, so several names are used to cover all constructions.
  const proseOf = (roles: typeof rise) =>
    ['Edda Norling', 'Ines Falk', 'Owen Hart', 'Rosa Pint', 'Kim Tarn', 'Uma Lund', 'Per Dahl', 'Ada Moor']
      .map((name) => composeProfile(careerFacts({ name, roles })).profile)
      .map(({ summary, meet_them }) => `${summary} ${meet_them}`)
      .join(' ');

  it('is not stated if the record begins with that employer, since the career may have begun before', () => {
    expect(proseOf(rise)).not.toContain('joined');
    expect(proseOf([...rise, before])).toContain(
      'joined Havenkade in 2012 as Controller and has been its Managing Director since 2018',
    );
  });
});

it('internships are omitted next to employments', () => {
  const { summary, meet_them } = profileOf({
    roles: [
      {
        title: 'Shop Director',
        organisation: 'Brillwater',
        start: '2016',
        end: 'present',
        statements: ['Opened nine shops in Umbria.', 'Led the move of the shops to one system.'],
      },
      {
        title: 'Shop Manager',
        organisation: 'Havenkade',
        start: '2012',
        end: '2016',
        statements: ['Introduced a shared stock for four shops.', 'Built the team of the night shop.'],
      },
      {
        title: 'Marketing Intern',
        organisation: 'Oldmere',
        start: '2010',
        end: '2011',
        statements: ['Raised visits of the site by 100%.', 'Cut the cost of leaflets by 40%.'],
      },
    ],
  });
  expect(summary + meet_them).toContain('Brillwater');
  expect(summary + meet_them).not.toContain('100%');
});

it('a profession is named without adjectives of praise', () => {
  const { summary } = profileOf({
    about: ['I am a shop planner with 22 years in the design of large, cutting-edge shops.'],
    roles: [MILL],
  });
  expect(summary).toContain('22 years in the design of large shops');
});

it('personas never have two titles with the same meaning', () => {
  const lead = (title: string, organisation: string, start: string, end: string) => ({
    title,
    organisation,
    start,
    end,
    statements: [
      `Led a cross-functional ${title.toLowerCase()} team of 50 people in Umbria.`,
      'Rebuilt the stock system of nine shops in 14 months.',
    ],
  });
  const { personas } = profileOf({
    roles: [
      lead('Shop Director', 'Brillwater', '2016', 'present'),
      lead('Senior Shop Director', 'Havenkade', '2010', '2016'),
    ],
  });
  const words = personas.map(({ title }) => title.toLowerCase().split(/[^a-z]+/));
  for (const [at, one] of words.entries())
    for (const other of words.slice(at + 1)) expect(one.every((word) => other.includes(word))).toBe(false);
});

it('an employer whose name has initials is named in the summary', () => {
  expect(
    profileOf({
      roles: [{ title: 'Manager', organisation: 'I.D.Sorrel Foods', start: '2012', end: 'present' }],
    }).summary,
  ).toContain('I.D.Sorrel Foods');
});

it('everyday duties are not superpowers', () => {
  const { superpowers } = profileOf({
    roles: [
      {
        ...MILL,
        end: 'present',
        statements: [
          'Kept shelves free of old papers.',
          'Filed the visitor lists of the depot.',
          'Checked the parking permits of the staff.',
          'Maintained the notice boards of the hall.',
          'Answered the post of the director.',
        ],
      },
    ],
  });
  expect(superpowers).toEqual([]);
});
