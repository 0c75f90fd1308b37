import { describe, expect, it } from 'vitest';
import { combineAccents } from './accents';
import type { DocumentLine } from './line';

const lineOf = (text: string): DocumentLine => ({
  text,
  cells: [text],
  x: 0,
  right: 0,
  edge: 0,
  size: 10,
  strong: false,
  bullet: false,
  heading: false,
  gap: 1,
  flow: 0,
});
const textsOf = (...texts: string[]) => combineAccents(texts.map(lineOf)).map(({ text }) => text);

describe('accents that are separate from their letter', () => {
  it('are combined with it, in cells too, if the document sets accents so', () => {
    const lines = combineAccents(
      ['Ing´enieur ´electricien', 'D´eveloppement r´eseau, fran¸cais, mˆeme `a Gen`eve'].map(lineOf),
    );
    expect(lines.map(({ text }) => text)).toEqual([
      'Ingénieur électricien',
      'Développement réseau, français, même à Genève',
    ]);
    expect(lines[0]?.cells).toEqual(['Ingénieur électricien']);
  });

  it('are not combined if they may be apostrophes or quotation marks', () => {
    const texts = ['Chef de l´entreprise', 'qu´elle dirige', 'le mot ´atelier´', 'cœur d´activité'];
    expect(textsOf(...texts)).toEqual(texts);
  });

  it('are combined with capitals in a document whose marks are never apostrophes', () => {
    expect(textsOf('Mara N´EMET', 'D¨USSELDORF', 'Z¨urich')).toEqual(['Mara NÉMET', 'DÜSSELDORF', 'Zürich']);
  });

  it('are not combined with letters that cannot have them', () => {
    expect(textsOf('pr´esent´e', 'x´b´, ´ 5')).toEqual(['présenté', 'x´b´, ´ 5']);
  });
});
