/** The parts into which lines are cut. */
import type { FormField } from '../../vocabulary/form-labels';

/**
 * The separator before or after a segment. At a `face` the typeface changes; a `stop` is a full stop; `edge` is the
 * beginning or end of the line.
 */
export type Separator =
  | 'edge'
  | 'cell'
  | 'face'
  | 'date'
  | 'bar'
  | 'slash'
  | 'dash'
  | 'comma'
  | 'at'
  | 'as'
  | 'with'
  | 'in'
  | 'through'
  | 'bracket'
  | 'stop'
  | 'label';

/** A part of a line's text: a title, an employer, a place or other text. */
export interface Segment {
  text: string;
  /** Offset in the text of its line. */
  from: number;
  to: number;
  before: Separator;
  after: Separator;
  /** The form's label in front of it. */
  label?: Label;
}

/**
 * A form field; 'other' is that of an unknown label. A client counts as the employer only if the form names no other.
 */
export type Label = FormField | 'client' | 'other';

/** Where a line is cut. */
export interface Cut {
  from: number;
  to: number;
  separator: Separator;
  label?: Label;
}

/** One segment of a line in place of two that follow each other, with what stands between them. */
export const joinSegments = (text: string, first: Segment, second: Segment): Segment => ({
  ...first,
  text: text.slice(first.from, second.to),
  to: second.to,
  after: second.after,
});
