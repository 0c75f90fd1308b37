/** Titles of personas: who somebody is at work, derived from what they did. */

import { upperFirst } from '../../language/text/casing';
import { foldText } from '../../language/text/hygiene';
import { fieldOf } from '../../language/themes/subject-words';
import { isLearner, isPractitioner, seniorityRankOf, TITLE_NOUN } from '../../language/vocabulary/titles';
import { hasOutcome } from '../statements/figures';
import type { Statement } from '../statements/statement';
import { occupationOf } from './occupation';

const RANK =
  /^(?:(?:senior|sr\.?|junior|jr\.?|lead|principal|chief|deputy|assistant|asst\.?|associate|regional|group|global|general|executive|managing|vice|area|zonal|divisional|country|founding|staff|interim|acting|national|head|independent|freelance|fractional|first|international)\s+)+/i;
const OFFICE =
  / (?:manager|director|engineer|officer|executive|developer|analyst|consultant|coordinator|supervisor|lead|leader|head|specialist|president|administrator|architect|designer|professor|lecturer|scientist|researcher|advisor|adviser|assistant|associate|intern|trainee|controller|partner|planner|strategist|instructor|teacher|technician|representative|chief|programmer)$/i;
const NOUN_OF: Readonly<Record<string, string>> = {
  operating: 'Operations',
  financial: 'Finance',
  administrative: 'Administration',
  medical: 'Medical',
  scientific: 'Science',
};
/** The part of an organisation that each chief runs. */
const CHIEFS: Readonly<Record<string, string>> = {
  COO: 'Operations',
  CFO: 'Finance',
  CTO: 'Technology',
  CIO: 'Technology',
  CMO: 'Marketing',
  CHRO: 'People',
};
const CHIEF = /\b(?:COO|CFO|CTO|CIO|CMO|CHRO)\b/;
const OF =
  /^(?:[\p{L} .-]+ )?(?:head|director|manager|vp|svp|vice president|president|professor|chief|lead|leader|coordinator) of (.+)$/iu;
/** Words that do not name a field by themselves. */
const NO_FIELD =
  /^(?:project|program|programme|team|general|field|site|student|company|board|business unit|branch|unit|office|department|section|group|graduate|contract|it executive|member|engineer|developer|manager|director|analyst|specialist|consultant|full|part|operations? and|of|and|the)$/i;
const MAX_WORDS = 3;

