/** Turns the lines of a resume into facts. */
import { type CareerFacts, emptyFacts } from '@/shared/record/facts';
import { readCareer } from '../career';
import { findDates, findRange } from '../dates/dates';
import type { FactsBuilder } from '../facts-builder';
import type { DocumentLine } from '../layout/line';
import { joinLines } from '../layout/paragraphs';
import { fold } from '../layout/text';
import { statementsOf } from '../statements';
import { isSchool } from '../vocabulary/organisations';
import { isPlace } from '../vocabulary/places';
import { spokenLanguageOf } from '../vocabulary/tongues';
import {
  labelledCertificates,
  NAMED_CERTIFICATE,
  readCertifications,
  readNamedCertificates,
  rowsOfCertificates,
} from './certificates';
import { isDegree, readEducation } from './education';
import { findLinkedIn, isContact, summaryUnderName } from './head';
import { displayHeadline, findHeadline } from './headline';
import { isProficiencyLevel, splitItems } from './items';
import { addDistinct, readInterests, readLanguages, readTitledEntries } from './lists';
import { longerName } from './longer-name';
import { type FoundName, findName } from './name';
import { nameInAddress } from './name-in-address';
import { nameInSignature } from './name-in-signature';
import { placeOf } from './place';
import { type HeadedLines, sectionsOf } from './sections';
import { readSkills } from './skills';
import { dropStrayItems, linesOfList } from './stray';

/** Reads a resume. A supporting document without a resume's sections yields its sentences as statements. */
export function readResume(
  builder: FactsBuilder,
  lines: readonly DocumentLine[],
  kind: 'resume' | 'document',
): CareerFacts {
  const facts = emptyFacts();
  const sections = sectionsOf(lines);
  if (kind === 'document' && !sections.some((section) => section.kinds[0] === 'experience')) {
    facts.statements = statementsOf(builder, joinLines(lines));
    return facts;
  }
  readHead(builder, lines, sections, facts);
  const career = readCareer(builder, sections);
  facts.roles.push(...career.roles);
  if (career.unplaced.length > 0) facts.unplaced = career.unplaced;
  for (const section of sections) readSection(builder, section, facts);
  for (const section of sections) readCertificatesElsewhere(builder, section, facts);
  addDistinct(facts.skills, career.skills);
  readUnnamedSkills(builder, sections, facts);
  for (const { kinds, lines: own } of sections) {
    // 'Languages' may be a group of the skills section that lists programming languages.
    const spoken = own.some((line) => spokenLanguageOf(line.text) !== undefined);
    if (kinds[0] === 'languages' && !spoken) readSkills(builder, own, facts);
  }
  dropStrayItems(facts);
  return facts;
}

