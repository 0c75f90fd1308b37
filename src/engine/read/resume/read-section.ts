/** Reads the sections of a resume other than work experience, each according to its heading. */
import type { CareerFacts } from '@/shared/record/facts';
import { findRange } from '../dates/dates';
import type { FactsBuilder } from '../facts-builder';
import type { DocumentLine } from '../layout/line';
import { joinLines } from '../layout/paragraphs';
import { statementsOf } from '../statements';
import { isSchool } from '../vocabulary/organisations';
import { labelledCertificates, readCertifications } from './certificates';
import { dividedStudies, isDegreed } from './certificates-among-studies';
import {
  isOwnCertificate,
  readCertificatesBeside,
  readCertificatesOfLanguages,
  readNamedCertificates,
  rowsOfCertificates,
} from './certificates-elsewhere';
import { readEducation } from './education';
import { isContact } from './head';
import { splitItems } from './items';
import { addDistinct, readInterests, readLanguages, readTitledEntries } from './lists';
import type { HeadedLines } from './sections';
import { readSkills } from './skills';
import { linesOfList } from './stray-items';
import { beginsDegree, studyLineOf } from './study-parts';
import { unheadedSkills, withCommas } from './unheaded-skills';

/** Adds the facts of one section. Sections of work are read by `career`. */
export function readSection(builder: FactsBuilder, section: HeadedLines, facts: CareerFacts): void {
  const { lines } = section;
  const kind =
    section.kinds.includes('certifications') && section.kinds[0] === 'courses'
      ? 'certifications'
      : section.kinds[0];
  if (kind === 'summary') {
    const tools = unheadedSkills(lines);
    const prose = lines.filter((line) => !isContact(line.text) && !tools.includes(line));
    facts.about.push(...statementsOf(builder, joinLines(prose)));
    readSkills(builder, tools.map(withCommas), facts);
  } else if (kind === 'education' && isOfCertificates(section, facts))
    addDistinct(facts.certifications, readCertifications(builder, lines));
  else if (kind === 'education' && EXECUTIVE.test(section.heading))
    readExecutiveEducation(builder, section, facts);
  else if (kind === 'education') readSchools(builder, { ...section, lines: [...linesOfList(lines)] }, facts);
  else if (kind === 'skills' || kind === 'industries') readAbilities(builder, section, facts);
  else if (kind === 'certifications' && section.kinds.includes('education') && hasDegree(lines))
    readSchools(builder, { ...section, lines: [...linesOfList(lines)] }, facts);
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

/** Headings of what executives learn besides their degrees. */
const EXECUTIVE = /^\W*(?:executive|continuing|continuous|further) (?:education|learning)\b/iu;

/** Reads the degrees and programmes of such a section as studies, and its courses, with who gave them, as certificates. */
function readExecutiveEducation(builder: FactsBuilder, section: HeadedLines, facts: CareerFacts): void {
  const lines = [...linesOfList(section.lines)];
  const isStudy = (line: DocumentLine) => hasDegree([line]) || /\bprogram(?:me)?\b/iu.test(line.text);
  const courses = lines.filter((line) => !isStudy(line) && COURSE.test(line.text));
  readSchools(builder, { ...section, lines: lines.filter((line) => !courses.includes(line)) }, facts);
  addDistinct(facts.certifications, readCertifications(builder, courses));
}

/** A course and who gave it: 'Machine Learning with Python — Nordhav'. */
const COURSE = /^\W*\p{Lu}.{4,90}(?:\s[–—-]\s|,\s|\s\()\p{Lu}/u;

const hasDegree = (lines: readonly DocumentLine[]) =>
  lines.map(studyLineOf).some((line) => isDegreed(line) && line.parts.some(({ text }) => beginsDegree(text)));

/** Kinds of sections whose headings may name certificates beside them, apart from lists of words. */
const BESIDE = new Set<string>(['awards', 'memberships', 'skills', 'projects', 'highlights', 'publications']);

/** Kinds of sections that may contain rows of certificates. */
const WITH_CERTIFICATES = new Set<string>([
  'other',
  'skills',
  'courses',
  'interests',
  'contact',
  'summary',
  'education',
]);

/** Kinds of sections that may contain lines that name a certificate by its maker. */
const WITH_OWN = new Set<string>([
  'head',
  'other',
  'skills',
  'highlights',
  'awards',
  'interests',
  'contact',
  'memberships',
]);

/** Reads certificates from rows of other sections and from below labels inside them. */
export function readCertificatesElsewhere(
  builder: FactsBuilder,
  section: HeadedLines,
  facts: CareerFacts,
): void {
  const [kind = ''] = section.kinds;
  if (section.kinds.includes('certifications')) {
    if (BESIDE.has(kind)) addDistinct(facts.certifications, readCertificatesBeside(builder, section.lines));
    else if (kind === 'languages')
      addDistinct(facts.certifications, readCertificatesOfLanguages(builder, section.lines));
    if (kind !== 'skills') return;
  }
  const rows = WITH_CERTIFICATES.has(section.kinds[0] ?? '') ? rowsOfCertificates(section.lines) : [];
  const own = WITH_OWN.has(section.kinds[0] ?? '') ? section.lines.filter(isOwnCertificate) : [];
  for (const list of [rows, own, ...labelledCertificates(section)])
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

/** Reads a section of schools and the certificates among them. */
function readSchools(builder: FactsBuilder, section: HeadedLines, facts: CareerFacts): void {
  const { studies, certificates } = dividedStudies(section);
  facts.education.push(...readEducation(builder, studies));
  for (const list of certificates) addDistinct(facts.certifications, readCertifications(builder, list));
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
