/**
 * Reads an XML part of a DOCX (body or header) as paragraphs. Columns of layout tables become separate flows, and so do
 * text boxes, but for a single framed line among the text.
 */
import { belowInOffset, belowInStyle, type FramedText, placeFramedLine, singleLineOfBoxes } from './docx-box';
import { type DocxStyle, isPropertyOn } from './docx-styles';
import { readWordTable } from './docx-table';
import type { Paragraph } from './types';
import { walkXml } from './xml';

interface OpenParagraph {
  cells: string[];
  size: number;
  bold: boolean;
  letters: number;
  boldLetters: number;
  bullet: boolean;
  heading: boolean;
  /** Whether the text has a background colour of its own. */
  shaded?: boolean;
  /** The text boxes that are anchored in it. */
  boxes: FramedText[];
}

interface OpenRun {
  bold: boolean;
  /** Points; 0 if unspecified. */
  size: number;
  vanished?: boolean;
  white?: boolean;
  /** Whether the text has a background colour of its own. */
  shaded?: boolean;
}

interface OpenTable {
  rows: Paragraph[][][];
}

/**
 * Elements that are skipped: those whose text is not visible in the document, and the horizontal position of a drawing,
 * whose offset would be taken for the vertical one.
 */
const SKIPPED_ELEMENTS = new Set([
  'mc:Fallback',
  'w:del',
  'w:instrText',
  'w:delText',
  'w:moveFrom',
  'wp:positionH',
]);

/** Minimum size of text that a person can read, in points. */
const MIN_READABLE_POINTS = 2;

/** Paragraphs in reading order; the numbers of `flow` continue after `lastFlow`. */
export function readDocxPart(
  xml: string,
  styles: ReadonlyMap<string, DocxStyle>,
  lastFlow: number,
): Paragraph[] {
  const reader = new PartReader(styles, lastFlow + 1);
  walkXml(xml, {
    open: (name, attribute) => reader.open(name, attribute),
    close: (name) => reader.close(name),
    text: (text) => reader.text(text),
  });
  return [...reader.boxes, ...reader.paragraphs];
}

class PartReader {
  readonly paragraphs: Paragraph[] = [];
  readonly boxes: Paragraph[] = [];
  private readonly sinks: Paragraph[][] = [this.paragraphs];
  private readonly openParagraphs: OpenParagraph[] = [];
  private readonly tables: OpenTable[] = [];
  private skip = 0;
  private inText = false;
  private inOffset = false;
  /** Whether text was read outside boxes. */
  private begun = false;
  private boxDepth = 0;
  /** The position of the latest drawing, as in `FramedText`. */
  private below = 0;
  private run: OpenRun = { bold: false, size: 0 };
  private inRun = false;
  private spaced = false;

  constructor(
    private readonly styles: ReadonlyMap<string, DocxStyle>,
    private flow: number,
  ) {}

  open(name: string, attribute: (key: string) => string | undefined): void {
    if (this.skip > 0 || SKIPPED_ELEMENTS.has(name)) {
      this.skip += 1;
      return;
    }
    const paragraph = this.openParagraphs.at(-1);
    if (name === 'w:p') this.openParagraph();
    else if (name === 'w:txbxContent') this.openBox();
    else if (name === 'w:tbl') this.tables.push({ rows: [] });
    else if (name === 'w:tr') this.tables.at(-1)?.rows.push([]);
    else if (name === 'w:tc') this.openCell();
    else if (name === 'w:r') {
      this.inRun = true;
      this.run = { bold: paragraph?.bold ?? false, size: paragraph?.size ?? 0 };
    } else if (name === 'w:t') this.inText = true;
    else if (name === 'w:tab' && this.inRun && attribute('w:val') === undefined) paragraph?.cells.push('');
    else if (name === 'w:br' || name === 'w:cr') this.breakLine();
    else if (name === 'w:noBreakHyphen') this.append('-');
    else if (name === 'w:drawing' || name === 'w:pict') this.below = 0;
    else if (name === 'wp:posOffset') this.inOffset = true;
    else if (name.startsWith('v:') && /^(?:t|true)$/.test(attribute('o:hr') ?? '')) this.breakAtRule();
    else if (name.startsWith('v:')) this.below = belowInStyle(attribute('style')) ?? this.below;
    else if (paragraph) this.readProperty(name, attribute, paragraph);
  }

  close(name: string): void {
    if (this.skip > 0) {
      this.skip -= 1;
      return;
    }
    if (name === 'w:p') this.closeParagraph();
    else if (name === 'w:tc') this.closeCell();
    else if (name === 'w:tbl') this.closeTable();
    else if (name === 'w:t') this.inText = false;
    else if (name === 'wp:posOffset') this.inOffset = false;
    else if (name === 'w:r') this.inRun = false;
    else if (name === 'w:txbxContent') this.closeBox();
  }

  text(text: string): void {
    if (this.skip > 0) return;
    if (this.inOffset) this.below = belowInOffset(text);
    else if (this.inText && !this.isHidden()) this.append(text);
  }

