/** Lists of skills below other headings, below a plain heading, and with dashes between their entries. */
import { describe, expect, it } from 'vitest';
import { factsOfParagraphs, paragraphOf } from '../../testing/paragraphs';

const HEAD = ['Inga Marlowe', 'Bergen, Norway', 'inga@example.com'];
const EXPERIENCE = ['* Experience', 'Harbour Director, Fjord & Stone', '2015 - Present'];
const skillsOf = (...lines: string[]) =>
  factsOfParagraphs([...HEAD, ...EXPERIENCE, ...lines].map((line) => paragraphOf(line))).skills.map(
    ({ value }) => value,
  );

describe('skills outside a section of skills', () => {
  it('are the entries of a section that is one enumeration', () => {
    const enumeration =
      'Quay planning • Pilotage & Towage • Crane Safety (Gantry, Mobile) • Dredging • Tariff policy • Berth allocation';
    expect(skillsOf('* Leadership Portfolio', enumeration)).toEqual([
      'Quay planning',
      'Pilotage & Towage',
      'Crane Safety (Gantry, Mobile)',
      'Dredging',
      'Tariff policy',
      'Berth allocation',
    ]);
  });

  it('are the list beside a cell that says so', () => {
    expect(
      skillsOf(
        '* Additional Information',
        'Port Skills ¦ Tide tables, Cranes, Berths',
        'Hobbies ¦ Rowing, chess, maps',
      ),
    ).toEqual(['Tide tables', 'Cranes', 'Berths']);
  });

  it('are not the projects of a section, which have sentences or dates', () => {
    expect(
      skillsOf('* Projects', 'Built a quay in two years. • Moved the cranes in 2019 • Sold • A • B • C • D'),
    ).toEqual([]);
    expect(
      skillsOf('* Projects', 'Quay 2018 - 2019 • Crane • Pilotage • Towage • Dredging • Berths'),
    ).toEqual([]);
  });

  it('are what is listed after a label of tools, but not after another label', () => {
    expect(
      skillsOf(
        '* Additional information',
        'Programming Languages: Java, SQL, Lisp',
        'Committees: Harbour board, Pilots, Dredgers',
      ),
    ).toEqual(['Java', 'SQL', 'Lisp']);
  });
});

it('a plain heading of skills is recognised by the items below it', () => {
  const items = ['Quay planning', 'Pilotage', 'Crane safety', 'Dredging', 'Lisp, SQL, Java'];
  const post = [
    '* 2015 - Present',
    'Harbour Director, Fjord & Stone',
    '• Directed nine quays for their owners.',
  ];
  const education = ['* Education', '* Velmont College, MA'];
  const lines = [
    ...HEAD,
    '* Experience',
    ...post,
    'Skills',
    ...items.map((item) => `• ${item}`),
    ...education,
  ];
  const facts = factsOfParagraphs(lines.map((line) => paragraphOf(line)));
  expect(facts.skills.map(({ value }) => value)).toEqual([...items.slice(0, 4), 'Lisp', 'SQL', 'Java']);
});

describe('dashes in a list of skills', () => {
  it('separate its entries if lines have several', () => {
    expect(skillsOf('* Skills', 'HTML - CSS - Lisp', 'Git - GitHub - Vim', 'Search - Pilotage')).toEqual([
      'HTML',
      'CSS',
      'Lisp',
      'Git',
      'GitHub',
      'Vim',
      'Search',
      'Pilotage',
    ]);
  });

  it('stay between an entry and its remark', () => {
    expect(skillsOf('* Skills', 'Pilotage - harbours', 'Quay planning - nine quays')).toEqual([
      'Pilotage - harbours',
      'Quay planning - nine quays',
    ]);
  });
});

it('labels of tools in other languages are no skills', () => {
  expect(
    skillsOf('* Skills', 'Langages de programmation : Lisp, SQL', 'IDE & logiciels utilisés : Vim, Word'),
  ).toEqual(['Lisp', 'SQL', 'Vim', 'Word']);
});
