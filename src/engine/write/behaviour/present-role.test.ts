/** What a composed profile says of the present role, of an earlier one's results, and of the person besides. */
import { describe, expect, it } from 'vitest';
import { composeProfile } from '..';
import { careerFacts, type RoleInput } from '../testing/build';

const EARLIER: RoleInput = {
  title: 'Store Manager',
  organisation: 'Corvane',
  start: '2010',
  end: '2015',
  statements: ['Opened nine stores in two countries.'],
};
const profileOf = (present: Partial<RoleInput>, others: RoleInput[] = [EARLIER]) =>
  composeProfile(
    careerFacts({
      name: 'Ilse Marwood',
      roles: [
        { title: 'Finance Manager', organisation: 'Brillwater', start: '2016', end: 'present', ...present },
        ...others,
      ],
    }),
  ).profile;

describe('the present role', () => {
  it('is described by its tasks if its lines only list tasks', () => {
    const { summary, highlights } = profileOf({
      statements: [
        'Vendor Management',
        'MIS & Revenue Analysis',
        'Inventory Control',
        'Preparation of weekly rosters',
      ],
    });
    expect(summary).toMatch(
      /The (?:role|post) covers MIS and revenue analysis, vendor management, inventory control, and preparation of weekly rosters\./,
    );
    expect(highlights[0]).toMatch(/: MIS and revenue analysis, vendor management/);
  });

  it('is described by its strongest duty if the record has only duties', () => {
    const { summary } = profileOf(
      { statements: ['Maintains the purchase records of nine mills’ stores'] },
      [],
    );
    expect(summary).toContain('maintains the purchase records');
  });

  it('is described with an achievement although its employer is in doubt', () => {
    const { summary } = profileOf({ organisation: '', statements: ['Leads a team of 14 buyers.'] });
    expect(summary).toContain('leads a team of 14 buyers');
  });

  it('is described by what was done single-handedly', () => {
    const { summary } = profileOf({ statements: ['Single handedly led the move of 4 mills to one system.'] });
    expect(summary).toContain('led the move of 4 mills to one system');
  });

  it('keeps the legal form at the end of the employer’s name', () => {
    expect(profileOf({ organisation: 'Brillwater, LP' }).highlights[0]).toContain('Brillwater, LP');
  });

  it('is not named again among the other current roles', () => {
    const { summary } = profileOf({ title: 'Chief Executive Officer' }, [
      {
        title: 'Director of Mills',
        organisation: 'Tanager Health',
        start: '2014',
        end: 'present',
        statements: [
          'Exceeded the objective of 1 million net new customers within 3 years.',
          'Raised the output of both presses by 34% in a year.',
        ],
      },
      EARLIER,
    ]);
    expect(summary).toContain('Tanager Health');
    expect(summary).not.toMatch(/also|Alongside/);
  });
});

describe('the line of a key role', () => {
  it('states an outcome if there is one', () => {
    const { highlights } = profileOf({ statements: ['Cut the month-end close from 14 to 5 working days.'] });
    expect(highlights[0]).toBe(
      'Finance Manager, Brillwater, 2016 to today: cut the month-end close from 14 to 5 working days',
    );
  });

  it('is a responsibility for several things if nothing better is known', () => {
    const { highlights } = profileOf({
      statements: [
        'Responsible for the overall inspection of weighing, grading and packing of pear harvests.',
      ],
    });
    expect(highlights[0]).toMatch(
      /: responsible for the overall inspection of weighing, grading and packing/,
    );
  });

  it('keeps the figure of a target that was set for the person', () => {
    const { highlights } = profileOf({
      statements: [
        'Exceeded the strategic objective of 2 million new barrels within 4 years set by the harbour council and the shareholder assembly of the group.',
      ],
    });
    expect(highlights[0]).toMatch(/within 4 years$/);
  });
});

describe('a result without a subject', () => {
  it('is stated together with the role that it is listed under', () => {
    const { summary, meet_them } = profileOf({ statements: ['Profits lifted by 66% in 18 months.'] });
    expect(`${summary} ${meet_them}`).toMatch(/Brillwater, profits lifted by 66% in 18 months\./);
  });
});

