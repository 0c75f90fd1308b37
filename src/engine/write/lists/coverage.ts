import { answeredLines, isAnswerId, readAnswers } from '@/shared/interview/answers';
import type { TextFact } from '@/shared/record/facts';
import { type CitedText, spansOf } from '../../check/cited-text';
import { cleanRawText } from '../../language/text/hygiene';
import { US_STATE } from '../../language/vocabulary/gazetteer';
import { INDUSTRIES } from '../../language/vocabulary/industries';
import { withoutLookalikes } from '../../language/vocabulary/lookalikes';
import { countriesIn, countryName, countryOfLocation, REGIONS } from '../../language/vocabulary/places';
import { COMPANY_STAGES } from '../../language/vocabulary/stages';
import { seniorityRankOf } from '../../language/vocabulary/titles';
import { isOld } from '../plan/career-order';
import type { CareerContext } from '../statements/career-context';
import { isPlausibleSchool } from '../statements/plausible';
import { citedPlace } from './contact';
import { statedIndustries } from './stated-industries';

type Sourced = Pick<TextFact, 'value' | 'spans'>;

/** All sentences about the person and their roles, as read. */
function statements(context: CareerContext): Sourced[] {
  const { about, roles, statements: other } = context.facts;
  return [
    ...about.filter(({ id }) => !isAnswerId(id)),
    ...roles.flatMap((role) => role.statements),
    ...other,
  ];
}

/** All sentences, each with the post it belongs to; those of no post count as one. */
const postStatements = ({ facts: { about, roles, statements: other } }: CareerContext) => [
  ...[...about.filter(({ id }) => !isAnswerId(id)), ...other].map((fact) => ({ post: '', fact })),
  ...roles.flatMap((role) => role.statements.map((fact) => ({ post: role.id, fact }))),
];

/** The statements that are searched for places. Other lines, such as names of schools, are not. */
const statementTexts = ({ about, achievements }: CareerContext): (Sourced & { score: number })[] =>
  [...about, ...achievements].map(({ text, fact, weight, origin }) => ({
    value: text,
    spans: fact.spans,
    score: origin === 'about' || weight >= TELLING ? 1 : 0.5,
  }));
/** Minimum weight of a statement that alone shows where somebody worked. */
const TELLING = 1.2;

const quoted = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Names that contain a place but are not one: 'Bank of Ghana', 'University of Oslo', 'Ghana Post', 'bone china'. */
const NAMED_AFTER =
  /\b(?:AWS|Azure|Alibaba|Google|Microsoft) (?:Cloud )?(?:China|India|Germany|Europe)\b|\b(?:University|College|Bank|School|Institute|Museum|Academy|Church|Council|Journal|Embassy|Times|Republic|House|Statistics|Post) of (?:the )?\p{Lu}[\p{L} ]*|(?<!\p{L})\p{Lu}\p{L}+ (?:University|College|Airlines?|Airways|Post|Bank|Telecom|Times|Street|Road|Hotel)\b|\b(?:bone china|brazil nuts?|turkey (?:farm|meat|dinner)|swiss (?:army|roll)|dutch auction)/gu;

/** A text without such names, reduced to its capitalised words, since names of places are capitalised. */
const placesOf = (text: string) =>
  text
    .replace(NAMED_AFTER, ' ')
    .replace(/(?<![\p{L}])(?:china|turkey|jordan|chad|mali|oman|georgia)(?!\p{L})/gu, ' ');

/** Titles of people who teach, research or run a school. */
const TEACHING =
  /\b(?:professor|lecturer|teacher|tutor|instructor|dean|principal|research\w*|scientist|fellow|postdoc\w*|head of school|provost|rector|chancellor)\b/i;

/** Titles of people who work with a technique in any industry: a soldier can be a telecommunications engineer. */
const CRAFT_OF_TITLE: Readonly<Record<string, RegExp>> = {
  'Artificial intelligence': /./,
  'Information technology services': /./,
  Cybersecurity: /./,
  Telecommunications:
    /\btelecom(?:munication)?s? (?:engineer|technician|specialist|operator|officer|analyst)/,
};

