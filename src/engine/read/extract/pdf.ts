/** Extracts the text of a PDF with its positions, by unpdf (pdf.js). */
import { createIsomorphicCanvasFactory, getResolvedPDFJS } from 'unpdf';
import { cleanCharacters } from '../../language/text/characters';
import type { OnPage } from '../inputs';
import { UnreadableError } from './errors';
import { restoreLigatures } from './lost-ligatures';
import { restoreSigns } from './lost-signs';
import { findHiddenRuns, removeHiddenText } from './pdf-hidden';
import { mayHideText } from './pdf-suspects';
import type { Extracted, ExtractOptions, Page, TextItem } from './types';

/** Maximum number of pages read of one PDF: more than a career fills. */
export const MAX_PDF_PAGES = 40;

/** Minimum size of text that is read, in points: smaller text is meant for programs and not for people. */
const MIN_READ_POINTS = 2;

/** A PDF with fewer characters than this is a scan: its text is in pictures, apart from a scanner's stamp. */
const MIN_TEXT_CHARACTERS = 20;

/** Maximum number of characters of an author that are read. */
const MAX_AUTHOR_CHARACTERS = 100;

/**
 * The text of the first `MAX_PDF_PAGES` pages; if they are pictures, the recognised text of fewer.
 * @throws UnreadableError when protected, damaged or without any text
 */
export async function extractPdf(
  bytes: Uint8Array,
  { onPage, trusted = false }: ExtractOptions = {},
): Promise<Extracted> {
  const isSuspect = !trusted && mayHideText(bytes);
  // Neither pictures nor the shapes of glyphs are decoded, since text does not depend on them.
  const document = await open(bytes, { maxImageSize: 0 });
  try {
    const pages: Page[] = [];
    const count = Math.min(document.numPages, MAX_PDF_PAGES);
    for (let number = 1; number <= count; number += 1) {
      onPage?.(number, count);
      pages.push(await readPage(document, number, isSuspect));
    }
    restoreLigatures(pages.map(({ items }) => items));
    for (const page of pages) {
      restoreSigns(page.items);
      cleanItems(page);
    }
    const characters = pages.reduce(
      (sum, page) => sum + page.items.reduce((n, item) => n + item.text.trim().length, 0),
      0,
    );
    const textPages = characters < MIN_TEXT_CHARACTERS ? await recognisePages(bytes, onPage) : pages;
    return {
      kind: 'pages',
      pages: textPages,
      pageCount: document.numPages,
      author: await readAuthor(document),
    };
  } finally {
    await document.destroy();
  }
}

/** Drawing needs the document to be opened with a canvas, so only scans are opened that way. */
async function recognisePages(bytes: Uint8Array, onPage?: OnPage): Promise<Page[]> {
  const { readScan } = await import('./ocr/scan');
  const CanvasFactory = await createIsomorphicCanvasFactory(() => import('@napi-rs/canvas'));
  const document = await open(bytes, { CanvasFactory });
  try {
    return await readScan(document, onPage);
  } finally {
    await document.destroy();
  }
}

type PdfJs = Awaited<ReturnType<typeof getResolvedPDFJS>>;
type Document = Awaited<ReturnType<PdfJs['getDocument']>['promise']>;

async function open(
  bytes: Uint8Array,
  extra: { CanvasFactory?: object; maxImageSize?: number } = {},
): Promise<Document> {
  try {
    const { getDocument } = await getResolvedPDFJS();
    // pdf.js takes ownership of the buffer, so it is given a copy. Text extraction needs no fonts other than
    // the system's.
    const data = new Uint8Array(bytes);
    return await getDocument({
      data,
      verbosity: 0,
      isEvalSupported: false,
      useSystemFonts: true,
      ...extra,
    }).promise;
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    throw new UnreadableError(name === 'PasswordException' ? 'protected' : 'damaged');
  }
}

/** The author in the document's metadata; empty if there is none. */
async function readAuthor(document: Document): Promise<string> {
  const { info } = await document.getMetadata().catch(() => ({ info: {} }));
  const author = (info as { Author?: unknown }).Author;
  return typeof author === 'string' ? cleanCharacters(author.slice(0, MAX_AUTHOR_CHARACTERS)) : '';
}

/** @param isSuspect whether the file may hide text, so that the page is examined for it */
async function readPage(document: Document, number: number, isSuspect: boolean): Promise<Page> {
  const page = await document.getPage(number).catch(() => {
    throw new UnreadableError('damaged');
  });
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
  const content = await page.getTextContent();
  const hiddenRuns = isSuspect ? await findHiddenRuns(page) : [];
  const items: TextItem[] = [];
  for (const item of content.items) {
    if (!('str' in item) || item.str === '') continue;
    const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = item.transform as number[];
    // Rotated text (a label along the margin) belongs to no line.
    if (Math.abs(b) > Math.abs(a)) continue;
    const text = removeHiddenText({ text: item.str, x, y, width: item.width }, hiddenRuns);
    if (text === '') continue;
    const size = Math.hypot(c, d);
    // Text that a reader cannot see is ignored: smaller than `MIN_READ_POINTS`, or outside the page.
    const isOffPage = x + item.width < left || x > right || y < bottom || y > top;
    if (size < MIN_READ_POINTS || isOffPage) continue;
    items.push({
      text,
      x: x - left,
      y: top - y,
      width: item.width,
      size,
      font: item.fontName,
      rtl: item.dir === 'rtl',
    });
  }
  return { number, width: right - left, height: top - bottom, items };
}

/** Cleans the texts of a page, and removes those of which nothing is left. */
function cleanItems(page: Page): void {
  for (const item of page.items) item.text = cleanCharacters(item.text);
  page.items = page.items.filter(({ text }) => text !== '');
}
