/** Finds the lists of tools that end a section of work without a heading that names them: 'Tools' over 'Docker'. */
import { isTechnology } from '@/engine/language/vocabulary/technologies';
import { findRange } from '../../dates/dates';
import type { DocumentLine } from '../../layout/line';
import type { HeadedLines } from '../headings/sections';

const MAX_LABEL_WORDS = 4;
const MAX_ENTRY_WORDS = 5;
/** Minimum number of labels, and of entries, which show that the lists are no duties of a post. */
const MIN_LABELS = 3;
const MIN_ENTRIES = 8;
/** Minimum share of the entries that are known tools. */
const MIN_KNOWN_SHARE = 0.4;

const withoutBrackets = (text: string) => text.replace(/\s?\([^()]*\)/gu, '');
const isShort = ({ text }: DocumentLine, words: number) =>
  withoutBrackets(text).split(' ').length <= words && !/[.!?]$/u.test(text) && findRange(text) === undefined;
const isEntry = (line: DocumentLine) => line.bullet && isShort(line, MAX_ENTRY_WORDS);
const isLabel = (line: DocumentLine | undefined, below: DocumentLine | undefined): boolean =>
  line !== undefined &&
  !line.bullet &&
  line.cells.length === 1 &&
  isShort(line, MAX_LABEL_WORDS) &&
  below !== undefined &&
  isEntry(below);

/** The sections, with the lists of tools at the end of a section of work as a section of skills of their own. */
export function separateListsOfTools(sections: readonly HeadedLines[]): HeadedLines[] {
  return sections.flatMap((section) => {
    const { kinds, lines } = section;
    const from = kinds[0] === 'experience' ? startOfLists(lines) : -1;
    if (from < 0) return [section];
    const lists = lines.slice(from);
    return [
      { ...section, lines: lines.slice(0, from) },
      { kinds: ['skills'], heading: '', page: lists[0]?.page, lines: lists },
    ];
  });
}

/** The index of the first label of the lists with which the lines end; -1 if they end with something else. */
function startOfLists(lines: readonly DocumentLine[]): number {
  let from = -1;
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const line = lines[at] as DocumentLine;
    if (isLabel(line, lines[at + 1])) from = at;
    else if (!isEntry(line)) break;
  }
  const lists = from < 0 ? [] : lines.slice(from);
  const entries = lists.filter(({ bullet }) => bullet);
  const isKnown = ({ text }: DocumentLine) => isTechnology(withoutBrackets(text));
  const areTools =
    entries.length >= MIN_ENTRIES &&
    lists.length - entries.length >= MIN_LABELS &&
    entries.filter(isKnown).length >= entries.length * MIN_KNOWN_SHARE;
  return areTools ? from : -1;
}
