/** Finds lists of skills below headings that do not name them: 'Leadership portfolio', 'Additional information'. */
import { findRange } from '../../dates/dates';
import type { DocumentLine } from '../../layout/line';
import { joinLines } from '../../layout/paragraphs';
import { sectionKinds } from '../../vocabulary/headings';
import type { HeadedLines } from '../headings/sections';
import { namesKindOfSkills } from './skill-kinds';
import { labelAndList } from './skill-labels';
import { isSentence } from './skill-sentences';

/** Kinds of sections that may consist of a list of skills. */
const KINDS_OF_LISTS = new Set<string>(['projects', 'highlights', 'other', 'memberships']);
/** Separators that enumerations have and sentences have not. */
const LIST_SEPARATOR_PATTERN = /\s[•·|●▪◦]\s/u;
const MIN_ENTRIES = 6;
const MAX_ENTRY_WORDS = 12;
/** Minimum number of entries of a list whose label names tools. */
const MIN_LABELLED_ENTRIES = 3;

/** Whether a section is one enumeration without dates: 'ERP selection • Cloud infrastructure • Vendor strategy'. */
function isEnumeration(lines: readonly DocumentLine[]): boolean {
  const text = joinLines(lines)
    .map((paragraph) => paragraph.text)
    .join(' ');
  const entries = text.split(LIST_SEPARATOR_PATTERN);
  return (
    entries.length >= MIN_ENTRIES &&
    findRange(text) === undefined &&
    entries.every((entry) => entry.split(' ').length <= MAX_ENTRY_WORDS && !/[.!?](?:\s|$)/u.test(entry))
  );
}

/** Whether a line lists tools after a label that says so: 'Programming languages: Java, SQL, Lisp'. */
function isLabelledList({ text, bullet }: DocumentLine): boolean {
  const { label, rest } = labelAndList(text);
  if (label === undefined || isSentence(rest)) return false;
  // A label that heads sections of skills needs no names of tools behind it.
  return (
    (sectionKinds(label)[0] === 'skills' && !bullet && rest.includes(',')) ||
    (namesKindOfSkills(label) && rest.split(/[,;|•]/u).length >= MIN_LABELLED_ENTRIES)
  );
}

/** The lines of a section of another kind that list skills; none for most. */
export function skillLinesElsewhere({ kinds, lines }: HeadedLines): readonly DocumentLine[] {
  if (KINDS_OF_LISTS.has(kinds[0] ?? '') && isEnumeration(lines)) return lines;
  return kinds[0] === 'other'
    ? lines.flatMap((line) => (isLabelledList(line) ? [line] : listBesideLabel(line)))
    : [];
}

/** The list in the second cell of a row whose first says that it is of skills: 'PM Skills' beside 'Roadmaps, Scrum'. */
function listBesideLabel(line: DocumentLine): DocumentLine[] {
  const [label = '', list = ''] = line.cells;
  const isList =
    line.cells.length === 2 &&
    /^\p{Lu}[\p{L}&/ -]{0,20} ?skills$/iu.test(label) &&
    list.split(/[,;|•]/u).length >= MIN_LABELLED_ENTRIES;
  return isList ? [{ ...line, text: list, cells: [list] }] : [];
}
