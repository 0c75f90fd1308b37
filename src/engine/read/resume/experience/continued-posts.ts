/**
 * Separates posts that continue the career below another column: the text over the whole page is read after the last
 * section of the column at the right, such as its references.
 */
import { findRange } from '../../dates/dates';
import type { DocumentLine } from '../../layout/line';
import type { SectionKind } from '../../vocabulary/headings';
import { titleScore } from '../../vocabulary/titles';
import type { HeadedLines } from '../headings/sections';

/** Kinds of sections without dated posts, which stand in columns at a side. */
const SIDE_KINDS = new Set<SectionKind | 'head' | undefined>([
  'skills',
  'languages',
  'interests',
  'references',
  'awards',
  'memberships',
]);
/** Number of lines below the dates of a post in which its title stands. */
const MAX_LINES_TO_TITLE = 2;
/** Minimum score of a title, and maximum characters of its line. */
const MIN_TITLE_SCORE = 2;
const MAX_TITLE_CHARACTERS = 60;

/** The sections, with posts in a new column set as those of the career as a section of work of their own. */
export function separateContinuedPosts(sections: readonly HeadedLines[]): HeadedLines[] {
  return sections.flatMap((section, index) => {
    const from = SIDE_KINDS.has(section.kinds[0]) ? firstLineOfNewFlow(section) : undefined;
    if (from === undefined) return [section];
    const work = sections.slice(0, index).findLast(({ kinds }) => kinds[0] === 'experience');
    const lines = section.lines.slice(from);
    if (!work || !continuesPosts(lines, formsOfPosts(work.lines))) return [section];
    return [
      { ...section, lines: section.lines.slice(0, from) },
      { kinds: ['experience'], heading: work.heading, page: lines[0]?.page, lines },
    ];
  });
}

/** The index of the first line of a section that is in another column or run of pages than its heading. */
export function firstLineOfNewFlow({ line, lines }: HeadedLines): number | undefined {
  const flow = line?.flow ?? lines[0]?.flow;
  const at = lines.findIndex((each) => each.flow !== flow);
  return at > 0 ? at : undefined;
}

/** How the lines of dates are set above the titles of posts. */
const formsOfPosts = (lines: readonly DocumentLine[]): ReadonlySet<string> =>
  new Set(lines.flatMap((_, at) => formOfPost(lines, at) ?? []));

const continuesPosts = (lines: readonly DocumentLine[], forms: ReadonlySet<string>) =>
  lines.some((_, at) => forms.has(formOfPost(lines, at) ?? ''));

/** How a line begins or ends with the dates of the post in the lines below it; undefined for other lines. */
function formOfPost(lines: readonly DocumentLine[], at: number): string | undefined {
  const line = lines[at];
  const range = line && !line.bullet ? findRange(line.text) : undefined;
  if (!line || !range?.range) return undefined;
  const isTitled = lines
    .slice(at + 1, at + 1 + MAX_LINES_TO_TITLE)
    .some(
      ({ text, flow, bullet }) =>
        !bullet &&
        flow === line.flow &&
        text.length <= MAX_TITLE_CHARACTERS &&
        titleScore(text) >= MIN_TITLE_SCORE,
    );
  const isFirst = range.index === 0;
  const isLast = range.index + range.length === line.text.length;
  return isTitled && (isFirst || isLast)
    ? `${isFirst} ${isLast} ${Math.round(line.x / 10)} ${line.strong}`
    : undefined;
}
