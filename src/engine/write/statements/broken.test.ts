/** Lines that are broken, misread or no statements, and what of them a profile may use. */
import { describe, expect, it } from 'vitest';
import { composeProfile } from '..';
import { careerFacts } from '../testing/build';
import { careerContextOf } from './career-context';
import { isRefused } from './refuse';

const profileText = (statements: string[], end = '2019') =>
  JSON.stringify(
    composeProfile(
      careerFacts({
        name: 'Edda Norling',
        roles: [{ title: 'Operations Director', organisation: 'Brillwater', start: '2012', end, statements }],
      }),
    ).profile,
  );

/** The texts of the statements that may be printed. */
const printableTextOf = (statements: string[]) =>
  careerContextOf(
    careerFacts({
      name: 'Edda Norling',
      roles: [{ title: 'Director', organisation: 'Brillwater', statements }],
    }),
  )
    .achievements.map(({ text }) => text)
    .join('\n');

describe('lines broken by text extraction or by their author', () => {
  it.each([
    [
      "a noun phrase that begins like a verb ('Project planning')",
      'Project planning and scheduling for the mills',
      /[Pp]roject(?:ed|s) planning/,
    ],
    [
      "a gerund joined to a noun phrase ('Tracking & careful follow up')",
      'Tracking & careful follow up of purchasing orders',
      /[Tt]rack(?:ed|s)/,
    ],
    [
      "an unknown verb in a list of verbs ('blorp')",
      'Open, read, blorp and distribute the mail of the mill',
      /blorp/,
    ],
    ["a wrong letter in place of a ligature ('integraNon')", 'Led the integraNon of two mills', /integraNon/],
    ['cells of a table run together in one line', 'Mill works | Python, build toolkit 5 lines', /toolkit/],
    [
      'an advertisement that addresses the reader',
      'Speak freely and the mill will grind your corn wherever you decide',
      /grind/,
    ],
    [
      "a field of an application form ('Expected Salary')",
      'Expected Salary: open for discussion',
      /[Ss]alary/,
    ],
    [
      "'me' in addition to the subject",
      'Built a press for pears to give me an understanding of mills',
      /press/,
    ],
    [
      "two verbs in a row ('Installed completed')",
      'Installed completed the press of the mill in Varn',
      /[Ii]nstalled/,
    ],
    [
      "a second verb in another tense ('Wrote ... and forward')",
      'Wrote the reports of the mill and forward to the owner',
      /forward/,
    ],
    [
      'words in capitals from another column',
      'Led the mill and wrote TASK MANAGEMENT rules for shifts',
      /TASK/,
    ],
    [
      'two lines run together without a full stop',
      'Held talks as per the schedule Effective storage of gear',
      /Effective/,
    ],
    [
      "an applicant’s wish ('Seeking a challenging role')",
      'Seeking a challenging role in a growing mill',
      /challenging/,
    ],
    ["a step that begins with 'Then'", 'Then sent the papers of the mill to the bank', /papers/],
    ['an award that the company received', 'Voted the mill most likely to thrive by its town', /Voted/],
    [
      "'these' without the line that it refers to",
      'Specialises in bringing these mills water and power',
      /these mills/,
    ],
    [
      "a verb without its object ('successfully securing')",
      'Built a press for four mills, thus successfully securing',
      /securing/,
    ],
    [
      "an interest in other roles ('interested in roles where')",
      'Especially interested in roles where mills are no game',
      /mills are no/,
    ],
    [
      "a verb of cooperation without a partner ('collaborating')",
      'Led the talks of four mills, collaborating',
      /collaborating/,
    ],
    [
      'a sentence whose subject is the employer, after a participle',
      'Owning mills in nine countries, Brillwater employs 6,000 people',
      /nine/,
    ],
    [
      "a second verb that is not inflected ('Managed ... and submit')",
      'Managed the progress of two mills and submit updates weekly',
      /submit /,
    ],
    ['a second sentence after a comma', 'Led the works of mills, each work involved 2-5 gangs', /gangs/],
    [
      "an award 'for this role' without the role",
      'Awarded for this role by the owner of the mill',
      /Awarded|awarded/,
    ],
    ["an 'and' between two commas", 'Promoted as Miller of the town, and, started to plan shifts', /shifts/],
    [
      "a missing number after 'between'",
      'Served anywhere between and 25 and 2,500 people at nine fairs',
      /between/,
    ],
    [
      "'it' without the line that it refers to",
      'Followed it up with two years in a valley of growers',
      /followed/i,
    ],
    ['the title of a book', 'Rivers: Building the Modern Harbour', /Harbour/],
    [
      "an applicant’s hope ('I look forward to')",
      'I look forward to joining a mill with new presses',
      /forward/,
    ],
    ["a sentence that stops at 'thereby'", 'Planned the production of three mills thereby', /thereby/],
  ])('are not used: %s', (_, line, trace) => {
    expect(profileText([line, 'Cut energy costs by 18% in three mills.'])).not.toMatch(trace);
  });

  it('are used up to where they break off', () => {
    const text = printableTextOf([
      'Rated suppliers on several measures such as rejections, delivery, quality, etc.',
      'Managed 110 people across these functions',
      'Closed two mills within a year. ensured that nobody was hurt in it.',
      'Audited four mills to determine losses Conducted energy reviews of all sites',
      'Sold mills,barns and fields for EUR 4 million',
      'developed and Tested a new press',
    ]);
    expect(text).not.toMatch(/etc|these functions|ensured that|losses Conducted|mills,barns|and Tested/);
    for (const part of [
      'on several measures',
      '110 people',
      'within a year',
      'to determine losses',
      'mills, barns',
    ])
      expect(text).toContain(part);
  });
});

