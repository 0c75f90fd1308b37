/** Turns LinkedIn's 'Save to PDF', in both of its layouts, into facts. */
import { type CareerFacts, emptyFacts } from '@/shared/record/facts';
import type { Page } from '../extract/types';
import type { FactsBuilder } from '../facts-builder';
import { readClassic } from './classic';
import { isClassicNameSize } from './font-sizes';
import { columnsOf, pdfLinesOf } from './lines';
import { readMainColumn } from './main-column';
import { readSidebar } from './sidebar';

export { linkedInLayout } from './detect';

/** Reads a PDF that `linkedInLayout` recognised. */
export function readLinkedInPdf(
  builder: FactsBuilder,
  pages: readonly Page[],
  layout: 'current' | 'classic',
): CareerFacts {
  const facts = emptyFacts();
  if (layout === 'classic') {
    // Only the name and the titles of entries are set in the bold face.
    const nameFont = pages[0]?.items.find(isClassicNameSize)?.font;
    const lines = pages.flatMap((page) => pdfLinesOf(page.items, page.number));
    readClassic(
      builder,
      lines.map((line) => ({ ...line, bold: line.font === nameFont })),
      facts,
    );
    return facts;
  }
  const { sidebar, main } = columnsOf(pages);
  readMainColumn(builder, main, facts);
  readSidebar(builder, sidebar, facts);
  return facts;
}
