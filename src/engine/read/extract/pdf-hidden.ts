/**
 * Finds and removes text of a PDF that is invisible to readers: white on white paper, transparent, or drawn without ink
 * (text rendering mode 3). The text layer of a scan is drawn without ink too, under the picture of its page: if most of
 * a page's text is without ink, it is kept.
 */
import { getResolvedPDFJS } from 'unpdf';
import {
  type Area,
  applyMatrix,
  areaCovers,
  boundingAreaOf,
  fullyInside,
  IDENTITY,
  isWhite,
  type Matrix,
  multiplyMatrices,
} from './pdf-geometry';
import type { TextItem } from './types';

/** A run of hidden text in page coordinates: points, from the lower left. */
export interface HiddenRun {
  text: string;
  x: number;
  y: number;
  /** The end of the run. */
  end: number;
}

interface Operators {
  fnArray: number[];
  argsArray: unknown[];
}
export interface PdfPage {
  getOperatorList(): Promise<Operators>;
}

/** Maximum operators of a page that is examined; a page with more is a drawing. */
const MAX_OPERATORS = 100_000;
/** Minimum opacity of visible text. */
const MIN_VISIBLE_OPACITY = 0.05;
/** Text rendering modes that draw no ink: 3, and 7, which adds to the clipping path. */
const INKLESS_MODES = [3, 7];
/** Maximum distance, in points, between two positions of the same text. */
const MAX_COPY_DISTANCE_POINTS = 1.5;
/** A shadow is closer than this to its text, in points. */
const SHADOW_DISTANCE_POINTS = 4;

type Transferable = ArrayBuffer & { transferToFixedLength?(length?: number): ArrayBuffer };
const buffers: Transferable = ArrayBuffer.prototype;
// pdf.js transfers fonts by this method, which Node 20 lacks.
buffers.transferToFixedLength ??= function (this: ArrayBuffer, length = this.byteLength) {
  return this.slice(0, length);
};

interface State {
  matrix: Matrix;
  white: boolean;
  opacity: number;
  mode: number;
  fontSize: number;
  charSpacing: number;
  wordSpacing: number;
  scale: number;
  leading: number;
  rise: number;
}

const START_STATE: State = {
  matrix: IDENTITY,
  white: false,
  opacity: 1,
  mode: 0,
  fontSize: 1,
  charSpacing: 0,
  wordSpacing: 0,
  scale: 1,
  leading: 0,
  rise: 0,
};

interface Glyph {
  unicode?: string;
  width?: number;
  isSpace?: boolean;
}

