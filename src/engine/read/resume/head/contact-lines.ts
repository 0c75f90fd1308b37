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
  return [...new Set([...nearLines, ...letterheads])];
}

const addressesIn = ({ text }: DocumentLine): string[] => {
  const [address] = MAIL_PATTERN.exec(text) ?? [];
  return address === undefined ? [] : [address.toLowerCase()];
};
