/** Reads an XML part of a PPTX (slide, layout, master, notes or diagram) as boxes of text. */
import { walkXml } from '../xml';
import type { Box, Shape, SlideParagraph } from './slide';

/** A shape with its placeholder and diagram references. */
export interface PptxShape extends Shape {
  /** Type and number of the placeholder that it fills, whose position the layout defines. */
  placeholder?: { type: string; index: string };
  /** Relationship id of a diagram at this position. */
  diagram?: string;
}

/**
 * Placeholders that are not content: slide numbers, dates, headers, footers, and a picture of the slide on its notes.
 */
const IGNORED_PLACEHOLDERS = new Set(['sldNum', 'ftr', 'dt', 'hdr', 'sldImg']);
/**
 * Elements whose content is skipped: second versions of a shape, pictures and connectors (which have a position, but no
 * text), the tab stops of a paragraph, and extensions, whose `ext` is not a size.
 */
const SKIPPED_ELEMENTS = new Set(['Fallback', 'pic', 'cxnSp', 'tabLst', 'extLst']);
const POINTS_PER_EMU = 1 / 12_700;

/**
 * The boxes of a part in file order, in points. Empty ones are kept, since those of a layout define positions for its
 * slides.
 */
export function readShapes(xml: string): PptxShape[] {
  const reader = new ShapeReader();
  walkXml(xml, {
    open: (name, attribute) => reader.open(localName(name), attribute),
    close: (name) => reader.close(localName(name)),
    text: (text) => reader.text(text),
  });
  return reader.shapes.filter(({ placeholder }) => !IGNORED_PLACEHOLDERS.has(placeholder?.type ?? ''));
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);
const SHAPE_ELEMENTS = new Set(['sp', 'graphicFrame']);

interface Transform {
  box: Box;
  /** The group's coordinate system (`chOff`, `chExt`), in which its members are placed. */
  inner: Box;
}

class ShapeReader {
  readonly shapes: PptxShape[] = [];
  private readonly groups: Transform[] = [];
  private current: PptxShape | undefined;
  private paragraph: SlideParagraph | undefined;
  private row: string[] | undefined;
  private cell: string[] = [];
  private skip = 0;
  private inText = false;

  open(name: string, attribute: (key: string) => string | undefined): void {
    if (this.skip > 0 || SKIPPED_ELEMENTS.has(name)) {
      this.skip += 1;
      return;
    }
    if (name === 'grpSp') this.groups.push({ box: emptyBox(), inner: emptyBox() });
    else if (SHAPE_ELEMENTS.has(name)) this.current = { title: false, paragraphs: [] };
    else if (name === 'ph') this.setPlaceholder(attribute('type') ?? 'body', attribute('idx') ?? '');
    else if (/^(?:off|ext|chOff|chExt)$/.test(name)) this.place(name, attribute);
    else if (name === 'relIds' && this.current) this.current.diagram = attribute('r:dm');
    else if (name === 'tr') this.row = [];
    else if (name === 'tc') this.cell = [];
    else if (name === 'p') this.paragraph = { cells: [''], level: 0, bold: false, size: 0 };
    else if (name === 't') this.inText = true;
    else if (name === 'br') this.append('\n');
    else this.readProperty(name, attribute);
  }

  close(name: string): void {
    if (this.skip > 0) this.skip -= 1;
    else if (name === 't') this.inText = false;
    else if (name === 'p') this.closeParagraph();
    else if (name === 'tc') this.row?.push(this.cell.join(' '));
    else if (name === 'tr') this.closeRow();
    else if (name === 'grpSp') this.groups.pop();
    else if (SHAPE_ELEMENTS.has(name) && this.current) {
      if (this.current.box) this.current.box = this.toSlideCoordinates(this.current.box);
      this.shapes.push(this.current);
      this.current = undefined;
    }
  }

  text(text: string): void {
    if (this.inText && this.skip === 0) this.append(text);
  }

  private append(text: string): void {
    if (this.paragraph) this.paragraph.cells = [`${this.paragraph.cells[0] ?? ''}${text}`];
  }

  private readProperty(name: string, attribute: (key: string) => string | undefined): void {
    const { paragraph } = this;
    if (!paragraph) return;
    if (name === 'pPr') paragraph.level = Number(attribute('lvl') ?? 0);
    else if (name === 'buChar' || name === 'buAutoNum' || name === 'buBlip') paragraph.bullet = true;
    else if (name === 'buNone') paragraph.bullet = false;
    else if (name === 'rPr') {
      paragraph.size = Math.max(paragraph.size, Number(attribute('sz') ?? 0) / 100);
      // A paragraph is bold if all its runs are: a bold label before regular text does not make it a heading.
      if (paragraph.cells[0] === '') paragraph.bold = /^(?:1|true)$/.test(attribute('b') ?? '');
      else if (!/^(?:1|true)$/.test(attribute('b') ?? '')) paragraph.bold = false;
    }
  }

  private setPlaceholder(type: string, index: string): void {
    if (!this.current) return;
    this.current.placeholder = { type, index };
    this.current.title = type === 'title' || type === 'ctrTitle';
  }

  private place(name: string, attribute: (key: string) => string | undefined): void {
    const group = this.groups.at(-1);
    if (this.current) this.current.box ??= emptyBox();
    const box = this.current ? this.current.box : name.startsWith('ch') ? group?.inner : group?.box;
    if (!box) return;
    if (/off$/i.test(name)) {
      box.x = Number(attribute('x') ?? 0) * POINTS_PER_EMU;
      box.y = Number(attribute('y') ?? 0) * POINTS_PER_EMU;
    } else {
      box.width = Number(attribute('cx') ?? 0) * POINTS_PER_EMU;
      box.height = Number(attribute('cy') ?? 0) * POINTS_PER_EMU;
    }
  }

  /** A group member's box in the slide's coordinates. */
  private toSlideCoordinates(box: Box): Box {
    return this.groups.reduceRight((at, { box: outer, inner }) => {
      const sx = inner.width > 0 ? outer.width / inner.width : 1;
      const sy = inner.height > 0 ? outer.height / inner.height : 1;
      return {
        x: outer.x + (at.x - inner.x) * sx,
        y: outer.y + (at.y - inner.y) * sy,
        width: at.width * sx,
        height: at.height * sy,
      };
    }, box);
  }

  private closeParagraph(): void {
    const { paragraph } = this;
    this.paragraph = undefined;
    const lines = (paragraph?.cells[0] ?? '').split('\n').filter((line) => line.trim() !== '');
    if (!paragraph || lines.length === 0) return;
    if (this.row) this.cell.push(...lines);
    else {
      this.current?.paragraphs.push(
        ...lines.map((line) => ({
          ...paragraph,
          cells: line.split('\t').filter((part) => part.trim() !== ''),
        })),
      );
    }
  }

  private closeRow(): void {
    const cells = this.row?.filter((cell) => cell.trim() !== '') ?? [];
    this.row = undefined;
    if (cells.length > 0)
      this.current?.paragraphs.push({ cells, level: 0, bold: false, size: 0, bullet: false });
  }
}

function emptyBox(): Box {
  return { x: 0, y: 0, width: 0, height: 0 };
}
