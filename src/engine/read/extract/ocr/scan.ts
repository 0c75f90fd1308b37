/** Reads a PDF that consists of pictures: draws its first pages and recognises their text. */
import { createCanvas } from '@napi-rs/canvas';
import type { getDocumentProxy } from 'unpdf';
import type { OnPage } from '../../inputs';
import { UnreadableError } from '../errors';
import type { Page } from '../types';
import { pageOfRecognisedLines } from './page';
import { LONG_SIDE_PX, toGreyPicture } from './picture';
import { recognise } from './tesseract';

/** Maximum pages of one PDF that are recognised. */
export const MAX_OCR_PAGES = 5;
/**
 * A page after the first is started only if recognition will probably end within these milliseconds of its beginning:
 * some pages are better than a timeout.
 */
const MAX_OCR_MS = 7_000;
/**
 * A page is assumed to take up to this many times as long as the slowest before it: the first includes
 * starting the engine, but a later one may have more text.
 */
const SLOWEST_PAGE_FACTOR = 1.3;

type Document = Awaited<ReturnType<typeof getDocumentProxy>>;

/**
 * Recognises the text of the first pages.
 * @throws UnreadableError 'scan' if nothing could be recognised
 */
export async function readScan(document: Document, onPage?: OnPage): Promise<Page[]> {
  const started = performance.now();
  const pages: Page[] = [];
  let slowest = 0;
  const count = Math.min(document.numPages, MAX_OCR_PAGES);
  for (let number = 1; number <= count; number += 1) {
    const before = performance.now();
    if (number > 1 && before - started + slowest * SLOWEST_PAGE_FACTOR > MAX_OCR_MS) break;
    onPage?.(number, count);
    const picture = await drawPage(document, number);
    pages.push(pageOfRecognisedLines(await recognise(picture), picture, number));
    slowest = Math.max(slowest, performance.now() - before);
  }
  if (pages.every((page) => page.items.length === 0)) throw new UnreadableError('scan');
  return pages;
}

async function drawPage(document: Document, number: number) {
  const page = await document.getPage(number);
  const plain = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: LONG_SIDE_PX / Math.max(plain.width, plain.height, 1) });
  const canvas = createCanvas(
    Math.max(1, Math.round(viewport.width)),
    Math.max(1, Math.round(viewport.height)),
  );
  const canvasContext = canvas.getContext('2d');
  canvasContext.fillStyle = 'white';
  canvasContext.fillRect(0, 0, canvas.width, canvas.height);
  const target = { canvas, canvasContext, viewport } as unknown as Parameters<typeof page.render>[0];
  await page.render(target).promise;
  page.cleanup();
  return toGreyPicture(canvas);
}
