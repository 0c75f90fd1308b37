/** Turns PPTX into paragraphs: slides in presentation order, positioned by their layouts, with notes and diagrams. */
import { UnreadableError } from '../errors';
import type { Extracted } from '../types';
import { unzip } from '../unzip';
import { walkXml } from '../xml';
import { type PptxShape, readShapes } from './pptx-slide';
import { MAX_SLIDES, type Shape, type Slide } from './slide';
import { textOfSlides } from './text';

const PPTX_PART_PATTERN =
  /^ppt\/(?:presentation\.xml|_rels\/presentation\.xml\.rels|(?:slides|slideLayouts|slideMasters|notesSlides|diagrams)\/(?:_rels\/)?(?:slide|slideLayout|slideMaster|notesSlide|drawing)\d+\.xml(?:\.rels)?)$/;

/** Throws `UnreadableError`: `damaged` without slides, `noText` when they contain only pictures. */
export function extractPptx(bytes: Uint8Array): Extracted {
  const files = unzip(bytes, (name) => PPTX_PART_PATTERN.test(name));
  const parts = new PptxParts(files);
  const slides = parts.slides().slice(0, MAX_SLIDES);
  if (slides.length === 0) throw new UnreadableError('damaged');
  return textOfSlides(slides.map((path, index) => readSlide(parts, path, index + 1)));
}

function readSlide(parts: PptxParts, path: string, number: number): Slide {
  const layout = parts.related(path, 'slideLayout')[0];
  const master = layout && parts.related(layout, 'slideMaster')[0];
  const diagrams = parts.related(path, 'diagramDrawing');
  const shapes = parts.shapes(path).flatMap((shape): Shape[] => {
    if (shape.diagram === undefined) return [{ ...shape, box: shape.box ?? placeOf(shape) }];
    const drawing = diagrams.shift();
    return drawing ? parts.shapes(drawing).map((each) => moveIntoFrame(each, shape)) : [];
  });
  const notes = parts
    .related(path, 'notesSlide')
    .flatMap((each) => parts.shapes(each))
    .filter(({ placeholder }) => placeholder?.type === 'body')
    .flatMap(({ paragraphs }) => paragraphs);
  return { number, shapes, notes };

  function placeOf({ placeholder }: PptxShape) {
    if (!placeholder) return undefined;
    const { type, index } = placeholder;
    const layoutShapes = layout ? parts.shapes(layout) : [];
    const masterShapes = master ? parts.shapes(master) : [];
    return (
      layoutShapes.find((each) => each.placeholder && index !== '' && each.placeholder.index === index)
        ?.box ??
      layoutShapes.find((each) => each.placeholder?.type === type)?.box ??
      masterShapes.find((each) => each.placeholder?.type === type.replace('ctrTitle', 'title'))?.box
    );
  }
}

/** The positions in a diagram are relative to its own corner. */
function moveIntoFrame(shape: Shape, frame: Shape): Shape {
  const { box } = shape;
  if (!box || !frame.box) return shape;
  return { ...shape, box: { ...box, x: box.x + frame.box.x, y: box.y + frame.box.y } };
}

/** The parts of the package by path, and the relationships between them. */
class PptxParts {
  private readonly shapesByPath = new Map<string, PptxShape[]>();
  private readonly decoder = new TextDecoder();

  constructor(private readonly files: ReadonlyMap<string, Uint8Array>) {}

  /** Paths of the slides in presentation order, without those that are missing. */
  slides(): string[] {
    const paths = new Map(this.relations('ppt/presentation.xml').map(({ id, path }) => [id, path]));
    const order: string[] = [];
    walkXml(this.text('ppt/presentation.xml'), {
      open(name, attribute) {
        const path = name === 'p:sldId' ? paths.get(attribute('r:id') ?? '') : undefined;
        if (path) order.push(path);
      },
      close() {},
      text() {},
    });
    return order.filter((path) => this.files.has(path));
  }

  shapes(path: string): PptxShape[] {
    const shapes = this.shapesByPath.get(path) ?? readShapes(this.text(path));
    this.shapesByPath.set(path, shapes);
    return shapes;
  }

  /** Paths of the parts that a part refers to by one kind of relationship. */
  related(path: string, kind: string): string[] {
    return this.relations(path).flatMap((each) => (each.type.endsWith(`/${kind}`) ? [each.path] : []));
  }

  private relations(path: string): { id: string; type: string; path: string }[] {
    const folder = path.slice(0, path.lastIndexOf('/'));
    const relations: { id: string; type: string; path: string }[] = [];
    walkXml(this.text(`${folder}/_rels/${path.slice(folder.length + 1)}.rels`), {
      open(name, attribute) {
        if (name !== 'Relationship' || attribute('TargetMode') === 'External') return;
        const target = attribute('Target') ?? '';
        relations.push({
          id: attribute('Id') ?? '',
          type: attribute('Type') ?? '',
          // `URL` resolves './' and '../'; no such path is ever opened on disk.
          path: new URL(target, `file:///${folder}/`).pathname.slice(1),
        });
      },
      close() {},
      text() {},
    });
    return relations;
  }

  private text(path: string): string {
    return this.decoder.decode(this.files.get(path) ?? new Uint8Array());
  }
}
