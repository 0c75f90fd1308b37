/** Finds a person's present title: that of the current role, or of the headline if no role is current. */
import { type CareerFacts, PROSE_CONFIDENCE, type RoleFact } from '@/shared/record/facts';
import { mainRole, RANK_AT_END_PATTERN } from '../language/present-role';
import { endedMainPost, withoutSidePosts } from '../language/side-posts';
import { wordsKey } from '../language/text/keys';
import { professionIn } from '../language/text/profession';
import { isLearner } from '../language/vocabulary/titles';
import { months } from '../read/dates/dates';
import { titleScore } from '../read/vocabulary/titles';

/** Whether a role is current. */
export function isCurrentRole(role: RoleFact): boolean {
  return role.end === 'present';
}

/**
 * The present title, from the first source that has a title: the main post beside which the current ones are held; the
 * current role that introduces the person; a headline of someone who works independently, at another employer, or at a
 * higher rank than the last post; a doctorate that is still under way; the last post; the title in the headline; the
 * profession with which the summary begins; the last role of any kind; the whole headline.
 */
export function currentTitle(facts: CareerFacts): string | undefined {
  const titledRoles = facts.roles.filter(
    (role) =>
      role.title !== '' &&
      role.kind === 'employment' &&
      (role.confidence >= PROSE_CONFIDENCE || mayBeTitle(role.title)),
  );
  const rolesWithOwnTitle = titledRoles.filter(({ title: each }) => !NOT_A_TITLE_PATTERN.test(each));
  const candidates = rolesWithOwnTitle.length > 0 ? rolesWithOwnTitle : titledRoles;
  const headline = facts.headline?.value ?? '';
  const about = facts.about.map(({ value }) => value);
  const present = likelyRoles(candidates.filter(isCurrentRole));
  const main =
    endedMainPost(likelyRoles(candidates), headline, about) ??
    mainRole(withoutSidePosts(present, candidates, headline, about), headline, about[0]);
  const title = main?.title;
  if (title) return title;
  const last = lastLikelyRole(candidates);
  const titleInHeadline = headlineTitle(headline);
  const lastStatedPost = lastPost(candidates);
  return (
    (titleInHeadline && isHeldNow(titleInHeadline, candidates, lastStatedPost)
      ? titleInHeadline
      : undefined) ??
    doctorateUnderWay(facts, last) ??
    lastStatedPost?.title ??
    titleInHeadline ??
    professionIn(facts.about[0]?.value ?? '') ??
    last?.title ??
    (headline || undefined)
  );
}

/** The roles that are more likely right than misread; all roles if there are none. */
function likelyRoles(roles: readonly RoleFact[]): readonly RoleFact[] {
  const likely = roles.filter(({ confidence }) => confidence > 0.5);
  return likely.length > 0 ? likely : roles;
}

/**
 * The last post that the document states with its end, which says more than what people call themselves: 'Senior
 * Backend Developer' below the headline 'Software Engineer'. Training says less, and so do the side jobs before it.
 */
function lastPost(roles: readonly RoleFact[]): RoleFact | undefined {
  const isStated = roles.some(
    ({ confidence, end }) => confidence >= PROSE_CONFIDENCE && typeof end === 'object',
  );
  const last = isStated ? lastOf(roles) : undefined;
  if (typeof last?.end !== 'object') return undefined;
  return isLearner(last.title) || TRAINING_PATTERN.test(last.title) ? undefined : last;
}

/** Kinds of training with which the title of an entry begins; 'Stage Manager' is not. */
const TRAINING_PATTERN =
  /^(?:stage(?! (?:manager|director|hand|crew|technician|designer|lead))|alternan(?:ce|te?)|apprentie?|[\p{L}-]{0,12}praktikum|co-?op|tirocinio|prácticas)(?!\p{L})/iu;

/** Work for several clients and on boards, which has no entry of its own in many resumes. */
const INDEPENDENT_WORK_PATTERN =
  /\b(?:fractional|interim|free-?lanc\w*|independent|self-?employed|advis[eo]r|board|chair\w*|trustee|founder|owner|ind[ée]pendante?|selbst(?:st)?[äa]ndige?r?|autónom[oa])\b/i;

/**
 * Whether a headline states work that is not among the roles: for clients, at another employer, or of a higher rank.
 */
