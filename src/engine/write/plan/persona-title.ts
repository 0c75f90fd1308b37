/** Titles of personas: who somebody is at work, derived from what they did. */

import { upperFirst } from '../../language/text/casing';
import { foldText } from '../../language/text/hygiene';
import { hasOutcome } from '../statements/figures';
import type { Statement } from '../statements/statement';
import { agentNounOf } from './deed-name';

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
  const bare = named ? field : field.replace(OFFICE, '');
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

/** Agent nouns that are the same in every trade, so that the field of the role has to be added. */
const ANY_TRADE =
  /^(?:Team (?:Leader|Builder|Hirer)|Leader|Mentor|Trainer|Negotiator|Programme (?:Lead|Specialist)|Project (?:Lead|Specialist)|Cost Cutter|Budget (?:Lead|Specialist)|Automator|Change Lead|Strategist|Process (?:Improver|Builder)|Team Specialist|Hirer|Site Opener|Turnaround Lead|Reorganiser)$/;

/** The title of a field's persona, with the trade if the agent noun does not name it. */
export const titleOfField = (agent: string, statements: readonly Statement[]): string => {
  const field = ANY_TRADE.test(agent) ? sharedField(statements) : undefined;
  return field ? joined(field, agent) : agent;
};

/** The weight from which a statement of a senior role needs no figure. */
const WEIGHTY = 3.8;

/** Maximum words of a readable title. */
const LONGEST = 6;

/** 'Budget Lead and Cash Steward', from two statements that each show one of them. */
function agentsOf(statements: readonly Statement[]): string | undefined {
  const agents = [...new Set(statements.map(({ subjects }) => subjects[0]?.agent))];
  const [first, second] = agents;
  if (agents.length !== 2 || !first || !second) return undefined;
  const title = `${first} and ${second}`;
  return title.split(' ').length > LONGEST || / and .* and /.test(title) ? undefined : title;
}

/**
 * The title of a role's persona: its fields, else the agent noun of the strongest statement, 'Learning Programme
 * Builder'; the role's own title only if there is an outcome or a weighty statement. Undefined if it would merely
 * repeat that title above duties.
 */
export function titleOfPost(
  title: string,
  statements: readonly Statement[],
  senior: boolean,
): string | undefined {
  if (statements.some(({ language }) => language !== 'en')) return title;
  const agents = senior ? agentsOf(statements) : undefined;
  if (agents) return agents;
  const done = statements.map((statement) => agentNounOf(statement, senior)).find((one) => one !== undefined);
  return done ?? (statements.some((one) => hasOutcome(one) || one.weight >= WEIGHTY) ? title : undefined);
}
