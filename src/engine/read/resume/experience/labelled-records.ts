/** Finds records of posts that begin with a label alone in its line, outside the sections of work. */
import { joinLoneLabels, stackedField } from '../../career/forms/stacked-labels';
import type { DocumentLine } from '../../layout/line';
import type { HeadedLines } from '../headings/sections';

/** Minimum number of labels that show that a document has records with labels. */
const MIN_LABELS = 3;

/**
 * The sections, with records of posts as sections of work: 'Job Title' over 'Web Developer' over 'Nordhav Foods, May
 * 2011'. Otherwise such a record below a list of certificates would be read as one of them.
 */
export function separateRecords(sections: readonly HeadedLines[]): readonly HeadedLines[] {
  const labels = sections.flatMap(({ lines }) => lines.filter(isLabel));
  if (labels.length < MIN_LABELS) return sections;
  return sections.flatMap((section): HeadedLines[] => {
    const { lines } = section;
    const [kind] = section.kinds;
    const start = lines.findIndex(isLabel);
    if (start < 0 || kind === 'experience' || kind === 'volunteering') return [section];
    return [
      { ...section, lines: lines.slice(0, start) },
      { kinds: ['experience'], heading: '', lines: joinLoneLabels(lines.slice(start)) },
    ];
  });
}

const isLabel = (line: DocumentLine): boolean => stackedField(line) !== undefined;
