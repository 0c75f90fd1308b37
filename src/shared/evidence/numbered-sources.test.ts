import { describe, expect, it } from 'vitest';
import { numberSources, placesOfSpans } from './numbered-sources';

const sources = numberSources([
  { id: 'link', kind: 'url', name: 'https://example.com' },
  { id: 'cv', kind: 'resume', name: 'cv.pdf', pages: 2 },
  { id: 'self', kind: 'own', name: 'Your own word' },
  { id: 'export', kind: 'linkedin-export', name: 'export.zip' },
]);

describe('the numbers of sources', () => {
  it('skip URLs and the owner’s own statements', () => {
    expect(sources.map(({ id, number }) => [id, number])).toEqual([
      ['cv', 1],
      ['export', 2],
    ]);
  });
});

describe('the places that spans refer to', () => {
  it('are listed once each, in the order of the sources, with page or row', () => {
    expect(
      placesOfSpans(
        [
          { source: 'export', row: 'Positions.csv:3', quote: 'Head of Finance' },
          { source: 'cv', page: 2, quote: 'Head  of\nFinance' },
          { source: 'cv', page: 2, quote: 'Head of Finance' },
          { source: 'cv', quote: 'Finance' },
          { source: 'self', quote: 'I led finance.' },
          { source: 'gone', quote: 'Nothing' },
        ],
        sources,
      ),
    ).toEqual([
      { number: 1, where: 'cv.pdf, page 2', quote: 'Head of Finance' },
      { number: 1, where: 'cv.pdf', quote: 'Finance' },
      { number: 2, where: 'export.zip, Positions.csv, row 3', quote: 'Head of Finance' },
    ]);
  });
});
