/** Turns the page of a LinkedIn profile, printed or copied from a browser, into facts. */

import { parseLinkedInUrl } from '@/shared/people/linkedin-url';
import { type CareerFacts, emptyFacts } from '@/shared/record/facts';
import { findDates } from '../dates/dates';
import type { FactsBuilder } from '../facts-builder';
import type { DocumentLine } from '../layout/line';
import { joinLines } from '../layout/paragraphs';
import { parseDegree } from '../linkedin-pdf/education';
import { statementsOf } from '../statements';
import { type LinkedInSection, linkedInSection } from '../vocabulary/linkedin-sections';
import { isSchool } from '../vocabulary/organisations';
import { readPageRoles, removeTruncated } from './entries';

export { isLinkedInPage } from './detect';

/** Headings of the parts of the page whose lines do not become facts, but for the profile's link below one of them. */
const PAGE_PARTS_PATTERN =
  /^(?:Activity|Analytics|Resources|Suggested for you|Featured|Recommendations|Interests|Causes|Profile language|Public profile & URL|Promoted|Courses|Test scores|Organizations|Services|Highlights|People also viewed|People you may know|Who your viewers also viewed|More profiles for you|Pages for you|You might like|Ad Options)$/;
/** Buttons, links, counts and details that are not read. */
const PAGE_WORDS_PATTERN =
  /^(?:Show all\b.*|Show (?:credential|publication|project)\b.*|See all\b.*|Private to you|Follow(?:ing)?|Connect|Message|More|Open to|Add profile section|Enhance profile|Credential ID .*|Grade: .*|Activities and societies: .*|[\d,.+]+ (?:connections|followers)|\d+ endorsements?|Endorsed by .*|\d+ experiences? (?:at|across) .*|Retry Premium .*|\d+(?: of |\/)\d+)$/i;
/** Beginnings of the lines of the site's own menu. */
const MENU_PATTERN =
  /^(?:Home My Network\b|Skip to |LinkedIn$|Search$|Try Premium\b|For Business\b|Notifications\b)/;
/** What the page adds to the person's name: pronouns, the degree of connection, a badge. */
const AFTER_PROFILE_NAME_PATTERN =
  /\((?:he|she|they)\/[^()]{1,20}\)|· ?(?:1st|2nd|3rd\+?)|Add verification badge|Verified|(?:he|she|they)\/(?:him|her|them)/gi;

/** The page states every fact in a place of its own, and the name at its top. */
const PAGE_CONFIDENCE = 0.95;
const NAME_CONFIDENCE = 0.97;

type Section = LinkedInSection | 'head';

/** Reads lines that `isLinkedInPage` recognised. */
export function readLinkedInPage(builder: FactsBuilder, lines: readonly DocumentLine[]): CareerFacts {
  const facts = emptyFacts();
  const sections = sectionsOf(lines.map(removeRepeatedText));
  const linesOf = (section: Section) => sections.get(section) ?? [];
  facts.roles.push(
    ...readPageRoles(builder, linesOf('experience'), 'employment'),
    ...readPageRoles(builder, linesOf('volunteering'), 'volunteering'),
  );
  readSchools(builder, linesOf('education'), facts);
  facts.about.push(...statementsOf(builder, joinLines(removeTruncated(linesOf('summary')))));
  const names = new Set([
    ...facts.roles.map(({ organisation }) => organisation),
    ...facts.education.map(({ school }) => school),
  ]);
  readHead(builder, linesOf('head'), facts, names);
  const add = (stem: string, line: DocumentLine) =>
    builder.text(stem, line.text, { page: line.page, quote: line.text }, PAGE_CONFIDENCE);
  const certificates = linesOf('certifications');
  // A certificate is its name, its issuer and 'Issued ...', a line each.
  facts.certifications.push(
    ...certificates.flatMap((line, index) =>
      /^Issued /.test(certificates[index + 2]?.text ?? '') ? [add('certification', line)] : [],
    ),
  );
  const skills = linesOf('skills');
  facts.skills.push(
    ...skills
      // Below a skill are the schools and employers where it was used, often the same for several.
      .filter(({ text }) => !names.has(text) && skills.filter((each) => each.text === text).length === 1)
      .filter(({ text }) => !isSchool(text) && !/ at /.test(text))
      .map((line) => add('skill', line)),
  );
  facts.languages.push(
    ...linesOf('languages')
      .filter(({ text }) => !/proficiency$/i.test(text))
      .map((line) => add('language', line)),
  );
  const urlHeading = lines.findIndex(({ text }) => text === 'Public profile & URL');
  const profileUrl = parseLinkedInUrl(lines[urlHeading + 1]?.text ?? '');
  if (urlHeading >= 0 && profileUrl.ok) facts.linkedinUrl = profileUrl.url;
  return facts;
}

