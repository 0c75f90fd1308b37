/** Entries of 'Experience' and 'Volunteering' on a profile's page: one post, or several under one employer. */
import type { RoleFact } from '@/shared/record/facts';
import { findDates, isDuration } from '../dates/dates';
import type { FactsBuilder } from '../facts-builder';
import type { DocumentLine } from '../layout/line';
import { joinLines } from '../layout/paragraphs';
import { statementsOf } from '../statements';
import { isOwnAccount } from '../vocabulary/employment';
import { isPlace } from '../vocabulary/places';
import { isPageDates } from './detect';

const EMPLOYMENT_SOURCE =
  '(?:Full-time|Part-time|Self-employed|Freelance|Contract|Internship|Apprenticeship|Seasonal|Temporary|Volunteer|Permanent(?: Full-time| Part-time)?)';
const ONLY_EMPLOYMENT_PATTERN = new RegExp(`^${EMPLOYMENT_SOURCE}$`);
const WITH_EMPLOYMENT_PATTERN = new RegExp(`^(.+?) · ${EMPLOYMENT_SOURCE}$`);
const WORKPLACE_KIND_PATTERN = / · (?:On-site|Remote|Hybrid)$/;
/** 'Leadership, Interpersonal Skills and +1 skill', 'Skills: Leadership · Coaching'. */
const SKILLS_PATTERN = /\band \+\d+ skills?$|^Skills: /;

/** The header of an entry: indexes of its lines, and what they say. */
interface Header {
  from: number;
  /** Index of the line of its dates. */
  dates: number;
  title: string;
  organisation: string;
}

/** Roles in the order of the page, which is newest first. */
export function readPageRoles(
  builder: FactsBuilder,
  lines: readonly DocumentLine[],
  kind: RoleFact['kind'],
): RoleFact[] {
  const headers = headersOf(lines);
  return headers.map((header, index) => {
    const { dates, title, organisation } = header;
    const dateText = lines[dates]?.text ?? '';
    const [range] = findDates(dateText);
    const end = headers[index + 1]?.from ?? lines.length;
    const place = lines[dates + 1]?.text ?? '';
    const hasPlace =
      dates + 1 < end && (WORKPLACE_KIND_PATTERN.test(place) || (place.includes(',') && isPlace(place)));
    const body = lines
      .slice(dates + (hasPlace ? 2 : 1), end)
      .filter(({ text }) => !SKILLS_PATTERN.test(text));
    return {
      id: builder.id('role'),
      title,
      organisation: isOwnAccount(organisation) ? '' : organisation,
      ...(range?.start && { start: range.start }),
      ...(range?.end && { end: range.end }),
      ...(hasPlace && { location: place.replace(WORKPLACE_KIND_PATTERN, '') }),
      spans: [builder.span({ page: lines[dates]?.page, quote: [title, organisation, dateText].join(' · ') })],
      confidence: 0.95,
      statements: statementsOf(builder, joinLines(removeTruncated(body))),
      kind,
    };
  });
}

function headersOf(lines: readonly DocumentLine[]): Header[] {
  const headers: Header[] = [];
  /** The employer of several posts, which stands above them with their whole duration. */
  let group: { name: string; from: number; isNew: boolean } | undefined;
  const textAt = (at: number) => lines[at]?.text ?? '';
  lines.forEach(({ text }, at) => {
    if (at > 0 && isGroupDuration(text)) group = { name: textAt(at - 1), from: at - 1, isNew: true };
    if (!isPageDates(text)) return;
    const before = textAt(at - 1);
    const [, employer] = WITH_EMPLOYMENT_PATTERN.exec(before) ?? [];
    const isMember = group !== undefined && employer === undefined;
    const title = isMember && !ONLY_EMPLOYMENT_PATTERN.test(before) ? before : textAt(at - 2);
    if (!isMember) group = undefined;
    const organisation = group?.name ?? employer ?? before;
    const start = at - (isMember && title === before ? 1 : 2);
    headers.push({ from: group?.isNew ? group.from : start, dates: at, title, organisation });
    if (group) group.isNew = false;
  });
  return headers.filter(({ from, title, organisation }) => from >= 0 && title !== '' && organisation !== '');
}

/** '1 yr 9 mos', 'Full-time · 5 yrs': the whole time at an employer with several posts. */
const isGroupDuration = (text: string) =>
  isDuration(text.replace(new RegExp(`^${EMPLOYMENT_SOURCE} · `), '')) && findDates(text).length === 0;

const SEE_MORE_PATTERN = /…\s?(?:see )?more$/i;

/** Leaves out the sentence that the page cut off: 'I am responsible for:… …see more'. */
export function removeTruncated(lines: readonly DocumentLine[]): DocumentLine[] {
  const result: DocumentLine[] = [];
  for (const line of lines) {
    if (!SEE_MORE_PATTERN.test(line.text) && !line.text.endsWith('…')) {
      result.push(line);
      continue;
    }
    // The sentence may have begun on lines above.
    const text = line.text.slice(0, line.text.lastIndexOf('. ') + 1);
    if (text !== '') result.push({ ...line, text, cells: [text] });
    else
      while (result.length > 0 && !/[.!?:]$/.test(result.at(-1)?.text ?? '.') && !line.bullet) {
        const last = result.pop() as DocumentLine;
        const sentences = last.text.slice(0, last.text.lastIndexOf('. ') + 1);
        if (sentences !== '') result.push({ ...last, text: sentences, cells: [sentences] });
        if (sentences !== '' || last.bullet) break;
      }
  }
  return result;
}