/** A sentence that lists the industries somebody has worked in. */
const OF_SECTORS =
  /\b(?:industries|industry|sectors?|verticals|firms|domains)\b|\bworked (?:in|across|for)\b.{0,80},.{0,80}\b(?:companies|organi[sz]ations)\b/i;
/** Industries by the words that name them in such a sentence only. */
const SECTORS: readonly { name: string; pattern: RegExp }[] = [
  { name: 'Financial services', pattern: /\bfinanc(?:e|ial)\b/ },
  { name: 'Logistics and supply chain', pattern: /\bshipping\b/ },
  { name: 'Information technology services', pattern: /\binformation technology\b/ },
  { name: 'Public sector', pattern: /\bgovernment\b/ },
  { name: 'Education', pattern: /\beducation\b/ },
];

/** Industries that statements name by words of any office, which show the industry only in such phrases. */
const IN_STATEMENTS: Readonly<Record<string, RegExp>> = {
  Banking:
    /\b(?:(?:retail|investment|commercial|private|corporate|central|digital|mobile|online|core) bank(?:ing|s)?|banking (?:sector|industry|clients?|customers?|platforms?|apps?|applications?|systems?|products?)|mortgages?|sparkasse|banque|banco)\b/,
  'Management consulting': /\b(?:(?:management|strategy) consult\w+|consult(?:ing|ancy) (?:firm|practice))\b/,
};
/** An agency or client that stands beside an employer: '(via external consulting company)'. */
const BY_OTHERS = /\s?\((?:via|through|by|for|on behalf of|contracted|contract)\b[^()]*\)/giu;
/** What such a sentence counts for each industry that it names. */
const NAMED_SECTOR = 2;
/** The share at which a role of long ago counts. */
const LONG_PAST = 0.4;

/** What an industry counts that the source lists as such. */
const STATED = 6;

/** The score that an industry needs from statements alone if employers or titles name another one. */
const OFTEN = 3;

/** Sentences about what somebody hopes for, whose places and industries are none of their career. */
const WISH =
  /\b(?:seeking|looking (?:for|to)|open to|relocat\w+|willing to|interested in|aspir\w+|eager to|committed to|hop(?:e|ing) to|wants? to|would like|ready to|(?:suitable|preferred|target|desired) (?:industr(?:y|ies)|sectors?|roles?)|objective|visa|passport|citizen\w*|next (?:role|position|opportunity|challenge))\b/i;

/** Lines about meetings, papers and schools, whose places are not places of work. */
const MEETING =
  /\b(?:conference|congress|symposium|workshop|seminar|proceedings|journal|annual meet(?:ing)?|summit|published|presented|poster|paper|award|prize|competition|exchange (?:programme|program|student)|visiting student|summer school|university|college)\b/i;

const FORM_LABEL = /\b(?:zip code|handles|messengers|websites|birth date|headline|geo location)\b/i;

interface Tally {
  name: string;
  score: number;
  spans: Sourced['spans'];
}

function count(tallies: Map<string, Tally>, name: string, score: number, fact: { spans: Sourced['spans'] }) {
  const tally = tallies.get(name) ?? { name, score: 0, spans: [] };
  tally.score += score;
  if (tally.spans.length < 4) tally.spans = spansOf(tally, fact);
  tallies.set(name, tally);
}

/** Caches a list by context, since several sections need it. */
function cacheByContext<T>(make: (context: CareerContext) => T): (context: CareerContext) => T {
  const cache = new WeakMap<CareerContext, T>();
  return (context) => {
    const known = cache.get(context);
    if (known !== undefined) return known;
    const value = make(context);
    cache.set(context, value);
    return value;
  };
}

const ranked = (tallies: Map<string, Tally>, least: number, most: number): CitedText[] =>
  [...tallies.values()]
    .filter(({ score }) => score >= least)
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ name, spans }) => ({ text: name, spans }));

/**
 * The industries of a career, out of a fixed list. A stated industry scores 6, an employer's name 2, a title
 * 1.5, a statement 0.5 (once per industry, and only if two posts have one). An industry needs a score of 2 and a fifth of the highest score.
 */
