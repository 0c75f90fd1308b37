import { describe, expect, it } from 'vitest';
import { composeProfile } from '..';
import { careerFacts } from '../testing';

interface Given {
  about?: string[];
  here?: string[];
  before?: string[];
  founded?: string[];
  isOnly?: boolean;
}

const profileOf = ({ about = [], here = [], before = [], founded, isOnly = false }: Given) =>
  composeProfile(
    careerFacts({
      name: 'Edda Norling',
      about,
      roles: [
        {
          title: 'Vice President Operations',
          organisation: 'Brillwater',
          start: '2019',
          end: 'present',
          statements: here,
        },
        ...(isOnly
          ? []
          : [
              {
                title: 'Plant Director',
                organisation: 'Corran Mills',
                start: '2012',
                end: '2019',
                statements: before,
              },
            ]),
        ...(founded
          ? [
              {
                title: 'Director',
                organisation: 'Tarnfield Software',
                start: '1996',
                end: '2001',
                statements: founded,
              },
            ]
          : []),
      ],
    }),
  ).profile;

const PROCESS = [
  'Gained and sought approval for the annual plan.',
  'Ensured that the mills exceed the demands.',
];

describe('a description', () => {
  it('begins with an earlier achievement rather than with a process', () => {
    const { summary } = profileOf({
      here: PROCESS,
      before: ['Built the river mill of Corran in nine months.'],
    });
    expect(summary).toContain('built the river mill');
    expect(summary).not.toMatch(/approval|ensured/);
  });

  it.each([
    ['a routine task', ['Prepares the monthly plans of the mills in time.'], [], 'monthly plans'],
    [
      'an achievement of long ago',
      [],
      ['Reduced the losses of the old mill from 4% to 1%.'],
      'losses of the old mill',
    ],
  ])('states the way to the present role rather than %s', (_, here, founded, omitted) => {
    const { summary, meet_them } = profileOf({ here, founded });
    expect(`${summary} ${meet_them}`).toContain('Plant Director');
    expect(summary).not.toContain(omitted);
  });

  it('omits tasks of earlier roles, and introduces a person about whom nothing else is known by one', () => {
    const { summary, meet_them } = profileOf({
      here: ['Prepares the monthly plans of the mills in time.'],
      before: ['Tracked the reports of the old mill in lists.'],
    });
    expect(summary).not.toMatch(/plans|reports/);
    expect(meet_them).toContain('prepares the monthly plans');
  });

  it('begins with the person’s description of themselves if there are only processes', () => {
    const { summary } = profileOf({
      here: PROCESS,
      about: ['Operations leader with 22 years in mills and depots.'],
    });
    expect(summary).toMatch(/^Edda Norling is an operations leader with 22 years in mills and depots\./);
    expect(summary).not.toMatch(/approval|ensured/);
  });

  it('states the best result of the career after the person’s description of themselves', () => {
    const { summary } = profileOf({
      here: ['Opened two depots in Varn.'],
      about: [
        'Operations leader with 22 years in mills and depots.',
        'Completed 45 rebuilds of mills worth $90 million on time.',
      ],
    });
    expect(summary).toMatch(/22 years in mills and depots\. Edda completed 45 rebuilds of mills/);
  });

  it('names the title once if the person’s description of themselves has it too', () => {
    const { summary } = profileOf({
      about: ['Vice President Operations with 22 years in mills and depots.'],
      here: ['Opened two depots in Varn.'],
    });
    expect(summary).toContain('Brillwater');
    expect(summary.match(/Vice President/gi)).toHaveLength(1);
  });

  it('omits a description of oneself that only repeats title and employer', () => {
    const { summary } = profileOf({
      about: ['I am Vice President Operations at Brillwater with nine mills.'],
      here: ['Opened two depots in Varn.'],
    });
    expect(summary.match(/Vice President/gi)).toHaveLength(1);
    expect(summary).not.toContain('nine mills');
  });

  it('states the reach of an executive’s role before its best result', () => {
    const { summary } = profileOf({
      here: [
        'Raised the yield of all mills by 14%, lifting sales from $3 million to $8 million.',
        'Leads a $5 million group of mills with 900 employees across four countries.',
        'Opened two depots in Varn.',
      ],
    });
    expect(summary).toMatch(/900 employees.*by 14%/);
  });

  it('uses a process if there is nothing else', () => {
    const [process = ''] = PROCESS;
    expect(profileOf({ here: [process], isOnly: true }).summary).toContain('approval');
  });

  it('prefers the size of a task to an achievement without a figure', () => {
    const { summary } = profileOf({
      before: [
        'Introduced a shared stock of spare parts.',
        'Was responsible for 300 employees in four mills.',
      ],
    });
    expect(summary).toContain('300 employees');
  });
});

describe('statements about oneself', () => {
  it('exclude praise if there are facts', () => {
    const { meet_them, summary } = profileOf({
      about: [
        'I am proud to be part of a company that values change.',
        'I lead the mills of Brillwater in four countries.',
        'I speak at the Harbour Forum in Varn every spring.',
      ],
    });
    expect(`${summary} ${meet_them}`).toContain('Harbour Forum');
    expect(`${summary} ${meet_them}`).not.toContain('proud');
  });

  it('include praise if there is nothing else', () => {
    expect(profileOf({ about: ['I bring calm to the mills that grow fast.'] }).meet_them).toContain(
      'brings calm',
    );
  });
});

it('the best result of the career introduces a person without other statements, and is stated once', () => {
  const profile = profileOf({
    about: ['Led mills and depots with over 30,000 staff in 60 countries.'],
    here: [
      'Raised the yield of six mills by 14%.',
      'Cut the waste of the mills by 30%.',
      'Opened two depots in Varn.',
    ],
    before: [
      'Built the river mill of Corran in nine months.',
      'Doubled exports of rye to $40 million.',
      'Hired 40 millers.',
    ],
  });
  expect(profile.meet_them).toContain('Edda led mills and depots with over 30,000 staff in 60 countries.');
  expect(JSON.stringify(profile).split('30,000')).toHaveLength(2);
});

it('a company founded long ago is mentioned', () => {
  const { meet_them } = profileOf({
    here: ['Raised the yield of six mills by 14%.', 'Cut the waste of the mills by 30%.'],
    before: [
      'Built the river mill of Corran in nine months.',
      'Opened two depots in Varn.',
      'Doubled exports.',
    ],
    founded: ['Co-founded Tarnfield Software.'],
  });
  expect(meet_them).toContain('Edda co-founded Tarnfield Software.');
});
