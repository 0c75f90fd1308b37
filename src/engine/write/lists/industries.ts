/** The industries of a career: those of its employers, and those that its sentences name as the person's own. */

import { isAnswerId } from '@/shared/interview/answers';
import type { RoleFact } from '@/shared/record/facts';
import type { CitedText } from '../../check/cited-text';
import { cleanRawText } from '../../language/text/hygiene';
import { memoizeByObject } from '../../language/text/memoize';
import { INDUSTRIES } from '../../language/vocabulary/industries';
import { replaceLookalikes } from '../../language/vocabulary/lookalikes';
import { currentRole } from '../career/career-order';
import type { CareerContext } from '../statements/career-context';
import { isPlausibleSchool } from '../statements/plausible';
import { industriesOfName } from './employer-names';
import { fieldIndustries } from './field-industries';
import { roleWeight } from './role-weight';
import { sectorsOfPost, sectorsOfSummary } from './sector-phrases';
import { statedIndustries } from './stated-industries';
import { addToTally, rankTally, type Sourced, type Tally } from './tally';
import { WISH_SENTENCE_PATTERN } from './wishes';

/** All sentences but the owner's answers, each with its role; those without a role form one group. */
const sentences = ({ facts: { about, roles, statements } }: CareerContext) => [
  ...[...about.filter(({ id }) => !isAnswerId(id)), ...statements].map((fact) => ({ role: undefined, fact })),
  ...roles.flatMap((role) => role.statements.map((fact) => ({ role, fact }))),
];

/** Titles of people who teach, research or run a school. */
const TEACHING_TITLE_PATTERN =
  /\b(?:professor|lecturer|teacher|trainer|tutor|instructor|dean|principal|research\w*|scientist|fellow|postdoc\w*|head of school|provost|rector|chancellor)\b/i;

const PROFESSOR_PATTERN = /\b(?:professor|lecturer|postdoc\w*|provost|rector)\b/i;

/**
 * By industry, the titles that name it only as the skill of their holder: whoever keeps the stores of a plant is not in
 * retail.
 */
const CRAFT_TITLE_PATTERNS: Readonly<Record<string, RegExp>> = {
  'Artificial intelligence': /./,
  'Information technology services': /./,
  Cybersecurity: /./,
  'Marketing and advertising': /./,
  'E-commerce': /./,
  'Environmental services': /./,
  Retail: /\bstores\b|\bstore[ -]?(?:keeper|in-?charge|officer|supervisor)\b/,
  Telecommunications:
    /\btelecom(?:munication)?s? (?:engineer|technician|specialist|operator|officer|analyst)/,
};
/** Industries that a title names only as a function of its holder, as in 'Supply chain director' of a soap maker. */
const FUNCTION_INDUSTRIES = new Set(['Logistics and supply chain', 'Manufacturing', 'Software']);

/** For industries whose words are common in any office: the phrases by which a statement shows the industry. */
const PATTERN_IN_STATEMENTS: Readonly<Record<string, RegExp>> = {
  Banking:
    /\b(?:(?:retail|investment|commercial|private|corporate|central|digital|mobile|online|core) bank(?:ing|s)?|banking (?:sector|industry|clients?|customers?|platforms?|apps?|applications?|systems?|products?)|mortgages?|sparkasse|banque|banco)\b/,
  'Information technology services':
    /\b(?:it services|managed services|systems? integrators?|it outsourcing)\b/,
  'Management consulting': /\b(?:(?:management|strategy) consult\w+|consult(?:ing|ancy) (?:firm|practice))\b/,
};
/** The industries of schools, and words for schools in other languages. */
const EDUCATION_INDUSTRIES = new Set(['Education', 'Higher education']);
const FOREIGN_SCHOOL_PATTERN =
  /(?<!\p{L})(?:skole|skola|skolen|skolan|koulu|szkoła|scuola|liceo|schule)(?!\p{L})/iu;
const isSchool = (name: string): boolean => isPlausibleSchool(name) || FOREIGN_SCHOOL_PATTERN.test(name);

/** Words between an agency and the client it places its staff with: 'Corvane at Brillwater'. */
const AT_CLIENT_PATTERN = /\s(?:at|@|via|through)\s/i;
/** An agency or client named beside an employer: '(via external consulting company)'. */
const INTERMEDIARY_PATTERN = /\s?\((?:via|through|by|for|on behalf of|contracted|contract)\b[^()]*\)/giu;
/** Score of a sentence of the summary, and of the lines of a role, for each industry that they name as the person's. */
const SUMMARY_SECTOR_SCORE = 3;
const NAMED_SECTOR_SCORE = 2;
/** Scores of an employer's name and of a title. */
const EMPLOYER_SCORE = 2;
const TITLE_SCORE = 1.5;
/** Score of an industry that the source lists as such. */
const STATED_SCORE = 6;
/** Minimum score of an industry that only statements name, and minimum number of posts whose statements do. */
const MIN_SCORE_OF_STATEMENTS = 3;
const MIN_NAMING_POSTS = 2;
/** Score of a statement for each industry whose words it contains. */
const STATEMENT_SCORE = 0.5;
/** Score of a school or university as the employer of somebody who does not teach or research. */
const SCHOOL_AS_EMPLOYER_SCORE = 0.5;
/** Minimum score of an industry. It is also left out if the highest score is more than this many times its own. */
const MIN_SCORE = 2;
const MAX_RATIO_OF_BEST = 6;
/** Minimum score of an industry if none has the usual one. */
const MIN_ONLY_SCORE = 1.6;
/** Maximum number of industries, unless the source lists more. */
const MAX_INDUSTRIES = 6;

