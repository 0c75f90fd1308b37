/** Converts the pages of a PDF, and the paragraphs of other formats, to lines in reading order. */
import type { Page, Paragraph, TextItem } from '../extract/types';
import { combineAccents } from './accents';
import { afterBullet, isBareBullet, stripBullets } from './bullets';
import { cardRowsOf } from './cards';
import { moveColonsToLabels } from './colons';
import { GUTTER_STEP_POINTS, pageBlocksOf } from './columns';
import { removeFurniture } from './furniture';
import { collapseSpacedCells } from './letter-spacing';
import type { DocumentLine } from './line';
import { joinMarginLabels } from './margin';
import { rightEdge } from './paragraphs';
import { lowerOrdinals } from './raised-ordinals';
import type { LayoutRow } from './rows';
import { joinSpacedWords } from './spaced-words';
import { joinTableRecords } from './tables';

/** The lines of a PDF: one column after the other, each continued across its pages. */
export function linesOfPages(pages: readonly Page[]): DocumentLine[] {
  const flows: { path: string; lines: DocumentLine[] }[] = [];
  const bodyFonts = bodyFontsOf(pages.flatMap((page) => page.items));
  let gutterPositions: number[] = [];
  removeFurniture(pages).forEach((whole, index) => {
    const items = joinSpacedWords(lowerOrdinals(whole));
    const page = pages[index] as Page;
    const blocks = pageBlocksOf(items, gutterPositions);
    const gutters = blocks.flatMap((block) => (block.gutter === undefined ? [] : [block.gutter]));
    if (gutters.length > 0) gutterPositions = gutters;
    for (const block of blocks) {
      const path = block.path || sideOf(block.items, gutterPositions);
      const last = flows.at(-1);
      const existingFlow =
        path === ''
          ? last?.path === ''
            ? last
            : undefined
          : flows.find((flow) => isSameColumn(flow.path, path));
      const flow = existingFlow ?? { path, lines: [] };
      if (!existingFlow) flows.push(flow);
      flow.lines.push(
        ...linesOfRows(joinMarginLabels(joinTableRecords(cardRowsOf(block.items))), page.number, bodyFonts),
      );
    }
  });
  const lines = flows.flatMap((flow, index) => {
    const edge = rightEdge(flow.lines);
    return flow.lines.map((line) => ({ ...line, edge, flow: index }));
  });
  return combineAccents(lines);
}

/**
 * The path of the column that contains all items of a page; '' if they are in both. A page on which only one column
 * continues has no gutter of its own.
 */
function sideOf(items: readonly TextItem[], known: readonly number[]): string {
  const gutter = known[0];
  if (gutter === undefined) return '';
  const key = Math.round(gutter / GUTTER_STEP_POINTS);
  if (items.every((item) => item.x > gutter - 4)) return `${key}r`;
  if (items.every((item) => item.x + item.width < gutter + 4)) return `${key}l`;
  return '';
}

/** Whether two paths name the same column. Gutters may shift by a few points from page to page. */
function isSameColumn(a: string, b: string): boolean {
  const parse = (path: string) => /^(\d+)([lr].*)$/.exec(path);
  const [, x = '', side = ''] = parse(a) ?? [];
  const [, otherX = '', otherSide = ''] = parse(b) ?? [];
  return x !== '' && side === otherSide && Math.abs(Number(x) - Number(otherX)) <= 1;
}

function linesOfRows(
  rows: readonly LayoutRow[],
  page: number,
  bodyFonts: ReadonlySet<string>,
): DocumentLine[] {
  const lines: DocumentLine[] = [];
  let last = Number.NEGATIVE_INFINITY;
  let bullet = false;
  for (const row of rows) {
    const cells = row.cells.flatMap((cell) => cell.text.split(LEADER_PATTERN)).filter((cell) => cell !== '');
    const joined = cells.join(' ');
    if (isBareBullet(joined)) {
      bullet = true;
      continue;
    }
    const isItem = afterBullet(joined) !== undefined;
    const clean = moveColonsToLabels(removeBullets(cells));
    if (clean.length === 0) continue;
    const faces = row.cells.flatMap((cell) => cell.faces ?? []);
    const entries = row.cells[0]?.entries;
    lines.push({
      text: clean.join(' '),
      cells: clean,
      x: row.x,
      right: row.right,
      edge: 0,
      size: row.size,
      strong: !bodyFonts.has(row.font),
      bullet: bullet || isItem,
      heading: false,
      gap: (row.y - last) / row.size,
      page,
      flow: 0,
      ...(faces.length > 0 && { faces }),
      ...(entries && clean.length === 1 && { entries }),
    });
    last = row.y;
    bullet = false;
  }
  return lines;
}

