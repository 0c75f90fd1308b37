/** Reads the head of a resume: name, headline, place, languages, LinkedIn profile and the summary under the name. */

import { alphanumericKey, alphanumericWords } from '@/engine/language/text/keys';
import type { CareerFacts } from '@/shared/record/facts';
import { addDistinct } from '../../distinct-facts';
import type { FactsBuilder } from '../../facts-builder';
import type { DocumentLine } from '../../layout/line';
import { statementsOf } from '../../statements';
import { spokenLanguageOf } from '../../vocabulary/spoken-languages';
import type { HeadedLines } from '../headings/sections';
import { readLanguages } from '../lists/read-lists';
import { longerName } from '../name/longer-name';
import { type FoundName, findName, type Witnesses } from '../name/name';
import { nameInAddress } from '../name/name-in-address';
import { nameInSignature } from '../name/name-in-signature';
import { placeOf } from '../place/place';
import { hasContactData } from './contact-data';
import { contactLinesOf } from './contact-lines';
import { displayHeadline, findHeadline } from './headline';
import { findLinkedInUrl } from './linkedin-profile-url';
import { summaryUnderName } from './summary-under-name';

/** Adds what the head and the contact section state. The name may be anywhere in the document. */
export function readHead(
  builder: FactsBuilder,
  lines: readonly DocumentLine[],
  sections: readonly HeadedLines[],
  facts: CareerFacts,
  author = '',
): void {
  const head = sections.filter((section) => section.kinds[0] === 'head').flatMap((section) => section.lines);
  const contact = sections
    .filter((section) => section.kinds[0] === 'contact')
    .flatMap((section) => section.lines);
  const addresses = lines
    .filter((line) => hasContactData(line.text))
    .map((line) => line.text)
    .join(' ');
  const foundName = nameOf(lines, sections, head, { addresses, author });
  if (foundName)
    facts.name = builder.text(
      'name',
      foundName.name,
      { page: foundName.line.page, quote: foundName.line.text },
      foundName.confidence,
    );
  const headline = findHeadline(head, foundName?.line, foundName?.name);
  if (headline && headline.text !== foundName?.line.text) {
    facts.headline = builder.text(
      'headline',
      displayHeadline(headline.text),
      { page: headline.line.page, quote: headline.line.text },
      0.8,
    );
  }
  // Some layouts put the address into the section 'About'.
  const about = sections
    .filter((section) => section.kinds[0] === 'summary')
    .flatMap((section) =>
      section.lines.filter((line) => line.text.length < 60 && !/[^\d][.!]$/.test(line.text)),
    );
  const others = linesOfReferees(sections);
  const place = placeOf(
    lines.filter((line) => !others.has(line)),
    [
      ...head.flatMap((line) => (line === foundName?.line ? cellsBesideName(line, foundName.name) : [line])),
      ...contact,
    ],
    about,
    foundName?.name ?? '',
    contactLinesOf(sections, [...head, ...contact]),
  );
  if (place)
    facts.location = builder.text(
      'location',
      place.text,
      { page: place.line.page, quote: place.line.text },
      0.85,
    );
  addDistinct(
    facts.languages,
    head.filter(isLanguageList).flatMap((line) => readLanguages(builder, [line])),
  );
  const url = findLinkedInUrl(lines);
  if (url) facts.linkedinUrl = url;
  const prose = summaryUnderName(head.filter((line) => line !== foundName?.line && line !== headline?.line));
  facts.about.push(...statementsOf(builder, prose));
}

/** The lines about people who can be asked about the person. */
const linesOfReferees = (sections: readonly HeadedLines[]): ReadonlySet<DocumentLine> =>
  new Set(sections.filter(({ kinds }) => kinds[0] === 'references').flatMap((each) => each.lines));

/** A name found elsewhere replaces the one in the head if its confidence is higher by this much or more. */
const MIN_SURER_DIFFERENCE = 0.15;

/** The name in the head, or one found elsewhere that is surer, completed by the one in a signature. */
function nameOf(
  lines: readonly DocumentLine[],
  sections: readonly HeadedLines[],
  head: readonly DocumentLine[],
  witnesses: Witnesses,
): FoundName | undefined {
  const { addresses } = witnesses;
  const others = linesOfReferees(sections);
  const inHead = findName(head, witnesses);
  const anywhere = findName(
    lines.filter((line) => !others.has(line)),
    witnesses,
  );
  const isSure =
    inHead &&
    (anywhere?.confidence ?? 0) < inHead.confidence + MIN_SURER_DIFFERENCE &&
    !(anywhere?.isConfirmed && !inHead.isConfirmed);
  const name = preferNameInAddress(isSure ? inHead : (anywhere ?? inHead), lines);
  const nameOfSignature = nameInSignature(lines, addresses);
  if (!name) return nameOfSignature ?? nameInAddress(lines);
  if (!nameOfSignature) return name;
  return name.confidence < nameOfSignature.confidence
    ? longerName(nameOfSignature, name)
    : longerName(name, nameOfSignature);
}

/** A name with less confidence than this may be other text of the same form: 'Web Design'. */
const MIN_UNDOUBTED_CONFIDENCE = 0.75;

/**
 * The name in the addresses instead of a doubtful one that shares no word with it, as in a document that has the name
 * itself in a picture.
 */
function preferNameInAddress(
  found: FoundName | undefined,
  lines: readonly DocumentLine[],
): FoundName | undefined {
  if (!found || found.confidence >= MIN_UNDOUBTED_CONFIDENCE) return found;
  const addressName = nameInAddress(lines);
  const nameWords = alphanumericWords(found.name);
  return addressName && !alphanumericWords(addressName.name).some((word) => nameWords.includes(word))
    ? addressName
    : found;
}

/** Returns the cells of the name's line that are not the name, as a line; none if there are no others. */
function cellsBesideName(line: DocumentLine, name: string): DocumentLine[] {
  const isName = (cell: string) => alphanumericKey(cell).includes(alphanumericKey(name.split(' ')[0] ?? ''));
  const parts = line.cells.flatMap((cell) => cell.split(/\s[|•·]\s/u));
  const cells = parts.filter((cell) => !isName(cell) || cell.length > name.length + 25);
  return parts.length > 1 && cells.length > 0 ? [{ ...line, cells, text: cells.join(' ') }] : [];
}

/** Whether a line of the head lists spoken languages without a label: 'English, French, Mandarin'. */
function isLanguageList(line: DocumentLine): boolean {
  return line.cells.some((cell) => {
    const items = cell.split(/,\s*/);
    return (
      items.length > 1 &&
      items.every((item) => spokenLanguageOf(item) !== undefined && item.split(' ').length < 3)
    );
  });
}