export const industriesOf = cacheByContext((context: CareerContext): CitedText[] => {
  const tallies = new Map<string, Tally>();
  const add = (
    text: string,
    score: number,
    fact: { spans: Sourced['spans'] },
    isIndustry = (_: string) => true,
  ) => {
    const lower = withoutLookalikes(text.toLowerCase());
    for (const { name, pattern } of INDUSTRIES) {
      if (pattern.test(lower) && isIndustry(name)) count(tallies, name, score, fact);
    }
  };
  // In a headline or title 'Artificial intelligence' is a skill, not an industry.
  const isNoCraft = (text: string) => (name: string) => !CRAFT_OF_TITLE[name]?.test(text.toLowerCase());
  // The labels of a form that was read as a list make all its entries doubtful.
  const isForm = context.facts.industries.some(({ value }) => FORM_LABEL.test(value));
  for (const fact of context.facts.industries) {
    const known = INDUSTRIES.some(({ pattern }) => pattern.test(fact.value.toLowerCase()));
    if (known) add(fact.value, STATED, fact);
    else if (cleanRawText(fact.value) && !isForm) count(tallies, cleanRawText(fact.value), STATED, fact);
  }
  const { headline } = context.facts;
  if (headline) add(headline.value, 1.5, headline, isNoCraft(headline.value));
  for (const role of context.roles) {
    // Board seats and unpaid work count less, since they say little about the person's own industry.
    const weight =
      (role.kind === undefined || role.kind === 'employment' ? 1 : 0.3) *
      (isOld(role, context) ? LONG_PAST : 1);
    // Titles at a school or university count only if they are about teaching or research: a designer there
    // does not work in education.
    const isBeside = isPlausibleSchool(role.organisation) && !TEACHING.test(role.title);
    add(role.organisation.replace(BY_OTHERS, ''), (isBeside ? 0.5 : 2) * weight, role);
    add(role.title, 1.5 * weight, role, isNoCraft(role.title));
  }
  for (const fact of context.facts.about) {
    if (isAnswerId(fact.id) || !OF_SECTORS.test(fact.value) || WISH.test(fact.value)) continue;
    add(fact.value, NAMED_SECTOR, fact);
    const lower = fact.value.toLowerCase();
    for (const { name, pattern } of SECTORS)
      if (pattern.test(lower)) count(tallies, name, NAMED_SECTOR, fact);
  }
  const named = new Set(tallies.keys());
  const posts = new Map<string, Set<string>>();
  for (const { post, fact } of postStatements(context))
    add(fact.value, 0.5, fact, (name) => {
      const isShown = IN_STATEMENTS[name]?.test(fact.value.toLowerCase()) ?? true;
      if (isShown) posts.set(name, (posts.get(name) ?? new Set()).add(post));
      return isShown;
    });
  // An industry mentioned in only a few lines, or in those of one post, may be a customer's; the person's own is named
  // by employers and titles.
  for (const { name, score } of [...tallies.values()])
    if (!named.has(name) && (score < OFTEN || (posts.get(name)?.size ?? 0) < 2)) tallies.delete(name);
  const stated = statedIndustries(statements(context));
  for (const { name, fact } of stated) {
    // The source's own words replace the usual name.
    for (const one of INDUSTRIES) if (one.pattern.test(name.toLowerCase())) tallies.delete(one.name);
    count(tallies, name, STATED, fact);
  }
  const best = Math.max(0, ...[...tallies.values()].map(({ score }) => score));
  return ranked(tallies, Math.max(2, best / 5), Math.max(6, stated.length));
});

/** The code of a state or province after a town: 'Portland, OR'. */
const STATE_CODE = /,\s*([A-Z]{2})\.?$/;

/**
 * The geography of a career: places of roles, the person's location, and countries and regions in statements.
 * With several countries, regions come first.
 */
