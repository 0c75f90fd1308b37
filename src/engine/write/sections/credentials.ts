/** Sentences about degrees and awards, which close an introduction. */
import { type CitedText, spansOf } from '../../check/cited-text';
import { addFinalPeriod } from '../../language/text/hygiene';
import { joinAsList } from '../../language/text/sentences';
import { isPlaceName } from '../../language/vocabulary/places';
import { highestDegree } from '../lists/degrees';
import { aOrAn } from '../phrases';
import { theOrganisation } from '../phrases/english';
import { chooseByKey } from '../sentences/choose';
import type { CareerContext } from '../statements/career-context';
import { printedName } from '../statements/printed-name';

/** Sentences about the highest degree: 'Kim holds an MSc in Physics from the University of Varn.' */
export function degreeSentences(context: CareerContext): CitedText[] {
  const highest = highestDegree(context.facts);
  if (!highest || !context.first) return [];
  const degree = `${aOrAn(highest.degree)}${highest.degree}`;
  const school = theOrganisation(highest.school);
  const text = chooseByKey(
    [`${context.first} holds ${degree} from ${school}`, `${context.first} earned ${degree} at ${school}`],
    `${context.name}|degree`,
  );
  return text ? [{ text: addFinalPeriod(text), spans: highest.entry.spans }] : [];
}

