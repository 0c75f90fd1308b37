/** Reads the texts of a PPT: those in the outline, by slide, and those in the shapes of slides and notes pages. */
import { levelsOf } from './ppt-levels';
import { childRecordsOf, findAll, type PptRecord, RECORD } from './ppt-records';
import type { Box, Shape, SlideParagraph } from './slide';

export interface PptText {
  /** [MS-PPT] TextTypeEnum: 0 and 6 are titles, 2 is a notes page's text. */
  kind: number;
  paragraphs: SlideParagraph[];
}

export interface OutlineSlide {
  persistId: number;
  slideId: number;
  texts: PptText[];
}

/** The kind of a notes page's text. */
export const NOTES_TEXT_KIND = 2;
/** The kind of a text whose header is missing: other text than that of a placeholder. */
const OTHER_TEXT_KIND = 4;
/** Units of a PPT's coordinates per point: 576 per inch. */
const UNITS_PER_POINT = 8;

/** The slides of a list with the texts of their placeholders, in presentation order. */
export function outlineTexts(stream: Uint8Array, list: PptRecord): OutlineSlide[] {
  const view = viewOf(stream);
  const slides: OutlineSlide[] = [];
  let run: PptRecord[] = [];
  const close = () => {
    slides.at(-1)?.texts.push(...textsOf(stream, run));
    run = [];
  };
  for (const record of childRecordsOf(stream, list.start, list.end)) {
    if (record.type === RECORD.slidePersist && record.end - record.start >= 16) {
      close();
      slides.push({
        persistId: view.getUint32(record.start, true),
        slideId: view.getUint32(record.start + 12, true),
        texts: [],
      });
    } else run.push(record);
  }
  close();
  return slides;
}

/**
 * The shapes of a slide or notes page with their texts, then the texts of `outline` to which no shape refers, without
 * a position.
 * @param only restricts the texts of the shapes to one kind
 */
export function readShapeTree(
  stream: Uint8Array,
  page: PptRecord,
  outline: readonly PptText[],
  only?: number,
): Shape[] {
  const view = viewOf(stream);
  const usedTexts = new Set<PptText>();
  const shapes = findAll(stream, page, RECORD.shape).flatMap((shape): Shape[] => {
    const parts = childRecordsOf(stream, shape.start, shape.end);
    const textbox = parts.find((part) => part.type === RECORD.clientTextbox);
    if (!textbox) return [];
    const records = childRecordsOf(stream, textbox.start, textbox.end);
    const reference = records.find((record) => record.type === RECORD.outlineRef);
    const referred = reference && outline[view.getUint32(reference.start, true)];
    if (referred) usedTexts.add(referred);
    const texts = (referred ? [referred] : textsOf(stream, records)).filter(
      (text) => only === undefined || text.kind === only,
    );
    return shapesOfTexts(texts).map((each) => ({ ...each, box: boxOf(view, parts) }));
  });
  const rest = outline.filter((text) => !usedTexts.has(text));
  return [...shapes, ...shapesOfTexts(rest)];
}

/** Turns texts into shapes without a position. */
export function shapesOfTexts(texts: readonly PptText[]): Shape[] {
  return texts.map(({ kind, paragraphs }) => ({ title: kind === 0 || kind === 6, paragraphs }));
}

/**
 * Parses texts from records: a header gives the kind of the following text; the style after that gives the levels of
 * its paragraphs.
 */
function textsOf(stream: Uint8Array, records: readonly PptRecord[]): PptText[] {
  const view = viewOf(stream);
  const texts: PptText[] = [];
  let kind = OTHER_TEXT_KIND;
  let raw = '';
  for (const record of records) {
    const bytes = stream.subarray(record.start, record.end);
    if (record.type === RECORD.textHeader && bytes.length >= 4) kind = view.getUint32(record.start, true);
    else if (record.type === RECORD.textChars || record.type === RECORD.textBytes) {
      raw = new TextDecoder(record.type === RECORD.textChars ? 'utf-16le' : 'latin1').decode(bytes);
      texts.push({ kind, paragraphs: paragraphsOf(raw, []) });
    } else if (record.type === RECORD.textStyle && texts.length > 0) {
      const last = texts.at(-1) as PptText;
      last.paragraphs = paragraphsOf(raw, levelsOf(bytes, raw));
    }
  }
  return texts.filter((text) => text.paragraphs.length > 0);
}

function paragraphsOf(
  text: string,
  levels: readonly { level: number; bullet?: boolean }[],
): SlideParagraph[] {
  return text.split('\r').flatMap((paragraph, index) =>
    paragraph.split('\v').flatMap((line): SlideParagraph[] => {
      const cells = line.split('\t').filter((cell) => cell.trim() !== '');
      if (cells.length === 0) return [];
      return [{ cells, level: 0, bold: false, size: 0, ...levels[index] }];
    }),
  );
}

/** The box of a shape, each side of which is stored in two or in four bytes. */
function boxOf(view: DataView, parts: readonly PptRecord[]): Box | undefined {
  const anchor = parts.find(({ type }) => type === RECORD.clientAnchor || type === RECORD.childAnchor);
  if (!anchor) return undefined;
  const wide = anchor.end - anchor.start >= 16;
  if (!wide && anchor.end - anchor.start < 8) return undefined;
  const at = (index: number) =>
    (wide ? view.getInt32(anchor.start + index * 4, true) : view.getInt16(anchor.start + index * 2, true)) /
    UNITS_PER_POINT;
  // On the slide the order is top, left, right, bottom; in a group it is left, top, right, bottom.
  const [top, left] = anchor.type === RECORD.clientAnchor ? [at(0), at(1)] : [at(1), at(0)];
  return { x: left, y: top, width: at(2) - left, height: at(3) - top };
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
