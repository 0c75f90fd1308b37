/** Where the entries of a list of skills end: groups with labels, phrases with commas, columns, remarks. */
import { describe, expect, it } from 'vitest';
import { factsOfParagraphs, paragraphOf, paragraphOrHeading } from '../../testing/paragraphs';

const skillsBelow = (heading: string, ...lines: string[]) =>
  factsOfParagraphs([
    ...['Inga Marlowe', 'Bergen, Norway', heading].map(paragraphOrHeading),
    ...lines.map((line) => paragraphOf(line, { size: 11 })),
  ]).skills.map(({ value }) => value);
const skillsOf = (...lines: string[]) => skillsBelow('SKILLS', ...lines);

describe('groups of skills', () => {
  it('are lists although a full stop ends them', () => {
    expect(
      skillsOf(
        'Port Work: Berth planning, Crane safety, Tide tables & Pilot bookings.',
        'Market Study: Freight Rates, Shippers’ Surveys, Route Pricing & Demand.',
        'Office: Redwell Desk, Varn Ledger, Nordhav Mail, Quayside.',
      ),
    ).toEqual([
      'Berth planning',
      'Crane safety',
      'Tide tables & Pilot bookings',
      'Freight Rates',
      'Shippers’ Surveys',
      'Route Pricing & Demand',
      'Redwell Desk',
      'Varn Ledger',
      'Nordhav Mail',
      'Quayside',
    ]);
  });

  it('may follow each other in a paragraph', () => {
    expect(skillsOf('Data: Redis, MongoDB, PostgreSQL. Languages: Rust, Go. Web: React, Angular.')).toEqual([
      'Redis',
      'MongoDB',
      'PostgreSQL',
      'Rust',
      'Go',
      'React',
      'Angular',
    ]);
  });

  it('may have labels above labels, and labels of one entry', () => {
    expect(
      skillsOf(
        '* Yard & Quay',
        '• Cranes: Gantry work, Jib work',
        '• Ropes: Lashing, Splicing',
        '* Office & Trade',
        '• Rates: Freight quotes, Surcharges',
        '• Quality: Hull surveys',
      ),
    ).toEqual([
      'Gantry work',
      'Jib work',
      'Lashing',
      'Splicing',
      'Freight quotes',
      'Surcharges',
      'Hull surveys',
    ]);
  });

  it.each([
    ['Connaissances', 'Grutage, Arrimage'],
    ['Stack técnico', 'Rust, Go'],
    ['Programmiersprachen', 'Rust, Go'],
  ])('have headings in other languages: %s', (heading, line) => {
    expect(skillsBelow(heading.toUpperCase(), line)).toEqual(line.split(', '));
  });

  it('are not named by a level in another language', () => {
    expect(skillsOf('Buone: Rust, Go', 'Basiche: Fortran, R')).toEqual(['Rust', 'Go', 'Fortran', 'R']);
  });
});

describe('entries of a list of skills', () => {
  it('are whole bullets where most bullets have no comma', () => {
    expect(
      skillsOf(
        '• Berth planning',
        '• Crane safety',
        '• Cargo Loading, Lashing, and Inspection',
        '• Pilot bookings',
        '• Berth Control, Quay Discipline, Rates & Margin Planning',
        '• Hull surveys',
        '• Dredging',
        '• Knowledge of Tides, Currents, and Northern Sea Routes',
      ),
    ).toEqual([
      'Berth planning',
      'Crane safety',
      'Cargo Loading, Lashing, and Inspection',
      'Pilot bookings',
      'Berth Control, Quay Discipline, Rates & Margin Planning',
      'Hull surveys',
      'Dredging',
      'Tides, Currents, and Northern Sea Routes',
    ]);
    expect(skillsOf('• Cargo Loading, Lashing, and Inspection', '• Cranes, Ropes and Tides')).toContain(
      'Lashing',
    );
  });

  it('go on in the next row of their column', () => {
    expect(
      skillsOf(
        '• Quality assurance of hulls ¦ • Crane safety',
        '(north yard) ¦ • Tide tables • Pilot',
        '• Lashing ¦ bookings',
        '• Splicing ¦ • Dredging',
      ),
    ).toEqual([
      'Quality assurance of hulls (north yard)',
      'Lashing',
      'Splicing',
      'Crane safety',
      'Tide tables',
      'Pilot bookings',
      'Dredging',
    ]);
    expect(skillsOf('• Rust ¦ ● ¦ Go', '• Redis ¦ ● ¦ Docker')).toEqual(['Rust', 'Redis', 'Go', 'Docker']);
    expect(skillsOf('• Rust ¦ ● ● ● ○', '• Go ¦ ● ● ○ ○')).toEqual(['Rust', 'Go']);
  });

  it('are the short paragraphs of a text document', () => {
    expect(skillsOf('Redis, Docker', 'Berth planning', 'Rust, Go', 'sailing', 'React, Angular')).toEqual([
      'Redis',
      'Docker',
      'Berth planning',
      'Rust',
      'Go',
      'sailing',
      'React',
      'Angular',
    ]);
  });

  it('have no remarks on their use, examples or levels', () => {
    expect(
      skillsOf(
        'Ansible, Chef (Hobby Projects)',
        'Hull surveys (e.g., steel, timber)',
        'Reports on Quays (pilotage of all vessels, tides of the north, dredging and lights)',
        'Goede kennis van Rust',
        'Conocimientos avanzados de Docker',
        'Redis, Go, etc. React, Angular',
      ),
    ).toEqual([
      'Ansible',
      'Chef',
      'Hull surveys',
      'Reports on Quays',
      'Rust',
      'Docker',
      'Redis',
      'Go',
      'React',
      'Angular',
    ]);
  });

  it('are not read from codes and levels of spoken languages', () => {
    expect(skillsBelow('LANGUAGES', 'NL', 'EN')).toEqual([]);
    expect(skillsBelow('LANGUAGES', 'Pre-intermediate. Nordhav College')).toEqual([]);
    expect(skillsBelow('LANGUAGES', 'Rust', 'Go')).toEqual(['Rust', 'Go']);
  });
});

describe('names of columns', () => {
  it('in bold type or capitals over their lists are no skills', () => {
    expect(skillsOf('* Harbours ¦ Offices', 'Tide tables, Cranes ¦ Redwell Desk, Varn Ledger')).toEqual([
      'Tide tables',
      'Cranes',
      'Redwell Desk',
      'Varn Ledger',
    ]);
    expect(skillsOf('HARBOURS ¦ OFFICES', 'Cranes ¦ Berths ¦ Varn Ledger')).toEqual([
      'Cranes',
      'Berths',
      'Varn Ledger',
    ]);
  });

  it('are skills where nothing below them shows what they name', () => {
    expect(skillsOf('* Cranes ¦ Berths', 'Varn Ledger ¦ Tide tables')).toContain('Cranes');
  });
});
