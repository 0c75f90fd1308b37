/** The reading order of the boxes of a slide: columns one after the other, titles above them first. */
import type { Box, Shape } from './slide';

type PlacedShape = Shape & { box: Box };

/**
 * Sorts the boxes that contain text into reading order. Boxes without a position keep their order and come last, except
 * for the title. If more than half have none, all keep their order below the title.
 */
export function inReadingOrder(shapes: readonly Shape[]): Shape[] {
  const filled = shapes.filter((shape) => shape.paragraphs.length > 0);
  const placed = filled.filter((shape): shape is PlacedShape => shape.box !== undefined);
  if (placed.length < filled.length / 2) return titlesFirst(filled);
  return [
    ...filled.filter((shape) => !shape.box && shape.title),
    ...sortBoxes(placed),
    ...filled.filter((shape) => !shape.box && !shape.title),
  ];
}

const titlesFirst = (shapes: Shape[]) => [
  ...shapes.filter((shape) => shape.title),
  ...shapes.filter((shape) => !shape.title),
];

/**
 * Splits at a vertical gutter if there is one, and otherwise below the topmost band; sorts each part in the same way.
 */
function sortBoxes(shapes: PlacedShape[]): PlacedShape[] {
  if (shapes.length < 2) return shapes;
  const columns = splitAlongAxis(shapes, ({ box }) => [box.x, box.x + box.width]);
  if (columns) return [...sortBoxes(columns[0]), ...sortBoxes(columns[1])];
  const bands = splitAlongAxis(shapes, ({ box }) => [box.y, box.y + box.height]);
  if (bands) return [...sortBoxes(bands[0]), ...sortBoxes(bands[1])];
  return shapes.sort((a, b) => a.box.y - b.box.y || a.box.x - b.box.x);
}

/** Maximum overlap, in points, of boxes that count as separate, since borders extend beyond the text. */
const MAX_OVERLAP_POINTS = 6;

/**
 * The boxes before and after the first position along an axis at which all boxes before it have ended and the others
 * begin; undefined if there is no such position.
 */
function splitAlongAxis(
  shapes: PlacedShape[],
  extent: (shape: PlacedShape) => [number, number],
): [PlacedShape[], PlacedShape[]] | undefined {
  const sorted = [...shapes].sort((a, b) => extent(a)[0] - extent(b)[0]);
  let end = Number.NEGATIVE_INFINITY;
  for (const [index, shape] of sorted.entries()) {
    const [from, to] = extent(shape);
    if (index > 0 && from >= end - MAX_OVERLAP_POINTS) return [sorted.slice(0, index), sorted.slice(index)];
    end = Math.max(end, to);
  }
  return undefined;
}
