/** From the words that an owner presses in a file to the roles taken from it: picks, layouts of entries, the plan. */
import { describe, expect, it } from 'vitest';
import { newRecord } from '@/shared/record/career-record';
import type { TextLine } from '@/shared/record/document-text';
import { buildCareer, buildRole } from '@/shared/testing/career';
import { bodyStatements, entriesWithLayout, layoutOf } from './entry-layout';
import { findMissedLines } from './find-missed-entries';
import { type PickedRole, pickedOf, pressWord } from './picks';
import { planOf, takeEntries } from './take-entries';

const datedPiece = (text: string, start?: number, end?: number | 'present') => ({
  text,
  dates: {
    ...(start && { start: { year: start } }),
    ...(end && { end: end === 'present' ? end : { year: end } }),
  },
});
const line = (...pieces: TextLine['pieces']): TextLine => ({ pieces });
const item = (text: string): TextLine => ({ pieces: [{ text }], item: true });
const heading = (text: string): TextLine => ({ pieces: [{ text }], place: 'heading' });

/** Presses one word after the other, each given by its line and its text. */
const pressWords = (lines: readonly TextLine[], role: PickedRole, ...words: [number, string][]) =>
  words.reduce((picked, [index, text]) => {
    const pieces = lines[index]?.pieces ?? [];
    const piece = pieces.findIndex((each) => each.text.split(' ').includes(text.split(' ')[0] ?? ''));
    const word = pieces[piece]?.dates ? 0 : (pieces[piece]?.text.split(' ').indexOf(text) ?? 0);
    return pressWord(lines, picked, { line: index, piece, word });
  }, role);
const NOTHING_PICKED = pickedOf([], {}, []);

describe('words pressed for a role', () => {
  const lines = [
    line(datedPiece('2018 to date', 2018, 'present'), {
      text: 'Branch Manager Northgate Mutual of New',
      after: ' ',
    }),
    line({ text: 'Zealand (NMZ)' }),
    line({ text: 'Clerk at Saltmarsh Shipping Ltd.' }),
  ];

  it('extend to the end of their piece, and stop where the employer begins', () => {
    const role = pressWords(
      lines,
      NOTHING_PICKED,
      [0, 'Branch'],
      [0, 'Northgate'],
      [1, 'Zealand'],
      [0, '2018 to date'],
    );
    expect(role.title).toBe('Branch Manager');
    expect(role.organisation).toBe('Northgate Mutual of New Zealand (NMZ)');
    expect(role.dates).toEqual({ start: { year: 2018 }, end: 'present' });
  });

  it('lose a preposition before the employer, but not the full stop of an abbreviation', () => {
    const role = pressWords(lines, NOTHING_PICKED, [2, 'Clerk'], [2, 'Saltmarsh']);
    expect([role.title, role.organisation]).toEqual(['Clerk', 'Saltmarsh Shipping Ltd.']);
  });

  it('are removed by a second press once both names are picked', () => {
    const role = pressWords(
      lines,
      NOTHING_PICKED,
      [2, 'Clerk'],
      [2, 'Saltmarsh'],
      [1, 'Zealand'],
      [1, 'Zealand'],
    );
    expect(role.organisation).toBe('Saltmarsh Shipping Ltd.');
  });

  it('take the end date from a second date', () => {
    const two = [line(datedPiece('June 2017', 2017)), line(datedPiece('Nov 2020', 2020))];
    const role = pressWords(two, NOTHING_PICKED, [0, 'June 2017'], [1, 'Nov 2020']);
    expect(role.dates).toEqual({ start: { year: 2017 }, end: { year: 2020 } });
    expect(pressWords(two, role, [1, 'Nov 2020']).dates).toEqual({ start: { year: 2020 } });
  });

  it('complete a name in the order of the file', () => {
    const misreadRole = { title: 'Branch Manager Northgate Mutual of New', organisation: 'Zealand (NMZ)' };
    const role = pressWords(lines, pickedOf(lines, misreadRole, [0, 1]), [0, 'Northgate']);
    expect([role.title, role.organisation]).toEqual([
      'Branch Manager',
      'Northgate Mutual of New Zealand (NMZ)',
    ]);
  });

  it('leave the other name unchanged if its own first word is pressed', () => {
    const misreadRole = { title: 'Branch Manager Northgate Mutual of New', organisation: 'Zealand (NMZ)' };
    const role = pressWords(lines, pickedOf(lines, misreadRole, [0, 1]), [0, 'Branch']);
    expect([role.title, role.last]).toEqual([misreadRole.title, 'title']);
  });

  it('are added to the chosen field if they follow its words, else replace them', () => {
    const three = [
      line({ text: 'Analyst', after: ', ' }, { text: 'Web Manager', after: ', ' }, { text: 'Coralline' }),
    ];
    const pressedRole = pressWords(three, NOTHING_PICKED, [0, 'Analyst'], [0, 'Coralline']);
    expect(pressWords(three, { ...pressedRole, target: 'title' }, [0, 'Web']).title).toBe(
      'Analyst, Web Manager',
    );
    expect(pressWords(three, { ...pressedRole, target: 'title' }, [0, 'Coralline']).title).toBe('Coralline');
  });

  it('do not replace typed text', () => {
    const typed = { ...NOTHING_PICKED, title: 'Head of lending' };
    const role = pressWord(lines, { ...typed, target: 'organisation' }, { line: 2, piece: 0, word: 2 });
    expect([role.title, role.organisation]).toEqual(['Head of lending', 'Saltmarsh Shipping Ltd.']);
  });
});