describe('the prose about a person', () => {
  const profileAbout = (about: string[]) =>
    composeProfile(
      careerFacts({
        name: 'Ilse Marwood',
        about,
        roles: [{ title: 'Finance Manager', organisation: 'Brillwater', start: '2016', end: 'present' }],
      }),
    ).profile;
  const introductionOf = (about: string[]) => profileAbout(about).meet_them;

  it('states the person’s reputation before their profession', () => {
    expect(
      introductionOf([
        'I rebuild the books of mills and depots.',
        'I am known for turning late books into early ones.',
      ]),
    ).toContain('Known for turning late books into early ones, Ilse rebuilds the books of mills');
  });

  it('omits the engagements that the person is open to if there is more to say', () => {
    expect(
      introductionOf([
        'I build books that close early in every mill.',
        'Open to consulting and interim work.',
      ]),
    ).not.toContain('open to');
  });

  it.each([
    [
      'Over thirty years of experience in milling (GM), depots and stores.',
      'Ilse Marwood has over thirty years of experience in milling (GM)',
    ],
    [
      'A seasoned inspector with over 12 years of experience as a bridge examiner in rail and roads with several licences Steady in manner, calm in thought.',
      'Ilse Marwood has over 12 years of experience as a bridge examiner in rail and roads.',
    ],
  ])('states the years of experience: %s', (about, expected) => {
    expect(profileAbout([about]).summary).toContain(expected);
  });

  it.each([
    'I am presently seeking to enter a mill that rewards diligence.',
    'Attained experience of three years in mills, now seeking assignments with a reputed company.',
    'Obtain a rewarding supervisory position with a thriving mill.',
  ])('omits a wish for a job: %s', (about) => {
    expect(introductionOf([about])).toBe('');
  });

  it('states the years of experience without praise', () => {
    for (const and of ['and', '&'])
      expect(
        profileAbout([`12 years of rich ${and} extensive experience in trading and milling.`]).summary,
      ).toContain('Ilse Marwood has 12 years of experience in trading and milling.');
  });

  it('does not give an assistant the title of the person assisted', () => {
    expect(introductionOf(['Assisting Director with the harbour timetable.'])).not.toContain('Director');
  });

  it('leaves interests to the list of interests', () => {
    expect(
      introductionOf([
        'I build books that close early in every mill.',
        'My interests include sailing and chess.',
      ]),
    ).not.toContain('sailing');
  });

  it('does not state a driving licence as a degree', () => {
    const { meet_them } = composeProfile(
      careerFacts({
        name: 'Ilse Marwood',
        roles: [{ title: 'Finance Manager', organisation: 'Brillwater', start: '2016', end: 'present' }],
        education: [{ school: 'Varn Driving School', degree: 'Driving Licence', end: '2003' }],
      }),
    ).profile;
    expect(meet_them).not.toContain('Driving');
  });

  it.each([
    ['Bachelor of Computing (Honors)', undefined, /Bachelor of Computing (?:from|at) the University of Varn/],
    [
      'Bachelor of Computing',
      'Information Systems, Specialized in Mills',
      /Bachelor of Computing in Information Systems (?:from|at)/,
    ],
    ['MBA(Marketing and Trade)', undefined, /MBA in Marketing and Trade (?:from|at) the University of Varn/],
  ])('states the degree %s', (degree, field, expected) => {
    const { meet_them } = composeProfile(
      careerFacts({
        name: 'Ilse Marwood',
        roles: [{ title: 'Finance Manager', organisation: 'Brillwater', start: '2016', end: 'present' }],
        education: [{ school: 'University of Varn', degree, ...(field ? { field } : {}), end: '2008' }],
      }),
    ).profile;
    expect(meet_them).toMatch(expected);
  });
});

it('a role that the headline names with its employer is the present one, whatever its title', () => {
  const { profile } = composeProfile(
    careerFacts({
      name: 'Ilse Marwood',
      headline: 'Global Postgraduate @ Brillwater | Mill Engineering',
      roles: [
        { title: 'Global Postgraduate', organisation: 'Brillwater', start: '2021', end: 'present' },
        { title: 'Chapter Lead', organisation: 'Alumni of Corvane', start: '2022', end: 'present' },
        { title: 'Student Work', organisation: 'Oldmere', start: '2019', end: '2020' },
      ],
    }),
  );
  expect(profile.role).toBe('Global Postgraduate');
  expect(profile.summary).toMatch(
    /^Since 2021 Ilse Marwood has worked at Brillwater as Global Postgraduate\./,
  );
  expect(profile.summary).not.toContain('Student Work');
});

it('a figure that a team achieved is attributed to the team', () => {
  const { summary } = profileOf({}, [
    { ...EARLIER, statements: ['My team opened 20 stores that earned 4.2M USD in sales.'] },
  ]);
  expect(summary).toContain('At Corvane, Ilse’s team opened 20 stores that earned 4.2M USD in sales.');
});

it('list items that begin in lower case are read', () => {
  const { summary } = profileOf({}, [
    {
      ...EARLIER,
      statements: [
        'opened nine stores in two countries',
        'reduced waste of the stores by 40%',
        'hired 12 managers for the stores',
      ],
    },
  ]);
  expect(summary).toContain('reduced waste of the stores by 40%');
});

it('synonyms for building software count as one when the present role is chosen', () => {
  const { role, summary } = composeProfile(
    careerFacts({
      name: 'Ilse Marwood',
      headline: 'Software Engineer | Technical Writer',
      roles: [
        { title: 'Social Media Manager', organisation: 'Corvane', start: '2020', end: 'present' },
        { title: 'Software Developer', organisation: 'Brillwater', start: '2022', end: 'present' },
      ],
    }),
  ).profile;
  expect(summary).toMatch(/^[^.]*Software Developer at Brillwater|^[^.]*Brillwater[^.]*Software Developer/);
  // Two titles of the headline say more than the one of the post.
  expect(role).toBe('Software Engineer, Technical Writer');
});

it('a credential after the name is not part of the name', () => {
  const { profile } = composeProfile(
    careerFacts({
      name: 'Ilse K. Marwood, MS Marine Biology, MBA, PMP',
      roles: [
        {
          title: 'Supply Chain and Risk Management Consultant',
          organisation: 'Independent Consultant',
          start: '2021',
          end: 'present',
        },
        EARLIER,
      ],
    }),
  );
  expect(profile.name).toBe('Ilse K. Marwood, MS Marine Biology, MBA, PMP');
  expect(profile.summary).toMatch(
    /^Ilse K\. Marwood has worked as a supply chain and risk management consultant since 2021\./,
  );
});
