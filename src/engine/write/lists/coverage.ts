/** Finds the places of a career, and the stages of the companies that the person has worked in. */
import { answeredLines, isAnswerId, readAnswers } from '@/shared/interview/answers';
import type { CitedText } from '../../check/cited-text';
import { escapeRegExp } from '../../language/text/escape-reg-exp';
import { cleanRawText } from '../../language/text/hygiene';
import { memoizeByObject } from '../../language/text/memoize';
import { US_STATE_PATTERN } from '../../language/vocabulary/gazetteer';
import { countriesIn, countryName, countryOfLocation, REGIONS } from '../../language/vocabulary/places';
import { COMPANY_STAGES } from '../../language/vocabulary/stages';
import { seniorityRankOf } from '../../language/vocabulary/titles';
import type { CareerContext } from '../statements/career-context';
import { citedPlace } from './contact';
import { countriesNamedIn, placesOfPost } from './places-of-posts';
import { addToTally, rankTally, type Sourced, type Tally } from './tally';
import { WISH_SENTENCE_PATTERN } from './wishes';

/** All sentences about the person and their roles, as read, without the owner's answers. */
function allStatementsOf(context: CareerContext): Sourced[] {
  const { about, roles, statements: other } = context.facts;
  return [
    ...about.filter(({ id }) => !isAnswerId(id)),
    ...roles.flatMap((role) => role.statements),
    ...other,
  ];
}

/** The statements that are searched for places, with their scores; lines such as names of schools are not. */
const scoredTextsOf = ({ about, achievements }: CareerContext): (Sourced & { score: number })[] =>
  [...about, ...achievements].map(({ text, fact, weight, origin }) => ({
    value: text,
    spans: fact.spans,
    score: origin === 'about' || weight >= MIN_TELLING_WEIGHT ? 1 : 0.5,
  }));
/** Minimum weight of a statement that alone shows where the person worked. */
const MIN_TELLING_WEIGHT = 1.2;

/** Names that contain a place but are not one: 'Bank of Ghana', 'University of Oslo', 'Ghana Post', 'bone china'. */
const NAMED_AFTER_PATTERN =
  /\b(?:AWS|Azure|Alibaba|Google|Microsoft) (?:Cloud )?(?:China|India|Germany|Europe)\b|\b(?:University|College|Bank|School|Institute|Museum|Academy|Church|Council|Journal|Embassy|Times|Republic|House|Statistics|Post) of (?:the )?\p{Lu}[\p{L} ]*|(?<!\p{L})\p{Lu}\p{L}+ (?:University|College|Airlines?|Airways|Post|Bank|Telecom|Times|Street|Road|Hotel)\b|\b(?:bone china|brazil nuts?|turkey (?:farm|meat|dinner)|swiss (?:army|roll)|dutch auction)/gu;

/** The text without names of that kind, and without words that are countries only with a capital: 'china'. */
const removeFalsePlaces = (text: string) =>
  text
    .replace(NAMED_AFTER_PATTERN, ' ')
    .replace(ORIGIN_OF_OTHERS_PATTERN, ' ')
    .replace(/(?<![\p{L}])(?:china|turkey|jordan|chad|mali|oman|georgia)(?!\p{L})/gu, ' ');

/** Lines about meetings, papers, awards and schools, whose places are not places of work. */
const MEETING_PATTERN =
  /\b(?:conference|congress|symposium|workshop|seminar|proceedings|journal|annual meet(?:ing)?|summit|published|presented|poster|paper|award|prize|competition|exchange (?:programme|program|student)|visiting student|summer school|university|college)\b/i;

/** Weights of the place of a role and of the person's home. */
const POST_PLACE_WEIGHT = 3;
const HOME_WEIGHT = 2.8;
/** Weight of a region that a statement names. */
const REGION_WEIGHT = 2.5;
/** Minimum score of a place or stage that is listed. */
const MIN_SCORE = 1;
const MAX_PLACES = 10;
const MAX_STAGES = 6;

/** The code of a state or province after a town: 'Portland, OR'. */
const STATE_CODE_PATTERN = /,\s*([A-Z]{2})\.?$/;
/** Countries in which some states or provinces have the codes of American states, with these codes. */
const LIKE_CODES: Readonly<Record<string, RegExp>> = {
  IN: /^(?:AR|CT|GA|MN|OR|TN|UT)$/,
  IT: /^(?:AL|AR|CA|CO|CT|ME|MI|MO|MS|MT|OR|PA|PR|RI|TN|VA|VT)$/,
  BR: /^(?:AL|MA|MT|MS|PA|PR|SC)$/,
  AU: /^(?:WA)$/,
};
/** What others come from, which is no place of the person's work: 'a developer from Norway'. */
const ORIGIN_OF_OTHERS_PATTERN =
  /\b(?:developers?|engineers?|designers?|colleagues?|students?|investors?|creators?|contractors?|artists?|scientists?|experts?|volunteers?|guests?|visitors?|tourists?) from (?:the )?\p{Lu}\p{L}+/gu;

/**
 * The geography of a career: the places of its roles, and the countries and regions in titles and statements. The
 * person's home counts only if no role, or not the present one, states its place.
 */
