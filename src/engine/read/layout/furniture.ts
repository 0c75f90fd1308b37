/** Removes text that is repeated on pages without being content: running headers, footers, page numbers. */
import type { Page, TextItem } from '../extract/types';
import { layoutRowsOf } from './rows';

const PAGE_NUMBER_PATTERN =
  /^(?:(?:page|seite|pagina|página|sida|side|strona|sayfa|страница|p\.?)\s*)?[-–—|\s]*\d{1,3}\s*(?:(?:of|von|de|di|sur|av|z|\/|из|van|\|)\s*\d{1,3})?[-–—|\s]*$/iu;
/** The date of the last change, which portals print at the foot of a page: 'Резюме обновлено 17 февраля 2026'. */
const UPDATED_REMARK_PATTERN =
  /^(?:[^•|]{3,60} [•|] )?(?:резюме обновлено|(?:resume|résumé|cv|profile|document) (?:last )?updated|last (?:updated|modified)|zuletzt aktualisiert|dernière mise à jour|última actualización|última atualização)(?!\p{L})[^.;]{4,60}$/iu;
/** Share of a page's height, at top and bottom, in which repeated text is searched for. */
const MARGIN_HEIGHT_SHARE = 0.09;

/**
 * The items of each page without repeated text. A header on the first page stays, since it may contain the
 * name.
 */
export function removeFurniture(pages: readonly Page[]): TextItem[][] {
  const marginRows = pages.map((page) => layoutRowsOf(page.items.filter((item) => isInMargin(item, page))));
  const countByKey = new Map<string, number>();
  for (const rows of marginRows) {
    for (const key of new Set(rows.map((row) => keyOf(row.cells.map((cell) => cell.text).join(' '))))) {
      countByKey.set(key, (countByKey.get(key) ?? 0) + 1);
    }
  }
  return pages.map((page, index) => {
    const furniture = (marginRows[index] ?? []).filter((row) => {
      const text = row.cells.map((cell) => cell.text).join(' ');
      if (PAGE_NUMBER_PATTERN.test(text) || UPDATED_REMARK_PATTERN.test(text)) return true;
      const repeated = (countByKey.get(keyOf(text)) ?? 0) >= Math.max(2, pages.length / 2);
      return repeated && !(index === 0 && row.y < page.height / 2);
    });
    return page.items.filter(
      (item) =>
        !isInMargin(item, page) || !furniture.some((row) => Math.abs(row.y - item.y) < 0.42 * item.size),
    );
  });
}

function isInMargin(item: TextItem, page: Page): boolean {
  return item.y < page.height * MARGIN_HEIGHT_SHARE || item.y > page.height * (1 - MARGIN_HEIGHT_SHARE);
}

function keyOf(text: string): string {
  return text.replace(/\d+/g, '#').toLowerCase();
}
