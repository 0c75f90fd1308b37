import { expect, it } from 'vitest';
import { documentTextSchema, lineText } from '@/shared/record/document-text';
import type { Paragraph } from '../read/extract/types';
import { linesOfParagraphs } from '../read/layout/lines';
import { documentTextOf } from './document-text';

const buildParagraph = (cells: string[], part: Partial<Paragraph> = {}): Paragraph => ({
  cells,
  bold: false,
  size: 10,
  bullet: false,
  spaced: false,
  heading: false,
  flow: 0,
  ...part,
});
const textOf = (...paragraphs: Paragraph[]) => documentTextOf('s1', linesOfParagraphs(paragraphs)).lines;

it('the text of a file is kept in pieces, with dates in any language', () => {
  const lines = textOf(
    buildParagraph(['Expérience'], { heading: true, bold: true }),
    buildParagraph(['2017 — Auj.', 'Directrice, Salvière & Fils, Lyon']),
    buildParagraph(['Juin 2012 - Banque Montclair']),
    buildParagraph(['Conduite de douze projets, dont trois de 2014 à 2015'], { bullet: true }),
  );
  expect(lines.map(({ pieces }) => pieces.map(({ text, dates }) => (dates ? dates : text)))).toEqual([
    ['Expérience'],
    [{ start: { year: 2017 }, end: 'present' }, 'Directrice', 'Salvière & Fils', 'Lyon'],
    [{ start: { year: 2012, month: 6 } }, 'Banque Montclair'],
    ['Conduite de douze projets, dont trois de 2014 à 2015'],
  ]);
  expect(lines.map(({ place, item }) => place ?? item)).toEqual(['heading', undefined, undefined, true]);
  expect(lineText(lines[1] ?? { pieces: [] })).toBe('2017 — Auj. Directrice, Salvière & Fils, Lyon');
});

it('the text of a file joins a month with its year in the next line', () => {
  const lines = textOf(
    buildParagraph(['October', 'Northgate Mutual']),
    buildParagraph(['2022', 'Branch Manager']),
  );
  const october = { start: { year: 2022, month: 10 } };
  expect(lines.map(({ pieces }) => pieces[0]?.dates)).toEqual([october, october]);
});

it('the text of a file marks lines about schools, and fits into the record', () => {
  const lines = textOf(
    buildParagraph(['Education'], { heading: true, bold: true }),
    buildParagraph(['1999 - 2003', 'University of Melbourne']),
    ...Array.from({ length: 900 }, (_, at) => buildParagraph([`Skill ${at} ${'and more '.repeat(30)}`])),
  );
  expect(lines[1]?.place).toBe('elsewhere');
  expect(documentTextSchema.parse({ source: 's1', lines }).lines.length).toBeLessThan(300);
});
