/** Reading the text of a role: its terms, its requirements, and texts that are no role. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRoleText } from '..';
import { ADVERTISEMENT } from '../testing/advertisement-and-resume';
import { readRole } from './';
import { readJson } from './job-schema';

const requirementTextsOf = (role: ReturnType<typeof readRole>, must: boolean) =>
  role.requirements.filter((one) => one.must === must).map(({ text }) => text);

it.each([
  ['We are a Series B company. Our Series A closed in 2019.', 'Series B'],
  ['Brillwater is a Series C scale-up. We raised our seed round in 2017.', 'Series C'],
  ['We go from Series A to Series B.', 'Series B'],
  ['A founder-led, family-owned group.', 'Founder-led'],
  ['A company of growers.', null],
])('the stage of the company in %j is %s', (text, stage) => {
  expect(readRole(`Finance Director\nBrillwater\n\n${text}`).stage).toBe(stage);
});

it.each([
  ['after a byte order mark', '\ufeff{"title":"Head of Product"}'],
  ['in a list', '[{"title":"Head of Product"}]'],
])('a job in JSON is read %s', (_, json) => {
  expect(readJson(json)).toEqual({ kind: 'job', text: '# Head of Product' });
});

it('several jobs in JSON are not read as one', () => {
  expect(readJson('[{"title":"Head of Product"},{"title":"Head of Sales"}]')).toEqual({ kind: 'other' });
});

it.each(['Experience with cookies and consent management platforms', 'Knowledge of equal opportunity law'])(
  'a requirement is no notice of the page: %s',
  (text) => {
    const role = readRole(`Legal Director\nBrillwater\n\nRequirements\n- ${text}\n- Five years in law`);
    expect(role.requirements.map((one) => one.text)).toContain(text);
  },
);

describe('the reader of roles', () => {
  const role = readRole(ADVERTISEMENT);

  it('reads the terms of a role as typed facts', () => {
    expect(role).toMatchObject({
      title: 'Fractional Chief Operating Officer',
      organisation: 'Kestrel Cold Chain',
      seniority: 'c-level',
      functions: ['operations'],
      engagement: { kind: 'fractional', daysPerWeek: [2, 2], months: [6, null] },
      places: ['Singapore'],
      remote: 'hybrid',
      pay: { min: 1250, max: 1250, currency: 'USD', period: 'day' },
      start: '2027-01-04',
      stage: 'Series B',
      textLanguage: 'en',
      workAuthorisation: 'You must have the right to work in Singapore.',
    });
    expect(role.languages).toEqual([
      { name: 'English', must: true },
      { name: 'Chinese', must: false },
    ]);
  });

  it('separates must-haves from nice-to-haves, also within one line', () => {
    expect(requirementTextsOf(role, true)).toContain('Experience with lean or Six Sigma process improvement');
    expect(requirementTextsOf(role, false)).toEqual([
      'a black belt is preferred',
      'ideally Mandarin',
      'Experience with SAP',
      'Temperature-controlled transport',
    ]);
  });

  it('does not read a menu, cookie notice, benefit or equal-opportunity notice as a requirement', () => {
    const all = role.requirements.map(({ text }) => text).join('\n');
    expect(all).not.toMatch(/cookie|salary|holiday|discriminate|Find jobs|weekly operations review/i);
    expect(role.responsibilities.map(({ text }) => text)).toContain('Run the weekly operations review');
  });

  it('gives each requirement as a span of the text', () => {
    for (const { text, at } of role.requirements)
      expect(ADVERTISEMENT.slice(at, at + text.length)).toBe(text);
  });

  it('reads a salary as pay, but no other amounts', () => {
    const pay = (line: string) => readRole(`# Finance Director\nAcme\n\n${line}`).pay;
    expect(
      pay('We raised $40 million and serve a £34bn industry with a learning budget of $1,500 a year.'),
    ).toBeNull();
    expect(pay('You will own a budget of $2,000,000.')).toBeNull();
    expect(pay('Competitive base salary, disclosed at the first call.')).toBeNull();
    expect(pay('Gehalt: 65.000 – 80.000 € brutto im Jahr')).toEqual({
      min: 65000,
      max: 80000,
      currency: 'EUR',
      period: 'year',
    });
    expect(pay('Salary: £80k - £95k per annum')).toEqual({
      min: 80000,
      max: 95000,
      currency: 'GBP',
      period: 'year',
    });
  });

  it('reads a client’s mail without headings, and ignores the quoted mails', () => {
    const mail = readRole(
      "From: Ines Roth\nSubject: operations help\n\nHi,\n\nwe are Orrin and Company - forty people in Leeds. We want an interim COO, 3 days a week, for 4 months.\n\nWhat we can't do without:\n- you have run a warehouse\n- you can be in Leeds twice a week\n\nNice to have: Odoo, German, first audit.\n\n> On 3 May, Sam wrote:\n> 5 days a week would be too much.\n",
    );
    expect(mail).toMatchObject({
      title: 'Interim COO',
      engagement: { kind: 'interim', daysPerWeek: [3, 3], months: [4, 4] },
    });
    expect(requirementTextsOf(mail, true)).toEqual([
      'you have run a warehouse',
      'you can be in Leeds twice a week',
    ]);
    expect(requirementTextsOf(mail, false)).toEqual(['Odoo', 'German', 'first audit']);
  });

  it.each([
    [
      'de',
      'Wir suchen ab sofort eine:n Finanzleiter:in (m/w/d) in Vollzeit.\n\nStandort: Köln\n\nDein Profil:\n\n- Mindestens 5 Jahre Erfahrung im Controlling\n- Englischkenntnisse von Vorteil\n\nWir bieten:\n\n- 30 Tage Urlaub\n',
      'director',
      'finance',
      'full-time',
    ],
    [
      'fr',
      "# Directeur financier à temps partagé\n\nLieu : Lyon\n\n## Profil recherché\n\n- Vous justifiez de 10 ans d'expérience en contrôle de gestion\n- La maîtrise de l'anglais serait un plus\n\n## Nous offrons\n\n- Une mutuelle\n",
      'c-level',
      'finance',
      'fractional',
    ],
    [
      'es',
      '# Director de Operaciones\n\nUbicación: Madrid\n\n## Requisitos\n\n- Experiencia mínima de 8 años en logística\n- Se valora el conocimiento de SAP\n\n## Ofrecemos\n\n- Jornada completa y seguro médico\n',
      'director',
      'operations',
      'full-time',
    ],
  ])('reads an advertisement in %s', (language, text, seniority, name, kind) => {
    const read = readRole(text);
    expect(read).toMatchObject({
      seniority,
      functions: [name],
      engagement: { kind },
      textLanguage: language,
    });
    expect(read.requirements.map(({ must }) => must)).toEqual([true, false]);
  });

  it('reads a job description in JSON Resume’s schema', () => {
    const json = readJson(
      JSON.stringify({
        title: 'Head of Product',
        company: 'Nimbus',
        qualifications: ['Five years in product management'],
        location: { city: 'Oslo', countryCode: 'NO' },
      }),
    );
    expect(readRole(json?.kind === 'job' ? json.text : '')).toMatchObject({
      title: 'Head of Product',
      places: ['Oslo, NO'],
      requirements: [{ text: 'Five years in product management' }],
    });
  });

  it.each([
    ['We are looking for a fractional CFO for two days a week.', 'Fractional CFO'],
    ['We are looking for an interim finance director.', 'Interim finance director'],
    ['# eCommerce Director\n\nWe sell lamps.', 'eCommerce Director'],
  ])('begins a title with a capital: %s', (text, title) => {
    expect(readRole(text).title).toBe(title);
  });

  it('prefers terms that are labelled to others in prose', () => {
    const { engagement } = readRole(
      [
        'Company: Northgate Diagnostics',
        'We need a fractional CFO. Our last one came two days a week, for 6 months.',
        'Engagement: 12 days a month, starting 2099-01-18.',
      ].join('\n\n'),
    );
    expect(engagement).toMatchObject({ kind: 'fractional', daysPerMonth: [12, 12] });
    expect(engagement.daysPerWeek).toBeUndefined();
  });

  it('reads every requirement of a short message', () => {
    const message = [
      'Company: Northgate Diagnostics',
      'We need a fractional CFO. You must have taken a company through a Series A. Must hold ACA. Experience with Xero is required. CIMA would be a bonus.',
      'Engagement: 8 days a month, starting 2099-01-18.',
    ].join('\n\n');
    expect(readRole(message).requirements.map(({ text, must }) => [text, must])).toEqual([
      ['You must have taken a company through a Series A.', true],
      ['Must hold ACA.', true],
      ['Experience with Xero is required.', true],
      ['CIMA would be a bonus.', false],
    ]);
  });

  it('returns the titles if a page lists many roles', () => {
    const page = `# Careers at Nimbus\n\n${['Head of Product', 'Chief Financial Officer', 'Sales Manager', 'Software Engineer', 'Marketing Director', 'Operations Lead'].map((title) => `${title}\nOslo\n`).join('\n')}`;
    const reading = readRoleText(page);
    expect(reading.kind === 'several' && reading.titles).toContain('Chief Financial Officer');
  });

  it('reads a short message that offers work by its days and pay or start', () => {
    const message = [
      'Company: Northgate Diagnostics',
      'We bought two laboratories in September and they still run as three companies. Could you stand beside me?',
      'Engagement: 8 days a month, starting 2099-01-18.',
      'Rate: US$1350 a day.',
    ];
    expect(readRoleText(message.join('\n\n'))).toMatchObject({
      kind: 'role',
      role: {
        title: null,
        organisation: 'Northgate Diagnostics',
        engagement: { daysPerMonth: [8, 8] },
        pay: { min: 1350, currency: 'USD', period: 'day' },
        start: '2099-01-18',
        requirements: [],
      },
    });
    expect(readRoleText(message.slice(0, 2).join('\n\n')).kind).toBe('none');
    expect(readRoleText(`${'It rained. '.repeat(400)}${message.join('\n\n')}`).kind).toBe('none');
  });

  it('recognises that a novel or a login page is not a role', () => {
    expect(
      readRoleText('Call me what you like. It was a grey morning, and the harbour lay still.\n\n'.repeat(900))
        .kind,
    ).toBe('none');
    expect(readRoleText('Sign in\n\nEmail address\n\nPassword\n\nForgot your password?').kind).toBe('none');
  });

  it('reads any text, with spans of it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 3_000 }), (text) => {
        const { requirements } = readRole(text);
        for (const one of requirements) expect(text.slice(one.at, one.at + one.text.length)).toBe(one.text);
      }),
      { numRuns: 60 },
    );
  });
});

it('a very long title in the first line is read', () => {
  const title =
    'Chief Operating Officer and Deputy to the Chief Executive for Regional Transformation, Integration and Shared Services';
  expect(readRole(`${title}\nHalden Health\n\nRequirements\n- Experience in operations\n`).title).toBe(title);
});

it('the place of work is separated from ‘remote’ or ‘on-site’', () => {
  const role = readRole('Head of Operations\n\nLocation: Singapore, on site\n');
  expect([role.places, role.remote]).toEqual([['Singapore'], 'onsite']);
});