/** The invisible runs of a page. Takes time in proportion to the page's operators. */
export async function findHiddenRuns(page: PdfPage): Promise<HiddenRun[]> {
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await page.getOperatorList();
  if (fnArray.length > MAX_OPERATORS) return [];
  const hiddenRuns: HiddenRun[] = [];
  const inklessRuns: HiddenRun[] = [];
  let inkedLetters = 0;
  /** The latest positions of each visible text. Invisible text close to one of them is a shadow of it. */
  const visiblePositionsByText = new Map<string, [x: number, y: number][]>();
  /** Areas painted in a colour other than white, and pictures: white text on them is visible. */
  const paintedAreas: Area[] = [];
  const stack: State[] = [];
  let state = START_STATE;
  let line = IDENTITY;
  let text = IDENTITY;

  const moveLine = (x: number, y: number) => {
    line = multiplyMatrices(line, [1, 0, 0, 1, x, y]);
    text = line;
  };
  const show = (glyphs: readonly (Glyph | number | null)[]) => {
    const { fontSize, charSpacing, wordSpacing, scale, rise } = state;
    const start = applyMatrix(multiplyMatrices(state.matrix, text), 0, rise);
    let advance = 0;
    let shownText = '';
    for (const glyph of glyphs) {
      if (typeof glyph === 'number') advance -= (glyph / 1000) * fontSize * scale;
      else if (glyph) {
        shownText += glyph.unicode ?? '';
        const spacing = charSpacing + (glyph.isSpace ? wordSpacing : 0);
        advance += (((glyph.width ?? 0) / 1000) * fontSize + spacing) * scale;
      }
    }
    text = multiplyMatrices(text, [1, 0, 0, 1, advance, 0]);
    const [end] = applyMatrix(multiplyMatrices(state.matrix, text), 0, rise);
    const [x, y] = start;
    if (INKLESS_MODES.includes(state.mode)) {
      inklessRuns.push({ text: shownText, x, y, end });
      return;
    }
    inkedLetters += shownText.length;
    const white = state.white && !paintedAreas.some((area) => areaCovers(area, x, y));
    if (white || state.opacity < MIN_VISIBLE_OPACITY) hiddenRuns.push({ text: shownText, x, y, end });
    else
      visiblePositionsByText.set(shownText, [
        ...(visiblePositionsByText.get(shownText)?.slice(-3) ?? []),
        [x, y],
      ]);
  };

  const onOperator: Record<number, (args: never) => void> = {
    [OPS.save]: () => stack.push(state),
    [OPS.restore]: () => {
      state = stack.pop() ?? state;
    },
    [OPS.transform]: (args: Matrix) => {
      state = { ...state, matrix: multiplyMatrices(state.matrix, args) };
    },
    [OPS.paintFormXObjectBegin]: ([matrix]: [Matrix | null]) => {
      stack.push(state);
      if (matrix) state = { ...state, matrix: multiplyMatrices(state.matrix, matrix) };
    },
    [OPS.paintFormXObjectEnd]: () => {
      state = stack.pop() ?? state;
    },
    [OPS.setFillRGBColor]: ([colour]: [unknown]) => {
      state = { ...state, white: isWhite(colour) };
    },
    [OPS.setFillTransparent]: () => {
      state = { ...state, white: false };
    },
    [OPS.setFillColorN]: () => {
      state = { ...state, white: false };
    },
    [OPS.setGState]: ([entries]: [[string, unknown][]]) => {
      for (const [key, value] of entries) if (key === 'ca') state = { ...state, opacity: Number(value) };
    },
    [OPS.beginText]: () => {
      line = IDENTITY;
      text = IDENTITY;
    },
    [OPS.setTextMatrix]: (args: Matrix | [Matrix]) => {
      line = (typeof args[0] === 'number' ? args : args[0]) as Matrix;
      text = line;
    },
    [OPS.moveText]: ([x, y]: [number, number]) => moveLine(x, y),
    [OPS.setLeadingMoveText]: ([x, y]: [number, number]) => {
      state = { ...state, leading: y };
      moveLine(x, y);
    },
    [OPS.nextLine]: () => moveLine(0, state.leading),
    [OPS.setLeading]: ([leading]: [number]) => {
      state = { ...state, leading: -leading };
    },
    [OPS.setFont]: ([, size]: [unknown, number]) => {
      state = { ...state, fontSize: size };
    },
    [OPS.setCharSpacing]: ([charSpacing]: [number]) => {
      state = { ...state, charSpacing };
    },
    [OPS.setWordSpacing]: ([wordSpacing]: [number]) => {
      state = { ...state, wordSpacing };
    },
    [OPS.setHScale]: ([percent]: [number]) => {
      state = { ...state, scale: percent / 100 };
    },
    [OPS.setTextRise]: ([rise]: [number]) => {
      state = { ...state, rise };
    },
    [OPS.setTextRenderingMode]: ([mode]: [number]) => {
      state = { ...state, mode };
    },
    [OPS.showText]: ([glyphs]: [(Glyph | number | null)[]]) => show(glyphs),
    [OPS.constructPath]: ([paint, , box]: [number, unknown, ArrayLike<number> | null]) => {
      const fills = FILL_OPERATORS.some((name) => OPS[name] === paint);
      if (fills && !state.white && state.opacity >= MIN_VISIBLE_OPACITY && box) {
        paintedAreas.push(boundingAreaOf(state.matrix, box));
      }
    },
    [OPS.shadingFill]: () => paintedAreas.push(UNBOUNDED_AREA),
  };
  for (const name of PICTURE_OPERATORS) {
    onOperator[OPS[name]] = () => paintedAreas.push(boundingAreaOf(state.matrix, [0, 0, 1, 1]));
  }
  for (const [at, operator] of fnArray.entries()) onOperator[operator]?.((argsArray[at] ?? []) as never);
  const inklessLetters = inklessRuns.reduce((sum, { text }) => sum + text.length, 0);
  const invisibleRuns = inklessLetters < inkedLetters ? [...hiddenRuns, ...inklessRuns] : hiddenRuns;
  const isShadow = ({ text, x, y }: HiddenRun) =>
    visiblePositionsByText
      .get(text)
      ?.some(([left, base]) => Math.hypot(x - left, y - base) < SHADOW_DISTANCE_POINTS);
  return invisibleRuns.filter((run) => !isShadow(run));
}

const UNBOUNDED_AREA: Area = [-Infinity, -Infinity, Infinity, Infinity];
const FILL_OPERATORS = [
  'fill',
  'eoFill',
  'fillStroke',
  'eoFillStroke',
  'closeFillStroke',
  'closeEOFillStroke',
] as const;
const PICTURE_OPERATORS = [
  'paintImageXObject',
  'paintInlineImageXObject',
  'paintImageMaskXObject',
  'paintImageXObjectRepeat',
  'paintImageMaskXObjectRepeat',
  'paintImageMaskXObjectGroup',
  'paintSolidColorImageMask',
  'paintInlineImageXObjectGroup',
] as const;

/** Returns an item's text without the hidden runs in it; '' where nothing remains. Its `y` grows upwards. */
export function removeHiddenText(
  item: Pick<TextItem, 'text' | 'x' | 'y' | 'width'>,
  runs: readonly HiddenRun[],
) {
  let { text } = item;
  for (const run of runs) {
    if (
      Math.abs(run.y - item.y) > MAX_COPY_DISTANCE_POINTS ||
      run.end < item.x ||
      run.x > item.x + item.width
    )
      continue;
    if (fullyInside(item.x, item.x + item.width, run.x, run.end, MAX_COPY_DISTANCE_POINTS)) return '';
    if (run.text.trim() !== '') text = text.replace(run.text.trim(), '');
  }
  return text.trim() === '' ? '' : text;
}
