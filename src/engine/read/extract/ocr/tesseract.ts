/** Tesseract, compiled to WebAssembly and run in this process: no thread, no network, and its data from a package. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';
import type { GreyPicture } from './picture';

/** Pixels from the picture's upper left corner. */
export interface OcrBox {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

export interface OcrWord {
  text: string;
  /** Confidence, 0 to 100. */
  confidence: number;
  bbox: OcrBox;
}

export interface OcrLine {
  bbox: OcrBox;
  /** Start and end of the baseline of its letters. */
  baseline: OcrBox;
  /** Pixels from this line to the next, about its font size. */
  rowAttributes: { rowHeight: number };
  words: OcrWord[];
}

interface Core {
  FS: { writeFile(path: string, data: Uint8Array): void; unlink(path: string): void };
  TessBaseAPI: new () => TessBaseApi;
}

interface TessBaseApi {
  Init(folder: null, languages: string, mode: number): number;
  SetVariable(name: string, value: string): void;
  /** Returns 1 if the file is not a picture. */
  SetImageFile(orientation: number, angle: number): number;
  Recognize(monitor: null): number;
  GetJSONText(): string;
  Clear(): void;
}

interface RecognitionResult {
  blocks: { paragraphs: { lines: OcrLine[] }[] }[] | null;
}

const require = createRequire(import.meta.url);
const LSTM_ONLY = 1;
/** By default Tesseract treats a page as one block and joins the lines of adjacent columns. */
const FIND_BLOCKS = '3';
/** The resolution at which pictures are prepared, which Tesseract is told since their format does not state it. */
const DOTS_PER_INCH = '200';
const INPUT_PATH = '/input';

let started: Promise<{ core: Core; api: TessBaseApi }> | undefined;

/** Starts Tesseract with its language data. */
async function start() {
  const create = require('tesseract.js-core/tesseract-core-simd-lstm') as (options: object) => Promise<Core>;
  const core = await create({});
  const packed = require.resolve('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz');
  core.FS.writeFile('eng.traineddata', gunzipSync(readFileSync(packed)));
  const api = new core.TessBaseAPI();
  if (api.Init(null, 'eng', LSTM_ONLY) !== 0) throw new Error('The text recognition could not be started');
  return { core, api };
}

/** The lines of text in a picture, in the order in which Tesseract reads the columns. */
export async function recognise(picture: GreyPicture): Promise<OcrLine[]> {
  // It is started once in a process; a start that failed is not kept, so that the next picture tries again.
  started ??= start().catch((error) => {
    started = undefined;
    throw error;
  });
  const { core, api } = await started;
  // A format without compression, which is simple to parse.
  const head = Buffer.from(`P5\n${picture.width} ${picture.height}\n255\n`, 'latin1');
  core.FS.writeFile(INPUT_PATH, Buffer.concat([head, picture.pixels]));
  try {
    if (api.SetImageFile(1, 0) === 1) return [];
    api.SetVariable('tessedit_pageseg_mode', FIND_BLOCKS);
    api.SetVariable('user_defined_dpi', DOTS_PER_INCH);
    api.Recognize(null);
    const { blocks } = JSON.parse(api.GetJSONText()) as RecognitionResult;
    return (blocks ?? []).flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines));
  } finally {
    api.Clear();
    core.FS.unlink(INPUT_PATH);
  }
}
