/** Of several current roles, the one that a person is introduced by. */
import type { RoleFact } from '@/shared/record/facts';
import { foldText } from './text/hygiene';
import { seniorityRankOf } from './vocabulary/titles';

/** Words that make a different title of the following one: 'Senior Software Engineer' is not 'Software Engineer'. */
const RANK_BEFORE =
  /(?:senior|sr|junior|jr|lead|principal|staff|chief|head|vice|deputy|associate|assistant|founding)$/;

/** What somebody was before, up to the next part of a headline. */
const FORMER = /(?<![\p{L}-])(?:ex-|ex |former(?:ly)? |previously )[^|•·/]{0,80}/giu;

/** Where a folded headline has a folded title, and not a higher or lower one that ends with it; -1 where it has none. */
function placeOfTitle(headline: string, title: string): number {
  const at = headline.indexOf(` ${title} `);
  return at >= 0 && RANK_BEFORE.test(headline.slice(0, at)) ? -1 : at;
}

/** Work beside another post, in its title and in its lines. */
const BESIDE = /\b(?:part[- ]time|spare time|pro bono|side project)\b/i;
const DONE_BESIDE =
  /^\(?part[- ]time\b|\b(?:in (?:my|his|her|their) spare time|part[- ]time (?:role|position|basis|post)|pro bono)\b/i;
/** Ranks that a role beside another one, or one of the past, stands below. */
const BELOW = 10;

/** A folded headline, and what it says of today. */
interface Headline {
  all: string;
  now: string;
}

/** The rank of a role for this choice: side work, membership of a partner programme and former employers come last. */
function worthOf({ title, organisation, statements }: RoleFact, { all, now }: Headline): number {
  const name = ` ${foldText(organisation)} `;
  const isMember = organisation !== '' && /\bpartner$/i.test(title) && ` ${foldText(title)} `.includes(name);
  const isFormer = organisation !== '' && all.includes(name) && !now.includes(name);
  const isBeside = BESIDE.test(title) || statements.some(({ value }) => DONE_BESIDE.test(value));
  return seniorityRankOf(title) - (isMember || isFormer || isBeside ? BELOW : 0);
}

/** Whether the first part of a headline has all words of a title: 'Senior Analytical Scientist', 'Senior Scientist'. */
function resembles(headline: string, title: string): boolean {
  const [first = ''] = headline.split(/[|•·@]| - | – | at /);
  const said = new Set(foldText(first).split(' '));
  const words = foldText(title).split(' ');
  const isHigher = [...said].some((word) => RANK_BEFORE.test(word) && !words.includes(word));
  return words.length > 1 && !isHigher && words.every((word) => said.has(word));
}

/** Where a headline first names the employer or the title of a role; infinity where it names neither. */
function placeIn({ all, now }: Headline, headline: string, { title, organisation }: RoleFact): number {
  if (resembles(headline, title)) return 0;
  const places = [
    organisation === '' ? -1 : now.indexOf(` ${foldText(organisation)} `),
    placeOfTitle(all, foldText(title)),
  ].filter((at) => at >= 0);
  return Math.min(Number.POSITIVE_INFINITY, ...places);
}

/**
 * The role whose employer or title the headline names first, else the most senior one, else the first.
 * @param present the current roles, in the order of the record
 */
export function mainRole(present: readonly RoleFact[], headline: string): RoleFact | undefined {
  // 'Co-founder and ex-CTO @ Hooli' names an employer of the past.
  const said = { all: ` ${foldText(headline)} `, now: ` ${foldText(headline.replace(FORMER, ' '))} ` };
  const bySeniority = [...present].sort((a, b) => worthOf(b, said) - worthOf(a, said));
  const placeOf = (role: RoleFact) => placeIn(said, headline, role);
  return bySeniority.reduce<RoleFact | undefined>(
    (first, role) => (first && placeOf(role) >= placeOf(first) ? first : role),
    undefined,
  );
}