export const geographyOf = memoizeByObject((context: CareerContext): CitedText[] => {
  const tallies = new Map<string, Tally>();
  const home = citedPlace(context.facts);
  const posts = context.roles.flatMap(placesOfPost);
  const located = [...posts, { value: home.text, spans: home.spans }];
  const statedCountries = new Set(
    [...located, ...scoredTextsOf(context)].flatMap((fact) => countriesIn(removeFalsePlaces(fact.value))),
  );
  const codes = located.flatMap((fact) => STATE_CODE_PATTERN.exec(fact.value)?.[1] ?? []);
  // 'Vellore, TN' next to 'Guntur, AP' is in India and not in Tennessee.
  const isAmerican =
    codes.every((code) => US_STATE_PATTERN.test(`, ${code}`)) &&
    (statedCountries.has('US') ||
      !Object.entries(LIKE_CODES).some(
        ([country, like]) => statedCountries.has(country) && codes.every((code) => like.test(code)),
      ));
  const countryAt = (place: string) => {
    const code = countryOfLocation(place);
    return code === 'US' && countriesIn(place).length === 0 && !isAmerican ? undefined : code;
  };
  for (const post of posts) {
    const code = countryAt(post.value) ?? countriesNamedIn(post.value)[0];
    if (code) addToTally(tallies, countryName(code), POST_PLACE_WEIGHT, post);
  }
  const present = context.roles.find(({ end }) => end === 'present');
  const homeCode = countryAt(home.text);
  if (homeCode && (tallies.size === 0 || (present && !present.location)))
    addToTally(tallies, countryName(homeCode), HOME_WEIGHT, home);
  const names = new Set(
    [
      ...context.facts.roles.map(({ organisation }) => organisation),
      ...context.facts.education.map(({ school }) => school),
    ].map((name) => name.toLowerCase()),
  );
  const namePatterns = [...names].filter(Boolean).map((name) => new RegExp(escapeRegExp(name), 'gi'));
  for (const fact of [
    ...scoredTextsOf(context).filter(
      ({ value }) => !MEETING_PATTERN.test(value) && !WISH_SENTENCE_PATTERN.test(value),
    ),
    ...context.roles.map((role) => ({ value: role.title, spans: role.spans, score: 1 })),
  ]) {
    let text = cleanRawText(fact.value);
    for (const pattern of namePatterns) text = text.replace(pattern, ' ');
    text = removeFalsePlaces(text);
    for (const code of countriesNamedIn(text)) addToTally(tallies, countryName(code), fact.score, fact);
    for (const { name, pattern } of REGIONS)
      if (pattern.test(text)) addToTally(tallies, name, REGION_WEIGHT, fact);
  }
  return rankTally(tallies, MIN_SCORE, MAX_PLACES);
});

/** Words of a sentence that may list the industries the person has worked in. */
const INDUSTRY_LIST_PATTERN =
  /\b(?:industries|industry|sectors?|verticals|firms|domains)\b|\bworked (?:in|across|for)\b.{0,80},.{0,80}\b(?:companies|organi[sz]ations)\b/i;

/** Minimum seniority rank of a title whose holder shapes the company. */
const MIN_LEADING_RANK = 3;

/** Stages that are also industries, and so may be those of customers or be in a list of industries. */
const KIND_OF_OWNER_PATTERN = /^(?:Non-profit|Public sector)$/;
const CUSTOMERS_PATTERN =
  /\b(?:for|to|serv\w+|empower\w*|enabl\w*|help\w*|support\w*|clients?|customers?)\s(?:[\w-]+\s){0,3}(?:non-?profits?|not-for-profit|charit(?:y|ies)|public sector|government agenc(?:y|ies))\b|\b(?:non-?profits?|charity|public sector|government) (?:clients?|customers?)\b/i;

/** The stages of companies, only where they are stated. */
export const stagesOf = memoizeByObject((context: CareerContext): CitedText[] => {
  const tallies = new Map<string, Tally>();
  const headline = context.facts.headline;
  const { about } = context.facts;
  const ofOneself = new Set<Sourced>([...about, ...(headline ? [headline] : [])]);
  const linesOfLeaders = new Set<Sourced>(
    context.facts.roles
      .filter(({ title }) => seniorityRankOf(title) >= MIN_LEADING_RANK)
      .flatMap((role) => role.statements),
  );
  for (const fact of new Set([...allStatementsOf(context), ...ofOneself])) {
    // A single line of a leader's role describes what the employer was, which is weaker than what the person
    // says about themselves. Lines of other roles do not count.
    const score = ofOneself.has(fact) ? 1 : linesOfLeaders.has(fact) ? 0.5 : 0;
    const isOfOthers = CUSTOMERS_PATTERN.test(fact.value) || INDUSTRY_LIST_PATTERN.test(fact.value);
    for (const { name, pattern } of COMPANY_STAGES)
      if (pattern.test(fact.value) && !(isOfOthers && KIND_OF_OWNER_PATTERN.test(name)))
        addToTally(tallies, name, score, fact);
  }
  for (const fact of answeredLines(context.facts).sweetSpot) {
    for (const kind of readAnswers(context.facts).fit.kinds) addToTally(tallies, kind, 1, fact);
  }
  const orderByStage = new Map(COMPANY_STAGES.map(({ name }, at) => [name, at]));
  return rankTally(tallies, MIN_SCORE, MAX_STAGES).sort(
    (a, b) => (orderByStage.get(a.text) ?? 0) - (orderByStage.get(b.text) ?? 0),
  );
});