  private readProperty(
    name: string,
    attribute: (key: string) => string | undefined,
    paragraph: OpenParagraph,
  ): void {
    if (name === 'w:pStyle') {
      const style = this.styles.get(attribute('w:val') ?? '');
      paragraph.size = style?.size ?? paragraph.size;
      paragraph.bold = style?.bold ?? false;
      paragraph.heading = style?.heading ?? false;
    } else if (name === 'w:numPr') paragraph.bullet = true;
    else if (name === 'w:numId' && attribute('w:val') === '0') paragraph.bullet = false;
    else if (name === 'w:vanish' && this.inRun) this.run.vanished = isPropertyOn(attribute('w:val'));
    else if (name === 'w:color' && this.inRun) this.run.white = /^f{6}$/i.test(attribute('w:val') ?? '');
    else if (name === 'w:shd') this.shade(paragraph, attribute('w:fill'));
    else if (name === 'w:b' && this.inRun) this.run.bold = isPropertyOn(attribute('w:val'));
    else if (name === 'w:sz' && this.inRun) {
      this.run.size = Number(attribute('w:val')) / 2;
      paragraph.size = Math.max(paragraph.letters === 0 ? 0 : paragraph.size, this.run.size);
    }
  }

  private shade(paragraph: OpenParagraph, fill: string | undefined): void {
    if (!fill || /^(?:auto|f{6})$/i.test(fill)) return;
    if (this.inRun) this.run.shaded = true;
    else paragraph.shaded = true;
  }

  /**
   * Whether text is invisible and so must not count as the person's: marked as hidden, too small to be read, or white
   * on white. In tables and boxes, white text may have a background colour that is not known here, so it counts as
   * visible.
   */
  private isHidden(): boolean {
    const { vanished, white, shaded, size } = this.run;
    const onPaper = this.sinks.length === 1 && !shaded && !this.openParagraphs.at(-1)?.shaded;
    return vanished === true || (size > 0 && size < MIN_READABLE_POINTS) || (white === true && onPaper);
  }

  private append(text: string): void {
    const paragraph = this.openParagraphs.at(-1);
    if (!paragraph) return;
    paragraph.cells.push((paragraph.cells.pop() ?? '') + text);
    const letters = text.replace(/\s/g, '').length;
    paragraph.letters += letters;
    if (this.run.bold) paragraph.boldLetters += letters;
  }

  private openParagraph(): void {
    const size = this.styles.get('')?.size ?? 0;
    this.openParagraphs.push({
      cells: [''],
      size,
      bold: false,
      letters: 0,
      boldLetters: 0,
      bullet: false,
      heading: false,
      boxes: [],
    });
  }

  private breakLine(): void {
    const paragraph = this.openParagraphs.at(-1);
    if (!paragraph || !this.inRun) return;
    const { size, bold, heading } = paragraph;
    this.emit(paragraph);
    Object.assign(paragraph, { cells: [''], size, bold, letters: 0, boldLetters: 0, bullet: false, heading });
  }

  /** A horizontal rule in a run is drawn between two lines of its paragraph. */
  private breakAtRule(): void {
    this.breakLine();
    this.spaced = true;
  }

  private closeParagraph(): void {
    const paragraph = this.openParagraphs.pop();
    if (!paragraph) return;
    const framed = this.begun ? singleLineOfBoxes(paragraph.boxes) : undefined;
    if (!framed) this.setApart(paragraph.boxes);
    const sink = this.sinks.at(-1);
    const start = sink?.length ?? 0;
    this.emit(paragraph);
    if (framed && sink) sink.push(...placeFramedLine(sink.splice(start), { ...framed, flow: this.flow }));
  }

  private emit(paragraph: OpenParagraph): void {
    const cells = paragraph.cells.filter((cell) => cell.trim() !== '');
    if (cells.length === 0) {
      this.spaced = true;
      return;
    }
    this.sinks.at(-1)?.push({
      cells,
      bold: paragraph.boldLetters * 2 > paragraph.letters,
      size: paragraph.size,
      bullet: paragraph.bullet,
      spaced: this.spaced,
      heading: paragraph.heading,
      flow: this.flow,
    });
    this.spaced = false;
    if (this.boxDepth === 0) this.begun = true;
  }

  private openCell(): void {
    this.sinks.push([]);
  }

  private closeCell(): void {
    const cell = this.sinks.length > 1 ? this.sinks.pop() : undefined;
    if (cell) this.tables.at(-1)?.rows.at(-1)?.push(cell);
  }

  private closeTable(): void {
    const table = this.tables.pop();
    const sink = this.sinks.at(-1);
    if (!table || !sink) return;
    for (const { lines, columns } of readWordTable(table.rows)) {
      sink.push(...lines);
      for (const column of columns) {
        this.flow += 1;
        sink.push(...column.map((paragraph) => ({ ...paragraph, flow: this.flow })));
      }
    }
    this.flow += 1;
  }

  private openBox(): void {
    this.boxDepth += 1;
    this.sinks.push([]);
  }

  private closeBox(): void {
    this.boxDepth -= 1;
    const box = this.sinks.length > 1 ? this.sinks.pop() : undefined;
    if (!box || box.length === 0) return;
    const textBox = { paragraphs: box, below: this.below };
    const anchor = this.openParagraphs.at(-1);
    if (anchor) anchor.boxes.push(textBox);
    else this.setApart([textBox]);
  }

  /** Adds boxes to those that are read before the text, each as a flow of its own. */
  private setApart(boxes: readonly FramedText[]): void {
    for (const { paragraphs } of boxes) {
      this.flow += 1;
      this.boxes.push(...paragraphs.map((paragraph) => ({ ...paragraph, flow: this.flow })));
      this.flow += 1;
    }
  }
}
