/** Judges requirements for a team size. */
import type { Verdict } from '@/shared/roles/role-fit';
import { conceptNumber, hasConcept } from '../../language/concepts';
import { amountOf, NUMBER_IN_DIGITS_SOURCE } from '../../language/text/amounts';
import type { IndexedPerson, IndexedStatement } from '../candidate/indexed-person';
import { SIZE_IN_WORDS_SOURCE, sizeInWordsOf } from '../number-words';
import type { RequirementCover } from './cover';
import type { RequirementTerms } from './requirement-terms';
import { isSubjectConcept } from './terms';

const GROWTH_CONCEPT = conceptNumber('growth');
/** Requirements for growth of a company or team rather than for its size. */
const GROWTH_PATTERN = /\b(?:scal\w+|gr[eo]w\w*|wachs\w*|aufbau\w*|croissance|crecimiento)\b/i;

const MINIMUM_SOURCE = '(?:at least |over |more than )?';
/** Words after a number of people: 12 'or more direct reports'. */
const PEOPLE_AFTER_SOURCE = `(?: or more)? (?:direct )?(?:${[
  'people|employees|engineers|reports|staff',
  'mitarbeite(?:r|nd)\\p{L}*|beschäftigte\\p{L}*',
  'personnes|collaborateurs|salariés',
  'personas|empleados|trabajadores',
].join('|')})(?!\\p{L})`;
const TEAM_SIZE_PATTERN = new RegExp(
  `(?:team|staff|organi[sz]ation|group)s? (?:of )?\\(?${MINIMUM_SOURCE}(${NUMBER_IN_DIGITS_SOURCE})\\+?\\)?|(?<![\\d.,])(${NUMBER_IN_DIGITS_SOURCE})\\+?\\)?${PEOPLE_AFTER_SOURCE}`,
  'iu',
);
const TEAM_SIZE_IN_WORDS_PATTERN = new RegExp(
  `\\b(?:team|staff|group|department)s? of ${MINIMUM_SOURCE}(${SIZE_IN_WORDS_SOURCE})(?!\\p{L})|(?<![\\p{L}-])(${SIZE_IN_WORDS_SOURCE})${PEOPLE_AFTER_SOURCE}`,
  'iu',
);

/** A statement that shows at least this share of the subject is about it. */
const MIN_SUBJECT_SHARE = 0.45;
/**
 * Weight of a subject that only the post of a statement shows, by its title, employer or other statements: who led
 * people in a post probably led them in its work, but another statement says so itself.
 */
const POST_CONTEXT_WEIGHT = 0.9;
/** Share of the minimum of a mention that suffices without a team if the requirement names a subject too. */
const MIN_SHARE_OF_MENTION = 0.5;

/** The team size that a requirement asks for; undefined if it names no number. */
export function teamSizeAsked(text: string): number | undefined {
  const match = TEAM_SIZE_PATTERN.exec(text);
  if (match) return amountOf(match[1] ?? match[2] ?? '');
  const matchInWords = TEAM_SIZE_IN_WORDS_PATTERN.exec(text);
  return matchInWords ? sizeInWordsOf(matchInWords[1] ?? matchInWords[2] ?? '') : undefined;
}

/**
 * Judges a number of people. Having led as many in the required line of work is evidence; having led fewer, or showing
 * enough of the subject without a team, is a mention; half of that is enough if the requirement names a subject. A
 * requirement for growth is a gap without a team in that line of work.
 * @param minShareMentioned without a team, a statement is a mention if it shows this share of the requirement
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
  const statementsOfLeading = person.statements.filter(
    ({ led, said }) => led > 0 && (!asksForGrowth || hasConcept(said, GROWTH_CONCEPT)),
  );
  const subjectShareOf = (statement: IndexedStatement) => {
    if (subjects.length === 0) return 1;
    const post = statement.post === undefined ? undefined : person.posts[statement.post];
    const ownSubjectCount = subjects.filter(({ alternatives }) =>
      alternatives.some((concept) => hasConcept(statement.own, concept)),
    ).length;
    const postSubjectCount = post
      ? subjects.filter(({ alternatives }) =>
          alternatives.some((concept) => hasConcept(post.context, concept) || hasConcept(post.all, concept)),
        ).length
      : 0;
    return Math.max(ownSubjectCount, postSubjectCount * POST_CONTEXT_WEIGHT) / subjects.length;
  };
  const largeEnough = statementsOfLeading.filter(({ led }) => led >= needed);
  const best = largeEnough.reduce<IndexedStatement | undefined>(
    (top, statement) => (top && subjectShareOf(top) >= subjectShareOf(statement) ? top : statement),
    undefined,
  );
  if (best && subjectShareOf(best) >= MIN_SUBJECT_SHARE) return { verdict: 'evidenced', statement: best };
  const largestRelated = statementsOfLeading
    .filter((statement) => subjectShareOf(statement) >= MIN_SUBJECT_SHARE)
    .sort((a, b) => b.led - a.led)[0];
  if (asksForGrowth && !largestRelated) return { verdict: 'gap' };
  const mention = largestRelated ?? (cover.best >= minShareMentioned ? cover.statement : undefined);
  if (mention) return { verdict: 'mentioned', statement: mention };
  return subjects.length === 0 || cover.best < minShareMentioned * MIN_SHARE_OF_MENTION
    ? { verdict: 'gap' }
    : { verdict: 'mentioned', statement: best ?? cover.statement };
}
