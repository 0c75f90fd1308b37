/** Finds records of posts that begin with a label alone in its line, in documents that have no heading for work. */
import type { DocumentLine } from '../layout/line';
import type { HeadedLines } from './sections';

/** Minimum number of such labels. */
const LABELS_MIN = 3;
const LABEL =
  /^(?:job title|position(?: held)?|designation|company(?: name)?|employer(?: name)?|dates?|period|duration)\s?:?$/i;

/**
 * The sections, with records of posts as sections of work: 'Job Title' over 'Web Developer' over 'Nordhav Foods, May
 * 2011'. Otherwise such a record below a list of certificates would be read as one of them.
 */
export function withRecordsApart(sections: readonly HeadedLines[]): readonly HeadedLines[] {
  const labels = sections.flatMap(({ lines }) => lines.filter(isLabel));
  if (labels.length < LABELS_MIN) return sections;
  return sections.flatMap((section): HeadedLines[] => {
    const { lines } = section;
    const [kind] = section.kinds;
    const start = lines.findIndex(isLabel);
    if (start < 0 || kind === 'experience' || kind === 'volunteering') return [section];
    return [
      { ...section, lines: lines.slice(0, start) },
      { kinds: ['experience'], heading: '', lines: withValues(lines.slice(start)) },
    ];
  });
}

const isLabel = ({ text, cells, bullet }: DocumentLine): boolean =>
  !bullet && cells.length === 1 && LABEL.test(text);

/** The lines with each label joined with its value in the line below. */
function withValues(given: readonly DocumentLine[]): DocumentLine[] {
  const lines: DocumentLine[] = [];
  for (let at = 0; at < given.length; at += 1) {
    const [label, value] = [given[at] as DocumentLine, given[at + 1]];
    const isJoined = value && isLabel(label) && !isLabel(value) && !value.bullet && value.flow === label.flow;
    const cells = isJoined ? [label.text, ...value.cells] : label.cells;
    lines.push(isJoined ? { ...value, cells, text: cells.join(' '), x: label.x, gap: label.gap } : label);
    if (isJoined) at += 1;
  }
  return lines;
}
