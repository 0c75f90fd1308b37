/** The personas of composed profiles. */
import { describe, expect, it } from 'vitest';
import { emptyFacts, type RoleFact } from '@/shared/record/facts';
import { composeProfile } from '..';
import { profileLinesOf } from '../lines';

const spansOf = (quote: string) => [{ source: 's1', quote }];
const buildText = (id: string, value: string) => ({ id, value, spans: spansOf(value), confidence: 1 });
const buildRole = (
  title: string,
  organisation: string,
  start: number,
  end: number | undefined,
  lines: string[],
): RoleFact => ({
  id: `r-${organisation}`,
  title,
  organisation,
  start: { year: start },
  end: end === undefined ? 'present' : { year: end },
  spans: spansOf(`${title} · ${organisation} · ${start}`),
  confidence: 1,
  statements: lines.map((line, at) => buildText(`${organisation}-${at}`, line)),
  kind: 'employment',
});
const compose = (roles: RoleFact[], about: string[] = [], name = 'Ilse Marwood') =>
  composeProfile({
    ...emptyFacts(),
    name: buildText('n', name),
    sources: [{ id: 's1', kind: 'resume', name: 'resume.pdf' }],
    about: about.map((text, at) => buildText(`a${at}`, text)),
    roles,
  }).profile;

const FINANCE = [
  'Cut the month-end close from 14 to 5 working days.',
  'Managed an annual budget of EUR 40 million.',
  'Introduced a cash flow forecast for six entities.',
];

describe('personas', () => {
  it('of a finance chief have one title, of the field or the office', () => {
    const profile = compose([buildRole('Chief Financial Officer', 'Havenkade', 2018, undefined, FINANCE)]);
    expect(profile.personas.map(({ title }) => title)).toEqual([
      expect.stringMatching(
        /^(?:Budget|Treasury|Finance)(?: and \p{L}+)? Leader$|^Fast Closer$|^Chief Financial Officer$/u,
      ),
    ]);
  });

  it('have three bullets if pinned statements without a figure stand next to outcomes', () => {
    const lines = [
      'Introduced a budget review with the heads of six departments.',
      'Introduced a budget forecast for the works council.',
      'Introduced a budget calendar for the country managers.',
      'Introduced a budget handbook for the controllers.',
      'Cut the annual budget of the group from EUR 52 million to EUR 40 million.',
      'Reduced the budget of the head office by 18%.',
      'Raised the cash reserve of the group from EUR 3 million to EUR 11 million.',
      'Cut the month-end close from 14 to 5 working days.',
    ];
    const facts = {
      ...emptyFacts(),
      name: buildText('n', 'Ilse Marwood'),
      sources: [{ id: 's1', kind: 'resume' as const, name: 'resume.pdf' }],
      roles: [buildRole('Chief Financial Officer', 'Havenkade', 2018, undefined, lines)],
    };
    const pinned = profileLinesOf(facts).filter(({ text }) => text.startsWith('Introduced'));
    const choices = pinned.map(({ id }) => ({ id, told: 'pinned' as const }));
    const { profile } = composeProfile({ ...facts, choices });
    const lead = profile.personas.find(({ bullets }) =>
      bullets.some((text) => text.startsWith('Introduced')),
    );
    expect(lead?.bullets).toHaveLength(3);
  });

  it('do not name an audience for people at the start of their career', () => {
    const profile = compose([buildRole('Finance Trainee', 'Havenkade', 2024, undefined, FINANCE)]);
    for (const { title } of profile.personas) expect(title).not.toMatch(/Board|Founder|Team’s/);
  });

  it('keep the language of the source', () => {
    const profile = compose(
      [
        buildRole('Diretora de Marketing', 'Casa do Vale', 2017, undefined, [
          'Lancei 12 produtos no mercado ibérico com a equipa de vendas.',
          'Geri um orçamento de 9 milhões de euros para a marca.',
        ]),
      ],
      ['Gosto de marcas que dizem a verdade e de equipas que discutem com calma.'],
      'Beatriz Teixeira',
    );
    const all = JSON.stringify(profile);
    expect(all).toMatch(/[Ll]ançou 12 produtos/);
    expect(all).not.toMatch(/Lancei|Geri /);
    for (const { title } of profile.personas) expect(title).not.toMatch(/\b(?:and|the)\b/i);
  });
});

