/** Wrapped entries of the sidebar, in files with different line spacing. */
import { describe, expect, it } from 'vitest';
import { type PdfTextRow, pageOf } from '../testing/pdf-items';
import { pdfLinesOf } from './lines';
import { sidebarEntriesOf, spacingOf } from './sidebar-entries';

const entryTextsOf = (rows: [down: number, text: string][]) => {
  const lines = pdfLinesOf(pageOf([rows.map(([down, text]): PdfTextRow => [22, down, 10.5, text])]).items, 1);
  return sidebarEntriesOf(lines, spacingOf(lines)).map(({ text }) => text);
};

describe('entries of the sidebar', () => {
  it('are joined if wrapped lines are closer than entries', () => {
    expect(
      entryTextsOf([
        [0, 'Financial Risk Manager'],
        [15.5, '(FRM)'],
        [21, 'International Directors'],
        [15.5, 'Programme'],
        [21, 'CFA Charterholder'],
      ]),
    ).toEqual(['Financial Risk Manager (FRM)', 'International Directors Programme', 'CFA Charterholder']);
  });

  it('are kept apart although an entry contains an empty line', () => {
    expect(
      entryTextsOf([
        [0, 'Pricing'],
        [17.6, 'National Prize of Harbour'],
        [12.6, 'Engineering'],
        [25.2, '(NPHE)'],
        [17.6, 'Treasury'],
      ]),
    ).toEqual(['Pricing', 'National Prize of Harbour Engineering (NPHE)', 'Treasury']);
  });

  it('are joined by their words if all lines are equally close', () => {
    expect(
      entryTextsOf([
        [0, 'Swedish (Native or'],
        [15.5, 'Bilingual)'],
        [15.5, 'German (Elementary)'],
        [15.5, 'International Directors'],
        [15.5, 'Programme'],
        [15.5, 'Prosci Practitioner'],
        [15.5, 'Stress testing'],
      ]),
    ).toEqual([
      'Swedish (Native or Bilingual)',
      'German (Elementary)',
      'International Directors Programme',
      'Prosci Practitioner',
      'Stress testing',
    ]);
  });

  it('are kept apart if all lines are equally close and none continues another', () => {
    expect(
      entryTextsOf([
        [0, 'Pricing'],
        [12.6, 'Hiring'],
        [12.6, 'Treasury'],
        [12.6, 'Fundraising'],
        [12.6, 'Audit'],
      ]),
    ).toEqual(['Pricing', 'Hiring', 'Treasury', 'Fundraising', 'Audit']);
  });
});
