/**
 * Writes sentences about distinctions that no other paragraph mentions: companies founded, boards, service,
 * publications.
 */
import type { RoleFact, TextFact } from '@/shared/record/facts';
import { type CitedText, spansOf } from '../../check/cited-text';
import { addFinalPeriod } from '../../language/text/hygiene';
import { joinAsList } from '../../language/text/sentences';
import { namesPerson } from '../../language/vocabulary/titles';
import { currentRole } from '../career/career-order';
import { titlesInRow } from '../phrases/english';
import { keyRoles } from '../sentences/listed-roles';
import type { CareerContext } from '../statements/career-context';
import { printedName } from '../statements/printed-name';

const FOUNDER_PATTERN = /\b(?:co-?)?founder\b/i;
const BOARD_SEAT_PATTERN =
  /\b(?:board (?:member|director)|member of the (?:\p{L}+ )?board|(?:advisory|supervisory) board|non[- ]executive director|trustee|chair(?:man|woman|person)?|alderman|councill?or)\b/iu;
/** Armed forces, but not companies that work for them. */
const ARMED_FORCES_PATTERN =
  /\b(?:army|navy|air force|marine corps|coast guard|national guard|armed forces|defen[cs]e forces)\b(?!.*\b(?:inc|ltd|llc|consult\w*|services|federal|bank|salvation)\b)/i;
const SALVATION_PATTERN = /\bsalvation\b/i;
const MAX_ROLES = 2;

/** The rank of a role as a distinction, the lowest first; undefined if it is not one. */
function rankOf({ title, organisation, kind }: RoleFact): number | undefined {
  if (FOUNDER_PATTERN.test(title)) return 0;
  if (kind === 'board' || BOARD_SEAT_PATTERN.test(title)) return 1;
  return ARMED_FORCES_PATTERN.test(organisation) && !SALVATION_PATTERN.test(organisation) ? 2 : undefined;
}

/** When a role was held: 'from 2010 to 2013', 'in 2013'; undefined if it is ongoing or a year is missing. */
function timeOf({ start, end }: RoleFact): string | undefined {
  if (typeof end !== 'object' || !start) return undefined;
  return start.year === end.year ? `in ${end.year}` : `from ${start.year} to ${end.year}`;
}

/** Employers that do not name a founded company: 'Startup', 'Self-employed'. */
const UNNAMED_COMPANY_PATTERN =
  /^(?:start-?up|self[- ]employed|freelance|stealth.*|own (?:business|company)|confidential)$/i;

/**
 * Sentences about earlier roles of distinction whose employer no other sentence names: 'Kim was also Co-Founder of
 * Hooli from ...'.
 */
function roleSentences(context: CareerContext, earlierText: string): CitedText[] {
  const present = currentRole(context);
  // What the list of key roles names is not read out again.
  const listedIds = new Set(keyRoles(context.roles).map(({ id }) => id));
  const roles = context.roles
    .filter(
      (role) =>
        role.id !== present?.id &&
        !listedIds.has(role.id) &&
        role.organisation !== '' &&
        role.organisation !== present?.organisation &&
        !UNNAMED_COMPANY_PATTERN.test(role.organisation) &&
        !earlierText.includes(role.organisation) &&
        (namesPerson(role.title) || BOARD_SEAT_PATTERN.test(role.title)) &&
        timeOf(role) !== undefined &&
        rankOf(role) !== undefined,
    )
    .sort((a, b) => (rankOf(a) ?? 0) - (rankOf(b) ?? 0))
    .filter((role, at, all) => all.findIndex(({ organisation }) => organisation === role.organisation) === at)
    .slice(0, MAX_ROLES);
  if (roles.length === 0) return [];
  const titles = titlesInRow(roles);
  const text = `${context.first} was also ${joinAsList(roles.map((role, at) => `${titles[at]} ${timeOf(role)}`))}`;
  return [{ text: addFinalPeriod(text), spans: spansOf(...roles) }];
}

const PATENT_PATTERN = /^Patent: /;
/** The label that the reader of publications puts before titles that stand below a heading of talks. */
const TALK_REMARK_PATTERN = /^Talk(?: or project)?: /;
const MAX_WORKS = 2;
const MAX_TITLE_WORDS = 14;
/** Text that is not the title of a work, or that would end the sentence. */
const NO_WORK_PATTERN = /https?:|www\.|[?!;|•"“”]|\.\s|\.\.|\b(?:research|writing), /i;
/** Entries about talks, prizes and offices, which lists of publications contain too. */
const NO_PUBLICATION_PATTERN =
  /\b(?:presentations?|presented|posters?|talks?|keynotes?|speakers?|panell?ist|lectures?|webinars?|grand rounds|awards?|prizes?|winners?|finalists?|runners?[- ]up|\d(?:st|nd|rd|th) place|hackathon|scholarships?|fellowships?|memberships?|committees?|member)\b/i;

/** Headings within a list of works: 'Refereed Journal Articles', 'Conference Proceedings**'. */
const WORKS_HEADING_PATTERN =
  /^(?:(?:refereed|peer[- ]reviewed|selected|invited|other|recent|major|scientific|academic|journals?|conferences?|international|national|published|book|review)[ ,]+(?:and |& )?){1,4}(?:articles?|papers?|proceedings|publications?|chapters?|books?|abstracts?|reviews?)\W*$/i;

/**
 * A sentence about works: 'Kim’s publications include “Cold Stores of Varn”', 'Kim has a patent, “...”' of a single
 * one.
 */
function workSentences({ first }: CareerContext, works: readonly TextFact[], noun: string): CitedText[] {
  const titles = works
    .map((fact) => ({
      fact,
      title: printedName(fact.value.replace(PATENT_PATTERN, '')).replace(/[.,]$/, ''),
    }))
    .filter(
      ({ title }) =>
        /^[\p{Lu}\d]/u.test(title) &&
        !NO_WORK_PATTERN.test(title) &&
        !WORKS_HEADING_PATTERN.test(title) &&
        title.split(' ').length > 2 &&
        title.split(' ').length <= MAX_TITLE_WORDS,
    )
    .slice(0, MAX_WORKS);
  if (titles.length === 0) return [];
  const names = joinAsList(titles.map(({ title }) => `“${title}”`));
  const text =
    works.length === 1 ? `${first} has a ${noun}, ${names}` : `${first}’s ${noun}s include ${names}`;
  return [{ text: addFinalPeriod(text), spans: spansOf(...titles.map(({ fact }) => fact)) }];
}

/**
 * Sentences about distinctions that no other sentence mentions: companies founded, boards, service in armed forces,
 * patents and publications.
 * @param earlierText the sentences of description and introduction
 */
export function distinctionSentences(context: CareerContext, earlierText: string): CitedText[] {
  if (!context.first || context.language !== 'en') return [];
  const { publications } = context.facts;
  const isPatent = ({ value }: TextFact) => PATENT_PATTERN.test(value);
  const isPublished = ({ value }: TextFact) =>
    !PATENT_PATTERN.test(value) && !TALK_REMARK_PATTERN.test(value) && !NO_PUBLICATION_PATTERN.test(value);
  return [
    ...roleSentences(context, earlierText),
    ...workSentences(context, publications.filter(isPatent), 'patent'),
    ...workSentences(context, publications.filter(isPublished), 'publication'),
  ];
}
