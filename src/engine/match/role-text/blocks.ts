/** Groups the lines of a role under their headings, and classifies each block by its heading. */
import { type RoleTextSection, sectionOf } from './headings';
import type { RoleTextLine } from './lines';
import { isLegalNotice, isNoise } from './noise';

export interface RoleTextBlock {
  section: RoleTextSection;
  /** The text of the heading; '' for the lines before the first one. */
  heading: string;
  lines: RoleTextLine[];
}

/** The rank of a heading: markdown levels first, then bold lines, then short lines. */
const headingRank = (line: RoleTextLine) => (line.mark === 0 ? 8 : line.mark);

/** The blocks in order, without menus, notices, buttons, and other roles that the page offers. */
export function roleTextBlocksOf(lines: readonly RoleTextLine[]): RoleTextBlock[] {
  const content = lines.filter((line) => !isNoise(line));
  const blocks: RoleTextBlock[] = [{ section: 'none', heading: '', lines: [] }];
  const openHeadings: { section: RoleTextSection; level: number }[] = [];
  let heading: RoleTextLine | undefined;
  content.forEach((line, index) => {
    const next = content[index + 1];
    const below = line.spaced && content[index - 1] === heading;
    if ((below && opensList(line, next)) || !isHeading(line, next, index)) {
      if (!isLegalNotice(line.text) || line.bullet) blocks.at(-1)?.lines.push(line);
      return;
    }
    heading = line;
    const level = headingRank(line);
    while ((openHeadings.at(-1)?.level ?? 0) >= level) openHeadings.pop();
    const section = inheritedSection(sectionOf(line.text), openHeadings.at(-1), blocks.at(-1), level, next);
    openHeadings.push({ section, level });
    blocks.push({ section, heading: line.text, lines: [] });
  });
  return blocks.filter(({ section }) => section !== 'other-roles');
}

/** Whether a line directly below a heading, followed by others, begins a list without bullets. */
const opensList = (line: RoleTextLine, next: RoleTextLine | undefined) =>
  line.mark === 0 &&
  !line.alone &&
  next?.bullet === false &&
  !/:$/.test(line.text) &&
  countWords(line.text) > 2;

const SECTIONS_WITH_LISTS: readonly RoleTextSection[] = ['must', 'nice', 'responsibilities'];

/**
 * The section of a heading: its own, or for a sub-heading without meaning of its own that of the heading above:
 * 'Scaling' below 'Requirements'.
 */
function inheritedSection(
  ownSection: RoleTextSection,
  parent: { section: RoleTextSection; level: number } | undefined,
  before: RoleTextBlock | undefined,
  level: number,
  next: RoleTextLine | undefined,
): RoleTextSection {
  const weak = ownSection === 'none' || (ownSection === 'about' && level === 8 && (parent?.level ?? 9) < 8);
  if (!weak) return ownSection === 'must' && parent?.section === 'nice' ? 'nice' : ownSection;
  if (parent && SECTIONS_WITH_LISTS.includes(parent.section)) return parent.section;
  if (!before || !SECTIONS_WITH_LISTS.includes(before.section)) return ownSection;
  return level >= 7 && next?.bullet && before.lines.some(({ bullet }) => bullet)
    ? before.section
    : ownSection;
}

const countWords = (text: string) => text.split(/\s+/).length;
const LABELLED_FACT_PATTERN = /:\s*\S/;

/**
 * Whether a line is a heading: by markup, a colon, capitals, or because it is short and either followed by a list or in
 * the words of a known section.
 */
export function isHeading(line: RoleTextLine, next: RoleTextLine | undefined, index: number): boolean {
  const { text } = line;
  if (line.bullet) return false;
  if (line.mark >= 1 && line.mark <= 6) return text.length <= 140;
  if (text.length > 110) return false;
  if (line.mark === 7) return !LABELLED_FACT_PATTERN.test(text) && !/[^.]\.$/.test(text);
  if (/:$/.test(text)) return text.length <= 90 || sectionOf(text) !== 'none';
  if (LABELLED_FACT_PATTERN.test(text) || /[.!,;]$/.test(text) || countWords(text) > 9) return false;
  if (text === text.toUpperCase() && /\p{Lu}{4}/u.test(text)) return index > 1 || sectionOf(text) !== 'none';
  if (!line.spaced || index === 0) return false;
  const isKnownSection = sectionOf(text) !== 'none';
  if (index <= 3 && !isKnownSection) return false;
  return isKnownSection ? line.alone || Boolean(next) : Boolean(next?.bullet) && countWords(text) <= 6;
}
