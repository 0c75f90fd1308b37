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

  it('names the present role with employer and year, and is the same each time', () => {
    for (const part of ['Ottoline Marsh', 'Chief Executive Officer', 'Pellworm Ferries', '2018'])
      expect(summary).toContain(part);
    expect(composeProfile(structuredClone(CHIEF)).profile.summary).toBe(summary);
  });

  it('states the reach of the role, then a change rather than the size of a task', () => {
    expect(summary).toMatch(/1,900 employees.*raised punctuality from 71% to 94%/);
    expect(summary).not.toContain('team of 40');
  });

  it('does not call an employer an earlier one right after stating its result', () => {
    const facts = careerFacts({
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
    const { summary: text } = composeProfile(facts).profile;
    expect(text).toContain('Pellworm Ferries');
    expect(text).not.toMatch(/earlier roles? took|the way there led/i);
  });
});

describe('the introduction', () => {
  const { meet_them } = composeProfile(CHIEF).profile;

  it('repeats neither the position nor the result of the description', () => {
    expect(meet_them).not.toMatch(/works as/);
    expect(meet_them).not.toContain('punctuality');
  });

  it('names the languages other than its own', () => {
    expect(meet_them).toContain('speaks Dutch');
    expect(meet_them).not.toMatch(/speaks English|English are|English and/);
  });

  it('ends with the degree, which the list of certifications has too', () => {
    expect(meet_them).toMatch(/(?:holds|earned) an MSc in Transport (?:from|at) Coastal University\./);
    expect(composeProfile(CHIEF).profile.certifications).toEqual(['MSc, Transport, Coastal University']);
  });

  it('has no second paragraph without a story, and never lists employers', () => {
    const bare = careerFacts({
      name: 'Ottoline Marsh',
      about: ['I lead a ferry line and care about crews.'],
      roles: [
        { title: 'Director', organisation: 'Pellworm Ferries', start: '2018', end: 'present' },
        { title: 'Analyst', organisation: 'Aldmoor Rail', start: '2014', end: '2018' },
        { title: 'Consultant', organisation: 'Hathersage', start: '2010', end: '2014' },
      ],
    });
    const { meet_them: text } = composeProfile(bare).profile;
    expect(text).not.toContain('\n\n');
    expect(text).not.toMatch(/Aldmoor|Hathersage/);
  });

  it('or the portraits state what was done in earlier roles, each with its employer', () => {
    const { personas, superpowers } = composeProfile(CHIEF).profile;
    const story = [
      meet_them,
      ...personas.flatMap(({ bullets }) => bullets),
      ...superpowers.map((one) => one.description),
    ];
    expect(story.join(' ')).toMatch(/Aldmoor Rail/);
    expect(story.join(' ')).toMatch(/cut energy|negotiated a wage|opened a depot|introduced a shared/i);
  });
});

describe('key roles', () => {
  const { highlights } = composeProfile(CHIEF).profile;

  it('have years, title, organisation and a strong outcome', () => {
    expect(highlights[0]).toMatch(
      /^Chief Executive Officer, Pellworm Ferries, 2018 to today: (?:renewed nine vessels|raised punctuality)/,
    );
    expect(highlights[1]).toMatch(/^Chief Operating Officer, Aldmoor Rail, 2011 to 2018: \p{Ll}/u);
  });

  it('end before words that refer to something in another sentence', () => {
    expect(highlights.join()).not.toContain('these functions');
  });
});

describe('the sweet spot', () => {
  it('is absent without statements about company, situation and mandate', () => {
    expect(composeProfile(CHIEF).profile.sweetspot).toBe('');
  });

  it('quotes what the person wrote about it', () => {
    const facts = careerFacts({
      name: 'Ottoline Marsh',
      about: ['I help founder-led transport companies when the second generation takes over.'],
      roles: [{ title: 'Adviser', organisation: 'Marsh & Co', start: '2020', end: 'present' }],
    });
    expect(composeProfile(facts).profile.sweetspot).toBe(
      'Ottoline helps founder-led transport companies when the second generation takes over.',
    );
  });
});

it('names of languages are in the language of the profile, whatever the source calls them', () => {
  const sentenceOf = (languages: string[]) => {
    const { profile } = composeProfile({ ...CHIEF, languages: careerFacts({ languages }).languages });
    return profile.meet_them + profile.summary;
  };
  expect(sentenceOf(['niemiecki (Native or Bilingual)', 'Espanhol', 'deutsch'])).toMatch(
    /German and Spanish|Spanish and German/,
  );
  expect(sentenceOf(['englisch', 'kiswahili'])).toMatch(
    /Besides English, Ottoline speaks Swahili|Ottoline speaks English and Swahili/,
  );
  expect(sentenceOf(['Klingon'])).toContain('Klingon');
});