it('a missing space after a number is added', () => {
  expect(printableTextOf(['Delivered reports on sales across 6product categories'])).toMatch(
    /6 product categories/,
  );
});

describe('text misread as a name', () => {
  const profile = (input: Parameters<typeof careerFacts>[0]) => composeProfile(careerFacts(input)).profile;
  const role = { title: 'Operations Director', organisation: 'Brillwater', start: '2012', end: 'present' };

  it.each(['New York', 'Senior Management Professional', 'Brillwater', 'Present Reporting To'])(
    'is not a person: %s',
    (name) => {
      const { summary } = profile({ name, roles: [{ ...role, statements: ['Cut costs by 18%.'] }] });
      expect(summary).toBe('');
    },
  );

  it.each(['Co-Founder', 'Owner / Director'])('is not used as an employer: %s', (organisation) => {
    const { summary, highlights } = profile({ name: 'Edda Norling', roles: [{ ...role, organisation }] });
    expect(`${summary} ${highlights.join()}`).not.toContain(organisation);
  });

  it.each(['New York City', 'Third Secondary Certificate'])('is not used as a title: %s', (title) => {
    const { summary, highlights } = profile({ name: 'Edda Norling', roles: [{ ...role, title }] });
    expect(`${summary} ${highlights.join()}`).not.toContain(title);
  });

  it.each(['Date of Birth', 'English, Hindi', 'April'])('is not used as a place: %s', (location) => {
    expect(profile({ name: 'Edda Norling', location, roles: [role] }).location).toBe('');
  });

  it('is not used as a certificate, interest or skill', () => {
    const { certifications, personal_interests, functional_skills } = profile({
      name: 'Edda Norling',
      certifications: [['Passport Details'], ['Chartered Engineer'], ['Signature', 'Edda Norling']],
      interests: ['Rowing', 'Edda Norling', 'Flat 4, Mill Street', 'I am also fond of trains'],
      skills: [
        'Place',
        'Proficient in AutoCAD',
        'Software such as Pascal',
        'Lean',
        'Norling Edda',
        'Sincerely',
        'Highly proficient in',
      ],
    });
    expect(certifications).toEqual(['Chartered Engineer']);
    expect(personal_interests).toEqual(['Rowing']);
    expect(functional_skills.flatMap(({ value }) => value.map(({ title }) => title)).sort()).toEqual([
      'AutoCAD',
      'Lean',
    ]);
  });
});

it.each([
  'My prime goal is to understand the mills of the valley and grow with them.',
  'I would like to use the goal of the valley in mills.',
  'I am very driven and motivated, always seeking for a goal to reach.',
])('a wish or a trait in a summary is not used: %s', (line) => {
  const facts = careerFacts({ name: 'Edda Norling', about: [line] });
  expect(JSON.stringify(composeProfile(facts).profile)).not.toMatch(/goal/);
});

it.each([
  'Followed it up with two years in a valley of growers',
  'My name is that of a well known miller of Varn',
  'I am therefore; keen to find a new mill',
  'Is open for both remote and other positions',
  'Pr e par atio n o f the mil l s and s tor e s',
  'Atte nd ing site visit s fo r te nde r ing wo r ks',
  'My ultimate aim will be to seek a mill with new presses',
  'I am writing to apply for the position of a miller',
  'Acquired December 2018',
  'Launched in 2019.',
  'Delivered Phase 1 in partnership with Corvane and Orla',
  'Mapped requests as part of the daily work',
  'Mapping requests as part of the daily work',
  'Successfully delivered Phase 1 in partnership with Corvane',
  'Attained a 20% reduction of Nmes at the press',
  'Maintained sosware of nine mills',
  'I am to reach a position of trust',
])('a broken sentence is refused: %s', (text) => {
  expect(isRefused(text, [], 'en')).toBe(true);
});

it.each([
  'Acquired nine mills in December 2018',
  'Launched in 2019 a store for growers',
  'Delivered Phase 1 of the northern quay with Corvane',
  'Delivered phase 3 trials of a new press in nine mills',
  'Mapped grain requests of nine mills as part of the audit',
])('a sentence with its object is used: %s', (text) => {
  expect(isRefused(text, [], 'en')).toBe(false);
});

it.each([
  ['Jefe: Ramón Salas', 'es'],
  ['Supervisor: Orla Brill', 'en'],
  ['Ciudad del Norte, Avda', 'es'],
  ['Ciudad del Norte, Molino Viejo N° 9034', 'es'],
  ['Lucía Marta Rojas Salas', 'es'],
  ['Técnico Superior en Ciencias del Molino', 'es'],
])('a note of a form below a post is refused: %s', (text, language) => {
  expect(isRefused(text, [], language)).toBe(true);
});

it.each([
  ['Jefe de nueve molinos en el norte del país', 'es'],
  ['Automatización Pruebas Molinos Norte', 'es'],
  ['Desenvolvimento de APIs REST', 'pt'],
  ['Instandhaltung Mühlen Norden Brillwater', 'de'],
  ['Supervisor: led nine growers and two mills', 'en'],
  ['Apertura de una tienda en la avenida principal', 'es'],
  ['Asesoramiento técnico superior en artes del molino', 'es'],
])('a line about work with the same words is used: %s', (text, language) => {
  expect(isRefused(text, [], language)).toBe(false);
});
