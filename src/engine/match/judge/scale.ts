/** Judges requirements for a team size, and reads amounts of money. */
import type { Verdict } from '@/shared/roles/role-fit';
import { conceptNumber, hasConcept } from '../../language/concepts';
import type { IndexedPerson, IndexedStatement } from '../candidate/indexed-person';
import { MAX_SEARCHED_STATEMENT_CHARACTERS } from '../limits';
import type { RequirementCover } from './cover';
import type { RequirementTerms } from './requirement-terms';
import { isSubjectConcept } from './terms';

const GROWTH_CONCEPT = conceptNumber('growth');
const SIZE_BY_WORD: Record<string, number> = {
  five: 5,
  six: 6,
  eight: 8,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  fifty: 50,
  hundred: 100,
};
const SIZE_IN_WORDS_PATTERN = new RegExp(
  `\\b(?:team|staff|group|department)s? of (?:at least |over |more than )?(${Object.keys(SIZE_BY_WORD).join('|')})\\b|\\b(${Object.keys(SIZE_BY_WORD).join('|')})(?: or more)? (?:direct )?(?:people|employees|engineers|reports|staff)\\b`,
  'i',
);
/** Requirements for growth of a company or team rather than for its size. */
const GROWTH_PATTERN = /\b(?:scal\w+|gr[eo]w\w*|wachs\w*|aufbau\w*|croissance|crecimiento)\b/i;
const TEAM_OF_PATTERN =
  /(?:team|staff|organi[sz]ation|group)s? (?:of )?\(?(?:at least |over |more than )?(\d[\d,]*)\+?\)?|(?<![\d,])(\d[\d,]*)\+?\)? (?:or more )?(?:direct )?(?:people|employees|engineers|reports|staff|mitarbeite(?:r|nd)\p{L}*|beschäftigte\p{L}*|personnes|collaborateurs|salariés|personas|empleados|trabajadores)/iu;

/** A statement that shows at least this share of the subject is about it. */
const MIN_SUBJECT_SHARE = 0.45;

/** The team size that a requirement asks for; undefined if it names no number. */
export function teamSizeAsked(text: string): number | undefined {
  const match = TEAM_OF_PATTERN.exec(text);
  if (match) return Number((match[1] ?? match[2] ?? '').replace(/,/g, ''));
  const word = SIZE_IN_WORDS_PATTERN.exec(text);
  return word ? SIZE_BY_WORD[(word[1] ?? word[2] ?? '').toLowerCase()] : undefined;
}

/**
 * Judges a number of people. Having led as many in the required line of work is evidence; having led fewer, or showing
 * enough of the subject without a team, is a mention.
 * @param minShareMentioned a statement about the subject is a mention if it shows this share of the requirement
 */
export function judgeScale(
  { text, needed }: { text: string; needed: number },
  asked: RequirementTerms,
  cover: RequirementCover,
  person: IndexedPerson,
  minShareMentioned: number,
): { verdict: Verdict; statement?: IndexedStatement } {
  const subjects = asked.concepts.filter(isSubjectConcept);
  const asksForGrowth = GROWTH_PATTERN.test(text);
  const leading = person.statements.filter(
    (one) => one.led > 0 && (!asksForGrowth || hasConcept(one.said, GROWTH_CONCEPT)),
  );
  const share = (one: IndexedStatement) => {
    if (subjects.length === 0) return 1;
    const post = one.post === undefined ? undefined : person.posts[one.post];
    const itself = subjects.filter(({ alternatives }) =>
      alternatives.some((concept) => hasConcept(one.own, concept)),
    ).length;
    const inPost = post
      ? subjects.filter(({ alternatives }) =>
          alternatives.some((concept) => hasConcept(post.context, concept) || hasConcept(post.all, concept)),
        ).length
      : 0;
    return Math.max(itself, inPost * 0.9) / subjects.length;
  };
  const largeEnough = leading.filter(({ led }) => led >= needed);
  const best = largeEnough.reduce<IndexedStatement | undefined>(
    (top, one) => (top && share(top) >= share(one) ? top : one),
    undefined,
  );
  if (best && share(best) >= MIN_SUBJECT_SHARE) return { verdict: 'evidenced', statement: best };
  const largestRelated = leading
    .filter((one) => share(one) >= MIN_SUBJECT_SHARE)
    .sort((a, b) => b.led - a.led)[0];
  if (asksForGrowth && !largestRelated) return { verdict: 'gap' };
  const mention = largestRelated ?? (cover.best >= minShareMentioned ? cover.statement : undefined);
  if (mention) return { verdict: 'mentioned', statement: mention };
  return subjects.length === 0 || cover.best < minShareMentioned * 0.5
    ? { verdict: 'gap' }
    : { verdict: 'mentioned', statement: best ?? cover.statement };
}

const MONEY_PATTERN =
  /(?:[$£€]|\b(?:usd|eur|gbp|chf)\s?)\s?(\d[\d.,]{0,20})\s?(k|m|mm|mn|bn|b|million|billion|mio|mrd|millones|millions?)?\b|(?<![\d.,])(\d[\d.,]{0,20})\s?(k|m|mio\.?|mrd\.?|million|billion|millionen|milliarden|millions?|millones)\s?(?:€|\$|£|d[’']euros|euros?|dollars?|pounds?|de euros|usd|eur|gbp|chf|franken)/giu;
const MULTIPLIERS: readonly [RegExp, number][] = [
  [/^k/i, 1e3],
  [/^(?:b|mrd|milliard)/i, 1e9],
  [/^m/i, 1e6],
];

/** The largest amount of money in a text, in any currency; undefined if there is none. Linear. */
export function largestSum(text: string): number | undefined {
  let most: number | undefined;
  for (const match of text.slice(0, MAX_SEARCHED_STATEMENT_CHARACTERS).matchAll(MONEY_PATTERN)) {
    const digits = match[1] ?? match[3] ?? '';
    const unit = match[2] ?? match[4] ?? '';
    const number = Number(
      unit && /^\d{1,3}[.,]\d{1,2}$/.test(digits) ? digits.replace(',', '.') : digits.replace(/[.,]/g, ''),
    );
    const sum = number * (MULTIPLIERS.find(([pattern]) => pattern.test(unit))?.[1] ?? 1);
    if (Number.isFinite(sum) && sum > (most ?? 0)) most = sum;
  }
  return most;
}
