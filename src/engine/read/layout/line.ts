/** A line of a document in reading order, whatever format it came from. */
export interface DocumentLine {
  /** The cells joined by a blank, without bullet glyph. */
  text: string;
  /** Parts kept apart by a wide gap, a tab or a table's border; at least one. */
  cells: string[];
  /** Points from the page's left edge; 0 where the format has no places. */
  x: number;
  right: number;
  /** Right edge of the full lines of its flow; 0 where the format has no positions. */
  edge: number;
  /** Points; the document's body size where the format does not say. */
  size: number;
  /** Set in another face than the body text, usually bold. */
  strong: boolean;
  bullet: boolean;
  /** Whether it was in one line with its section's heading, whose font `strong` may be. */
  shared?: boolean;
  /** The parts of its cells by the face they are set in, where a cell has several. */
  faces?: string[];
  /** Written with a heading style, where the format has styles. */
  heading: boolean;
  /** Distance to the line above in the same flow in units of `size`; Infinity at the start of a page or flow. */
  gap: number;
  /** 1-based, where the format has pages. */
  page?: number;
  /** Lines of one flow follow each other; a column or a table's cell is a flow. */
  flow: number;
}
