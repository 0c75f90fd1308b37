/** Writes the introduction: the person in their own words, their career and what distinguishes them. */
import type { RoleFact } from '@/shared/record/facts';
import { type CitedText, spansOf } from '../../check/cited-text';
import { isSeries, listsDatedTitles } from '../../check/series';
import { byStartYear, isContinuousTenure } from '../../check/tenures';
import { addFinalPeriod } from '../../language/text/hygiene';
import { titleInSentence } from '../../language/text/role-title';
import { namesPerson, seniorityRankOf } from '../../language/vocabulary/titles';
import { currentRole, employmentSpansOf, hasPostBefore, isLongAgo } from '../career/career-order';
import { HOUSEHOLD_PATTERN } from '../lists/pastimes';
import { phrasesOf } from '../phrases';
import { theOrganisation } from '../phrases/english';
import type { SectionStatements } from '../plan/section-statements';
import { chooseByKey } from '../sentences/choose';
import { earlierRolesSentences } from '../sentences/earlier-roles';
import { yearsOf } from '../sentences/listed-roles';
import { statementSentence } from '../sentences/statement-sentence';
import type { CareerContext } from '../statements/career-context';
import { hasOwnTime, proofWorth } from '../statements/figures';
import type { Statement } from '../statements/statement';
import { achievementSentence, earlierAchievementSentence } from './achievement-sentence';
import { awardSentences, degreeSentences } from './credentials';
import { distinctionSentences } from './distinctions';
import { fieldsSentences } from './fields-sentence';
import { frontReputation, MAX_SENTENCE_CHARACTERS } from './front-reputation';
import { joinNeighbours } from './join';
import { languagesSentences } from './languages-sentence';
import { answersOf } from './own-words';

/** Private matters, which are not part of an introduction about work. */
const PRIVATE_MATTER_PATTERN =
  /\b(?:smart ?home|home (?:automation|lab|assistant)|smartthings|zigbee\w*|hobby|hobbies|(?:side|pet|personal) projects?|love (?:for|of) (?!data|code|software|technology|design|teaching)|spare time|free time|weekends?)\b/i;
