/** Turns PPT (PowerPoint 97 to 2003) into paragraphs: an OLE file whose main stream is a tree of records. */
import CFB from 'cfb';
import { UnreadableError } from '../errors';
import type { Extracted } from '../types';
import { readPersistDirectory } from './ppt-persist';
import { childRecordsOf, type PptRecord, RECORD } from './ppt-records';
import { NOTES_TEXT_KIND, outlineTexts, readShapeTree, shapesOfTexts } from './ppt-text';
import { MAX_SLIDES, type Slide } from './slide';
import { textOfSlides } from './text';

/** Instances of the lists of a document ([MS-PPT] 2.4.14): the slides, and their notes pages. */
const SLIDE_LIST = 0;
const NOTES_LIST = 2;

/**
 * Throws `UnreadableError`: `protected`, `damaged`, `mismatch` if it is not a presentation, or `noText` if the slides
 * contain only pictures.
 */
export function extractPpt(bytes: Uint8Array): Extracted {
  const file = open(bytes);
  const stream = contentOf(file, 'PowerPoint Document');
  if (!stream) throw new UnreadableError(contentOf(file, 'EncryptedPackage') ? 'protected' : 'mismatch');
  const persisted = readPersistDirectory(stream, contentOf(file, 'Current User'));
  if (persisted.encrypted) throw new UnreadableError('protected');
  const top = childRecordsOf(stream, 0, stream.length);
  const document = top.findLast((record) => record.type === RECORD.document);
  if (!document) throw new UnreadableError('damaged');
  const lists = childRecordsOf(stream, document.start, document.end).filter(
    (record) => record.type === RECORD.slideList,
  );
  const listedSlides = (instance: number) =>
    lists.filter((list) => list.instance === instance).flatMap((list) => outlineTexts(stream, list));
  const persistIdByNotesId = new Map(
    listedSlides(NOTES_LIST).map(({ persistId, slideId }) => [slideId, persistId]),
  );
  const slides = listedSlides(SLIDE_LIST)
    .slice(0, MAX_SLIDES)
    .map((outline, index): Slide => {
      const slideRecord = recordAt(persisted.offsets.get(outline.persistId));
      const shapes = slideRecord
        ? readShapeTree(stream, slideRecord, outline.texts)
        : shapesOfTexts(outline.texts);
      const notesId = slideRecord ? notesIdOf(stream, slideRecord) : 0;
      const page = recordAt(persisted.offsets.get(persistIdByNotesId.get(notesId) ?? -1));
      return {
        number: index + 1,
        shapes,
        notes: page
          ? readShapeTree(stream, page, [], NOTES_TEXT_KIND).flatMap((each) => each.paragraphs)
          : [],
      };
    });
  return textOfSlides(slides);

  function recordAt(offset: number | undefined): PptRecord | undefined {
    return offset === undefined
      ? undefined
      : childRecordsOf(stream as Uint8Array, offset, (stream as Uint8Array).length)[0];
  }
}

/** The id of a slide's notes page; 0 if it has none. */
function notesIdOf(stream: Uint8Array, slide: PptRecord): number {
  const atom = childRecordsOf(stream, slide.start, slide.end).find(
    (record) => record.type === RECORD.slideAtom,
  );
  return atom && atom.end - atom.start >= 20 ? viewOf(stream).getUint32(atom.start + 16, true) : 0;
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function open(bytes: Uint8Array): CFB.CFB$Container {
  try {
    return CFB.read(bytes, { type: 'array' });
  } catch {
    throw new UnreadableError('damaged');
  }
}

function contentOf(file: CFB.CFB$Container, name: string): Uint8Array | undefined {
  const content = CFB.find(file, name)?.content;
  return content ? Uint8Array.from(content as Uint8Array) : undefined;
}
