/**
 * Separates the employer from the title behind a label, in forms that label the title alone: 'Position: Data Scientist,
 * Department of Fisheries'.
 */
import type { DocumentLine } from '../../layout/line';
import type { Segment, Separator } from './segment';

/** Minimum number of labelled titles that show such a form, and the share of them with an employer behind. */
const MIN_LABELLED = 2;
const MIN_SHARE = 0.75;

type Segments = readonly Segment[];

/** The segments of a section's lines, with such employers as segments of their own. */
export function separateEmployersAfterTitles(
  lines: readonly DocumentLine[],
  segments: readonly Segments[],
): readonly Segments[] {
  const all = segments.flat();
  if (all.some(({ label }) => label === 'organisation' || label === 'client')) return segments;
  const labelled = segments.filter(([first]) => first?.label === 'title').length;
  if (labelled < MIN_LABELLED) return segments;
  const separated = segments.map((ofLine, at) => separateEmployer(lines[at]?.text ?? '', ofLine));
  return separated.filter(Boolean).length < labelled * MIN_SHARE
    ? segments
    : segments.map((ofLine, at) => separated[at] ?? ofLine);
}

/** The last dash, or else the last comma, that a capital letter follows. */
const SEPARATOR_PATTERNS = [/\s[–—-]\s(?=\p{Lu})/gu, /,\s(?=\p{Lu})/gu];
/** Separators inside one title or name: 'Department of Fisheries', 'Analyst (Grade 2), Nordhav'. */
const INNER_SEPARATORS: ReadonlySet<Separator> = new Set<Separator>(['comma', 'dash', 'in', 'bracket', 'at']);

/** The title and the employer of a line that begins with a labelled title; undefined if it has no employer. */
function separateEmployer(text: string, segments: Segments): [Segment, Segment] | undefined {
  const [first, ...others] = segments;
  const last = segments.at(-1);
  if (first?.label !== 'title' || !last || others.some(({ before }) => !INNER_SEPARATORS.has(before)))
    return undefined;
  const value = text.slice(first.from, last.to);
  const match = SEPARATOR_PATTERNS.map((pattern) => [...value.matchAll(pattern)].at(-1)).find(Boolean);
  if (!match) return undefined;
  const start = match.index + match[0].length;
  const title: Segment = {
    ...first,
    text: value.slice(0, match.index),
    to: first.from + match.index,
    after: 'comma',
  };
  const employer: Segment = {
    text: value.slice(start),
    from: first.from + start,
    to: last.to,
    before: 'comma',
    after: last.after,
    label: 'organisation',
  };
  return [title, employer];
}
