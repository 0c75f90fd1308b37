/** An entry of a section of work: a post, with its header and the text below it. */
import type { DateRange } from '../../dates/dates';
import type { DocumentLine } from '../../layout/line';

/** A line of a header after its date was removed; `cells` is empty if the line had only a date. */
export interface HeaderLine {
  cells: string[];
  line: DocumentLine;
  /** Whether a date was removed from the line. */
  dated?: boolean;
}

export interface ResumeEntry {
  range?: DateRange;
  header: HeaderLine[];
  body: DocumentLine[];
  /** Title and organisation, if the document labels them (as forms do). */
  named?: { title: string; organisation: string; location?: string };
}
