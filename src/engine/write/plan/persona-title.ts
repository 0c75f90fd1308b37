/** Titles of personas: what the person is at work, derived from what they did. */

import { wordsKey } from '../../language/text/keys';
import { fieldOfSubject } from '../../language/themes/subject-fields';
import {
  isLearner,
  isPractitioner,
  namesPerson,
  seniorityRankOf,
  TITLE_NOUN_PATTERN,
} from '../../language/vocabulary/titles';
import { hasOutcome } from '../statements/figures';
import { containsLabel } from '../statements/says';
import type { Statement } from '../statements/statement';
import { nounOfLead } from './noun-of-lead';
import { occupationOf } from './occupation';
import { fieldAfterTitle, fieldOfTitle, joinFieldAndNoun } from './title-field';

/** The field that all roles of the statements share; undefined if they have several. */
function sharedField(statements: readonly Statement[]): string | undefined {
  const fields = new Set(statements.map(({ role }) => fieldOfTitle(role?.title ?? '')));
  const [field] = fields;
  return fields.size === 1 ? field : undefined;
}

/** The field that most roles of the statements have in their titles. */
function commonField(statements: readonly Statement[]): string | undefined {
  const countByField = new Map<string, number>();
  for (const { role } of statements) {
    const field = fieldOfTitle(role?.title ?? '');
    if (field) countByField.set(field, (countByField.get(field) ?? 0) + 1);
  }
  return [...countByField].sort(([, a], [, b]) => b - a)[0]?.[0];
}

/** Maximum words of a title. */
const MAX_TITLE_WORDS = 6;
/** Agent nouns that only state what was done. Others, such as 'Lead' or 'Architect', are job titles. */
const PLAIN_AGENT_PATTERN =
  /(?:Refinancer|Fast Closer|Negotiator|Trainer|Mentor|Author|Speaker|Recruiter|Fundraiser|Restructurer|Hirer|Tuner|Researcher|Teacher|Organizer|Organiser|Auditor|Litigator|Campaigner|(?<!Quality )Raiser|Winner|Acquirer|Automator|Renovator|Strategist|Team Scaler|Designer)$/;
/** Agent nouns that say little without a trade: 'Mentor', but not 'Software Mentor'. */
const AGENT_NEEDING_TRADE_PATTERN =
  /^(?:Mentor|Campaigner|Trainer|Teacher|Speaker|Organi[sz]er|Recruiter|Hirer|Designer)$/;
/** Whether a title states what was done rather than an occupation. */
export const isPlainAgent = (title: string): boolean => PLAIN_AGENT_PATTERN.test(title);
/** Occupations of people who lead others. */
const LEADS_PEOPLE_PATTERN = /^(?:Leader|Lead|Manager|Supervisor|Founder|Officer)$/;
/** Subjects that are part of most trades, so that they make a title only if the person's roles name them. */
const NARROW_SUBJECTS: ReadonlySet<string> = new Set([
  'testing',
  'deployments',
  'databases',
  'web',
  'support',
  'performance',
  'warehousing',
  'process',
  'migration',
  'automation',
  'codereview',
  'apis',
]);
const PEOPLE_SUBJECTS: ReadonlySet<string> = new Set(['leading', 'growteams', 'hiring']);

/**
 * The title of a persona that is based on subjects: what was done ('Refinancer'), or the field with the
 * person's own occupation ('Cloud and Reliability Engineer'). Undefined if no two statements share a subject, or the
 * titles of the roles do not name what the title needs.
 */
