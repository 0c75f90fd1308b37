/** An entry of a section: a job, a school. */
import type { DateRange } from '../dates/dates';
import type { DocumentLine } from '../layout/line';

/** A line of a header, its date taken out; `cells` may be empty for a line that was only a date. */
export interface HeaderLine {
  cells: string[];
  line: DocumentLine;
  /** Whether its date was removed. */
  dated?: boolean;
}

export interface ResumeEntry {
  range?: DateRange;
  header: HeaderLine[];
  body: DocumentLine[];
  /** Title and organisation, where the document itself labels them. */
  named?: { title: string; organisation: string; location?: string };
}
