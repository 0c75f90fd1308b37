/** Finds the lines around e-mail addresses, in which the person's postal address may stand, as in a letterhead. */
import type { DocumentLine } from '../../layout/line';
import type { HeadedLines } from '../headings/sections';

const MAIL_PATTERN = /[\w.+-]{1,64}@[\w-]{2,64}\.\p{L}{2,}/u;
/** Number of lines above and below the e-mail address that may be the postal address. */
const MAX_ADDRESS_LINES = 4;
/** Maximum characters of a line of an address beside contact data. */
const MAX_LINE_CHARACTERS = 100;
/** Sections in which an address is that of somebody else. */
const SECTIONS_OF_OTHERS = new Set(['references', 'experience', 'education', 'publications']);

/**
 * The short lines around each e-mail address. Sections that name other people and employers give only lines with an
 * e-mail address of the head: those of a letterhead that a later page repeats.
 */
export function contactLinesOf(
  sections: readonly HeadedLines[],
  head: readonly DocumentLine[],
): DocumentLine[] {
  const ownAddresses = new Set(head.flatMap(addressesIn));
  const isLetterhead = (line: DocumentLine) =>
    line.text.length <= MAX_LINE_CHARACTERS && addressesIn(line).some((address) => ownAddresses.has(address));
  const lines = sections
    .filter(({ kinds: [kind = 'other'] }) => !SECTIONS_OF_OTHERS.has(kind))
    .flatMap((section) => section.lines);
  const emailLines = lines.flatMap((line, index) => (MAIL_PATTERN.test(line.text) ? [index] : []));
  const nearLines = new Set(
    emailLines.flatMap((at) =>
      lines
        .slice(Math.max(0, at - MAX_ADDRESS_LINES), at + MAX_ADDRESS_LINES + 1)
        .filter(({ page, text }) => page === lines[at]?.page && text.length <= MAX_LINE_CHARACTERS),
    ),
  );
  const letterheads = sections.flatMap((section) => section.lines).filter(isLetterhead);
  return [...new Set([...nearLines, ...letterheads, ...contactBoxes(sections)])];
}

/** Maximum number of lines of a text box with contact data. */
const MAX_BOX_LINES = 5;
/** Maximum characters of each of its lines. */
const MAX_BOX_LINE_CHARACTERS = 100;
const PHONE_PATTERN = /^\+?[\d(][\d ().-]{6,18}\d$/u;

/**
 * The lines of text boxes with the person's mail address and telephone number, which stand behind the education or the
 * posts in the order of the file.
 */
const contactBoxes = (sections: readonly HeadedLines[]): DocumentLine[] =>
  sections
    .filter(({ kinds: [kind], line }) => line && (kind === 'education' || kind === 'experience'))
    .flatMap(({ line, lines }) => {
      const box = lines.filter(({ flow }) => flow !== line?.flow && flow === lines.at(-1)?.flow);
      const isBox =
        box.length <= MAX_BOX_LINES &&
        box.every(({ text, bullet }) => !bullet && text.length <= MAX_BOX_LINE_CHARACTERS) &&
        box.some(({ text }) => MAIL_PATTERN.test(text)) &&
        box.some(({ text }) => PHONE_PATTERN.test(text));
      return isBox ? box : [];
    });

const addressesIn = ({ text }: DocumentLine): string[] => {
  const [address] = MAIL_PATTERN.exec(text) ?? [];
  return address === undefined ? [] : [address.toLowerCase()];
};