/** Number of sentences of an introduction that says enough without a degree. */
const FULL_INTRODUCTION_SENTENCES = 3;
/** Degrees and certificates, which have their own list. */
const CREDENTIAL_PATTERN =
  /\b(?:holds?|has|have|earned|received|completed|obtained|graduated|pursu\w+|with) (?:[^.]{0,40} )?(?:degree|diploma|bachelor\S*|master[’']?s?|mba|ph\.?d|doctorate|m\.?sc|b\.?sc|b\.?tech|m\.?tech|[bm]\.(?:a|e|s|com|ed|eng|arch)|(?<=\ban? )(?:[bm][as]|[bm]eng|jd|md|ll[bm]))\b|^graduated\b|\bgraduate (?:in|of|from)\b/i;
/** A degree in progress, which is not in the list of degrees. */
const DEGREE_IN_PROGRESS_PATTERN = /\bis (?:currently )?(?:pursuing|studying|completing|working towards)\b/i;
/** Patents beside a degree: 'holds 14 patents and a PhD'. */
const PATENTS_PATTERN = /\d patents\b/i;
/** Whether a text is about a degree that is listed elsewhere. */
const isAboutDegree = (text: string): boolean =>
  text
    .split(/(?<=\.) /)
    .some(
      (sentence) =>
        CREDENTIAL_PATTERN.test(sentence) &&
        !DEGREE_IN_PROGRESS_PATTERN.test(sentence) &&
        !PATENTS_PATTERN.test(sentence),
    );
/** Interests have a list of their own. */
const INTEREST_PATTERN = /^(?:(?:personal|other|main) )?(?:interests?|hobbies) /i;
/** A claim to be good at something, which says less than any act. */
const ADEPT_PATTERN = /^(?:is )?(?:(?:highly|very|also) )?adept (?:at|in) \p{L}+ing\b/iu;
const OPEN_TO_PATTERN = /^(?:is )?open to\s/i;
/** After a first paragraph of this many sentences or more, even a single sentence begins a second one. */
const MIN_SENTENCES_OF_LONG_PARAGRAPH = 4;
/** Maximum sentences of the first paragraph: what the person says, then achievements. */
const MAX_FIRST_PARAGRAPH_SENTENCES = 5;

const isPast = (statement: Statement) => statement.predicate?.tense === 'past';
/** Whether a sentence says what was before the present work, so that it follows the sentences about that. */
const isBefore = ({ form, text }: Statement) =>
  form === 'whole' &&
  /^(?:Earlier|Before|Prior|Until|After|During)\b| was (?:formerly|previously) /u.test(text);

/**
 * Statements about oneself that the description does not use: first what the person is and does, then what
 * they did.
 */
function ownSentences(context: CareerContext, shares: SectionStatements): CitedText[] {
  const present = currentRole(context);
  const repeatsPost = (text: string) =>
    present !== undefined &&
    [present.title, present.organisation].every((part) => part && text.includes(part));
  return (
    shares.own
      .filter(
        (statement) =>
          !PRIVATE_MATTER_PATTERN.test(statement.text) &&
          !HOUSEHOLD_PATTERN.test(statement.text) &&
          !isAboutDegree(statement.predicate?.text ?? statement.text) &&
          !(statement.form === 'possessive' && INTEREST_PATTERN.test(statement.text)) &&
          !repeatsPost(statement.text),
      )
      .filter(
        ({ text, predicate }, _, all) => all.length === 1 || !ADEPT_PATTERN.test(predicate?.text ?? text),
      )
      // Availability belongs to the section on engagements, so it introduces the person only if nothing else does.
      .filter(({ text }, _, all) => all.length === 1 || !OPEN_TO_PATTERN.test(text))
      .sort(
        (a, b) =>
          Number(b.pinned ?? false) - Number(a.pinned ?? false) ||
          Number(isBefore(a)) - Number(isBefore(b)) ||
          Number(isPast(a)) - Number(isPast(b)) ||
          (isPast(a) ? proofWorth(b) - proofWorth(a) : 0),
      )
      .flatMap((statement) => {
        const cited = statementSentence(statement, context);
        return cited && cited.text.length <= MAX_SENTENCE_CHARACTERS ? [cited] : [];
      })
      .slice(0, MAX_FIRST_PARAGRAPH_SENTENCES)
  );
}

/** Maximum number of roles at one employer that a sentence about promotions sums up. */
const MAX_PROMOTED_ROLES = 3;
/** Maximum characters of an act at the end of a sentence about promotions. */
const MAX_ACTION_CHARACTERS = 139;

/**
 * A sentence about promotions at one earlier employer: 'Kim joined Hooli in 2009 as Analyst and became Head of Data
 * in 2014'; undefined if there were none.
 */
function promotionSentence(
  context: CareerContext,
  achievements: ReadonlyMap<string, Statement>,
): { cited: CitedText; ids: string[] } | undefined {
  for (const { organisation, roles } of employmentSpansOf(context)) {
    const [first, last] = [roles[0], roles.at(-1)];
    if (!first?.start || !last?.start || first === last || first.start.year >= last.start.year) continue;
    if (!namesPerson(first.title) || !namesPerson(last.title)) continue;
    if (seniorityRankOf(last.title) <= seniorityRankOf(first.title) || isLongAgo(last, context)) continue;
    if (
      !isContinuousTenure(roles) ||
      isSeries(first, context.roles) ||
      listsDatedTitles(last) ||
      roles.length > MAX_PROMOTED_ROLES ||
      last.end === 'present'
    )
      continue;
    const place = theOrganisation(organisation);
    const action = achievements.get(last.id);
    const actionText =
      action?.predicate?.tense === 'past' &&
      action.predicate.text.length <= MAX_ACTION_CHARACTERS &&
      !hasOwnTime(action.predicate.text)
        ? ` and ${action.predicate.text}`
        : '';
    const text = chooseByKey(
      [
        actionText
          ? `${context.first} joined ${place} in ${first.start.year} as ${titleInSentence(first.title)}, became ${titleInSentence(last.title)} in ${last.start.year},${actionText}`
          : `${context.first} joined ${place} in ${first.start.year} as ${titleInSentence(first.title)} and became ${titleInSentence(last.title)} in ${last.start.year}`,
        `At ${place} from ${first.start.year}, first as ${titleInSentence(first.title)}, ${context.first} became ${titleInSentence(last.title)} in ${last.start.year}${actionText}`,
        actionText
          ? `${titleInSentence(first.title)} at ${place} from ${first.start.year} and ${titleInSentence(last.title)} there from ${last.start.year}, ${context.first} ${action?.predicate?.text}`
          : undefined,
      ],
      `${context.name}|rise`,
    );
    return {
      cited: {
        text: addFinalPeriod(text ?? ''),
        spans: spansOf(first, last, actionText ? action?.fact : undefined),
      },
      ids: roles.map(({ id }) => id),
    };
  }
  return undefined;
}

/** Whether, as far as the record shows, the person joined the employer in this role. */
function isBeginning(role: RoleFact, context: CareerContext): boolean {
  const span = employmentSpansOf(context).find(({ roles }) => roles.some(({ id }) => id === role.id));
  if (span?.roles[0]?.id !== role.id || isSeries(role, context.roles)) return false;
  return hasPostBefore(span, context);
}

/** Matches a title of two roles held at the same time. */
const JOINED_TITLES_PATTERN = /[/&]| and /;

/**
 * The career before the present role, oldest first: roles with one statement each. Empty without a statement
 * or promotion.
 */
function storyOf(context: CareerContext, shares: SectionStatements): CitedText[] {
  const promotion = promotionSentence(context, shares.story);
  const describedRoleIds = new Set(
    [...shares.description, ...shares.introduction].map(({ role }) => role?.id),
  );
  const told = [...shares.story.values()]
    .filter(({ role }) => role && !promotion?.ids.includes(role.id))
    .sort((a, b) => byStartYear(a.role, b.role));
  const storyTexts: { cited: CitedText; year: number }[] = [];
  for (const [at, statement] of told.entries()) {
    const { role } = statement;
    const key = `${context.name}|beat${at}|${role?.title}`;
    // Years and title of a role are stated once. Those of an entry that covers several roles are not stated.
    const isOfSeries = role && !JOINED_TITLES_PATTERN.test(role.title) && isSeries(role, context.roles);
    const isShort = role && (describedRoleIds.has(role.id) || isOfSeries);
    const before = storyTexts.at(-1)?.cited;
    const cited = isShort
      ? achievementSentence(statement, context, undefined, key, 'employer', before)
      : role && earlierAchievementSentence(statement, context, isBeginning(role, context), key, before);
    if (cited) storyTexts.push({ cited, year: role?.start?.year ?? 0 });
  }
  const start = promotion && context.roles.find(({ id }) => id === promotion.ids[0])?.start?.year;
  return [...storyTexts, ...(promotion ? [{ cited: promotion.cited, year: start ?? 0 }] : [])]
    .sort((a, b) => a.year - b.year)
    .map(({ cited }) => cited);
}

/**
 * Removes empty paragraphs and appends the sentences on languages to the last one; alone, they are not an introduction.
 */
function addClosing(paragraphs: readonly CitedText[][], context: CareerContext): CitedText[][] {
  const filledParagraphs = paragraphs.filter((paragraph) => paragraph.length > 0);
  const languageSentences = languagesSentences(context);
  return filledParagraphs.map((paragraph, at) =>
    at === filledParagraphs.length - 1 ? [...paragraph, ...languageSentences] : paragraph,
  );
}

/** An introduction in another language: statements about oneself, then earlier roles with their results. */
function foreignIntroduction(context: CareerContext, shares: SectionStatements): CitedText[][] {
  const phrases = phrasesOf(context.language);
  if (!phrases) return [];
  const presentSentences = ownSentences(context, shares);
  const storyTexts = [...shares.story.values()]
    .sort((a, b) => byStartYear(a.role, b.role))
    .flatMap((statement) => {
      const { role } = statement;
      const result = statementSentence(statement, context);
      if (!role?.organisation || !role.title || !role.start || !result) return [];
      const post = phrases.position(context.first, role.title, role.organisation, yearsOf(role));
      return [{ text: addFinalPeriod(post), spans: spansOf(role) }, result];
    });
  return addClosing([[...presentSentences, ...answersOf(context, 'introduction')], storyTexts], context);
}

/**
 * The introduction. First the person in their own words, otherwise the fields of their headline, with achievements up
 * to the maximum of the paragraph. Then the career that led there, if the record has one. Distinctions, degree, awards
 * and languages come last.
 */
export function introductionOf(
  context: CareerContext,
  shares: SectionStatements,
  passesCheck: (cited: CitedText) => boolean = () => true,
): CitedText[][] {
  if (!context.first) return [];
  if (context.language !== 'en') return foreignIntroduction(context, shares);
  const reputation = frontReputation(ownSentences(context, shares), context, passesCheck);
  const achievements: CitedText[] = [];
  for (const [at, statement] of shares.introduction.entries()) {
    const here = shares.introduction[at - 1]?.role;
    const isDescribed = shares.description.some(({ role }) => role?.id === statement.role?.id);
    const cited = achievementSentence(
      statement,
      context,
      here,
      `${context.name}|introduction${at}`,
      isDescribed ? 'employer' : 'post',
      achievements.at(-1),
    );
    if (cited) achievements.push(cited);
  }
  const presentSentences = joinNeighbours(
    [...reputation, ...achievements.slice(0, Math.max(0, MAX_FIRST_PARAGRAPH_SENTENCES - reputation.length))],
    context.first,
    passesCheck,
  );
  const story = storyOf(context, shares);
  const told = [...presentSentences, ...answersOf(context, 'introduction')];
  // The fields of a headline say what the page shows already, so that they are named only if nothing else is told.
  const first = told.length + story.length > 0 ? told : fieldsSentences(context);
  // A single sentence is not a story and follows the first paragraph.
  const isStory = story.length > 1 || first.length >= MIN_SENTENCES_OF_LONG_PARAGRAPH;
  const main = isStory ? [first, story] : [[...first, ...story]];
  const distinctions = [
    ...distinctionSentences(context),
    // The list of certifications names the degree, so that a full introduction does not.
    ...(main.flat().length < FULL_INTRODUCTION_SENTENCES ? degreeSentences(context) : []),
    ...awardSentences(context),
  ].filter(
    ({ text }) =>
      !main.flat().some((one) => CREDENTIAL_PATTERN.test(one.text)) || !CREDENTIAL_PATTERN.test(text),
  );
  const paragraphs = main.filter((paragraph) => paragraph.length > 0);
  if (paragraphs.length === 0) {
    return addClosing([distinctions.length > 0 ? distinctions : earlierRolesSentences(context)], context);
  }
  return addClosing(
    paragraphs.map((paragraph, at) =>
      at === paragraphs.length - 1 ? [...paragraph, ...distinctions] : paragraph,
    ),
    context,
  );
}
