/** Finds the lines around e-mail addresses, where the person's postal address may stand, as in the foot of a page. */
import type { DocumentLine } from '../../layout/line';
import type { HeadedLines } from '../headings/sections';

const MAIL_PATTERN = /[\w.+-]{1,64}@[\w-]{2,64}\.\p{L}{2,}/u;
/** Number of lines above and below the e-mail address that may be the postal address. */
const MAX_ADDRESS_LINES = 4;
/** Maximum length of a line of an address beside contact data, in characters. */
const MAX_ROW_CHARACTERS = 100;
/** Sections in which an address is that of somebody else. */
const SECTIONS_OF_OTHERS = new Set(['references', 'experience', 'education', 'publications']);

/** The short lines around each e-mail address, without those of sections that name other people and employers. */
export function contactRowsOf(sections: readonly HeadedLines[]): DocumentLine[] {
  const lines = sections
    .filter(({ kinds: [kind = 'other'] }) => !SECTIONS_OF_OTHERS.has(kind))
    .flatMap((section) => section.lines);
  const emailLines = lines.flatMap((line, index) => (MAIL_PATTERN.test(line.text) ? [index] : []));
  const nearLines = new Set(
    emailLines.flatMap((at) =>
      lines
        .slice(Math.max(0, at - MAX_ADDRESS_LINES), at + MAX_ADDRESS_LINES + 1)
        .filter(({ page, text }) => page === lines[at]?.page && text.length <= MAX_ROW_CHARACTERS),
    ),
  );
  return [...nearLines];
}