/** The field a title names: 'SME Banking' of 'Head of SME Banking', 'Operations' of 'Chief Operating Officer'. */
export function fieldOfTitle(title: string): string | undefined {
  const [head = ''] = title.split(/[,(/|–—&]|\s-\s/);
  const named = OF.exec(head.trim())?.[1];
  const field = (named ?? head.trim().replace(RANK, '')).trim();
  // Twice for 'Control Manager Associate'.
  const bare = named ? field : field.replace(OFFICE, '').replace(OFFICE, '');
  const chief = CHIEF.exec(title)?.[0];
  if (chief && !named && (bare === field || NO_FIELD.test(bare) || RANK.test(`${bare} `)))
    return CHIEFS[chief];
  // 'Analyst' alone names no field.
  if (!named && bare === field) return undefined;
  const noun = NOUN_OF[bare.toLowerCase()] ?? bare;
  const words = noun.split(' ');
  if (words.length > MAX_WORDS || NO_FIELD.test(noun) || !/^[\p{L}\d][\p{L}\d .+#-]+$/u.test(noun))
    return undefined;
  return words.map((word) => (/^(?:and|of|for|the)$/i.test(word) ? word : upperFirst(word))).join(' ');
}

/** The one field that the roles of some statements share. */
function sharedField(statements: readonly Statement[]): string | undefined {
  const fields = new Set(statements.map(({ role }) => fieldOfTitle(role?.title ?? '')));
  const [field] = fields;
  return fields.size === 1 ? field : undefined;
}

const joined = (field: string, doer: string): string => {
  const own = new Set(foldText(doer).split(' '));
  return foldText(field)
    .split(' ')
    .some((word) => own.has(word))
    ? doer
    : `${field} ${doer}`;
};

/** Maximum words of a readable title. */
const LONGEST = 6;
/** Agents that say what was done and no more: other ones, as 'Lead' or 'Architect', would be posts. */
const PLAIN_AGENT =
  /(?:Refinancer|Fast Closer|Negotiator|Trainer|Mentor|Author|Speaker|Recruiter|Fundraiser|Restructurer|Hirer|Tuner|Researcher|Teacher|Organizer|Organiser|Auditor|Litigator|Campaigner|Raiser|Winner|Acquirer|Automator|Renovator|Strategist|Team Scaler|Designer)$/;
/** Whether a title says what was done, and not the occupation of who did it. */
export const isPlainAgent = (title: string): boolean => PLAIN_AGENT.test(title);
/** Occupations that lead people. */
const LEADS_PEOPLE = /^(?:Leader|Lead|Manager|Supervisor|Founder|Officer)$/;
const OF_PEOPLE: ReadonlySet<string> = new Set(['leading', 'growteams', 'hiring']);

/**
 * The title of a persona that subjects make: what was done ('Refinancer'), or the field with the occupation of the
 * person's own titles ('Cloud and Reliability Engineer'). Undefined where those name no occupation.
 */
export function titleOfSubjects(statements: readonly Statement[]): string | undefined {
  const subjects = statements.flatMap(({ subjects: [first] }) => (first ? [first] : []));
  const count = (id: string) => subjects.filter((subject) => subject.id === id).length;
  const [first, second] = [...new Map(subjects.map((subject) => [subject.id, subject])).values()].sort(
    (a, b) => count(b.id) - count(a.id),
  );
  // A subject of a single statement does not characterise anybody.
  if (!first || count(first.id) < LEAST_SHARED) return undefined;
  const occupation = occupationOf(statements);
  if (OF_PEOPLE.has(first.id)) {
    if (!occupation || !LEADS_PEOPLE.test(occupation)) return undefined;
    const title = occupation === 'Lead' ? 'Team Lead' : 'Team Leader';
    const trade = sharedField(statements);
    return trade ? joined(trade, title) : title;
  }
  if (!second && PLAIN_AGENT.test(first.agent)) return first.agent;
  if (!occupation) return undefined;
  // 'Architecture Architect' says it twice.
  const isSaid = (field: string) => foldText(field).startsWith(foldText(occupation).slice(0, SAME_STEM));
  const fields = [first, second].flatMap((subject) => {
    const field = subject && count(subject.id) >= LEAST_SHARED && fieldOf(subject);
    return field && !isSaid(field) ? [field] : [];
  });
  const [field] = fields;
  // 'Developer' alone says less than the title of the role.
  if (!field) return undefined;
  const both = joined([...new Set(fields)].join(' and '), occupation);
  return both.split(' ').length > LONGEST ? joined(field, occupation) : both;
}
/** The fewest statements that share the subject of a title. */
const LEAST_SHARED = 2;
/** Letters in which a field and an occupation of one stem agree: 'Analytics', 'Analyst'. */
const SAME_STEM = 5;

/** The weight from which a statement of a senior role needs no figure. */
const WEIGHTY = 3.8;

/**
 * The title of a role's persona: that of the subjects that its statements share, else the role's own title in short if
 * there is an outcome or a weighty statement. Undefined if it would merely repeat that title above duties.
 */
export function titleOfPost(title: string, statements: readonly Statement[]): string | undefined {
  if (isLearner(title)) return undefined;
  if (statements.some(({ language }) => language !== 'en')) return title;
  return statements.some((one) => hasOutcome(one) || one.weight >= WEIGHTY) ? calledBy(title) : undefined;
}

/** Words of rank before a practitioner's title, which make no other line of work of it. */
const GRADE =
  /^(?:(?:senior|sr\.?|junior|jr\.?|associate|assistant|asst\.?|staff|principal|graduate|trainee)\s+)+(?=\p{L})/iu;

/** The level of a grade: 'Analyst II'. */
const LEVEL = /\s(?:I{1,3}|IV|V|[1-5])$/;

/** A title in the form of a persona: 'Distribution & Sales Leader' of 'Head of Distribution & Sales, ANZ'. */
function calledBy(title: string): string {
  const rank = seniorityRankOf(title);
  const field = fieldOfTitle(title) ?? fieldBehind(title);
  if (field && rank >= LEADS && !isPractitioner(title))
    return joined(field, rank > LEADS ? 'Leader' : 'Lead');
  // 'Technical/Engineering Program Manager' has its noun behind the bar.
  const head = [/(?:(?<!\s)\s+)?[|(/,]\s*|\s[–-]\s/, /(?:(?<!\s)\s+)?[|(,]\s*|\s[–-]\s/]
    .map((separator) => title.split(separator)[0] ?? title)
    .find((part) => TITLE_NOUN.test(part));
  return (head ?? title).replace(GRADE, '').replace(LEVEL, '') || title;
}

/** The rank from which somebody leads others. */
const LEADS = 2;

/** The field behind a title that names none: 'Private Bank' of 'Head, Private Bank & Premium, International'. */
function fieldBehind(title: string): string | undefined {
  const field = /^[\p{L} ]+(?:,| [–-]) ([^,|(]+)/u.exec(title)?.[1]?.trim();
  return field && field.split(' ').length <= MAX_FIELD && !OFFICE.test(` ${field}`) ? field : undefined;
}
const MAX_FIELD = 4;
