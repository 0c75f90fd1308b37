/** Writes small PPT files (PowerPoint 97 to 2003): the records that hold text, without formatting. */
import CFB from 'cfb';
import { type SlideBox, type SlideSpec, slideLineOf } from './slides';

/** The types of the records that are written, by their names in [MS-PPT] and [MS-ODRAW]. */
const RECORD_TYPES = {
  Document: 0x03e8,
  Slide: 0x03ee,
  SlideAtom: 0x03ef,
  Notes: 0x03f0,
  SlidePersistAtom: 0x03f3,
  Drawing: 0x040c,
  OutlineTextRefAtom: 0x0f9e,
  TextHeaderAtom: 0x0f9f,
  TextCharsAtom: 0x0fa0,
  StyleTextPropAtom: 0x0fa1,
  SlideListWithText: 0x0ff0,
  UserEditAtom: 0x0ff5,
  CurrentUserAtom: 0x0ff6,
  PersistDirectoryAtom: 0x1772,
  OfficeArtDgContainer: 0xf002,
  OfficeArtSpgrContainer: 0xf003,
  OfficeArtSpContainer: 0xf004,
  OfficeArtClientTextbox: 0xf00d,
  OfficeArtClientAnchor: 0xf010,
} as const;
type RecordType = keyof typeof RECORD_TYPES;

/** Instances of `SlideListWithText`: the list of slides, which is the outline, and that of notes. */
const SLIDES_INSTANCE = 0;
const NOTES_INSTANCE = 2;
/** Ids by which notes and slides refer to each other begin with these numbers. */
const FIRST_SLIDE_ID = 256;
const FIRST_NOTES_ID = 512;

/** Master units, in which PPT measures: 576 to the inch. */
const UNITS_PER_POINT = 8;

function record(type: RecordType, content: Uint8Array, instance = 0, container = false): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt16LE((instance << 4) | (container ? 0xf : 0), 0);
  head.writeUInt16LE(RECORD_TYPES[type], 2);
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content]);
}

const container = (type: RecordType, parts: readonly Uint8Array[], instance = 0) =>
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
    record('TextHeaderAtom', uint32s(kind)),
    record('TextCharsAtom', Buffer.from(lines.map((line) => line.text).join('\r'), 'utf16le')),
    record('StyleTextPropAtom', Buffer.concat(styles)),
  ];
}

function shape(box: SlideBox, content: Uint8Array[]): Buffer {
  const anchor = Buffer.alloc(8);
  for (const [index, side] of [box.y, box.x, box.x + box.width, box.y + box.height].entries()) {
    anchor.writeInt16LE(Math.round(side * UNITS_PER_POINT), index * 2);
  }
  return container('OfficeArtSpContainer', [
    record('OfficeArtClientAnchor', anchor),
    container('OfficeArtClientTextbox', content),
  ]);
}

const drawing = (shapes: Uint8Array[]) =>
  container('Drawing', [container('OfficeArtDgContainer', [container('OfficeArtSpgrContainer', shapes)])]);

/** Writes a PPT file. The texts of titles are in the outline, as PowerPoint stores them, all others in their shapes. */
export function pptOf(slides: readonly SlideSpec[]): Uint8Array {
  /** Refers to an object of the persist directory; `slideId`: that of the slide or notes. */
  const persistAtom = (id: number, slideId: number) =>
    record('SlidePersistAtom', uint32s(id, 0, 0, slideId, 0));
  /** The id of the notes of a slide in the persist directory, where the document is 1 and the slides follow. */
  const notesIdOf = (index: number) => slides.length + index + 2;
  const outline = slides.flatMap((slide, index) => [
    persistAtom(index + 2, FIRST_SLIDE_ID + index),
    ...slide.boxes.filter((box) => box.title).flatMap((box) => text(0, box)),
  ]);
  const notes = slides.flatMap((slide, index) =>
    slide.notes ? [persistAtom(notesIdOf(index), FIRST_NOTES_ID + index)] : [],
  );
  const objects: [id: number, bytes: Buffer][] = [
    [
      1,
      container('Document', [
        container('SlideListWithText', outline, SLIDES_INSTANCE),
        container('SlideListWithText', notes, NOTES_INSTANCE),
      ]),
    ],
  ];
  for (const [index, slide] of slides.entries()) {
    let title = 0;
    const shapes = slide.boxes.map((box) =>
      shape(box, box.title ? [record('OutlineTextRefAtom', uint32s(title++))] : text(4, box)),
    );
    const atom = record('SlideAtom', uint32s(0, 0, 0, 0, slide.notes ? FIRST_NOTES_ID + index : 0, 0));
    objects.push([index + 2, container('Slide', [atom, drawing(shapes)])]);
    if (!slide.notes) continue;
    const page = { x: 0, y: 0, width: 100, height: 100, lines: slide.notes };
    objects.push([notesIdOf(index), container('Notes', [drawing([shape(page, text(2, page))])])]);
  }
  return asFile(objects);
}

/** A compound file with the objects, by their ids in the persist directory. */
function asFile(objects: readonly [id: number, bytes: Buffer][]): Uint8Array {
  let length = 0;
  const directory = objects.flatMap(([id, bytes]) => {
    const entry = [(1 << 20) | id, length];
    length += bytes.length;
    return entry;
  });
  const persistDirectory = record('PersistDirectoryAtom', uint32s(...directory));
  const edit = record('UserEditAtom', uint32s(0, 0x0300_0000, 0, length, 1, objects.length + 1, 0));
  const stream = Buffer.concat([...objects.map(([, bytes]) => bytes), persistDirectory, edit]);
  // The second value marks a file that is not encrypted.
  const user = record(
    'CurrentUserAtom',
    uint32s(0x14, 0xe391c05f, length + persistDirectory.length, 0x03f4_0000, 0),
  );
  const file = CFB.utils.cfb_new();
  CFB.utils.cfb_add(file, 'PowerPoint Document', stream);
  CFB.utils.cfb_add(file, 'Current User', user);
  return Uint8Array.from(CFB.write(file, { type: 'buffer' }) as Uint8Array);
}
