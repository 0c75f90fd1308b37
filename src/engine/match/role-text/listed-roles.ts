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

/** The part of a list of roles that is about one of them: from its title to the next. */
export function textOfListedRole(text: string, title: string, titles: readonly string[]): string {
  const from = text.indexOf(title);
  if (from < 0) return title;
  const after = from + title.length;
  const next = titles
    .filter((other) => other !== title)
    .map((other) => text.indexOf(other, after))
    .filter((at) => at >= 0);
  return text.slice(from, Math.min(text.length, ...next)).trim();
}
