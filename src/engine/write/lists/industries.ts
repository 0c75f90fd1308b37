/** The industries of a career: those of its employers, and those that its sentences name as the person's own. */

import { isAnswerId } from '@/shared/interview/answers';
import type { RoleFact } from '@/shared/record/facts';
import type { CitedText } from '../../check/cited-text';
import { cleanRawText } from '../../language/text/hygiene';
import { memoizeByObject } from '../../language/text/memoize';
import { INDUSTRIES } from '../../language/vocabulary/industries';
import { currentRole, isOld } from '../career/career-order';
import type { CareerContext } from '../statements/career-context';
import { isPlausibleSchool } from '../statements/plausible';
import { industriesIn, industriesOfEmployer } from './employer-industries';
import { fieldIndustries } from './field-industries';
import { roleWeight, yearsOfRole } from './role-weight';
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
  // 'in a timely fashion', 'publishing an API' and 'digital marketing' of any product are no industries.
  'Fashion and luxury':
    /\b(?:fashion (?:brands?|houses?|industry|retail\w*|designers?|labels?)|luxury (?:goods|brands?|sector|retail)|apparel|couture|jewell?ery)\b/,
  'Media and publishing':
    /\b(?:media company|publishing (?:house|company|industry|group)|publishers|newspapers?|newsrooms?|magazines?)\b/,
  'Marketing and advertising': /\b(?:(?:advertising|marketing|creative|media) agenc(?:y|ies)|ad ?tech)\b/,
  'Management consulting': /\b(?:(?:management|strategy) consult\w+|consult(?:ing|ancy) (?:firm|practice))\b/,
};
/** The industries of schools, and words for schools in other languages. */
const EDUCATION_INDUSTRIES = new Set(['Education', 'Higher education']);
const FOREIGN_SCHOOL_PATTERN =
  /(?<!\p{L})(?:skole|skola|skolen|skolan|koulu|szkoła|scuola|liceo|schule)(?!\p{L})/iu;
const isSchool = (name: string): boolean => isPlausibleSchool(name) || FOREIGN_SCHOOL_PATTERN.test(name);

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
/** Minimum years of a post, and number of its lines, that show an industry without another post. */
const MIN_YEARS_OF_POST = 4;
const MIN_LINES_OF_POST = 4;
/** Industries whose words are hardly ever those of another one, for a post that alone names them. */
const UNMISTAKABLE_INDUSTRIES = new Set([
  'Aerospace and aviation',
  'Automotive',
  'Banking',
  'Defence',
  'Health care',
  'Insurance',
  'Pharmaceuticals and biotechnology',
  'Telecommunications',
]);
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

/** The industries that several lines of one post name, if it lasted for years and is not long past. */
function industriesOfLines(role: RoleFact, context: CareerContext): string[] {
  if ((yearsOfRole(role, context) ?? 0) < MIN_YEARS_OF_POST || isOld(role, context)) return [];
  const countByName = new Map<string, number>();
  for (const { value } of role.statements)
    for (const name of industriesIn(value))
      if (PATTERN_IN_STATEMENTS[name]?.test(value.toLowerCase()) !== false)
        countByName.set(name, (countByName.get(name) ?? 0) + 1);
  return [...countByName].flatMap(([name, count]) =>
    count >= MIN_LINES_OF_POST && UNMISTAKABLE_INDUSTRIES.has(name) ? [name] : [],
  );
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
  // A function counts as an industry only if employers and sentences name none, a field of work also beside those
  // of earlier employers.
  const isNamed = [...tallies.values()].some(({ score }) => score >= EMPLOYER_SCORE);
  const present = context.facts.headline ?? currentRole(context);
  const main = currentRole(context);
  const hasUnknownEmployer = main?.end === 'present' && industriesOfEmployer(main).length === 0;
  if ((!isNamed || hasUnknownEmployer) && present)
    addAll(fieldIndustries(context, isNamed), EMPLOYER_SCORE, present);
  for (const { name, role, score } of functions)
    if (!isNamed || tallies.has(name) || name === 'Software') addToTally(tallies, name, score, role);
  const namedIndustries = new Set(tallies.keys());
  const postsByIndustry = new Map<string, Set<string>>();
  const industriesOfLongPosts = new Set(context.roles.flatMap((role) => industriesOfLines(role, context)));
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
      !industriesOfLongPosts.has(name) &&
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
