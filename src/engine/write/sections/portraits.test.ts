import { describe, expect, it } from 'vitest';
import { composeProfile } from '..';
import { writeListEntry } from '../sentences/statement-sentence';
import { careerContextOf } from '../statements/career-context';
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

  it('has two or three bullets, each an achievement with its employer', () => {
    for (const { bullets } of profile.personas) {
      expect([2, 3]).toContain(bullets.length);
      for (const bullet of bullets) expect(bullet).toMatch(/\((?:Havenkade|Brillwater)\)$/);
    }
    expect(profile.personas.length).toBeGreaterThan(0);
  });

  it('does not begin a bullet with the verb of a sentence about a role', () => {
    for (const bullet of profile.personas.flatMap((persona) => persona.bullets))
      expect(bullet).not.toMatch(/^Work(?:s|ed) as/);
  });

  it('has a title supported by the spans of its bullets', () => {
    for (const { title, bullets } of profile.personas) {
      const spansOf = (text: string) =>
        evidence.items.find((item) => item.section === 'personas' && item.text === text)?.spans ?? [];
      expect(spansOf(title)).toEqual(expect.arrayContaining(bullets.flatMap(spansOf)));
      expect(spansOf(title)).not.toHaveLength(0);
    }
  });
});

describe('the employer of an entry', () => {
  const line = 'Cut the arrears of the mills from 120 to 22';
  it.each([
    [line, 'Brillwater', 'from 120 to 22 (Brillwater)'],
    [`${line} (82% fewer)`, 'Brillwater', '(82% fewer) at Brillwater'],
    ['Presented mills at nine fairs (Velmont and Orla)', 'Brillwater', '(Velmont and Orla), Brillwater'],
    [line, 'Brillwater (Harbours)', 'from 120 to 22 at Brillwater (Harbours)'],
  ])('follows "%s", done at "%s", as "%s"', (statement, organisation, end) => {
    const role = { title: 'Depot Manager', organisation, start: '2011', end: '2018' };
    const facts = careerFacts({ name: 'Edda Norling', roles: [{ ...role, statements: [statement] }] });
    const [achievement] = careerContextOf(facts).achievements;
    if (!achievement) throw new Error('the statement is not told');
    expect(writeListEntry(achievement, 'named').text.slice(-end.length)).toBe(end);
  });
});

describe('the title of a persona', () => {
  const personaTitlesOf = (title: string) =>
    profileOf({
      roles: [
        {
          title,
          organisation: 'Orla Systems',
          start: '2016',
          end: 'present',
          statements: [
            'Cut hosting cost by 21% in 2019.',
            'Raised the output of the laboratories by 14% within a year.',
            'Won nine prizes worth £2 million for the field station.',
            'Managed an annual budget of £4 million.',
            'Owned the annual budget of £9 million for the laboratories.',
            'Owned the annual budget of £3 million for two field stations.',
            'Introduced a risk register for the field station.',
            'Built internal controls for three sites.',
          ],
        },
      ],
    }).profile.personas.map((persona) => persona.title);

  it('names the subjects of the statements, and does not call a person a lead without leading work', () => {
    expect(personaTitlesOf('Operations Director').join()).toMatch(/Budget.* Leader/);
    expect(personaTitlesOf('Analyst').join()).not.toMatch(/Lead/);
  });

  it('is the title of the role if no field fits the statements', () => {
    const { personas } = profileOf({
      roles: [
        {
          title: 'Head Gardener',
          organisation: 'Fernhill House',
          start: '2015',
          end: 'present',
          statements: [
            'Planted 4,000 oaks along the river.',
            'Laid out a walled garden of two acres.',
            'Grew 60 kinds of roses from cuttings.',
          ],
        },
      ],
    }).profile;
    expect(personas.map(({ title }) => title)).toEqual(['Head Gardener']);
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

  it('fill rows of two, and have neither articles, counts nor vague words', () => {
    expect([0, 2, 4]).toContain(superpowers.length);
    for (const { title } of superpowers) expect(title).not.toMatch(/^\p{L}+(?:ing (?:an?|the)|s the)\b/u);
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
    skills: ['Fleet leasing', 'Hiring', 'Actuarial Science', 'Pension', 'Falconry', 'Python'],
  }).profile;
  const lineOf = (title: string) =>
    functional_skills.flatMap(({ value }) => value).find((skill) => skill.title === title)?.description;

  it('has no line that is made of a certificate, a title or a degree', () => {
    expect(lineOf('Pension')).toBe('');
    expect(lineOf('Fleet leasing')).toBe('');
    expect(lineOf('Actuarial science')).toBe('');
  });

  it('has no line of filler, and an executive’s skills include no tool', () => {
    expect(JSON.stringify(functional_skills)).not.toMatch(/Shown at|Part of the work|Used at/);
    expect(lineOf('Python')).toBeUndefined();
  });

  it('has no line if no statement supports it', () => {
    expect(lineOf('Falconry')).toBe('');
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

  it('have a position, results and outcomes in their own grammar', () => {
    expect(profile.summary).toMatch(
      /^Edda Norling est dirigeante industrielle[^.]*\. Edda est directrice générale chez Papeteries du Vivier depuis 2017\./,
    );
    expect(profile.summary).toMatch(
      /Parmi les résultats chez Papeteries du Vivier figure la (?:réduction|croissance)/,
    );
    expect(profile.highlights[1]).toMatch(/ : animation d’une équipe de 12 acheteurs/);
    expect(profile.meet_them).not.toMatch(/français/i);
  });
});

describe('statements with an outcome', () => {
  it('come first in a persona, and decide which personas there are', () => {
    const { personas } = profileOf({
      roles: [
        {
          title: 'Operations Director',
          organisation: 'Brillwater',
          start: '2015',
          end: 'present',
          statements: [
            'Led the site of the group in Turin.',
            'Negotiated contracts with all suppliers of pulp.',
            'Negotiated a discount of 14% with the carriers.',
            'Negotiated the lease of the depot in Lyon.',
            'Trained staff of the mills in first aid.',
            'Trained managers in the new appraisal.',
            'Cut overtime costs by 22% within a year.',
            'Cut energy costs by EUR 3 million.',
            'Reduced travel costs by 40%.',
            'Cut packaging costs by 9%.',
            'Negotiated a discount of 21% with the foundries.',
            'Trained 140 drivers of the mills in a new standard.',
            'Negotiated rents of EUR 2 million down to EUR 1 million.',
          ],
        },
      ],
    }).profile;
    expect(personas.length).toBeGreaterThan(1);
    const figures = personas.map(({ bullets }) => bullets.map((bullet) => /\d/.test(bullet)));
    for (const bullets of figures)
      expect(bullets).toEqual([...bullets].sort((a, b) => Number(b) - Number(a)));
    expect(figures[0]).toContain(true);
  });

  it('do not include intentions, and being taught does not count as teaching', () => {
    const { personas, superpowers } = profileOf({
      roles: [
        {
          title: 'Operations Director',
          organisation: 'Brillwater',
          start: '2015',
          end: 'present',
          statements: [
            'Completed a training course in first aid in 2015.',
            'Attended training programmes on safety.',
            'Coordinated members of the team to reduce response times.',
            'Coordinated two vendors to reduce response times of service.',
          ],
        },
      ],
    }).profile;
    expect([...personas, ...superpowers].map(({ title }) => title).join()).not.toMatch(
      /Train|Lead-Time|lead times/,
    );
  });
});
