import { describe, expect, it } from 'vitest';
import { type PdfTextRow as Given, pageOf } from '../testing/pdf-items';
import { raiseMarginHeadings } from './margin-headings';
import { layoutRowsOf } from './rows';

const rowsOf = (...columns: Given[][]) =>
  raiseMarginHeadings(layoutRowsOf(pageOf(columns).items)).map(({ cells }) => cells.map(({ text }) => text));

describe('a heading in the margin', () => {
  it('next to the middle of its text is moved to its beginning, with its lines joined', () => {
    expect(
      rowsOf(
        [
          [40, 28, 10, 'PROFESSIONAL SKILLS'],
          [40, 15, 10, 'SUMMARY'],
          [40, 61, 10, 'LANGUAGES'],
        ],
        [
          [200, 20, 10, 'Corporate finance: Treasury'],
          [200, 16, 10, 'Controlling: Rolling forecasts'],
          [200, 60, 10, 'Italian'],
          [200, 16, 10, 'English'],
        ],
      ),
    ).toEqual([
      ['PROFESSIONAL SKILLS SUMMARY', 'Corporate finance: Treasury'],
      ['Controlling: Rolling forecasts'],
      ['LANGUAGES', 'Italian'],
      ['English'],
    ]);
  });

  it('next to the first line of its text is not moved', () => {
    expect(
      rowsOf(
        [[40, 36, 10, 'LANGUAGES']],
        [
          [200, 20, 10, 'The end of what stands above'],
          [200, 16, 10, 'Italian'],
        ],
      ).at(-1),
    ).toEqual(['Italian']);
  });
});
