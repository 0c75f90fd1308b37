/** Writes small PPT files (PowerPoint 97 to 2003): the records that hold text, without formatting. */
import CFB from 'cfb';
import { type SlideBox, type SlideSpec, slideLineOf } from './slides';

/** Master units, in which PPT measures: 576 to the inch. */
const UNITS_PER_POINT = 8;

function record(type: number, content: Uint8Array, instance = 0, container = false): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt16LE((instance << 4) | (container ? 0xf : 0), 0);
  head.writeUInt16LE(type, 2);
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content]);
}

const container = (type: number, parts: readonly Uint8Array[], instance = 0) =>
  record(type, Buffer.concat(parts), instance, true);

/** Values as unsigned numbers of 32 bits. */
const uint32s = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32LE(value, index * 4);
  return bytes;
};

/** A text of a kind ([MS-PPT] TextTypeEnum: 0 title, 1 body, 2 notes, 4 other), with the indentation of each line. */
function text(kind: number, box: SlideBox): Buffer[] {
  const lines = box.table ? box.table.map((row) => slideLineOf(row.join('\t'))) : box.lines.map(slideLineOf);
  const styles = lines.map((line) => {
    const run = Buffer.alloc(10);
    run.writeUInt32LE(line.text.length + 1, 0);
    run.writeUInt16LE(line.level ?? 0, 4);
    return run;
  });
  return [
    record(0x0f9f, uint32s(kind)),
    record(0x0fa0, Buffer.from(lines.map((line) => line.text).join('\r'), 'utf16le')),
    record(0x0fa1, Buffer.concat(styles)),
  ];
}

function shape(box: SlideBox, content: Uint8Array[]): Buffer {
  const anchor = Buffer.alloc(8);
  for (const [index, side] of [box.y, box.x, box.x + box.width, box.y + box.height].entries()) {
    anchor.writeInt16LE(Math.round(side * UNITS_PER_POINT), index * 2);
  }
  return container(0xf004, [record(0xf010, anchor), container(0xf00d, content)]);
}

const drawing = (shapes: Uint8Array[]) => container(0x040c, [container(0xf002, [container(0xf003, shapes)])]);

/** Writes a PPT file. The texts of titles are in the outline, as PowerPoint stores them, all others in their shapes. */
export function pptOf(slides: readonly SlideSpec[]): Uint8Array {
  const persist = (id: number, slideId: number) => record(0x03f3, uint32s(id, 0, 0, slideId, 0));
  const notesOf = (index: number) => slides.length + index + 2;
  const outline = slides.flatMap((slide, index) => [
    persist(index + 2, 256 + index),
    ...slide.boxes.filter((box) => box.title).flatMap((box) => text(0, box)),
  ]);
  const notes = slides.flatMap((slide, index) => (slide.notes ? [persist(notesOf(index), 512 + index)] : []));
  const objects: [id: number, bytes: Buffer][] = [
    [1, container(0x03e8, [container(0x0ff0, outline, 0), container(0x0ff0, notes, 2)])],
  ];
  for (const [index, slide] of slides.entries()) {
    let title = 0;
    const shapes = slide.boxes.map((box) =>
      shape(box, box.title ? [record(0x0f9e, uint32s(title++))] : text(4, box)),
    );
    const atom = record(0x03ef, uint32s(0, 0, 0, 0, slide.notes ? 512 + index : 0, 0));
    objects.push([index + 2, container(0x03ee, [atom, drawing(shapes)])]);
    if (!slide.notes) continue;
    const page = { x: 0, y: 0, width: 100, height: 100, lines: slide.notes };
    objects.push([notesOf(index), container(0x03f0, [drawing([shape(page, text(2, page))])])]);
  }
  return asFile(objects);
}

function asFile(objects: readonly [id: number, bytes: Buffer][]): Uint8Array {
  let length = 0;
  const directory = objects.flatMap(([id, bytes]) => {
    const entry = [(1 << 20) | id, length];
    length += bytes.length;
    return entry;
  });
  const persist = record(0x1772, uint32s(...directory));
  const edit = record(0x0ff5, uint32s(0, 0x0300_0000, 0, length, 1, objects.length + 1, 0));
  const stream = Buffer.concat([...objects.map(([, bytes]) => bytes), persist, edit]);
  const user = record(0x0ff6, uint32s(0x14, 0xe391c05f, length + persist.length, 0x03f4_0000, 0));
  const file = CFB.utils.cfb_new();
  CFB.utils.cfb_add(file, 'PowerPoint Document', stream);
  CFB.utils.cfb_add(file, 'Current User', user);
  return Uint8Array.from(CFB.write(file, { type: 'buffer' }) as Uint8Array);
}