/** Entries with employer and date above the title, and statements below. */
const LINES = [
  heading('Experience'),
  line(datedPiece('2021', 2021), { text: 'Calloway Advisory', after: ', ' }, { text: 'Melbourne' }),
  line(datedPiece('now', undefined, 'present'), { text: 'Adviser' }),
  item('Advised five lenders on their complaints.'),
  line(datedPiece('2012', 2012), { text: 'Saltmarsh Shipping', after: ', ' }, { text: 'Sydney' }),
  line(datedPiece('2020', 2020), { text: 'Operations Director' }),
  line({ text: 'Automation', after: ', ' }, datedPiece('2014 - 2015', 2014, 2015)),
  item('Led the planning of mainte-'),
  line({ text: 'nance for 40 ships.' }),
  line(datedPiece('2006', 2006), { text: 'Northgate Mutual', after: ', ' }, { text: 'Perth' }),
  line(datedPiece('2012', 2012), { text: 'Branch Manager' }),
  heading('Education'),
  { ...line(datedPiece('2001', 2001), { text: 'Monash University' }), place: 'elsewhere' as const },
];
const adviser = pressWords(LINES, NOTHING_PICKED, [1, '2021'], [2, 'now'], [2, 'Adviser'], [1, 'Calloway']);
const modelLayout = layoutOf(LINES, adviser);
const entries = modelLayout ? entriesWithLayout(LINES, modelLayout.layout, modelLayout.index) : [];

describe('entries with the same layout as a picked one', () => {
  it('are found by the positions of their parts, without schools', () => {
    expect(entries.map(({ title, organisation, dates }) => [title, organisation, dates.start?.year])).toEqual(
      [
        ['Adviser', 'Calloway Advisory', 2021],
        ['Operations Director', 'Saltmarsh Shipping', 2012],
        ['Branch Manager', 'Northgate Mutual', 2006],
      ],
    );
  });

  it('have the lines below them as statements', () => {
    expect(bodyStatements(LINES, entries[1]?.body ?? [])).toEqual([
      'Led the planning of maintenance for 40 ships.',
    ]);
  });

  it('end with their column', () => {
    const columns = LINES.map((each, index) => (index > 7 ? { ...each, flow: 1 } : each));
    const entriesInColumns = modelLayout
      ? entriesWithLayout(columns, modelLayout.layout, modelLayout.index)
      : [];
    expect(entriesInColumns[1]?.body).toEqual([6, 7]);
  });

  it('are found if the dates are on two lines, but not if a name is', () => {
    expect(modelLayout?.layout.dates).toEqual([
      { line: 0, piece: 0 },
      { line: 1, piece: 0 },
    ]);
    expect(
      layoutOf(LINES, {
        ...adviser,
        picks: { ...adviser.picks, organisation: [...adviser.picks.organisation, ...adviser.picks.title] },
      }),
    ).toBeUndefined();
  });

  it('are not searched for if a name is only part of a piece', () => {
    expect(layoutOf(LINES, pressWords(LINES, adviser, [1, 'Advisory']))).toBeUndefined();
  });
});

