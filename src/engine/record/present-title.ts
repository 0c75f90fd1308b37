/** Finds a person's present title: that of the current role, or of the headline if no role is current. */
import { type CareerFacts, PROSE_CONFIDENCE, type RoleFact } from '@/shared/record/facts';
import { mainRole } from '../language/present-role';
import { professionIn } from '../language/text/profession';
import { months } from '../read/dates/dates';
import { titleScore } from '../read/vocabulary/titles';

/** Whether a role is current. */
export function isCurrentRole(role: RoleFact): boolean {
  return role.end === 'present';
}

/**
 * The present title, from the first source that has a title: the current role that introduces the person, the headline,
 * the profession with which the summary begins, a doctorate that is still under way, the role that ended last.
 */
export function currentTitle(facts: CareerFacts): string | undefined {
  const titled = facts.roles.filter(
    (role) =>
      role.title !== '' &&
      role.kind === 'employment' &&
      (role.confidence >= PROSE_CONFIDENCE || mayBeTitle(role.title)),
  );
  const named = titled.filter(({ title: each }) => !NO_TITLE.test(each));
  const own = named.length > 0 ? named : titled;
  const present = own.filter(isCurrentRole);
  const headline = facts.headline?.value ?? '';
  const sure = present.filter(({ confidence }) => confidence >= PROSE_CONFIDENCE);
  const title = mainRole(sure.length > 0 ? sure : present, headline)?.title;
  if (title) return title;
  return (
    headlineTitle(headline) ??
    professionIn(facts.about[0]?.value ?? '') ??
    candidacy(facts, latest(own)) ??
    latest(own)?.title ??
    (headline || undefined)
  );
}

/** Whether the title of a doubtful post has a word of titles and is not a sentence: false for 'Father Name' and 'I am a leader'. */
const mayBeTitle = (title: string) =>
  (titleScore(title) >= 1 || AGENT_NOUN_PATTERN.test(title)) && !/^(?:i|my|we) /i.test(title);
/** The ending of nouns for people by their activity: 'Store Keeper', 'Secretaresse'. */
const AGENT_NOUN_PATTERN = /\p{L}{3}(?:[oe]r|eure?|esse|iste?|ian)$/u;

/** What is no title of a post: a bare membership, another person. */
const NO_TITLE =
  /^(?:(?:[Aa]ctive |[Ll]ife |[Ss]tudent )?[Mm]ember|VICE|[Vv]ice|(?:Dr|Prof|Mr|Mrs|Ms)\.?\s?\p{Lu}[\p{L}. ]{2,40})$/u;

const CANDIDATE_PATTERN =
  /\b(?:ph\.?\s?d\.?|doctoral) (?:candidate|student|researcher)\b|\bdo[ck]torand(?:in)?\b|\bdoctorante?\b/i;

/** The doctorate that a person works on: one named as such, unless a role ended after it. */
function candidacy({ education }: CareerFacts, last: RoleFact | undefined): string | undefined {
  const until = typeof last?.end === 'object' ? months(last.end) : 0;
  return education.find(
    ({ degree, end }) =>
      degree !== undefined &&
      CANDIDATE_PATTERN.test(degree) &&
      (typeof end !== 'object' || months(end) >= until),
  )?.degree;
}

/** The role that ended last; the first role if none has a date. */
function latest(roles: readonly RoleFact[]): RoleFact | undefined {
  const stated = roles.filter(({ confidence }) => confidence >= PROSE_CONFIDENCE);
  const own = stated.length > 0 ? stated : roles;
  const endOf = ({ start, end }: RoleFact) => {
    const date = typeof end === 'object' ? end : start;
    return date ? months(date) : undefined;
  };
  const [first] = own;
  if (!first || endOf(first) === undefined) return first;
  return own.reduce((last, role) => ((endOf(role) ?? 0) > (endOf(last) ?? 0) ? role : last), first);
}

/** The first part of the headline that is a title: 'COO' in 'COO | Advisor'. */
function headlineTitle(headline: string): string | undefined {
  const plain = headline.replace(/(?![©®™])\p{Extended_Pictographic}\uFE0F?/gu, ' ').replace(/\s+/g, ' ');
  const parts = plain
    .trim()
    .split(/(?:(?<!\s)\s+)?[|•·]\s*|(?<!\s)\s+(?:[–—-]|with)\s+/u)
    .filter(Boolean);
  return parts.find((part) => titleScore(part) >= 2 && part.length < 80);
}