export const geographyOf = cacheByContext((context: CareerContext): CitedText[] => {
  const tallies = new Map<string, Tally>();
  const located = [
    { value: citedPlace(context.facts).text, spans: citedPlace(context.facts).spans },
    ...context.roles.map((role) => (role.location ? { value: role.location, spans: role.spans } : undefined)),
  ];
  const stated = new Set(
    [...located, ...statementTexts(context)].flatMap((fact) =>
      fact ? countriesIn(placesOf(fact.value)) : [],
    ),
  );
  const codes = located.flatMap((fact) => STATE_CODE.exec(fact?.value ?? '')?.[1] ?? []);
  // 'Vellore, TN' next to 'Guntur, AP' is in India and not in Tennessee.
  const isAmerican =
    codes.every((code) => US_STATE.test(`, ${code}`)) && (stated.size === 0 || stated.has('US'));
  for (const fact of located) {
    const code = fact && countryOfLocation(fact.value);
    if (!code || (code === 'US' && countriesIn(fact.value).length === 0 && !isAmerican)) continue;
    count(tallies, countryName(code), 3, fact);
  }
  const names = new Set(
    [
      ...context.facts.roles.map(({ organisation }) => organisation),
      ...context.facts.education.map(({ school }) => school),
    ].map((name) => name.toLowerCase()),
  );
  for (const fact of [
    ...statementTexts(context).filter(({ value }) => !MEETING.test(value) && !WISH.test(value)),
    ...context.roles.map((role) => ({ value: role.title, spans: role.spans, score: 1 })),
  ]) {
    let text = cleanRawText(fact.value);
    for (const name of names) if (name) text = text.replace(new RegExp(quoted(name), 'gi'), ' ');
    text = placesOf(text);
    for (const code of countriesIn(text)) count(tallies, countryName(code), fact.score, fact);
    for (const { name, pattern } of REGIONS) if (pattern.test(text)) count(tallies, name, 2.5, fact);
  }
  return ranked(tallies, 1, 10);
});

/** Minimum seniority rank of a title whose holder shapes the company. */
const LEADS = 3;

/** Stages that are also industries, and so may be those of customers or stand in a list of industries. */
const KIND_OF_OWNER = /^(?:Non-profit|Public sector)$/;
const CUSTOMERS =
  /\b(?:for|to|serv\w+|empower\w*|enabl\w*|help\w*|support\w*|clients?|customers?)\s(?:[\w-]+\s){0,3}(?:non-?profits?|not-for-profit|charit(?:y|ies)|public sector|government agenc(?:y|ies))\b|\b(?:non-?profits?|charity|public sector|government) (?:clients?|customers?)\b/i;

/** The stages of companies, only where they are stated. */
export const stagesOf = cacheByContext((context: CareerContext): CitedText[] => {
  const tallies = new Map<string, Tally>();
  const headline = context.facts.headline;
  const { about } = context.facts;
  const ofOneself = new Set<Sourced>([...about, ...(headline ? [headline] : [])]);
  const ledThere = new Set<Sourced>(
    context.facts.roles
      .filter(({ title }) => seniorityRankOf(title) >= LEADS)
      .flatMap((role) => role.statements),
  );
  for (const fact of new Set([...statements(context), ...ofOneself])) {
    // A single line of a role describes what the employer was, which is weaker than what the person says
    // about themselves.
    const score = ofOneself.has(fact) ? 1 : ledThere.has(fact) ? 0.5 : 0;
    const isOfOthers = CUSTOMERS.test(fact.value) || OF_SECTORS.test(fact.value);
    for (const { name, pattern } of COMPANY_STAGES)
      if (pattern.test(fact.value) && !(isOfOthers && KIND_OF_OWNER.test(name)))
        count(tallies, name, score, fact);
  }
  for (const fact of answeredLines(context.facts).sweetSpot) {
    for (const kind of readAnswers(context.facts).fit.kinds) count(tallies, kind, 1, fact);
  }
  const order = new Map(COMPANY_STAGES.map(({ name }, at) => [name, at]));
  return ranked(tallies, 1, 6).sort((a, b) => (order.get(a.text) ?? 0) - (order.get(b.text) ?? 0));
});
