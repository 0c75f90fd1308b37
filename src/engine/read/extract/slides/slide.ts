/** A slide as boxes of text, independent of its format. */

/** Points from the slide's upper left corner. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface SlideParagraph {
  /** The cells of a table's row, or a single one. */
  cells: string[];
  /** Outline level; 0 is the outermost. */
  level: number;
  /** Whether the paragraph itself sets a bullet; absent if it inherits the master's setting. */
  bullet?: boolean;
  bold: boolean;
  /** Points; 0 if unspecified. */
  size: number;
}

export interface Shape {
  box?: Box;
  /** Whether the shape is the slide's title, which becomes a heading. */
  title: boolean;
  paragraphs: SlideParagraph[];
}

/** A slide in presentation order. `number` is 1-based. */
export interface Slide {
  number: number;
  shapes: Shape[];
  /** The speaker's notes. */
  notes: SlideParagraph[];
}

/** Maximum slides read of one file. */
export const MAX_SLIDES = 100;