function readHead(
  builder: FactsBuilder,
  lines: readonly DocumentLine[],
  sections: readonly HeadedLines[],
  facts: CareerFacts,
): void {
  const head = sections.filter((section) => section.kinds[0] === 'head').flatMap((section) => section.lines);
  const contact = sections
    .filter((section) => section.kinds[0] === 'contact')
    .flatMap((section) => section.lines);
  const addresses = lines
    .filter((line) => isContact(line.text))
    .map((line) => line.text)
    .join(' ');
  const found = nameOf(lines, sections, head, addresses);
  if (found)
    facts.name = builder.text(
      'name',
      found.name,
      { page: found.line.page, quote: found.line.text },
      found.confidence,
    );
  const headline = findHeadline(head, found?.line);
  if (headline && headline.text !== found?.line.text) {
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
  const place = placeOf(
    lines,
    [...head.flatMap((line) => (line === found?.line ? besideName(line, found.name) : [line])), ...contact],
    about,
    found?.name ?? '',
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
    head.filter(isTongues).flatMap((line) => readLanguages(builder, [line])),
  );
  const url = findLinkedIn(lines);
  if (url) facts.linkedinUrl = url;
  const prose = summaryUnderName(head.filter((line) => line !== found?.line && line !== headline?.line));
  facts.about.push(...statementsOf(builder, prose));
}

/**
 * Minimum difference in confidence for a name found elsewhere to replace the one in the head, and for one below a
 * declaration to replace either.
 */
const SURER = 0.15;

function nameOf(
  lines: readonly DocumentLine[],
  sections: readonly HeadedLines[],
  head: readonly DocumentLine[],
  addresses: string,
): FoundName | undefined {
  const others = new Set(
    sections.filter(({ kinds }) => kinds[0] === 'references').flatMap((each) => each.lines),
  );
  const inHead = findName(head, addresses);
  const anywhere = findName(
    lines.filter((line) => !others.has(line)),
    addresses,
  );
  const found =
    inHead && (anywhere?.confidence ?? 0) < inHead.confidence + SURER ? inHead : (anywhere ?? inHead);
  const signed = nameInSignature(lines, addresses);
  if (!found) return signed ?? nameInAddress(lines);
  if (!signed) return found;
  return found.confidence < signed.confidence ? longerName(signed, found) : longerName(found, signed);
}

/** Returns the cells of the name's line that are not the name, as a line; none if there are no others. */
function besideName(line: DocumentLine, name: string): DocumentLine[] {
  const isName = (cell: string) => fold(cell).includes(fold(name.split(' ')[0] ?? ''));
  const cells = line.cells.filter((cell) => !isName(cell) || cell.length > name.length + 25);
  return line.cells.length > 1 && cells.length > 0 ? [{ ...line, cells, text: cells.join(' ') }] : [];
}

/** Whether a line of the head lists spoken languages without a label: 'English, French, Mandarin'. */
function isTongues(line: DocumentLine): boolean {
  return line.cells.some((cell) => {
    const items = cell.split(/,\s*/);
    return (
      items.length > 1 &&
      items.every((item) => spokenLanguageOf(item) !== undefined && item.split(' ').length < 3)
    );
  });
}

function readSection(builder: FactsBuilder, section: HeadedLines, facts: CareerFacts): void {
  const { lines } = section;
  const kind =
    section.kinds.includes('certifications') && section.kinds[0] === 'courses'
      ? 'certifications'
      : section.kinds[0];
  if (kind === 'summary') {
    facts.about.push(...statementsOf(builder, joinLines(lines.filter((line) => !isContact(line.text)))));
  } else if (kind === 'education' && isOfCertificates(section, facts))
    addDistinct(facts.certifications, readCertifications(builder, lines));
  else if (kind === 'education') readSchools(builder, { ...section, lines: [...linesOfList(lines)] }, facts);
  else if (kind === 'skills' || kind === 'industries') readAbilities(builder, section, facts);
  else if (kind === 'certifications') addDistinct(facts.certifications, readCertifications(builder, lines));
  else if (kind === 'courses') addDistinct(facts.certifications, readNamedCertificates(builder, lines));
  else if (kind === 'languages') addDistinct(facts.languages, readLanguages(builder, lines));
  else if (kind === 'interests') addDistinct(facts.interests, readInterests(builder, lines));
  else if (kind === 'awards') addDistinct(facts.honours, readTitledEntries(builder, lines, 'honour'));
  else if (kind === 'publications')
    addDistinct(facts.publications, readTitledEntries(builder, lines, 'publication'));
  else if (kind === 'projects' || kind === 'highlights' || kind === 'memberships') {
    facts.statements.push(
      ...statementsOf(builder, joinLines(lines)).filter(
        (fact) => !findRange(fact.value) && fact.value.split(' ').length > 4,
      ),
    );
  }
}

/** Kinds of sections that may contain rows of certificates. */
const WITH_CERTIFICATES = new Set<string>(['other', 'skills', 'courses', 'interests', 'contact', 'summary']);

/** Reads certificates from rows of other sections and from below labels inside them. */
function readCertificatesElsewhere(builder: FactsBuilder, section: HeadedLines, facts: CareerFacts): void {
  if (section.kinds.includes('certifications') && section.kinds[0] !== 'skills') return;
  const rows = WITH_CERTIFICATES.has(section.kinds[0] ?? '') ? rowsOfCertificates(section.lines) : [];
  for (const list of [rows, ...labelledCertificates(section)])
    addDistinct(facts.certifications, readCertifications(builder, list));
}

/**
 * Whether a section headed 'Education and certifications' ('Diplômes et certifications') names no school,
 * since the schools were listed before.
 */
function isOfCertificates({ kinds, lines }: HeadedLines, facts: CareerFacts): boolean {
  return (
    kinds.includes('certifications') &&
    facts.education.length > 0 &&
    !lines.some((line) => isSchool(line.text))
  );
}

/**
 * Reads a section of schools. In 'Education & Certifications' a line that speaks of a certificate is one, and
 * so is an undated line after the last school or degree.
 */
function readSchools(builder: FactsBuilder, section: HeadedLines, facts: CareerFacts): void {
  const mixed = section.kinds.includes('certifications');
  const isStudy = (line: DocumentLine) => isSchool(line.text) || isDegree(line.text);
  const last = section.lines.findLastIndex(isStudy);
  const isCertificate = (line: DocumentLine, index: number) =>
    /\bcertifi|\blicen[cs]e|\baccredit|zertifi|certifica/i.test(line.text) ||
    (last >= 0 && index > last && findDates(line.text).length === 0 && !isPlace(line.text));
  const isTraining = section.kinds.includes('courses');
  const certificates = section.lines.filter((line, index) =>
    mixed
      ? isCertificate(line, index)
      : NAMED_CERTIFICATE.test(line.text) && (isTraining || !isSchool(line.text)),
  );
  facts.education.push(
    ...readEducation(
      builder,
      section.lines.filter((line) => !certificates.includes(line)),
    ),
  );
  addDistinct(facts.certifications, readCertifications(builder, certificates));
}

/** Reads themes that set each skill as a heading, with its level and keywords below. */
function readUnnamedSkills(
  builder: FactsBuilder,
  sections: readonly HeadedLines[],
  facts: CareerFacts,
): void {
  const bare = sections.filter(isBareHeading);
  let open = facts.skills.length === 0;
  if (open && bare.length > 2) {
    addDistinct(
      facts.skills,
      bare.map(({ heading, page }) => builder.text('skill', heading, { page, quote: heading }, 0.6)),
    );
  }
  for (const { kinds, heading, lines } of sections) {
    // Group names of a skills section may look like headings and so become sections of their own.
    if (kinds[0] !== 'other') open = facts.skills.length === 0 || kinds[0] === 'skills';
    const first = lines[0];
    const listed = lines.every(
      (line) =>
        line.text.split(' ').length <= 6 && !isContact(line.text) && findRange(line.text) === undefined,
    );
    if (
      !open ||
      kinds[0] !== 'other' ||
      !first ||
      !(listed || lines.some((line) => isProficiencyLevel(line.text)))
    )
      continue;
    const label = { ...first, text: heading, cells: [heading], strong: true, heading: true, bullet: false };
    readSkills(builder, [label, ...lines.map((line) => ({ ...line, strong: false, heading: false }))], facts);
  }
}

/** Whether a section is a heading without text, as a skill in such themes is. */
function isBareHeading(section: HeadedLines): boolean {
  return section.kinds[0] === 'other' && section.lines.length === 0 && section.heading.split(' ').length <= 4;
}

function readAbilities(builder: FactsBuilder, section: HeadedLines, facts: CareerFacts): void {
  if (section.kinds[0] === 'industries') {
    const items = joinLines(section.lines).flatMap((paragraph) =>
      splitItems(paragraph.text).map((item) =>
        builder.text('industry', item, { page: paragraph.page, quote: paragraph.quote }),
      ),
    );
    addDistinct(facts.industries, items);
    return;
  }
  readSkills(
    builder,
    section.lines.filter((line) => rowsOfCertificates([line]).length === 0),
    facts,
  );
  if (section.kinds.includes('languages'))
    addDistinct(facts.languages, readLanguages(builder, section.lines));
}
