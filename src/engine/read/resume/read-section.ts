/** Reads the sections of a resume other than work experience, each according to its heading. */
import type { CareerFacts } from '@/shared/record/facts';
import { startsWithAction } from '../career/sentences/action-sentences';
import { findRange } from '../dates/dates';
import { addDistinct } from '../distinct-facts';
import type { FactsBuilder } from '../facts-builder';
import type { DocumentLine } from '../layout/line';
import { joinLines } from '../layout/paragraphs';
import { statementsOf } from '../statements';
import { isSchool } from '../vocabulary/organisations';
import { withoutShortCourses } from './certificates/certificate-years';
import { labelledCertificates, readCertifications } from './certificates/certificates';
import { divideEducation, namesDegree } from './certificates/certificates-among-education';
import { abilitiesOf } from './certificates/certificates-among-skills';
import {
  certificateRows,
  isCertificateLine,
  isNamedCertificate,
  readAttendedCourses,
  readCertificatesOfLanguages,
  readDevelopmentCourses,
  readMixedCertificates,
  readNamedCertificates,
} from './certificates/certificates-in-other-sections';
import { readEducation } from './education/education';
import { beginsDegree, educationLineOf } from './education/education-parts';
import { labelledEducation } from './education/labelled-education';
import { isContactLine } from './head/contact-data';
import type { HeadedLines } from './headings/sections';
import { splitItems } from './lists/items';
import { readPublications } from './lists/publications';
import { readInterests, readLanguages, readTitledEntries } from './lists/read-lists';
import { linesOfList } from './lists/stray-items';
import { skillLinesElsewhere } from './skills/skill-lists-elsewhere';
import { readSkills } from './skills/skills';
import { separateByCommas, unheadedSkills } from './skills/unheaded-skills';

/** Adds the facts of one section. Sections of work are read by `career`. */
export function readSection(builder: FactsBuilder, section: HeadedLines, facts: CareerFacts): void {
  const { lines } = section;
  const kind =
    section.kinds.includes('certifications') && section.kinds[0] === 'courses'
      ? 'certifications'
      : section.kinds[0];
  const listed = skillLinesElsewhere(section);
  if (listed.length > 0) readSkills(builder, listed, facts);
  if (listed.length === lines.length && listed.length > 0) return;
  if (kind === 'summary') {
    const tools = unheadedSkills(lines);
    const prose = lines.filter((line) => !isContactLine(line.text) && !tools.includes(line));
    facts.about.push(...statementsOf(builder, joinLines(prose)));
    readSkills(builder, tools.map(separateByCommas), facts);
  } else if (kind === 'education' && isOfCertificates(section, facts))
    addDistinct(facts.certifications, readCertifications(builder, lines));
  else if (kind === 'education' && EXECUTIVE_PATTERN.test(section.heading))
    readExecutiveEducation(builder, section, facts);
  else if (kind === 'education') readSchools(builder, { ...section, lines: [...linesOfList(lines)] }, facts);
  else if (kind === 'skills' || kind === 'industries') readAbilities(builder, section, facts);
  else if (kind === 'certifications' && isOfEducationToo(section))
    readSchools(builder, { ...section, lines: [...linesOfList(lines)] }, facts);
  else if (kind === 'certifications') readCertificatesAndSkills(builder, section, facts);
  else if (kind === 'courses') addDistinct(facts.certifications, readCourses(builder, section));
  else if (kind === 'languages') addDistinct(facts.languages, readLanguages(builder, lines));
  else if (kind === 'interests') addDistinct(facts.interests, readInterests(builder, lines));
  else if (kind === 'awards') addDistinct(facts.honours, readTitledEntries(builder, lines, 'honour'));
  else if (kind === 'publications') addDistinct(facts.publications, readPublications(builder, section));
  else if (kind === 'projects' || kind === 'highlights' || kind === 'memberships') {
    facts.statements.push(
      ...statementsOf(builder, joinLines(lines)).filter(
        ({ value }) => (!findRange(value) || tellsOfWork(value)) && value.split(' ').length > 4,
      ),
    );
  }
  if (kind === 'head' || kind === 'summary' || kind === 'contact')
    readSchools(builder, { ...section, lines: labelledEducation(lines) }, facts);
}

/**
 * Whether a line with dates tells what was done or which office was held, so that it is no header of an entry:
 * 'Upgraded the servers of 2007-2010 to ...', 'Member, Steering Group (2019-22), Varn Alliance'.
 */
