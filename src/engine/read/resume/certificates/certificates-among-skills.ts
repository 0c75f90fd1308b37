/** Divides a section of certificates and skills into both, where each line is a list with a label. */
import { isTechnology } from '@/engine/language/vocabulary/technologies';
import { findDates } from '../../dates/dates';
import type { DocumentLine } from '../../layout/line';
import { saysCertificate } from '../../vocabulary/certificate-issuers';
import { isCertificateLetters } from '../../vocabulary/certificate-letters';
import { APART_FONT_SIZES } from '../skills/skill-entries';
import { labelAndList } from '../skills/skill-labels';
import { createLineWithText, splitOutsideBrackets } from './certificate-lines';

/** Minimum share of lines with a label, which shows that the section is made of them. */
const MIN_SHARE_OF_LABELLED = 0.8;
/** Minimum number of such lines. */
const MIN_LABELLED = 3;

export interface Abilities {
  certificates: DocumentLine[];
  skills: DocumentLine[];
}

/**
 * The certificates, each in a line of its own, and the lists of skills without their labels: of 'Networks: CCNA, CCNP'
 * and 'Programming: R, SQL' the first has certificates. Undefined if the section is not made of such lines.
 */
export function abilitiesOf(given: readonly DocumentLine[]): Abilities | undefined {
  const lines = given.map(removeDateBeside);
  const lists = lines.map(({ text }) => {
    const { label, rest } = labelAndList(text);
    return label === undefined ? [] : splitOutsideBrackets(rest);
  });
  const labelledCount = lists.filter((items) => items.length > 0).length;
  const hasTools = lists.some((items) => items.length > 0 && items.every(isTechnology));
  if (labelledCount < Math.max(MIN_LABELLED, lines.length * MIN_SHARE_OF_LABELLED) || !hasTools)
    return undefined;
  const abilities: Abilities = { certificates: [], skills: [] };
  let isOfTools = false;
  lines.forEach((line, at) => {
    const items = lists[at] ?? [];
    // What is neither a tool nor a certificate belongs with the line above.
    const hasCertificate = items.some((item) => isCertificateLetters(item) || saysCertificate(item));
    isOfTools = items.length > 0 && !hasCertificate && (isOfTools || items.some(isTechnology));
    if (isOfTools)
      abilities.skills.push({ ...createLineWithText(line)(items.join(', ')), gap: APART_FONT_SIZES });
    else
      abilities.certificates.push(
        ...(items.length > 0 ? items.map((item) => createLineWithText(line)(item)) : [line]),
      );
  });
  return abilities;
}

/** A line without the date that the column beside it left in its row. */
function removeDateBeside(line: DocumentLine): DocumentLine {
  const [first = '', ...rest] = line.cells;
  const [date] = findDates(first);
  const isDate = rest.length > 0 && date?.index === 0 && date.length === first.length;
  return isDate ? { ...line, cells: rest, text: rest.join(' ') } : line;
}
