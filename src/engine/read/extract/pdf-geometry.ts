/** Matrices, areas and colours of a PDF page. */

/** [a, b, c, d, e, f] as in a PDF. */
export type Matrix = readonly [number, number, number, number, number, number];
/** [left, bottom, right, top] */
export type Area = readonly [number, number, number, number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** The matrix that transforms by `inner` first, then by `outer`. */
export function multiplyMatrices(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [g, h, i, j, k, l] = inner;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

/** Transforms a point by a matrix. */
export function applyMatrix([a, b, c, d, e, f]: Matrix, x: number, y: number): [x: number, y: number] {
  return [a * x + c * y + e, b * x + d * y + f];
}

/** The area that a box [left, bottom, right, top] takes after a transformation. */
export function boundingAreaOf(matrix: Matrix, box: ArrayLike<number>): Area {
  const [left = 0, bottom = 0, right = 0, top = 0] = Array.from(box);
  const corners = [
    applyMatrix(matrix, left, bottom),
    applyMatrix(matrix, left, top),
    applyMatrix(matrix, right, bottom),
    applyMatrix(matrix, right, top),
  ];
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** Whether a point is in an area or at most one unit of the page outside it. */
export const areaCovers = ([left, bottom, right, top]: Area, x: number, y: number) =>
  x >= left - 1 && x <= right + 1 && y >= bottom - 1 && y <= top + 1;

/** Whether the range `start` to `end` is inside `from` to `to`, which it may exceed by `near` on either side. */
export const fullyInside = (start: number, end: number, from: number, to: number, near: number) =>
  start >= from - near && end <= to + near;

/** Whether a colour is invisible on paper. `colour` as pdf.js gives it: '#rrggbb'. */
export function isWhite(colour: unknown): boolean {
  if (typeof colour !== 'string' || !/^#[0-9a-f]{6}$/i.test(colour)) return false;
  return [1, 3, 5].every((at) => Number.parseInt(colour.slice(at, at + 2), 16) >= 0xf5);
}