const tellsOfWork = (line: string): boolean =>
  (startsWithAction(line) && !POST_PATTERN.test(line)) || OFFICE_WITH_YEARS_PATTERN.test(line);

/** A post told as a sentence, or the line above its duties: 'Worked in Varn Ltd. from 2000 to 2006:'. */
const POST_PATTERN = /^(?:Worked|Joined|Employed|Engaged|Served|Selected)\b|[:–-]\s*$/u;

/** An office in a body with its years in brackets, and the body's name. */
const OFFICE_WITH_YEARS_PATTERN =
  /^(?:(?:Co-)?(?:Founder|Chair|President|Convenor)|(?:(?:Founding|Executive|Honorary) )?Member|Secretary|Treasurer|Director)[\s,;].{3,80}\((?:19|20)\d\d[^()]{0,20}\)[\s,;]+\p{Lu}/u;

/**
 * Reads the certificates of a section of courses: all courses listed as attended, otherwise those called certificates
 * or with a known issuer.
 */
function readCourses(builder: FactsBuilder, { kinds, heading, lines }: HeadedLines) {
  // The courses of a degree are enumerated in one line.
  const sectionCourses = linesOfList(lines).filter(
    ({ text }) => !COURSE_OF_DEGREE_PATTERN.test(heading) || text.split(',').length < MIN_ENUMERATED_COURSES,
  );
  if (
    ATTENDED_COURSES_PATTERN.test(heading) &&
    !COURSE_OF_DEGREE_PATTERN.test(heading) &&
    !kinds.includes('skills')
  )
    return readAttendedCourses(builder, sectionCourses);
  return DEVELOPMENT_PATTERN.test(heading)
    ? readDevelopmentCourses(builder, sectionCourses)
    : readNamedCertificates(builder, sectionCourses);
}

const ATTENDED_COURSES_PATTERN =
  /\b(?:trainings?|courses|workshops)\b.{0,24}\b(?:attended|completed|undergone|undertaken|received|taken|done)\b|^\W*(?:(?:professional|additional|other|safety|technical|management|special|specialized)\s)*(?:trainings\b|courses\W*(?:&|and|\/)\W*trainings?\b|trainings?\W*(?:&|and|\/)\W*(?:courses|workshops)\b|short courses\b)/iu;
/** Courses that are part of a degree: 'Core courses undertaken'. */
const COURSE_OF_DEGREE_PATTERN =
  /^\W*(?:core|relevant|main|key|major|academic|university|college|graduate|selected)\b/iu;
const MIN_ENUMERATED_COURSES = 4;
const DEVELOPMENT_PATTERN =
  /^\W*(?:professional|leadership|executive|continuing professional) development\b/iu;

/** Headings of executive or further education. */
const EXECUTIVE_PATTERN = /^\W*(?:executive|continuing|continuous|further) (?:education|learning)\b/iu;

/**
 * Reads the degrees and programmes of a section of executive education as education entries, and its courses, with
 * their issuers, as certificates.
 */
function readExecutiveEducation(builder: FactsBuilder, section: HeadedLines, facts: CareerFacts): void {
  const lines = [...linesOfList(section.lines)];
  const isEducation = (line: DocumentLine) => hasDegree([line]) || /\bprogram(?:me)?\b/iu.test(line.text);
  const courses = lines.filter((line) => !isEducation(line) && COURSE_PATTERN.test(line.text));
  readSchools(builder, { ...section, lines: lines.filter((line) => !courses.includes(line)) }, facts);
  addDistinct(facts.certifications, readCertifications(builder, courses));
}