function isHeldNow(headline: string, roles: readonly RoleFact[], last: RoleFact | undefined): boolean {
  if (isLearner(headline)) return false;
  const foldedHeadline = ` ${wordsKey(headline)} `;
  const isElsewhere =
    AT_EMPLOYER_PATTERN.test(headline) &&
    !roles.some(({ organisation }) => organisation && foldedHeadline.includes(` ${wordsKey(organisation)} `));
  return isElsewhere || INDEPENDENT_WORK_PATTERN.test(headline) || isHigher(headline, last);
}
const AT_EMPLOYER_PATTERN = /\s(?:at|@|chez|bei|presso)\s+\p{Lu}/u;

/**
 * Whether a headline is a post with a rank that the last one did not have: 'Senior Planning Engineer' after 'Planning
 * Engineer'.
 */
function isHigher(headline: string, last: RoleFact | undefined): boolean {
  const headlineText = ` ${wordsKey(headline)} `;
  const lastTitle = last ? wordsKey(last.title) : '';
  const at = lastTitle === '' ? -1 : headlineText.indexOf(` ${lastTitle} `);
  return at > 0 && RANK_AT_END_PATTERN.test(headlineText.slice(0, at));
}

/**
 * Whether the title of a doubtful post has a word of titles and is not a sentence: false for 'Father Name' and 'I am a
 * leader'.
 */
const mayBeTitle = (title: string) =>
  (titleScore(title) >= 1 || AGENT_NOUN_PATTERN.test(title)) && !/^(?:i|my|we) /i.test(title);
/** The ending of nouns for people by their activity: 'Store Keeper', 'Secretaresse'. */
const AGENT_NOUN_PATTERN = /\p{L}{3}(?:[oe]r|eure?|esse|iste?|ian)$/u;

/** What is not the title of a post: a bare membership, the beginning of a title, another person. */
const NOT_A_TITLE_PATTERN =
  /^(?:(?:[Aa]ctive |[Ll]ife |[Ss]tudent )?[Mm]ember|VICE|[Vv]ice|(?:Dr|Prof|Mr|Mrs|Ms)\.?\s?\p{Lu}[\p{L}. ]{2,40})$/u;

/** Names of a doctorate that a person works on. */
const DOCTORATE_UNDER_WAY_PATTERN =
  /\b(?:ph\.?\s?d\.?|doctoral) (?:candidate|student|researcher)\b|\bdo[ck]torand(?:in)?\b|\bdoctorante?\b/i;

/** The doctorate that a person works on: one named as such, unless a role ended after it. */
function doctorateUnderWay({ education }: CareerFacts, last: RoleFact | undefined): string | undefined {
  const until = typeof last?.end === 'object' ? months(last.end) : 0;
  return education.find(
    ({ degree, end }) =>
      degree !== undefined &&
      DOCTORATE_UNDER_WAY_PATTERN.test(degree) &&
      (typeof end !== 'object' || months(end) >= until),
  )?.degree;
}

/** The role that ended last, of those more likely right than misread; the first of them if it has no date. */
const lastLikelyRole = (roles: readonly RoleFact[]) => lastOf(likelyRoles(roles));

function lastOf(datedRoles: readonly RoleFact[]): RoleFact | undefined {
  const endOf = ({ start, end }: RoleFact) => {
    const date = typeof end === 'object' ? end : start;
    return date ? months(date) : undefined;
  };
  const [first] = datedRoles;
  if (!first || endOf(first) === undefined) return first;
  return datedRoles.reduce((last, role) => ((endOf(role) ?? 0) > (endOf(last) ?? 0) ? role : last), first);
}

/** Maximum length of a title in a headline; longer parts are sentences. */
const MAX_HEADLINE_TITLE_CHARACTERS = 79;

/** The first part of the headline that is a title: 'COO' in 'COO | Advisor'. */
function headlineTitle(headline: string): string | undefined {
  const plain = headline.replace(/(?![©®™])\p{Extended_Pictographic}\uFE0F?/gu, ' ').replace(/\s+/g, ' ');
  const parts = plain
    .trim()
    .split(/(?:(?<!\s)\s+)?[|•·]\s*|(?<!\s)\s+(?:[–—-]|with)\s+/u)
    .filter(Boolean);
  return parts.find((part) => titleScore(part) >= 2 && part.length <= MAX_HEADLINE_TITLE_CHARACTERS);
}
