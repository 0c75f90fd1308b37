/** Titles of personas: who somebody is at work, by what they did and the field of the post they did it in. */

import { upperFirst } from '../../language/text/casing';
import { foldText } from '../../language/text/hygiene';
import type { Statement } from '../statements/statement';

/** Designations of somebody by the verbs with which most of their statements begin. */
const DOERS: readonly (readonly [doer: string, verbs: RegExp, leads?: true])[] = [
  [
    'Builder',
    /^(?:built|builds?|creat|develop|design|establish|found|co-found|launch|set up|sets up|introduc|architect|engineer|implement|pioneer|invent|prototyp)/i,
  ],
  [
    'Improver',
    /^(?:improv|reduc|cut|optimi|streamlin|automat|enhanc|redesign|restructur|lower|rais|increas|grew|grow|turned|standardi|moderni|simplif|refactor|sav|shorten)/i,
  ],
  ['Negotiator', /^(?:negotiat|renegotiat|clos|won|sign|sourc)/i],
  ['Trainer', /^(?:train|coach|mentor|taught|teach|tutor|lectur)/i],
  ['Planner', /^(?:plan|coordinat|organi|schedul|arrang|forecast|allocat)/i],
  ['Investigator', /^(?:analy|research|evaluat|investigat|assess|explor|detect|diagnos)/i],
  ['Leader', /^(?:led|leads?|manag|head|direct|oversaw|oversees?|runs?|ran|supervis|chair|own)/i, true],
];
/** Statements a doer is named after. */
const LEAST = 2;

/** Who did at least half of some statements; undefined where they are of many kinds. */
function doerOf(statements: readonly Statement[], senior: boolean): string | undefined {
  const counted = DOERS.filter(([, , leads]) => senior || !leads).map(
    ([doer, verbs]) => [doer, statements.filter(({ text }) => verbs.test(text)).length] as const,
  );
  const [best] = counted.sort((a, b) => b[1] - a[1]);
  return best && best[1] >= LEAST && best[1] * 2 > statements.length ? best[0] : undefined;
}

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
/** Words that are no field by themselves. */
const NO_FIELD =
  /^(?:project|program|programme|team|general|field|site|student|company|board|business unit|branch|unit|office|department|section|group|graduate|contract|it executive|member|engineer|developer|manager|director|analyst|specialist|consultant|full|part|operations? and|of|and|the)$/i;
const MOST_WORDS = 3;

/** The field a title names: 'SME Banking' of 'Head of SME Banking', 'Operations' of 'Chief Operating Officer'. */
export function fieldIn(title: string): string | undefined {
  const [head = ''] = title.split(/[,(/|–—&]|\s-\s/);
  const named = OF.exec(head.trim())?.[1];
  const field = (named ?? head.trim().replace(RANK, '')).trim();
  const bare = named ? field : field.replace(OFFICE, '');
  const chief = CHIEF.exec(title)?.[0];
  if (chief && !named && (bare === field || NO_FIELD.test(bare) || RANK.test(`${bare} `)))
    return CHIEFS[chief];
  // 'Analyst' alone has lost nothing but its office.
  if (!named && bare === field) return undefined;
  const noun = NOUN_OF[bare.toLowerCase()] ?? bare;
  const words = noun.split(' ');
  if (words.length > MOST_WORDS || NO_FIELD.test(noun) || !/^[\p{L}\d][\p{L}\d .+#-]+$/u.test(noun))
    return undefined;
  return words.map((word) => (/^(?:and|of|for|the)$/i.test(word) ? word : upperFirst(word))).join(' ');
}

/** The one field that the posts of some statements share. */
function sharedField(statements: readonly Statement[]): string | undefined {
  const fields = new Set(statements.map(({ role }) => fieldIn(role?.title ?? '')));
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

/** Agents that are the same in any trade: the field of the post tells which. */
const ANY_TRADE =
  /^(?:Team (?:Leader|Builder|Hirer)|Leader|Mentor|Trainer|Negotiator|Programme (?:Lead|Specialist)|Project (?:Lead|Specialist)|Cost Cutter|Budget (?:Lead|Specialist)|Automator|Change Lead|Strategist|Process (?:Improver|Builder)|Team Specialist|Hirer|Site Opener|Turnaround Lead|Reorganiser)$/;

/** The title of a field's persona, with the trade it was done in where the agent names none. */
export const titleOfField = (agent: string, statements: readonly Statement[]): string => {
  const field = ANY_TRADE.test(agent) ? sharedField(statements) : undefined;
  return field ? joined(field, agent) : agent;
};

/** Words of a title that still reads as one. */
const LONGEST = 6;

/** 'Budget Lead and Cash Steward' of two statements that each show one. */
function agentsOf(statements: readonly Statement[]): string | undefined {
  const agents = [...new Set(statements.map(({ subjects }) => subjects[0]?.agent))];
  const [first, second] = agents;
  if (agents.length !== 2 || !first || !second) return undefined;
  const title = `${first} and ${second}`;
  return title.split(' ').length > LONGEST || / and .* and /.test(title) ? undefined : title;
}

/** The title of a post's persona: 'SME Banking Builder' where most was built there, else its fields, else the post. */
export function titleOfPost(title: string, statements: readonly Statement[], senior: boolean): string {
  const doer = doerOf(statements, senior);
  const field = fieldIn(title);
  if (doer && field) return joined(field, doer);
  const agents = senior ? agentsOf(statements) : undefined;
  if (agents) return agents;
  // The strongest statement says more about the person than the post it comes from.
  const [strongest, ...others] = statements.map((one) => doerOf([one, one], senior));
  const first = strongest ?? others.find(Boolean);
  return first && field ? joined(field, first) : title;
}
