/** LinkedIn's PDF of 2017 and before: one column, 'Title at Company' in bold, dates below. */
import type { CareerFacts, RoleFact } from '@/shared/record/facts';
import { findDates, isDuration } from '../dates/dates';
import type { FactsBuilder } from '../facts-builder';
import { joinLines } from '../layout/paragraphs';
import { statementsOf } from '../statements';
import { splitTitleAtName } from '../vocabulary/at-words';
import { type LinkedInSection, linkedInSection } from '../vocabulary/linkedin-sections';
import { parseDegree } from './education';
import { isClassicHeadingSize, isClassicNameSize } from './font-sizes';
import type { PdfLine } from './lines';

/** A line of LinkedIn's older layout, in which the titles of entries are in bold. */
export type ClassicLine = PdfLine & { bold: boolean };

/** Minimum gap between two entries, in font sizes; the lines of one title are closer. */
const MIN_ENTRY_GAP_FONT_SIZES = 1.55;
/** Maximum length of an item of a list, such as a skill; longer lines are text about one. */
const MAX_ITEM_CHARACTERS = 79;

/** Reads the whole file into `facts`. */
export function readClassic(builder: FactsBuilder, lines: readonly ClassicLine[], facts: CareerFacts): void {
  const content = lines.filter((line) => !/^Page\s*\d+$/.test(line.text));
  let section: LinkedInSection | 'head' = 'head';
  let body: ClassicLine[] = [];
  const close = () => readSection(builder, section, body, facts);
  for (const line of content) {
    if (isClassicNameSize(line) && facts.name) break; // The last page repeats name and headline: 'Contact … on LinkedIn'.
    if (isClassicNameSize(line)) {
      facts.name = builder.text('name', line.text, { page: line.page, quote: line.text }, 0.99);
    } else if (isClassicHeadingSize(line)) {
      close();
      section = linkedInSection(line.text) ?? classicSection(line.text);
      body = [];
    } else body.push(line);
  }
  close();
}

function classicSection(heading: string): LinkedInSection {
  if (/skills|expertise|kenntnisse|compétences|aptitudes/i.test(heading)) return 'skills';
  if (/certif|licen/i.test(heading)) return 'certifications';
  if (/honou?r|award/i.test(heading)) return 'honours';
  if (/volunteer/i.test(heading)) return 'volunteering';
  return 'other';
}

function readSection(
  builder: FactsBuilder,
  section: LinkedInSection | 'head',
  body: readonly ClassicLine[],
  facts: CareerFacts,
): void {
  if (section === 'head') {
    const headline = body.filter((line) => !/@[^\s@]+\.\w|linkedin\.com/.test(line.text));
    const text = headline.map((line) => line.text).join(' ');
    if (text !== '')
      facts.headline = builder.text('headline', text, { page: body[0]?.page, quote: text }, 0.95);
  } else if (section === 'summary')
    facts.about.push(...statementsOf(builder, joinLines(body, 'never-hyphenates')));
  else if (section === 'experience') facts.roles.push(...readRoles(builder, body));
  else if (section === 'volunteering')
    facts.roles.push(...readRoles(builder, body).map((role) => ({ ...role, kind: 'volunteering' as const })));
  else if (section === 'education') readSchools(builder, body, facts);
  else if (section === 'skills')
    facts.skills.push(
      ...shortItems(body).map((line) =>
        builder.text('skill', line.text, { page: line.page, quote: line.text }, 0.95),
      ),
    );
  else if (section === 'languages')
    facts.languages.push(
      ...shortItems(body).map((line) =>
        builder.text(
          'language',
          line.text.replace(/(?:(?<!\s)\s+)?\(.*$/s, ''),
          { page: line.page, quote: line.text },
          0.95,
        ),
      ),
    );
  else if (section === 'certifications') facts.certifications.push(...readCertificates(builder, body));
  else if (section === 'honours')
    facts.honours.push(
      ...shortItems(body).map((line) =>
        builder.text('honour', line.text, { page: line.page, quote: line.text }),
      ),
    );
  else if (section === 'publications')
    facts.publications.push(
      ...boldItems(body).map((line) =>
        builder.text('publication', line.text, { page: line.page, quote: line.text }),
      ),
    );
  else facts.statements.push(...statementsOf(builder, joinLines(body, 'never-hyphenates')));
}

function readRoles(builder: FactsBuilder, lines: readonly ClassicLine[]): RoleFact[] {
  const roles: RoleFact[] = [];
  let index = 0;
  while (index < lines.length) {
    const line = lines[index] as ClassicLine;
    if (!line.bold) {
      index += 1;
      continue;
    }
    let head = line.text;
    let next = index + 1;
    while (
      lines[next]?.bold &&
      (lines[next]?.gap ?? Number.POSITIVE_INFINITY) < MIN_ENTRY_GAP_FONT_SIZES &&
      findDates(lines[next]?.text ?? '').length === 0
    ) {
      head += ` ${lines[next]?.text}`;
      next += 1;
    }
    let end = next;
    while (end < lines.length && !lines[end]?.bold) end += 1;
    const { title, organisation } = splitTitleAtName(head);
    const dateText = lines[next]?.text ?? '';
    const range = findDates(dateText)[0];
    const hasDates = range !== undefined || isDuration(dateText);
    roles.push({
      id: builder.id('role'),
      title,
      organisation,
      ...(range && {
        start: range.start ?? (range.end === 'present' ? undefined : range.end),
        end: range.end,
      }),
      spans: [builder.span({ page: line.page, quote: hasDates ? `${head} · ${dateText}` : head })],
      confidence: 0.95,
      statements: statementsOf(
        builder,
        joinLines(lines.slice(hasDates ? next + 1 : next, end), 'never-hyphenates'),
      ),
      kind: 'employment',
    });
    index = end;
  }
  return roles;
}

function readSchools(builder: FactsBuilder, lines: readonly ClassicLine[], facts: CareerFacts): void {
  let current: { school: ClassicLine; detail: string } | undefined;
  const close = () => {
    if (!current) return;
    const detail = current.detail.replace(/(?:(?<!\s)\s+)?Activities and Societies:.*$/s, '');
    facts.education.push({
      id: builder.id('education'),
      school: current.school.text,
      ...parseDegree(detail),
      spans: [
        builder.span({ page: current.school.page, quote: `${current.school.text} · ${current.detail}` }),
      ],
      confidence: 0.93,
    });
  };
  for (const line of lines) {
    if (line.bold) {
      close();
      current = { school: line, detail: '' };
    } else if (current) current.detail = `${current.detail} ${line.text}`.trim();
  }
  close();
}

/** The lines that are items of a list: short, and not a remark in brackets. */
function shortItems(lines: readonly ClassicLine[]): ClassicLine[] {
  return lines.filter((line) => line.text.length <= MAX_ITEM_CHARACTERS && !/^\(.*\)$/.test(line.text));
}

/** The lines in bold; the short ones where none is bold. */
function boldItems(lines: readonly ClassicLine[]): ClassicLine[] {
  return lines.some((line) => line.bold) ? lines.filter((line) => line.bold) : shortItems(lines);
}

/** Reads the names of certificates. A line with a date, which says who issued one and when, is left out. */
function readCertificates(
  builder: FactsBuilder,
  lines: readonly ClassicLine[],
): CareerFacts['certifications'] {
  return boldItems(lines)
    .filter((line) => findDates(line.text).length === 0)
    .map((line) => builder.text('certification', line.text, { page: line.page, quote: line.text }));
}
