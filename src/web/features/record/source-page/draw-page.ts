/** Draws pages of a PDF in the browser, with pdf.js, which is loaded only if a page is drawn. */
import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import type { PageBox, PageItem } from './locate-quotation';

GlobalWorkerOptions.workerSrc = workerUrl;

export interface OpenPage {
  /** Width in points. */
  width: number;
  /** Height in points. */
  height: number;
  items: PageItem[];
  /** Draws a part of the page, scaled to the width of the canvas. */
  draw: (canvas: HTMLCanvasElement, part: PageBox) => Promise<void>;
}

/** A document that is not open after this many milliseconds is given up. */
const OPENING_DEADLINE_MS = 8_000;

/** How far letters reach above and below their baseline, as shares of the font's size. */
const [ASCENT, DESCENT] = [0.9, 0.25];

const documentByFile = new WeakMap<File, Promise<PDFDocumentProxy>>();

async function openDocument(file: File): Promise<PDFDocumentProxy> {
  // Fonts are drawn as outlines, and nothing of the file is evaluated or compiled.
  const task = getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    disableFontFace: true,
    isEvalSupported: false,
    useWasm: false,
  });
  const timer = setTimeout(() => void task.destroy(), OPENING_DEADLINE_MS);
  try {
    return await task.promise;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Opens a page of a file. The file is read only once.
 * @param number page number, from 1
 * @throws if the file is not a readable PDF or has no such page
 */
export async function openPage(file: File, number: number): Promise<OpenPage> {
  const opening = documentByFile.get(file) ?? openDocument(file);
  documentByFile.set(file, opening);
  const page = await (await opening).getPage(number);
  const unscaled = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  return {
    width: unscaled.width,
    height: unscaled.height,
    items: items.flatMap((item) => {
      if (!('str' in item)) return [];
      const [, , c = 0, d = 0, x = 0, y = 0] = item.transform as number[];
      const [left = 0, baseline = 0] = unscaled.convertToViewportPoint(x, y);
      const size = Math.hypot(c, d);
      return [
        {
          text: item.str,
          left,
          right: left + item.width,
          top: baseline - ASCENT * size,
          bottom: baseline + DESCENT * size,
        },
      ];
    }),
    async draw(canvas, part) {
      const scale = canvas.width / (part.right - part.left);
      await page.render({
        canvas,
        viewport: page.getViewport({ scale, offsetX: -part.left * scale, offsetY: -part.top * scale }),
      }).promise;
    },
  };
}