/** A course and its issuer: 'Machine Learning with Python — Nordhav'. */
const COURSE_PATTERN = /^\W*\p{Lu}.{4,90}(?:\s[–—-]\s|,\s|\s\()\p{Lu}/u;

/** Whether a section of certificates lists degrees as well: 'Certificates & Education', 'Credentials'. */
const isOfEducationToo = ({ kinds, heading, lines }: HeadedLines) =>
  (kinds.includes('education') || /\bcredentials\b/iu.test(heading)) && hasDegree(lines);

const hasDegree = (lines: readonly DocumentLine[]) =>
  lines
    .map(educationLineOf)
    .some((line) => namesDegree(line) && line.parts.some(({ text }) => beginsDegree(text)));

/** Kinds of sections whose headings may name certificates too: 'Awards & Certifications'. */
const KINDS_BESIDE_CERTIFICATES = new Set<string>([
  'awards',
  'memberships',
  'skills',
  'projects',
  'highlights',
  'publications',
]);

/** Kinds of sections that may contain rows of certificates. */
const KINDS_WITH_CERTIFICATE_ROWS = new Set<string>([
  'other',
  'skills',
  'courses',
  'interests',
  'contact',
  'summary',
  'education',
]);

/** Kinds of sections that may contain lines that name a certificate or a completed course. */
const KINDS_WITH_CERTIFICATE_LINES = new Set<string>([
  'head',
  'other',
  'skills',
  'highlights',
  'awards',
  'interests',
  'contact',
  'memberships',
]);

/** Reads certificates from rows, lines and headings of other sections, and from below labels inside them. */
export function readCertificatesElsewhere(
  builder: FactsBuilder,
  section: HeadedLines,
  facts: CareerFacts,
): void {
  const [kind = ''] = section.kinds;
  if (section.kinds.includes('certifications')) {
    if (KINDS_BESIDE_CERTIFICATES.has(kind))
      addDistinct(facts.certifications, readMixedCertificates(builder, section.lines));
    else if (kind === 'languages')
      addDistinct(facts.certifications, readCertificatesOfLanguages(builder, section.lines));
    if (kind !== 'skills') return;
  }
  const rows = KINDS_WITH_CERTIFICATE_ROWS.has(section.kinds[0] ?? '') ? certificateRows(section.lines) : [];
  const certificateLines = KINDS_WITH_CERTIFICATE_LINES.has(section.kinds[0] ?? '')
    ? section.lines.filter(isCertificateLine)
    : [];
  const headingLines =
    isHeadedByCertificate(section) && section.line ? [{ ...section.line, bullet: false }] : [];
  for (const list of [rows, certificateLines, headingLines, ...labelledCertificates(section)])
    addDistinct(facts.certifications, readCertifications(builder, list));
}

/** Whether the heading is a certificate itself, with its validity or number below: 'Harbour Pilot Certificate'. */
const isHeadedByCertificate = ({ kinds, heading, lines }: HeadedLines) =>
  kinds[0] === 'other' &&
  isNamedCertificate(heading) &&
  lines.slice(0, 2).some(({ text }) => /\b(?:valid|issued|licen[cs]ed?|certify|number|no\.)\b/iu.test(text));

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

/** The label of executive education or professional development within a section of schools. */
const EXECUTIVE_LABEL_PATTERN =
  /^\W*(?:(?:executive|continuing|continuous|further) (?:education|learning)|professional development)(?: (?:programs?|programmes?|courses?))?\s*(?::\s*|$)/iu;

/** The index of the label of executive education, and what follows it: its own line is divided at semicolons. */
function executiveLines(lines: readonly DocumentLine[]): { at: number; below: DocumentLine[] } {
  const at = lines.findIndex(({ text }) => EXECUTIVE_LABEL_PATTERN.test(text));
  const label = lines[at];
  const rest = label?.text.replace(EXECUTIVE_LABEL_PATTERN, '') ?? '';
  const after = rest
    .split(/;\s*/u)
    .filter((text) => label !== undefined && text !== '')
    .map((text) => ({ ...(label as DocumentLine), text, cells: [text], bullet: false, strong: false }));
  return { at, below: at < 0 ? [] : [...after, ...lines.slice(at + 1)] };
}

/** Reads the education entries of a section, and the certificates among them. */
function readSchools(builder: FactsBuilder, given: HeadedLines, facts: CareerFacts): void {
  const { at, below } = executiveLines(given.lines);
  const section = at < 0 ? given : { ...given, lines: given.lines.slice(0, at) };
  const { education, certificates } = divideEducation(section);
  facts.education.push(...readEducation(builder, education));
  for (const list of certificates) addDistinct(facts.certifications, readCertifications(builder, list));
  if (at >= 0) readExecutiveEducation(builder, { ...given, lines: below }, facts);
}

/** Reads a section of certificates, and the skills in it where its heading names them too. */
function readCertificatesAndSkills(
  builder: FactsBuilder,
  { kinds, lines }: HeadedLines,
  facts: CareerFacts,
): void {
  const abilities = kinds.includes('skills') ? abilitiesOf(lines) : undefined;
  const certificates = readCertifications(builder, abilities?.certificates ?? lines);
  addDistinct(
    facts.certifications,
    kinds.includes('courses') ? withoutShortCourses(certificates) : certificates,
  );
  if (abilities) readSkills(builder, abilities.skills, facts);
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
    section.lines.filter((line) => certificateRows([line]).length === 0),
    facts,
  );
  if (section.kinds.includes('languages'))
    addDistinct(facts.languages, readLanguages(builder, section.lines));
}
