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
  /** 0 for the outermost level of an outline. */
  level: number;
  /** The paragraph's own setting for a bullet; absent when it inherits the master's. */
  bullet?: boolean;
  bold: boolean;
  /** Points; 0 if unspecified. */
  size: number;
}

export interface Shape {
  box?: Box;
  /** The slide's title: a heading. */
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