export function titleOfSubjects(statements: readonly Statement[]): string | undefined {
  const subjects = statements.flatMap(({ subjects: [first] }) => (first ? [first] : []));
  const count = (id: string) => subjects.filter((subject) => subject.id === id).length;
  const [first, second] = [...new Map(subjects.map((subject) => [subject.id, subject])).values()].sort(
    (a, b) => count(b.id) - count(a.id),
  );
  // The subject of a single statement does not characterise a person.
  if (!first || count(first.id) < MIN_SHARED_STATEMENTS) return undefined;
  const occupation = occupationOf(statements);
  if (PEOPLE_SUBJECTS.has(first.id)) {
    if (!occupation || !LEADS_PEOPLE_PATTERN.test(occupation)) return undefined;
    const title = occupation === 'Lead' ? 'Team Lead' : 'Team Leader';
    const trade = sharedField(statements);
    return trade ? joinFieldAndNoun(trade, title) : title;
  }
  if (!second && PLAIN_AGENT_PATTERN.test(first.agent)) {
    const trade = AGENT_NEEDING_TRADE_PATTERN.test(first.agent) ? commonField(statements) : undefined;
    if (!AGENT_NEEDING_TRADE_PATTERN.test(first.agent)) return first.agent;
    return trade ? joinFieldAndNoun(trade.replace(/ Team$/, ''), first.agent) : undefined;
  }
  if (!occupation) return undefined;
  // 'Architecture Architect' would repeat itself.
  const isSaid = (field: string) =>
    wordsKey(field).startsWith(wordsKey(occupation).slice(0, STEM_CHARACTERS));
  const fields = [first, second].flatMap((subject) => {
    const field = subject && count(subject.id) >= MIN_SHARED_STATEMENTS && fieldOfSubject(subject);
    return field && !isSaid(field) ? [field] : [];
  });
  const [field] = fields;
  // 'Developer' alone says less than the title of the role.
  if (!field) return undefined;
  // A narrow subject would change the person's trade: a software engineer must not become a 'Test Engineer'.
  const isNarrow =
    new Set(fields).size === 1 && [first, second].some((one) => one && NARROW_SUBJECTS.has(one.id));
  const commonTrade = isNarrow ? commonField(statements) : undefined;
  if (commonTrade && commonTrade !== field && !isSaid(commonTrade))
    return joinFieldAndNoun(commonTrade, occupation);
  const both = joinFieldAndNoun([...new Set(fields)].join(' and '), occupation);
  return both.split(' ').length > MAX_TITLE_WORDS ? joinFieldAndNoun(field, occupation) : both;
}
/** The words of lines that support a title, by the agent noun with which it ends. */
const PATTERN_BY_AGENT: Readonly<Record<string, RegExp>> = {
  Mentor: /\b(?:mentor|coach|train)/i,
  Trainer: /\b(?:train|taught|teach|coach|workshop)/i,
  Teacher: /\b(?:taught|teach|lectur|course|tutor)/i,
  Speaker: /\b(?:spoke|speak|speech|talk|keynote|present)/i,
};
const PEOPLE_WORD_PATTERN = /\b(?:team|people|staff)\b/i;

/**
 * Whether a statement supports a title of subjects: by a word of the line for what was done, or by every word of one of
 * the title's fields in the line or in the title of its role. A title about people in general needs no word.
 */
export function isSupportedBy(title: string, { text, role }: Statement): boolean {
  const words = title.split(' ');
  const doer = words.at(-1) ?? '';
  const wordPattern = PATTERN_BY_AGENT[doer];
  if (wordPattern) return wordPattern.test(text);
  if (PEOPLE_WORD_PATTERN.test(title)) return true;
  const fields = words.length === 1 ? title : words.slice(0, -1).join(' ');
  // 'Renegotiated' supports 'Negotiator' too.
  if (isPlainAgent(title)) return wordsKey(text).includes(wordsKey(fields).slice(0, STEM_CHARACTERS));
  return fields.split(' and ').some((field) => containsLabel(`${text} ${role?.title ?? ''}`, field));
}

/** Minimum number of statements with the subject that a title names. */
const MIN_SHARED_STATEMENTS = 2;
/** Number of first letters that are equal if a field and an occupation have the same stem: 'Analytics', 'Analyst'. */
const STEM_CHARACTERS = 5;

/** Minimum weight of a statement without an outcome for a persona of its role. */
const MIN_WEIGHT_WITHOUT_OUTCOME = 3.8;

/**
 * The title of a persona that is based on a role: a short form of the role's title. Undefined if the
 * statements have no outcome and little weight, so that the persona would only repeat the role's title and
 * duties, and for the title of a learner or a heading.
 * @param isOnly whether there would be no persona without it, so that it is one all the same
 */
export function titleOfPost(
  title: string,
  statements: readonly Statement[],
  isOnly = false,
): string | undefined {
  if (isLearner(title)) return undefined;
  if (statements.some(({ language }) => language !== 'en')) return title;
  // A section heading that was read as a title: 'Ports & Ferries — Current Focus'.
  if (HEADING_MARK_PATTERN.test(title) && !namesPerson(title)) return undefined;
  return isOnly || statements.some((one) => hasOutcome(one) || one.weight >= MIN_WEIGHT_WITHOUT_OUTCOME)
    ? addField(personaFormOf(title), statements)
    : undefined;
}

/** A dash or colon within a heading, or a word that only headings have. */
const HEADING_MARK_PATTERN = /\s[–—-]\s|:|\b(?:focus|overview|highlights|projects|activities)$/iu;

/**
 * Words of rank before the title of a practitioner, which do not change the line of work. Without 'assistant' a vice
 * president's deputy would be one.
 */
