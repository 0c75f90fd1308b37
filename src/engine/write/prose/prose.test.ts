import { describe, expect, it } from 'vitest';
import { composeProfile } from '..';
import { careerFacts } from '../testing';

const CHIEF = careerFacts({
  name: 'Ottoline Marsh',
  location: 'Bristol, United Kingdom',
  roles: [
    {
      title: 'Chief Executive Officer',
      organisation: 'Pellworm Ferries',
      start: '2018',
      end: 'present',
      statements: [
        'Lead a ferry company with 1,900 employees in 6 countries.',
        'Raised punctuality from 71% to 94%.',
        'Renewed nine vessels within the planned budget.',
      ],
    },
    {
      title: 'Chief Operating Officer',
      organisation: 'Aldmoor Rail',
      start: '2011',
      end: '2018',
      statements: [
        'Managed a team of 40 across these functions.',
        'Cut energy use by 18% in three years.',
        'Negotiated a wage agreement with two unions.',
        'Opened a depot in Leeds for night trains.',
        'Introduced a shared timetable for buses and trains.',
      ],
    },
  ],
  education: [{ school: 'Coastal University', degree: 'MSc', field: 'Transport', end: '2010' }],
  languages: ['English', 'Dutch'],
  skills: ['Negotiation', 'Transport', 'Timetable planning', 'Fleet renewal'],
});

describe('the description', () => {
  const { summary } = composeProfile(CHIEF).profile;

  it('joins how large the present task is to the position', () => {
    expect(summary).toMatch(/^Ottoline Marsh has been .* since 2018 and leads a ferry company with 1,900/);
  });

  it('puts what changed before the size of a task', () => {
    expect(summary).toContain('There, Ottoline raised punctuality from 71% to 94%.');
    expect(summary).not.toContain('team of 40');
  });

  it('names no employer as an earlier one whose result it has just told', () => {
    const told = careerFacts({
      name: 'Ottoline Marsh',
      roles: [
        {
          title: 'General Counsel',
          organisation: 'Pellworm Ferries',
          start: '2018',
          end: 'present',
          statements: ['Settled a dispute with a shipyard.', 'Drafted the charter policy for six ports.'],
        },
        {
          title: 'Senior Associate',
          organisation: 'Hathersage Law',
          start: '2010',
          end: '2018',
          statements: [
            'Cut the cost of disputes by 31% in two years.',
            'Trained eight solicitors.',
            'Ran the pro bono desk for tenants.',
          ],
        },
      ],
    });
    const { summary: text } = composeProfile(told).profile;
    expect(text).toContain('At Hathersage Law, Ottoline cut');
    expect(text).not.toMatch(/earlier role took/i);
  });
});

describe('the introduction', () => {
  const { meet_them } = composeProfile(CHIEF).profile;

  it('repeats neither the position nor the result that the description has told', () => {
    expect(meet_them).not.toMatch(/works as/);
    expect(meet_them).not.toContain('punctuality');
  });

  it('names the languages beside the one it is written in', () => {
    expect(meet_them).toContain('speaks Dutch');
    expect(meet_them).not.toContain('English');
  });

  it('tells posts without years in one sentence', () => {
    const undated = careerFacts({
      name: 'Ottoline Marsh',
      roles: [
        { title: 'Director', organisation: 'Pellworm Ferries', start: '2018', end: 'present' },
        { title: 'Analyst', organisation: 'Aldmoor Rail' },
        { title: 'Consultant', organisation: 'Hathersage' },
      ],
    });
    expect(composeProfile(undated).profile.meet_them.match(/has also worked/g)).toHaveLength(1);
  });
});

describe('key roles', () => {
  const { highlights } = composeProfile(CHIEF).profile;

  it('carry the change with a figure, also where it is told elsewhere', () => {
    expect(highlights[0]).toContain('raised punctuality from 71% to 94%');
    expect(highlights[1]).toContain('cut energy use by 18%');
  });

  it('end before words that point at something said before', () => {
    expect(highlights.join()).not.toContain('these functions');
  });
});

describe('the sweet spot', () => {
  it('has the strongest outcome that the description has not told', () => {
    const { sweetspot } = composeProfile(CHIEF).profile;
    expect(sweetspot).toMatch(/: at Aldmoor Rail, Ottoline cut energy use by 18%/);
  });
});