/** A text copied from the page often has each line twice, once for the eye and once for screen readers. */
function removeRepeatedText(line: DocumentLine): DocumentLine {
  const half = line.text.slice(0, line.text.length / 2);
  return half.length > 2 && half + half === line.text ? { ...line, text: half, cells: [half] } : line;
}

function sectionsOf(lines: readonly DocumentLine[]): Map<Section, DocumentLine[]> {
  const sections = new Map<Section, DocumentLine[]>();
  let section: Section = 'head';
  for (const line of lines) {
    const heading = PAGE_PARTS_PATTERN.test(line.text) ? 'other' : linkedInSection(line.text);
    // The page writes 'Licenses & certifications' with a lower-case letter.
    const next = heading ?? linkedInSection(line.text.replace(' & certifications', ' & Certifications'));
    if (next) section = next;
    else if (!PAGE_WORDS_PATTERN.test(line.text) && !MENU_PATTERN.test(line.text))
      sections.set(section, [...(sections.get(section) ?? []), line]);
  }
  return sections;
}

/**
 * Reads name, headline and place, which are above the first section.
 * @param names of employers and schools
 */
function readHead(
  builder: FactsBuilder,
  head: readonly DocumentLine[],
  facts: CareerFacts,
  names: ReadonlySet<string>,
): void {
  const [first, ...rest] = head;
  if (!first) return;
  const name = first.text.replace(AFTER_PROFILE_NAME_PATTERN, ' ').replace(/ {2,}/g, ' ').trim();
  facts.name = builder.text('name', name, { page: first.page, quote: first.text }, NAME_CONFIDENCE);
  const contact = rest.findIndex(({ text }) => /(?:^|· )Contact info$/.test(text));
  const besideContact =
    rest[contact]?.text.replace(/Contact info$/, '').replace(/(?<![\s·])[\s·]+$/, '') ?? '';
  const place = besideContact !== '' ? rest[contact] : rest[contact - 1];
  if (contact >= 0 && place) {
    const value = besideContact || place.text;
    facts.location = builder.text(
      'location',
      value,
      { page: place.page, quote: place.text },
      PAGE_CONFIDENCE,
    );
  }
  // The present employer and the last school come between headline and place.
  const above = rest.slice(0, Math.max(0, besideContact !== '' ? contact : contact - 1));
  const headline = above.filter(({ text }) => !names.has(text) && !/^(?:he|she|they)\//i.test(text));
  const text = headline.map((line) => line.text).join(' ');
  if (text !== '')
    facts.headline = builder.text(
      'headline',
      text,
      { page: headline[0]?.page, quote: text },
      PAGE_CONFIDENCE,
    );
}

/** School, degree and years, each on a line. */
function readSchools(builder: FactsBuilder, lines: readonly DocumentLine[], facts: CareerFacts): void {
  lines.forEach(({ text, page }, index) => {
    const [range] = findDates(text);
    if (!range?.range || range.index > 0 || range.length < text.length - 1) return;
    const before = lines[index - 1]?.text ?? '';
    const hasDegree = !isSchool(before) && index > 1;
    const school = hasDegree ? (lines[index - 2]?.text ?? '') : before;
    if (school === '') return;
    facts.education.push({
      id: builder.id('education'),
      school,
      ...(hasDegree && parseDegree(`${before} · (${text})`)),
      ...(range.start && { start: range.start }),
      ...(range.end && range.end !== 'present' && { end: range.end }),
      spans: [builder.span({ page, quote: [school, hasDegree && before, text].filter(Boolean).join(' · ') })],
      confidence: PAGE_CONFIDENCE,
    });
  });
}