const GRADE_PATTERN =
  /^(?:(?:senior|sr\.?|junior|jr\.?|(?:associate|assistant|asst\.?)(?! (?:vice|general|managing|\S+ director|director|partner|professor|dean|manager|head)\b)|staff|principal|graduate|trainee)\s+)+(?=\p{L})/iu;

/** The level at the end of a title: 'Analyst II'. */
const TITLE_LEVEL_PATTERN = /\s(?:I{1,3}|IV|V|[1-5])$/;

/** A word that does not name a line of work by itself: 'Manager', 'Engineer', 'Owner'. */
const BARE_TITLE_PATTERN =
  /^(?:manager|engineer|analyst|consultant|owner|officer|executive|director|head|lead|leader|supervisor|coordinator|specialist|assistant|partner|president|developer|technician|advis[eo]r|associate)$/i;

/**
 * The title of a persona for a role with duties alone: its title, unless that names no line of work; then the field of
 * the statements goes before it, if they show one.
 */
export function titleOfDuties(title: string, statements: readonly Statement[]): string | undefined {
  if (isLearner(title) || !TITLE_NOUN_PATTERN.test(title)) return undefined;
  return addField(personaFormOf(title), statements);
}

/**
 * A title that names its line of work: 'Procurement Manager' for 'Manager' with statements about procurement; undefined
 * for a rank alone whose statements share no field.
 */
function addField(called: string, statements: readonly Statement[]): string | undefined {
  if (!BARE_TITLE_PATTERN.test(called)) return called;
  const mainSubjects = statements.flatMap(({ subjects: [first] }) => (first ? [first] : []));
  const field = mainSubjects
    .map((subject) => ({
      name: fieldOfSubject(subject),
      times: mainSubjects.filter(({ id }) => id === subject.id).length,
    }))
    .find(({ name, times }) => name !== undefined && times >= MIN_SHARED_STATEMENTS)?.name;
  if (field) return joinFieldAndNoun(field, called);
  return RANK_ALONE_PATTERN.test(called) ? undefined : called;
}

/** Ranks, which need a field to name a persona. */
const RANK_ALONE_PATTERN =
  /^(?:manager|executive|officer|director|head|lead|leader|supervisor|coordinator|specialist|associate|assistant|analyst|advis[eo]r)$/i;

/**
 * A job title in the form of a persona: 'Distribution Leader' for 'Head of Distribution & Sales, ANZ'.
 */
function personaFormOf(title: string): string {
  const rank = seniorityRankOf(title);
  const field = [fieldOfTitle(title), fieldAfterTitle(title)].find(
    // 'Writer' is no field: somebody leads writing or writers.
    (name) => name && !NO_FIELD_OF_LEADER_PATTERN.test(name) && !namesPerson(name),
  );
  if (field && rank >= MIN_LEAD_RANK && !isPractitioner(title))
    return (
      OWN_OFFICE_PATTERN.exec(title)?.[1] ??
      joinFieldAndNoun(field, rank >= MIN_HEAD_RANK ? 'Leader' : nounOfLead(title))
    );
  // In 'Technical/Engineering Program Manager' the noun comes after the slash.
  const head = [/(?:(?<!\s)\s+)?[|(/,]\s*|\s[–-]\s/, /(?:(?<!\s)\s+)?[|(,]\s*|\s[–-]\s/]
    .map((separator) => title.split(separator)[0] ?? title)
    .find((part) => TITLE_NOUN_PATTERN.test(part));
  return (head ?? title).replace(GRADE_PATTERN, '').replace(TITLE_LEVEL_PATTERN, '') || title;
}

/** Offices in the position of a title's field: 'CEO' of 'Founder, CEO'. */
const NO_FIELD_OF_LEADER_PATTERN =
  /^(?:(?:co-?)?founder|ceo|c[ofti]o|owner|partner|president|chair(?:man|woman)?|board|chief executive)$/i;

/** Minimum seniority rank of someone who leads others. */
const MIN_LEAD_RANK = 2;
/** Minimum seniority rank of someone who leads a part of an organisation. */
const MIN_HEAD_RANK = 3;
/**
 * A title that names field and office in a few words, and so is used as it is: 'Chief Risk Officer', and 'HR Director'
 * of 'HR Director, West Africa'.
 */
const OWN_OFFICE_PATTERN =
  /^((?!(?:chief|head|vice|deputy|assistant|associate|acting|interim|general|managing|executive|regional|group|senior)\b)[\p{L}&-]+(?: [\p{L}&-]+){0,2} director|chief (?:\p{L}+ ){1,2}officer)(?=$|,| [–(|-])/iu;