describe('the plan for adding entries of a file', () => {
  const quote = (...quotes: string[]) => [{ source: 'resume', page: 1, quote: quotes.join(' · ') }];
  const misread = buildRole('misread', {
    title: 'Operations Director',
    organisation: 'Automation',
    confidence: 0.4,
    start: { year: 2020 },
    end: undefined,
    spans: quote('2020 Operations Director'),
  });
  const inside = buildRole('inside', {
    title: '',
    organisation: 'Automation',
    start: { year: 2014 },
    end: { year: 2015 },
    spans: quote('Automation, 2014 - 2015'),
  });
  const lines = LINES.map((each) => ({
    ...each,
    pieces: each.pieces.map((piece) => ({ after: piece.dates ? ' ' : undefined, ...piece })),
  }));
  const record = newRecord(buildCareer({ roles: [misread, inside] }), [{ kind: 'role', role: 'misread' }]);
  const plan = planOf(record, lines, 'resume', entries);

  it('replaces the role that was misread from their lines, and removes roles that were read from their bodies', () => {
    expect(
      plan.map(({ entry, replaced, misreadInside: taken }) => [
        entry.title,
        replaced?.id,
        taken.map(({ id }) => id),
      ]),
    ).toEqual([
      ['Adviser', undefined, []],
      ['Operations Director', 'misread', ['inside']],
      ['Branch Manager', undefined, []],
    ]);
    const { facts, mends } = takeEntries(record, lines, plan);
    expect(facts.roles.map(({ title, organisation }) => `${title}, ${organisation}`)).toEqual([
      'Adviser, Calloway Advisory',
      'Operations Director, Saltmarsh Shipping',
      'Branch Manager, Northgate Mutual',
    ]);
    expect(mends.map(({ said }) => said)).toEqual(['3 titles were taken from the file.']);
    expect(planOf({ ...record, facts }, lines, 'resume', entries)).toEqual([]);
  });

  it('moves the lines below an entry from the role that had them to the entry', () => {
    const line = (value: string) => ({ id: value, value, spans: [], confidence: 1 });
    const holder = buildRole('holder', {
      title: 'Adviser',
      organisation: 'Calloway Advisory',
      start: { year: 2021 },
      end: 'present',
      statements: ['Advised five lenders.', 'Led the planning of maintenance for 40 ships.'].map(line),
    });
    const facts = buildCareer({ roles: [holder] });
    const taken = takeEntries(
      { facts, mends: [] },
      lines,
      planOf(newRecord(facts), lines, 'resume', entries),
    );
    expect(
      taken.facts.roles.map(({ title, statements }) => [title, statements.map(({ value }) => value)]),
    ).toEqual([
      ['Adviser', ['Advised five lenders.']],
      ['Operations Director', ['Led the planning of maintenance for 40 ships.']],
      ['Branch Manager', []],
    ]);
  });

  it('covers the dates that belong to no role', () => {
    expect(findMissedLines(lines, 'resume', record.facts.roles)).toEqual([1, 4, 9]);
    expect(findMissedLines(lines, 'resume', takeEntries(record, lines, plan).facts.roles)).toEqual([]);
  });
});
