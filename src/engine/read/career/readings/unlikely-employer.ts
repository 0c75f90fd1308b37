/** Employers that the model reads, and that are more probably a client, an explanation or a number. */
import type { DocumentLine } from '../../layout/line';
import { organisationScore } from '../../vocabulary/organisations';
import type { EntryReading } from './readings';

/** Whether the owner of a career is asked about the employer of an entry, whatever its probability. */
export const hasUnlikelyEmployer = (
  reading: EntryReading,
  readings: readonly EntryReading[],
  lines: readonly DocumentLine[],
): boolean =>
  isClientBeside(reading, readings) || isExplained(reading, lines) || QUANTITY_PATTERN.test(reading.employer);

/** Whether an entry names only a client, as that of a project does, while others of its section name employers. */
function isClientBeside({ best }: EntryReading, readings: readonly EntryReading[]): boolean {
  const names = readings.flatMap((reading) => reading.best.employer ?? []);
  return best.employer?.label === 'client' && names.some(({ label }) => label !== 'client');
}

/** A number of something behind the date of a course, which is no employer: '10/2025 – 4 sesiones'. */
const QUANTITY_PATTERN = /^\d{1,3}\+? \p{Ll}{3,}$/u;

/** Whether the employer is in a line in brackets, which explains another name: '(Leader in Marine Engines)'. */
function isExplained({ best: { employer } }: EntryReading, lines: readonly DocumentLine[]): boolean {
  const text = (employer && lines[employer.line]?.text) ?? '';
  return /^\(.*\)$/u.test(text) && organisationScore(employer?.text ?? '') < 3;
}