const MAX_AWARDS = 3;
const MAX_LONG_AWARDS = 2;
const MAX_AWARD_WORDS = 9;
/** The same for a place in a contest, whose name is part of it. */
const MAX_PLACED_WORDS = 11;
/** Grades and scholarships of school days, and other honours that are not awards. */
const NO_AWARD_PATTERN =
  /\b(?:scholarship|dean['’]?s list|semester|school|gpa|grade|certificate|course|training|participat\w+|completed|member|volunteer\w*|olympiad|hackathon|exam\w*|rank \d|percent)\b|\bawards$|\d\s?%|https?:|[|:;•@]|\bwho\b/i;

/** A sentence about awards that announces their list: 'Consistently recognised for excellence, including'. */
const ABOUT_AWARDS_PATTERN =
  /^(?:(?:consistently|regularly|frequently|repeatedly|often|also|twice) )?(?:recogni[sz]ed|awarded|honou?red|received|nominated|selected|praised|named|ranked|won)\b|\b(?:including|such as)$/i;

/** A place won in a contest. A hackathon alone is one in which somebody took part. */
const PLACED_PATTERN =
  /\b(?:(?:1st|2nd|3rd|first|second|third) (?:place|prize)|(?:hackathon|grand prize) winner)\b/iu;
const isNoAward = (name: string): boolean =>
  NO_AWARD_PATTERN.test(PLACED_PATTERN.test(name) ? name.replace(/\bhackathon\b/giu, '') : name);
/** The contest in brackets, and its year at the end: 'Harbour Hackathon Winner (2016)'. */
const withContestInBrackets = (name: string): string =>
  PLACED_PATTERN.test(name)
    ? name
        .replace(/^((?:19|20)\d\d) (.+)$/u, '$2 ($1)')
        .replace(/^([^()]{5,60}) [-–—] ([^()]{5,60})$/u, '$1 ($2)')
    : name;

/** Words in the names of awards; honours without one may be a grade or a remark. */
const AWARD_PATTERN =
  /\b(?:awards?|prize|winner|best|of the (?:year|month|quarter)|medal|medall?ist|prize-?winner|laureate|fellow(?:ship)?|top \d+|excellence|champion|distinguished|hall of fame|achiever|star performer|employee of)\b/i;

/**
 * An award that is named after its holder: 'Employee of the Quarter', 'Best Performer', 'Star of the Month'.
 */
const AWARD_HOLDER_PATTERN =
  /^(?:the )?(?:[\p{Lu}\d][\p{L}\d-]* ){0,3}(?:employee|star|person|performer|player|achiever|contributor|manager|engineer|developer|consultant|analyst|salesman|salesperson|associate|agent|supplier|teacher|trainer|leader|speaker|activist|ambassador|advocate|entrepreneur|innovator|researcher|scientist|professional|executive|director|founder|nurse|lawyer|journalist|artist|author|woman|man|rookie|newcomer|team|champion|winner)(?: member)?(?: (?:of|for) the (?:\p{L}+ )?(?:year|month|quarter|week|decade|season|day))?(?=$|[\s,–-]{1,3}(?:\(|\d|in\b|at\b|for\b|by\b))/iu;

const AWARD_PERIOD_PATTERN = /\bof the (?:year|month|quarter)\b/i;

/** Lists and titles that publishers, states and societies confer, which are honours without the word 'award'. */
const HONOUR_PATTERN =
  /\b(?:\d{2} under \d{2}|(?:forbes|fortune|adweek|ad age|financial times|bloomberg|time|fast company|business insider|harvard business review|wired|the economist)\b.*\p{Lu}|inc\.? 5000|power ?list|(?:\d{2,3} most \p{L}+|most (?:powerful|influential|admired|innovative))|(?:goodwill|youth|peace|honorary) ambassador|rising stars?|ones? to watch|laureate|knight(?:hood)?|order of|honorary (?:doctor|degree|member)\p{L}*|\p{Lu}\p{L}+ \p{Lu}\p{L}+ (?:19|20)\d\d$)/iu;

/** A person who was chosen, or nearly: 'Varn Prize Finalist'. */
const CHOSEN_PATTERN =
  /^[^,()]{3,60}\b(?:finalist|nominee|runner[- ]up|(?:prize-?)?winner|honou?ree|recipient|laureate|medall?ist)(?=$|[,(\s])/iu;

/** What comes between a person and an award: 'was named Best Performer', 'was a Varn Prize Finalist'. */
const receivingVerbOf = (award: string): string =>
  AWARD_HOLDER_PATTERN.test(award)
    ? 'was named'
    : /^(?:\d|first|second|third)\S* place\b/iu.test(award)
      ? 'won'
      : CHOSEN_PATTERN.test(award)
        ? `was ${aOrAn(award)}`.trimEnd()
        : 'received the';

/** An award with its giver in brackets, without the places at its end: 'Best Plant Award, Brillwater, Chicago, IL'. */
function awardAndGiver(award: string): string {
  const parts = award.split(', ');
  while (parts.length > 1 && isPlaceAtEnd(parts.at(-1) ?? '')) parts.pop();
  const [name = '', giver] = parts;
  return parts.length === 2 && giver && /^\p{Lu}[^()]+$/u.test(giver)
    ? `${name} (${giver})`
    : parts.join(', ');
}

const isPlaceAtEnd = (part: string): boolean => /^\p{Lu}{2}$/u.test(part) || isPlaceName(part);

/** An award with its event after a sign, or with a sum after it: 'Best Chart @ Harbour Day - Varn', '... - $9,000'. */
const EVENT_OF_AWARD_PATTERN = /^([^@()]{4,60}) @ ([^@()]{3,40}?)(?: [-–—] .*)?$/u;
const SUM_OF_AWARD_PATTERN = / [-–—] (?:[$€£]\s?\d[\d,.]*|\d[\d,.]* ?(?:EUR|USD|CHF))$/u;
/** A giver whose name is too long, or has brackets of its own. */
const LONG_GIVER_PATTERN =
  /^([^,()]*\b(?:[Aa]ward|[Pp]rize|[Mm]edal)(?: \([^()]{3,20}\))?)(?:, | [-–—] )(?:\S+ ){4,}\S+$/u;
const nameOfAward = (value: string): string =>
  value
    .replace(EVENT_OF_AWARD_PATTERN, '$1 ($2)')
    .replace(SUM_OF_AWARD_PATTERN, '')
    .replace(LONG_GIVER_PATTERN, '$1');

/** A sentence about awards: 'Kim’s awards include Supplier of the Year and Best Plant.' */
export function awardSentences({ facts, first }: CareerContext): CitedText[] {
  const awards = facts.honours
    .map((fact) => ({
      fact,
      name: awardAndGiver(withContestInBrackets(nameOfAward(printedName(fact.value)))),
    }))
    .filter(
      ({ name }) =>
        (AWARD_PATTERN.test(name) || HONOUR_PATTERN.test(name) || PLACED_PATTERN.test(name)) &&
        /^(?:\p{Lu}|\d{2,3} Most |\d(?:st|nd|rd) )/u.test(name) &&
        name.split(' ').length <= (PLACED_PATTERN.test(name) ? MAX_PLACED_WORDS : MAX_AWARD_WORDS) &&
        name.length > 5 &&
        !isNoAward(name) &&
        !ABOUT_AWARDS_PATTERN.test(name),
    )
    // 'Fenmoor Mill Dept. Grower of the Month' is not an award that one receives.
    .filter(({ name }) => !AWARD_PERIOD_PATTERN.test(name) || AWARD_HOLDER_PATTERN.test(name))
    .filter(({ name }, at, all) => all.findIndex((other) => other.name === name) === at)
    // A third one is named only if it is short enough for a list: a comma in it would divide it.
    .filter(({ name }, at) => at < MAX_LONG_AWARDS || !name.includes(','))
    .slice(0, MAX_AWARDS);
  if (!first || awards.length === 0) return [];
  const only = awards[0]?.name.replace(/^the /i, '') ?? '';
  const noun = awards.every(({ name }) => AWARD_PATTERN.test(name) || PLACED_PATTERN.test(name))
    ? 'awards'
    : 'honours';
  const text =
    awards.length > 1
      ? `${first}’s ${noun} include ${joinAsList(awards.map(({ name }) => name))}`
      : noun === 'honours'
        ? `${first}’s honours include ${only}`
        : `${first} ${receivingVerbOf(only)} ${only}`;
  return [{ text: addFinalPeriod(text), spans: spansOf(...awards.map(({ fact }) => fact)) }];
}
