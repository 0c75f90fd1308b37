/** The form in which layout hands a document to its readers. */
import type { DateRange } from '../dates/dates';

/** A line of a document in reading order, whatever format it came from. */
export interface DocumentLine {
  /** The cells joined by spaces, without a bullet. */
  text: string;
  /** Parts that are separated by a wide gap, a tab or a table border; at least one. */
  cells: string[];
  /** Distance from the page's left edge in points; 0 for formats without coordinates. */
  x: number;
  right: number;
  /** Right edge of the full lines of its flow, in points; 0 for formats without coordinates. */
  edge: number;
  /** Font size in points; the document's body size if the format does not state one. */
  size: number;
  /** Whether it has a different font from the body text, usually bold. */
  strong: boolean;
  bullet: boolean;
  /** Whether it shared a row with its section's heading, so that `strong` may describe the heading. */
  shared?: boolean;
  /** The parts of its cells that differ in font, if a cell has several. */
  faces?: string[];
  /** Its parts that may be entries of a list side by side, although its words may also be far apart. */
  entries?: string[];
  /** The form fields of its cells, in a table whose columns have names; '' for an unknown column. */
  columns?: readonly string[];
  /** Further ranges of dates of the post that it names, which were taken out of its text. */
  ranges?: readonly DateRange[];
  /** Whether it was divided from a line that held several items of a list. */
  divided?: boolean;
  /** Whether it has a heading style, in formats with styles. */
  heading: boolean;
  /**
   * Distance to the line above in the same flow, in units of `size`; Infinity at the start of a page or flow.
   */
  gap: number;
  /** Page number from 1, for formats with pages. */
  page?: number;
  /**
   * Number of the flow. Lines of one flow are consecutive text; each column and each text box is a flow.
   */
  flow: number;
}
