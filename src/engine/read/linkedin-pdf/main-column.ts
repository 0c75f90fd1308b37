/** The main column of LinkedIn's PDF: name, headline, place, then sections, distinguished by font size. */
import type { CareerFacts } from '@/shared/record/facts';
import { findDates } from '../dates/dates';
import type { FactsBuilder } from '../facts-builder';
import { joinLines } from '../layout/paragraphs';
import { joinWrapped } from '../layout/wrapped-text';
import { CREDENTIALS_AFTER_DASH_PATTERN, removeListedCredentials } from '../resume/name/name-cleaning';
import { statementsOf } from '../statements';
import { type LinkedInSection, linkedInSection } from '../vocabulary/linkedin-sections';
import { readPdfEducation } from './education';
import { readExperience } from './experience';
import { CURRENT_FONT_SIZES, isFontSize, isMainHeadingSize, isNameSize, isTitleSize } from './font-sizes';
import type { PdfLine } from './lines';

/**
 * The lines of a headline are closer than this to each other, in font sizes: they are 14 points apart, and the place is
 * 15.4 points below.
 */
const HEADLINE_GAP_FONT_SIZES = 1.22;

/** Credentials in square brackets after a name: 'Mira Solberg, [P.Eng, PMP]'. */
const CREDENTIALS_IN_BRACKETS_PATTERN = /(?<=\p{L}),?\s\[[^[\]]{2,60}\]$/u;

/** What follows a name in Latin letters: an ornament or bar before a slogan, or the name in another script. */
const AFTER_LATIN_NAME_PATTERN =
  /^((?:\p{Script=Latin}[\p{Script=Latin}\p{M}.'’-]*\s){2,5})\s?(?:[\p{So}|•·]|(?!\p{Script=Latin})\p{L}).*$/u;

const MAX_PLACE_CHARACTERS = 59;

/** Reads the main column into `facts`. */
export function readMainColumn(builder: FactsBuilder, lines: readonly PdfLine[], facts: CareerFacts): void {
  const firstHeading = lines.findIndex(isMainHeadingSize);
  const head = firstHeading < 0 ? lines : lines.slice(0, firstHeading);
  readHead(builder, head, facts);
  let index = firstHeading;
  while (index >= 0 && index < lines.length) {
    const heading = lines[index] as PdfLine;
    let next = index + 1;
    while (next < lines.length && !isMainHeadingSize(lines[next] as PdfLine)) next += 1;
    const body = lines.slice(index + 1, next);
    readSection(builder, linkedInSection(heading.text) ?? guessSection(body), body, facts);
    index = next;
  }
}

function readHead(builder: FactsBuilder, lines: readonly PdfLine[], facts: CareerFacts): void {
  const page = lines[0]?.page;
  const name = removeListedCredentials(
    lines
      .filter(isNameSize)
      .map((line) => line.text)
      .reduce((text, line) => joinWrapped(text, line), '')
      .replace(CREDENTIALS_IN_BRACKETS_PATTERN, '')
      .replace(CREDENTIALS_AFTER_DASH_PATTERN, '')
      .replace(AFTER_LATIN_NAME_PATTERN, '$1')
      .trim(),
  );
  if (name !== '') facts.name = builder.text('name', name, { page, quote: name }, 0.99);
  const groups: string[] = [];
  lines
    .filter((line) => !isNameSize(line))
    .forEach((line, index) => {
      if (index > 0 && line.gap < HEADLINE_GAP_FONT_SIZES)
        groups.push(joinWrapped(groups.pop() ?? '', line.text, 'never-hyphenates'));
      else groups.push(line.text);
    });
  const [headline, ...rest] = groups;
  const location = rest.at(-1) ?? (headline && isPlace(headline) ? headline : undefined);
  if (headline !== undefined && headline !== location && /[\p{L}\p{N}]/u.test(headline)) {
    facts.headline = builder.text('headline', headline, { page, quote: headline }, 0.97);
  }
  if (location !== undefined)
    facts.location = builder.text('location', location, { page, quote: location }, 0.95);
}

/** Whether a single line under the name is a place and not a headline: 'City, Country', 'City, Region, Country'. */
function isPlace(text: string): boolean {
  return (
    /^\p{Lu}[\p{L}' .-]+(?:, \p{Lu}[\p{L}' .-]+){1,2}$/u.test(text) && text.length <= MAX_PLACE_CHARACTERS
  );
}

/** Guesses the section under an unknown heading from the type sizes that follow. */
function guessSection(body: readonly PdfLine[]): LinkedInSection {
  if (body.some(isTitleSize)) return 'experience';
  const first = body[0];
  if (!first) return 'other';
  if (body.every(({ size }) => isFontSize(size, CURRENT_FONT_SIZES.company))) return 'summary';
  return body.some(
    (line) =>
      isFontSize(line.size, CURRENT_FONT_SIZES.detail) &&
      (line.text.includes('·') || findDates(line.text).length > 0),
  )
    ? 'education'
    : 'other';
}

function readSection(
  builder: FactsBuilder,
  section: LinkedInSection,
  body: readonly PdfLine[],
  facts: CareerFacts,
): void {
  if (section === 'summary') {
    facts.about.push(...statementsOf(builder, joinLines(body, 'never-hyphenates')));
  } else if (section === 'experience') {
    facts.roles.push(...readExperience(builder, body));
  } else if (section === 'volunteering') {
    facts.roles.push(
      ...readExperience(builder, body).map((role) => ({ ...role, kind: 'volunteering' as const })),
    );
  } else if (section === 'education') {
    facts.education.push(...readPdfEducation(builder, body));
  } else {
    facts.statements.push(...statementsOf(builder, joinLines(body, 'never-hyphenates')));
  }
}