/** Labels of a form that was read as a list of industries. */
const FORM_LABEL_PATTERN = /\b(?:zip code|handles|messengers|websites|birth date|headline|geo location)\b/i;

/** Work in shops: for a salesperson, a chain with 'Foods' in its name is a retailer. */
const SHOP_PATTERN =
  /\b(?:retail|store|shop|supermarket) (?:assistant|manager|supervisor|director|associate|worker|clerk|operations)\b|\b(?:stores|supermarkets?|shops)\b|\b(?:in charge of|lock\w*|ran|runs?|managed?|manages) (?:the |a )?store\b/i;
/** Partnerships, which only the work done there shows to be law firms. */
const PARTNERSHIP_PATTERN = /\bllp\b|\b\p{L}+ (?:&|and) \p{L}+$/iu;
const LAWYER_PATTERN =
  /\b(?:attorney|solicitor|barrister|lawyer|paralegal|litigation|legal|law|rechtsanw\p{L}+|avocat\p{L}*|abogad\p{L}*|advogad\p{L}*|avvocat\p{L}*)\b/iu;

/** The industries whose words a text contains. */
function industriesIn(text: string): string[] {
  const lower = replaceLookalikes(text.toLowerCase());
  return INDUSTRIES.filter(({ pattern }) => pattern.test(lower)).map(({ name }) => name);
}