/** A dot or dash leader between two parts of a line: 'Nordhav Foods ------ Bergen'. */
const LEADER_PATTERN =
  /(?:(?<!\s)\s+)?(?<![-–—._·…])(?:-{5,}|[–—]{5,}|_{5,}|\.{5,}|·{5,}|…{3,})\s*|\s?(?:\. ){5,}\.?\s*/u;

/** Removes bullets from cells. A bullet in a cell of its own, including 'o', is dropped. */
function removeBullets(cells: readonly string[]): string[] {
  const [first = '', ...rest] = cells;
  const isGlyph = rest.length > 0 && isBareBullet(first);
  return [isGlyph ? '' : stripBullets(first), ...rest]
    .filter((cell) => cell !== '')
    .map((cell) => cell.replace(ORNAMENT_BETWEEN_PATTERN, '•'));
}

/** An ornament that separates two parts of a line: 'Varn College ❥ Board Certificate', but not a row of stars. */
const ORNAMENT_BETWEEN_PATTERN =
  /(?<=[\p{L}\p{N}.)%+] )[\u2600-\u2604\u2607-\u27BF\u25A0-\u25FF](?= [\p{L}\p{N}(+$€£])/gu;

/** The fonts of most of the text in the most frequent size; text in others counts as emphasised. */
function bodyFontsOf(items: readonly TextItem[]): ReadonlySet<string> {
  const lettersBySize = new Map<number, number>();
  const lettersByFont = new Map<string, number>();
  for (const item of items) {
    const size = Math.round(item.size * 2) / 2;
    lettersBySize.set(size, (lettersBySize.get(size) ?? 0) + item.text.length);
  }
  const size = [...lettersBySize].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 10;
  for (const item of items) {
    if (Math.abs(item.size - size) <= 0.6)
      lettersByFont.set(item.font, (lettersByFont.get(item.font) ?? 0) + item.text.length);
  }
  const most = Math.max(0, ...lettersByFont.values());
  return new Set([...lettersByFont].filter(([, count]) => count >= most * 0.6).map(([font]) => font));
}

/**
 * Joins a sentence whose words are separated by tabs, as a conversion may leave it: 'Worked', 'as', 'a', 'harbour',
 * 'pilot'.
 */
function joinSentenceCells(cells: string[]): string[] {
  const links = cells.filter((cell) => LINK_WORD_PATTERN.test(cell)).length;
  return cells.length >= MIN_SENTENCE_CELLS && links > 1 ? [cells.join(' ')] : cells;
}

/** Words that do not form a cell of a table. */
const LINK_WORD_PATTERN = /^(?:an?|the|as|at|by|for|from|in|of|on|to|and|with)$/u;
/** Minimum number of words of a sentence whose words are cells. */
const MIN_SENTENCE_CELLS = 5;

/** Removes a rule that was typed before a text in its line: '________ Work Experience'. */
const removeRule = ([first = '', ...rest]: readonly string[]): string[] => [
  first.replace(/^[_=]{8,}\s*(?=\p{L})/u, ''),
  ...rest,
];

/** The size of text whose format states none. */
const DEFAULT_SIZE_POINTS = 11;
/** The gaps above a paragraph that an empty one precedes, and above others, in font sizes. */
const SPACED_GAP_FONT_SIZES = 2.4;
const LINE_GAP_FONT_SIZES = 1.2;

/** The lines of a text document, web page or set of slides. */
export function linesOfParagraphs(paragraphs: readonly Paragraph[]): DocumentLine[] {
  return paragraphs.flatMap((paragraph, index) => {
    const cells = collapseSpacedCells(
      joinSentenceCells(moveColonsToLabels(removeBullets(removeRule(paragraph.cells)))),
    );
    if (cells.length === 0) return [];
    const sameFlow = index > 0 && paragraphs[index - 1]?.flow === paragraph.flow;
    return [
      {
        text: cells.join(' '),
        cells,
        x: 0,
        right: 0,
        edge: 0,
        size: paragraph.size || DEFAULT_SIZE_POINTS,
        strong: paragraph.bold,
        bullet: paragraph.bullet || afterBullet(paragraph.cells[0] ?? '') !== undefined,
        heading: paragraph.heading,
        gap: !sameFlow
          ? Number.POSITIVE_INFINITY
          : paragraph.spaced
            ? SPACED_GAP_FONT_SIZES
            : LINE_GAP_FONT_SIZES,
        page: paragraph.page,
        flow: paragraph.flow,
      },
    ];
  });
}
