import { describe, expect, it } from 'vitest';
import { composeProfile } from '..';
import { type CareerInput, careerFacts } from '../testing/build';

const profileOf = (input: CareerInput) => composeProfile(careerFacts({ name: 'Edda Norling', ...input }));

describe('a persona', () => {
  const { profile, evidence } = profileOf({
    roles: [
      {
        title: 'Chief Financial Officer',
        organisation: 'Havenkade',
        start: '2018',
        end: 'present',
        statements: [
          'Cut the month-end close from 14 to 5 working days.',
          'Raised EUR 30 million in a Series B.',
        ],
      },
      {
        title: 'Finance Director',
        organisation: 'Brillwater',
        start: '2011',
        end: '2018',
        statements: [
          'Led the integration of two acquired mills.',
          'Reduced audit fees by 12%.',
          'Hired six controllers.',
        ],
      },
    ],
    certifications: [['Chartered Accountant'], ['Excel Basics Course']],
  });

  it('is backed by a certificate of its field, not by a course', () => {
    const bullets = profile.personas.flatMap((persona) => persona.bullets);
    expect(bullets).toContain('Chartered Accountant');
    expect(bullets).not.toContain('Excel Basics Course');
  });

  it('has posts as a list has them', () => {
    for (const bullet of profile.personas.flatMap((persona) => persona.bullets))
      expect(bullet).not.toMatch(/^Work(?:s|ed) as/);
  });

  it('has a title that rests on what its bullets rest on', () => {
    for (const { title, bullets } of profile.personas) {
      const spansOf = (text: string) =>
        evidence.items.find((item) => item.section === 'personas' && item.text === text)?.spans ?? [];
      expect(spansOf(title)).toEqual(expect.arrayContaining(bullets.flatMap(spansOf)));
      expect(spansOf(title)).not.toHaveLength(0);
    }
  });
});

describe('the reader of a persona', () => {
  const titles = (title: string, organisation: string) =>
    profileOf({
      roles: [
        {
          title,
          organisation,
          start: '2016',
          end: 'present',
          statements: [
            'Secured £3.1m in funding for kelp research.',
            'Managed an annual budget of £4 million.',
            'Turned around a loss-making laboratory in two years.',
            'Introduced a risk register for the field station.',
          ],
        },
      ],
    }).profile.personas.map((persona) => persona.title);

  it('is no board for a craft, however senior', () => {
    for (const craft of ['Principal Engineer', 'Associate Professor'])
      expect(titles(craft, 'Orla Systems').join()).not.toMatch(/Board|Founder/);
  });

  it('is no founder in public work', () => {
    expect(titles('Director', 'Orla Research Institute').join()).toMatch(/Board/);
    expect(titles('Director', 'Orla Research Institute').join()).not.toMatch(/Founder/);
  });
});

describe('titles of superpowers', () => {
  const { superpowers } = profileOf({
    roles: [
      {
        title: 'Plant Director',
        organisation: 'Molwick Foods',
        start: '2014',
        end: 'present',
        statements: [
          'Ran a plant of 420 people without an accident.',
          'Developed the company’s supplier handbook for new buyers.',
          'Repaired various ovens.',
          'Developed multiple proofs of concept for bakers.',
          'Moved four lines to one planning system.',
          'Wrote the visitor rules.',
        ],
      },
    ],
  }).profile;

  it('leave out counts, possessives and vague words, and never move anything nowhere', () => {
    for (const { title } of superpowers)
      expect(title).not.toMatch(/of people|company|multiple|various|four|^Moving|^Developing proofs$/);
  });
});

describe('a skill', () => {
  const { functional_skills } = profileOf({
    roles: [
      {
        title: 'Head of Fleet Leasing',
        organisation: 'Wrenfield Motors',
        start: '2015',
        end: 'present',
        statements: [
          'Hired 14 advisers in one spring.',
          'Kept the books in Ledgerwise and Python.',
          'Won two awards.',
        ],
      },
    ],
    education: [{ school: 'Coastal University', degree: 'MSc', field: 'Actuarial Science' }],
    certifications: [['Certified Pension Trustee']],
    skills: ['Fleet leasing', 'Hiring', 'Actuarial Science', 'Pension', 'Falconry'],
  }).profile;
  const line = (title: string) =>
    functional_skills.flatMap(({ value }) => value).find((skill) => skill.title === title)?.description;

  it('rests on an office, a degree or a certificate of its name, or on any form of its verb', () => {
    expect(line('Fleet leasing')).toBe('Head of Fleet Leasing at Wrenfield Motors, 2015 to today.');
    expect(line('Actuarial Science')).toBe('MSc, Actuarial Science, Coastal University.');
    expect(line('Pension')).toBe('Certified Pension Trustee.');
    expect(line('Hiring')).toContain('ired 14 advisers');
  });

  it('stands without a line where nothing speaks of it', () => {
    expect(line('Falconry')).toBe('');
  });
});

describe('drafts in other languages', () => {
  const { profile } = profileOf({
    about: ['Dirigeante industrielle dans la papeterie depuis vingt ans.'],
    roles: [
      {
        title: 'Directrice générale',
        organisation: 'Papeteries du Vivier',
        start: '2017',
        end: 'present',
        statements: [
          'Réduction de l’absentéisme de 9 % à 4 %',
          'Croissance du chiffre d’affaires de 20 à 44 millions d’euros',
        ],
      },
      {
        title: 'Responsable des achats',
        organisation: 'Cartonnages Lemoine',
        start: '2009',
        end: '2017',
        statements: ['Animation d’une équipe de 12 acheteurs'],
      },
    ],
    languages: ['Français', 'Anglais'],
  });

  it('begin with what they call themselves, and have outcomes, two personas and the fields of their results', () => {
    expect(profile.summary).toMatch(/^Edda Norling est dirigeante industrielle/);
    expect(profile.highlights[0]).toMatch(/ : \p{Ll}.*\d/u);
    expect(profile.personas).toHaveLength(2);
    for (const { bullets } of profile.personas) expect(bullets).toHaveLength(2);
    expect(profile.sweetspot).toMatch(/^Les résultats montrent surtout : /);
    expect(profile.meet_them).not.toMatch(/français/i);
  });

  it('find words that begin or end with an accent', () => {
    expect(profile.personas.map(({ title }) => title).join()).toMatch(/équipe/);
  });
});
