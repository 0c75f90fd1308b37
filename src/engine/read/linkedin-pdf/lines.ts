/** The lines of LinkedIn's 'Save to PDF': a narrow sidebar and a main column, distinguished by position and size. */
import type { Page, TextItem } from '../extract/types';
import { layoutRowsOf } from '../layout/rows';
import { CURRENT_FONT_SIZES, isFontSize, isNameSize } from './font-sizes';

/** A line of one column. `gap` is the distance to the line above in units of its own size; Infinity at a page's top. */
export interface PdfLine {
  text: string;
  size: number;
  gap: number;
  page: number;
  x: number;
  right: number;
  font: string;
}

/** Texts of the sidebar begin less than this far from the edge of the page, which is 612 points wide. */
const SIDEBAR_WIDTH_POINTS = 210;
/** The page number is below this position; the last line of the text is less than 30 points above the page's edge. */
const FOOTER_HEIGHT_POINTS = 20;

/** Both columns of all pages, each from top to bottom. */
export function columnsOf(pages: readonly Page[]): { sidebar: PdfLine[]; main: PdfLine[] } {
  const mirrored = isMirrored(pages);
  const sidebar: PdfLine[] = [];
  const main: PdfLine[] = [];
  for (const page of pages) {
    const items = page.items.filter((item) => item.y < page.height - FOOTER_HEIGHT_POINTS);
    const inSidebar = (item: TextItem) =>
      mirrored ? item.x > page.width - SIDEBAR_WIDTH_POINTS : item.x < SIDEBAR_WIDTH_POINTS;
    sidebar.push(...pdfLinesOf(items.filter(inSidebar), page.number));
    main.push(
      ...pdfLinesOf(
        items.filter((item) => !inSidebar(item)),
        page.number,
      ),
    );
  }
  return { sidebar, main };
}

/** Lines of a set of items of one page. */
export function pdfLinesOf(items: readonly TextItem[], page: number): PdfLine[] {
  let last = Number.NEGATIVE_INFINITY;
  return layoutRowsOf(items).map((row) => {
    const gap = (row.y - last) / row.size;
    last = row.y;
    return {
      text: row.cells.map((cell) => cell.text).join(' '),
      size: row.size,
      gap,
      page,
      x: row.x,
      right: row.right,
      font: row.font,
    };
  });
}

/** Whether the sidebar is on the right, as it may be in a profile in a right-to-left language. */
function isMirrored(pages: readonly Page[]): boolean {
  const name = pages[0]?.items.find(isNameSize);
  const sidebarHeading = pages[0]?.items.find(({ size }) =>
    isFontSize(size, CURRENT_FONT_SIZES.sidebarHeading),
  );
  return (
    name !== undefined &&
    sidebarHeading !== undefined &&
    name.x < SIDEBAR_WIDTH_POINTS &&
    sidebarHeading.x > name.x
  );
}