/** The industries of an employer, from its name and from what was done there. */
function industriesOfEmployer({ organisation, title, statements }: RoleFact): string[] {
  const name = organisation.replace(INTERMEDIARY_PATTERN, '');
  const [firm = ''] = name.split(/\s[|(]/);
  const industriesByName =
    [firm, ...firm.split(AT_CLIENT_PATTERN)]
      .map((part) => industriesOfName(part.toLowerCase()))
      .find((names) => names.length > 0) ?? [];
  const industriesOfFirm = [...new Set([...industriesByName, ...industriesIn(name)])];
  const texts = [title, ...statements.map(({ value }) => value)];
  if (industriesOfFirm.includes('Defence') && !/\b(?:aerospace|aviation|space)\b/i.test(name))
    return ['Defence'];
  if (
    industriesOfFirm.includes('Food and beverage') &&
    (industriesOfFirm.includes('Retail') || texts.some((text) => SHOP_PATTERN.test(text)))
  )
    return ['Retail', ...industriesOfFirm.filter((one) => one !== 'Food and beverage' && one !== 'Retail')];
  if (
    industriesOfFirm.length === 0 &&
    PARTNERSHIP_PATTERN.test(firm) &&
    texts.some((text) => LAWYER_PATTERN.test(text))
  )
    return ['Legal services'];
  return industriesOfFirm;
}

/**
 * The industries of a career: those of a fixed list, and others that the source itself lists. Each mention scores, by
 * where it is: those that the source lists most, then employers and sentences about the person's own industry, titles,
 * and words of statements. An industry needs a minimum score and share of the highest score; one that only statements
 * name needs more, and several posts.
 */
export const industriesOf = memoizeByObject((context: CareerContext): CitedText[] => {
  const tallies = new Map<string, Tally>();
  const addAll = (names: readonly string[], score: number, fact: { spans: Sourced['spans'] }) => {
    for (const name of names) addToTally(tallies, name, score, fact);
  };
  // In a headline or title 'Artificial intelligence' is a skill, not an industry.
  const industriesWithoutCrafts = (text: string) =>
    industriesIn(text).filter((name) => !CRAFT_TITLE_PATTERNS[name]?.test(text.toLowerCase()));
  // The labels of a form that was read as a list make all its entries doubtful.
  const isForm = context.facts.industries.some(({ value }) => FORM_LABEL_PATTERN.test(value));
  for (const fact of context.facts.industries) {
    const knownIndustries = industriesIn(fact.value);
    if (knownIndustries.length > 0) addAll(knownIndustries, STATED_SCORE, fact);
    else if (cleanRawText(fact.value) && !isForm)
      addToTally(tallies, cleanRawText(fact.value), STATED_SCORE, fact);
  }
  const { headline } = context.facts;
  if (headline) {
    const isNoFunction = (name: string) => !FUNCTION_INDUSTRIES.has(name);
    addAll(industriesWithoutCrafts(headline.value).filter(isNoFunction), TITLE_SCORE, headline);
  }
  const militaryRoles = new Set<RoleFact>();
  const functions: { name: string; role: RoleFact; score: number }[] = [];
  for (const role of context.roles) {
    const weight = roleWeight(role, context);
    // Titles at a school or university count only if they are about teaching or research: a designer there
    // does not work in education, nor in what the school teaches.
    const isOtherSchoolStaff = isSchool(role.organisation) && !TEACHING_TITLE_PATTERN.test(role.title);
    const kinds = industriesOfEmployer(role).filter(
      (name) => !isOtherSchoolStaff || EDUCATION_INDUSTRIES.has(name),
    );
    addAll(kinds, (isOtherSchoolStaff ? SCHOOL_AS_EMPLOYER_SCORE : EMPLOYER_SCORE) * weight, role);
    // A soldier's trade does not count as an industry.
    if (kinds.includes('Defence')) {
      militaryRoles.add(role);
      continue;
    }
    for (const name of industriesWithoutCrafts(role.title)) {
      const score = TITLE_SCORE * weight;
      if (FUNCTION_INDUSTRIES.has(name) && !kinds.includes(name)) functions.push({ name, role, score });
      else addToTally(tallies, name, score, role);
    }
  }
  for (const fact of context.facts.about) {
    if (isAnswerId(fact.id) || WISH_SENTENCE_PATTERN.test(fact.value)) continue;
    addAll(sectorsOfSummary(fact.value), SUMMARY_SECTOR_SCORE, fact);
  }
  for (const role of context.roles) {
    if (militaryRoles.has(role)) continue;
    const namedByPost = new Set<string>();
    for (const fact of role.statements) {
      const names = sectorsOfPost(fact.value).filter((name) => !namedByPost.has(name));
      addAll(names, NAMED_SECTOR_SCORE * Math.min(1, roleWeight(role, context)), fact);
      for (const name of names) namedByPost.add(name);
    }
  }
  // A function or a field of work counts as an industry only if employers and sentences name none.
  const isNamed = [...tallies.values()].some(({ score }) => score >= EMPLOYER_SCORE);
  const present = context.facts.headline ?? currentRole(context);
  if (!isNamed && present) addAll(fieldIndustries(context), EMPLOYER_SCORE, present);
  for (const { name, role, score } of functions)
    if (!isNamed || tallies.has(name) || name === 'Software') addToTally(tallies, name, score, role);
  const namedIndustries = new Set(tallies.keys());
  const postsByIndustry = new Map<string, Set<string>>();
  const militaryIds = new Set([...militaryRoles].map(({ id }) => id));
  for (const { role, fact } of sentences(context)) {
    if (role && militaryIds.has(role.id)) continue;
    for (const name of industriesIn(fact.value)) {
      if (PATTERN_IN_STATEMENTS[name]?.test(fact.value.toLowerCase()) === false) continue;
      postsByIndustry.set(name, (postsByIndustry.get(name) ?? new Set()).add(role?.id ?? ''));
      const weight = role ? Math.min(1, roleWeight(role, context)) : 1;
      addToTally(tallies, name, STATEMENT_SCORE * weight, fact);
    }
  }
  // An industry mentioned in only a few lines, or in those of one post, may be a customer's; the person's own is named
  // by employers and titles.
  for (const { name, score } of [...tallies.values()])
    if (
      !namedIndustries.has(name) &&
      (score < MIN_SCORE_OF_STATEMENTS || (postsByIndustry.get(name)?.size ?? 0) < MIN_NAMING_POSTS)
    )
      tallies.delete(name);
  const listedIndustries = statedIndustries(sentences(context).map(({ fact }) => fact));
  for (const { name, fact } of listedIndustries) {
    // The source's own words replace the usual name.
    for (const one of INDUSTRIES) if (one.pattern.test(name.toLowerCase())) tallies.delete(one.name);
    addToTally(tallies, name, STATED_SCORE, fact);
  }
  const best = Math.max(0, ...[...tallies.values()].map(({ score }) => score));
  // Of two names for one sector, the professor's is the narrower.
  const higher = tallies.get('Higher education')?.score ?? 0;
  const isProfessor = context.roles.some(({ title }) => PROFESSOR_PATTERN.test(title));
  if (higher > 0 && (isProfessor || higher >= (tallies.get('Education')?.score ?? 0)))
    tallies.delete('Education');
  const ranked = rankTally(
    tallies,
    Math.max(MIN_SCORE, best / MAX_RATIO_OF_BEST),
    Math.max(MAX_INDUSTRIES, listedIndustries.length),
  );
  // A career of short roles has the industry of the longest of them.
  return ranked.length > 0 ? ranked : rankTally(tallies, MIN_ONLY_SCORE, 1);
});
