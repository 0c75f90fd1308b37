/** Recognises careers pages that list many roles. The person chooses from their titles. */
import { ADVERTISED_TITLE_PATTERN, functionsOf } from '../../language/concepts/seniority-and-function';
import { roleTextLinesOf } from './lines';
import { isNoise } from './noise';

/** A text with this many titles or more, and hardly a requirement, is a list of roles. */
const MIN_TITLES = 4;
const MAX_TITLES = 40;
const MAX_REQUIREMENTS_OF_LIST = 3;

/** Reads the titles of a text that lists several roles; empty if the text is a single role. */
export function readRoleTitles(text: string, requirementCount: number): string[] {
  const titles = new Set<string>();
  let longLines = 0;
  for (const line of roleTextLinesOf(text)) {
    if (line.text.length > 260) longLines += 1;
    if (isNoise(line) || line.text.length > 90 || /[.!?;:]$/.test(line.text)) continue;
    const [title = ''] = line.text.split(/\s+[|·•–—-]\s+|\s{2,}|\s+\(/);
    if (
      title.split(/\s+/).length <= 8 &&
      ADVERTISED_TITLE_PATTERN.test(title) &&
      functionsOf(title).length > 0 &&
      /^\p{Lu}/u.test(title)
    ) {
      titles.add(title.trim());
    }
  }
  return requirementCount <= MAX_REQUIREMENTS_OF_LIST &&
    titles.size >= MIN_TITLES &&
    longLines <= titles.size / 2
    ? [...titles].slice(0, MAX_TITLES)
    : [];
}

/** Marks before a line's first word: a bullet, a heading, a number. */
const LINE_MARKS_PATTERN = /^[^\p{L}]{0,20}/u;
/** A beginning which shows that a title is longer than the text before it: 'Manager, Growth'. */
const LONGER_TITLE_PATTERN = /^[,/&-]?\s?[\p{L}\p{N}]/u;

/** Whether a line is the title of a role, alone or before other parts: '## Sales Manager | Oslo'. */
function isTitleLine(line: string, title: string): boolean {
  const marks = LINE_MARKS_PATTERN.exec(line)?.[0].length ?? 0;
  const start = line.startsWith(title) ? 0 : marks;
  return line.startsWith(title, start) && !LONGER_TITLE_PATTERN.test(line.slice(start + title.length));
}

/** The part of a list of roles that is about one of them: from the line of its title to that of the next one. */
export function textOfListedRole(text: string, title: string, titles: readonly string[]): string {
  const lines = text.split('\n');
  const titleLine =
    lines.find((line) => isTitleLine(line, title)) ?? lines.find((line) => line.includes(title));
  if (titleLine === undefined) return title;
  const first = lines.indexOf(titleLine);
  const others = titles.filter((other) => other !== title);
  const below = lines.slice(first + 1);
  const next = below.findIndex((line) => others.some((other) => isTitleLine(line, other)));
  const part = [titleLine, ...(next < 0 ? below : below.slice(0, next))].join('\n');
  return part.slice(part.indexOf(title)).trim();
}