describe('a persona', () => {
  it('is not based on a trade that a present leader left long ago', () => {
    const profile = compose([
      buildRole('Head of Engineering', 'Havenkade', 2016, undefined, ['Lead the engineering team.']),
      buildRole('Web Developer', 'Corvane', 2007, 2009, [
        'Developed the website and billing system of the depots in PHP.',
        'Developed an online portal for growers in PHP and MySQL.',
        'Developed a website for a chain of 40 shops.',
      ]),
    ]);
    expect(profile.personas.map(({ title }) => title).join()).not.toContain('Developer');
  });

  it('names the trade of a mentor', () => {
    const profile = compose([
      buildRole('Software Engineer', 'Havenkade', 2018, undefined, [
        'Mentored 12 junior engineers in their first year.',
        'Mentored and advised engineers, easing their first weeks.',
        'Coached and welcomed new crew members.',
      ]),
    ]);
    const titles = profile.personas.map(({ title }) => title);
    expect(titles).not.toContain('Mentor');
    expect(titles.join()).toContain('Software Mentor');
  });

  it('is named after the field of the titles, not a narrow subject', () => {
    const profile = compose([
      buildRole('Software Engineer', 'Havenkade', 2018, undefined, [
        'Wrote integration tests for 40 services of the depots.',
        'Wrote load tests that found 12 faults in a month.',
        'Built a test suite for the billing of nine mills.',
      ]),
    ]);
    expect(profile.personas.map(({ title }) => title)).toEqual(['Software Engineer']);
  });

  it('is never named after a rank alone', () => {
    const profile = compose([
      buildRole('Manager', 'Havenkade', 2018, undefined, [
        'Opened a cold hall for 40 growers in a year.',
        'Rebuilt the night shift of two presses in a month.',
        'Won a prize of EUR 20,000 for the best cellar.',
      ]),
    ]);
    expect(profile.personas.map(({ title }) => title)).not.toContain('Manager');
  });

  it('keeps the title of a director if that names the field in a few words', () => {
    const profile = compose([
      buildRole('Depot Director, West', 'Havenkade', 2018, undefined, [
        'Opened a cold storage depot for 40 growers.',
        'Rebuilt the night shift of two presses.',
      ]),
    ]);
    expect(profile.personas.map(({ title }) => title)).toContain('Depot Director');
  });

  it('describes the latest role if the record has only duties', () => {
    const profile = compose([
      buildRole('Procurement Manager', 'Havenkade', 2018, undefined, [
        'Reviews the offers of spare parts suppliers.',
        'Coordinates the purchase orders of the depots.',
        'Evaluates the delivery performance of vendors.',
        'Schedules deliveries to the three depots.',
      ]),
    ]);
    expect(profile.personas).toHaveLength(1);
    expect(profile.personas[0]?.title).toContain('Procurement');
    expect(profile.personas[0]?.bullets.length).toBeGreaterThan(1);
  });
});

describe('a record whose lines are neither outcomes nor duties', () => {
  const lines = [
    'Screened and recommended candidates for new planner, loader and management positions.',
    'Installed cold air and refrigeration equipment and tested them for proper operation.',
    'Troubleshot and repaired the refrigeration equipment of two depots.',
  ];

  it('has one persona, named after the field of the role', () => {
    const { personas } = compose([buildRole('Depot Relations Manager', 'Havenkade', 2015, 2019, lines)]);
    expect(personas.map(({ title }) => title)).toEqual(['Depot Relations Leader']);
  });

  it('has no persona if the title of the role is only a rank', () => {
    expect(compose([buildRole('Manager', 'Havenkade', 2015, 2019, lines)]).personas).toEqual([]);
  });
});
