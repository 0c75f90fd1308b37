/** Headers of roles whose parts can be distinguished only by typeface, by line or by the previous header. */
import { describe, expect, it } from 'vitest';
import { FactsBuilder } from '../../facts-builder';
import { linesOfPages } from '../../layout/lines';
import { type PdfTextRow, pageOf } from '../../testing/pdf-items';
import { readResume } from '../index';
import { splitByTypeface } from './split-by-typeface';

const factsOf = (rows: PdfTextRow[], beside: PdfTextRow[] = []) =>
  readResume(new FactsBuilder('s1', 'resume'), linesOfPages([pageOf([rows, beside])]), 'resume');
const postsOf = (facts: ReturnType<typeof factsOf>) =>
  facts.roles.map(({ title, organisation }) => [title, organisation]);
const text = (line: string, down = 14): PdfTextRow => [40, down, 10, line];
const HEAD: PdfTextRow[] = [
  [40, 0, 22, 'Inga Marlowe', 'b'],
  text('inga@example.com | Bergen, Norway'),
  [40, 30, 14, 'Experience', 'b'],
];

describe('a change of font', () => {
  it('separates a company from its place, and a title from its company', () => {
    const facts = factsOf(
      [
        ...HEAD,
        [40, 20, 10, 'Nordhav Kystfart', 'b'],
        text('Planner, Fleet (Mar 2015 - Present)'),
        text('- Cut port turnaround by 22%.'),
        [40, 20, 10, 'Fjordline', 'b'],
        text('Dispatcher (Jan 2010 - Feb 2015)'),
        text('- Planned berths.'),
      ],
      [
        [125, 64, 10, 'Bodø'],
        [90, 48, 10, 'Molde'],
      ],
    );
    expect(postsOf(facts)).toEqual([
      ['Planner, Fleet', 'Nordhav Kystfart'],
      ['Dispatcher', 'Fjordline'],
    ]);
  });

  it.each([
    ['Nordhav Bergen, Norway', ['Nordhav', 'Bergen, Norway'], ['Nordhav', 'Bergen, Norway']],
    // The date after the second part has been removed.
    ['Nordhav Bergen', ['Nordhav', 'Bergen – 2015'], ['Nordhav', 'Bergen']],
    ['Head of Fleet', ['Head of', 'Fleet'], ['Head of Fleet']],
    ['Planner at Nordhav', ['Planner', 'at Nordhav'], ['Planner at Nordhav']],
    ['Planner at Nordhav', ['Planner', 'at', 'Nordhav'], ['Planner at Nordhav']],
  ])('divides "%s", set as %j, into %j', (cell, faces, parts) =>
    expect(splitByTypeface(cell, faces)).toEqual(parts),
  );
});

describe('the header of a role', () => {
  it('names the town after the dates', () => {
    const facts = factsOf(
      [
        ...HEAD,
        text('January 2018 – Present – Ålesund'),
        [40, 14, 10, 'BRAND MANAGER', 'b'],
        text('- Opened four offices.'),
      ],
      [[110, 72, 10, 'NORDHAV KYSTFART']],
    );
    expect(postsOf(facts)).toEqual([['Brand Manager', 'Nordhav Kystfart']]);
    expect(facts.roles[0]?.location).toBe('Ålesund');
  });

  it('keeps a department in the title of a second role at one company', () => {
    const facts = factsOf([
      ...HEAD,
      [40, 20, 10, 'Larkspur Mutual', 'b'],
      text('Senior Vice President, Claims (2017 - Present)'),
      text('- Cut cycle time by 38%.'),
      text('Vice President, Subrogation (2012 - 2016)', 20),
      text('- Recovered 210 million.'),
    ]);
    expect(postsOf(facts)).toEqual([
      ['Senior Vice President, Claims', 'Larkspur Mutual'],
      ['Vice President, Subrogation', 'Larkspur Mutual'],
    ]);
  });

  it('names the company after "at" without its town', () => {
    const facts = factsOf([
      ...HEAD,
      text('Finance Director bij Leievallei Textiel, Gent, maart 2017 – heden'),
      text('- Refinanced 60 million.'),
    ]);
    expect(postsOf(facts)).toEqual([['Finance Director', 'Leievallei Textiel']]);
  });

  it('is split into title and company at a full stop', () => {
    const facts = factsOf([
      ...HEAD,
      text('Directora de Operaciones. Eólicas Txindoki, Bilbao'),
      text('marzo de 2020 - actualidad'),
      text('- Puesta en marcha de dos plantas.'),
    ]);
    expect(postsOf(facts)).toEqual([['Directora de Operaciones', 'Eólicas Txindoki']]);
  });

  it('may be a company followed by a short title', () => {
    const facts = factsOf([
      ...HEAD,
      text('Barley & Stone, Account Executive'),
      text('2009 - 2014'),
      text('- Sold.'),
    ]);
    expect(postsOf(facts)).toEqual([['Account Executive', 'Barley & Stone']]);
  });
});
