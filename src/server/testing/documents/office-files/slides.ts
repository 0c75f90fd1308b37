/** The content of a test slide; both PowerPoint formats are written from it. */

export interface SlideLine {
  text: string;
  /** Depth in the outline. */
  level?: number;
}

export interface SlideBox {
  /** Points from the slide's upper left corner; a slide is 720 by 540. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** Whether the box is the slide's title. */
  title?: boolean;
  lines: (string | SlideLine)[];
  /** Rows of cells instead of lines. */
  table?: string[][];
}

export interface SlideSpec {
  boxes: SlideBox[];
  notes?: string[];
}

/** A line of a slide; one that is given by its text alone has no level. */
export const slideLineOf = (line: string | SlideLine): SlideLine =>
  typeof line === 'string' ? { text: line } : line;
