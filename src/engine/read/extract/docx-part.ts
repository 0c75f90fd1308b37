/**
 * Reads an XML part of a DOCX (body or header) as paragraphs. Text boxes and layout tables become separate
 * flows.
 */
import { type DocxStyle, isPropertyOn } from './docx-styles';
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

/** Elements whose text is not visible in the document. */
const SKIPPED = new Set([
  'mc:Fallback',
  'w:del',
  'w:instrText',
  'w:delText',
  'w:moveFrom',
  'wp:positionH',
  'wp:positionV',
]);

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
  private readonly open_: OpenParagraph[] = [];
  private readonly tables: OpenTable[] = [];
  private skip = 0;
  private inText = false;
  private run: OpenRun = { bold: false, size: 0 };
  private inRun = false;
  private spaced = false;

  constructor(
    private readonly styles: ReadonlyMap<string, DocxStyle>,
    private flow: number,
  ) {}

  open(name: string, attribute: (key: string) => string | undefined): void {
    if (this.skip > 0 || SKIPPED.has(name)) {
      this.skip += 1;
      return;
    }
    const paragraph = this.open_.at(-1);
    if (name === 'w:p') this.openParagraph();
    else if (name === 'w:txbxContent') this.sinks.push([]);
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
    else if (paragraph) this.property(name, attribute, paragraph);
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
    else if (name === 'w:r') this.inRun = false;
    else if (name === 'w:txbxContent') this.closeBox();
  }

  text(text: string): void {
    if (this.inText && this.skip === 0 && !this.isHidden()) this.append(text);
  }

  private property(
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
   * Whether text is invisible and so must not count as the person's: marked as hidden, one or two points in size,
   * or white on white. In tables and boxes, white text may have a background colour that is not known here, so it
   * counts as visible.
   */
  private isHidden(): boolean {
    const { vanished, white, shaded, size } = this.run;
    const onPaper = this.sinks.length === 1 && !shaded && !this.open_.at(-1)?.shaded;
    return vanished === true || (size > 0 && size < 2) || (white === true && onPaper);
  }

  private append(text: string): void {
    const paragraph = this.open_.at(-1);
    if (!paragraph) return;
    paragraph.cells.push((paragraph.cells.pop() ?? '') + text);
    const letters = text.replace(/\s/g, '').length;
    paragraph.letters += letters;
    if (this.run.bold) paragraph.boldLetters += letters;
  }

  private openParagraph(): void {
    const size = this.styles.get('')?.size ?? 0;
    this.open_.push({
      cells: [''],
      size,
      bold: false,
      letters: 0,
      boldLetters: 0,
      bullet: false,
      heading: false,
    });
  }

  private breakLine(): void {
    const paragraph = this.open_.at(-1);
    if (!paragraph || !this.inRun) return;
    const { size, bold, heading } = paragraph;
    this.emit(paragraph);
    Object.assign(paragraph, { cells: [''], size, bold, letters: 0, boldLetters: 0, bullet: false, heading });
  }

  private closeParagraph(): void {
    const paragraph = this.open_.pop();
    if (paragraph) this.emit(paragraph);
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
  }

  private openCell(): void {
    this.sinks.push([]);
  }

  private closeCell(): void {
    const cell = this.sinks.length > 1 ? this.sinks.pop() : undefined;
    if (cell) this.tables.at(-1)?.rows.at(-1)?.push(cell);
  }

  /**
   * A row whose cells are single paragraphs is one line of cells; if a cell holds more, the cells are columns of a
   * layout.
   */
  private closeTable(): void {
    const table = this.tables.pop();
    const sink = this.sinks.at(-1);
    if (!table || !sink) return;
    for (const row of table.rows) {
      const cells = row.filter((cell) => cell.length > 0);
      if (cells.every((cell) => cell.length === 1)) {
        const [first, ...rest] = cells.map((cell) => cell[0] as Paragraph);
        if (first)
          sink.push({
            ...first,
            cells: [...first.cells, ...rest.flatMap((each) => each.cells)],
            spaced: true,
          });
      } else {
        for (const cell of cells) {
          this.flow += 1;
          sink.push(...cell.map((paragraph) => ({ ...paragraph, flow: this.flow })));
        }
      }
    }
    this.flow += 1;
  }

  private closeBox(): void {
    const box = this.sinks.length > 1 ? this.sinks.pop() : undefined;
    this.flow += 1;
    if (box) this.boxes.push(...box.map((paragraph) => ({ ...paragraph, flow: this.flow })));
    this.flow += 1;
  }
}
