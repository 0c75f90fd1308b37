/**
 * Keeps the lines that certainly belong to their role, since two entries or sections may have been merged while
 * reading, and corrects them for print.
 */

import { isAnswerId } from '@/shared/interview/answers';
import type { CareerFacts, RoleFact, StatementFact, YearMonth } from '@/shared/record/facts';
import { verbForm } from '../../language/grammar/verbs';
import { upperFirst } from '../../language/text/casing';
import { cleanRawText } from '../../language/text/hygiene';
import { wordsKey } from '../../language/text/keys';
import { anyOf } from '../../language/text/word-lists';
import { ALL_YEARS_PATTERN } from '../../language/text/years';
import { TITLE_NOUN_PATTERN } from '../../language/vocabulary/titles';
import { correctMechanicalFaults } from './corrections';
import { isOwnName } from './own-name';
import { withPrizes } from './prizes';
import { removeAddress, splitAtSigns, splitGlued } from './split-lines';
import { attributeByEmployer } from './stated-employer';

/** Maximum words of the header of an entry. */
const MAX_HEADER_WORDS = 18;
/** Maximum words of the heading of a section. */
const MAX_SECTION_WORDS = 7;
const UNTIL_TODAY_PATTERN =
  /\b(?:present|today|current|now|date|heute|aujourd.hui|actualidad|atual|oggi|heden)\b/i;
/** A company's legal form or a kind of job, which show that a line is not about a project. */
const ANOTHER_POST_PATTERN =
  /\b(?:inc|llc|ltd|limited|gmbh|corp|plc|pvt|s\.a|ag)\b\.?|\b(?:stage|internship|praktikum|praktikant\w*|stagiaire|working as|worked as|designation|employer)\b/i;
/** Headings of sections that follow a career and are never part of a role. */
const SECTION_PATTERN = anyOf(
  [
    'education|qualifications?|certifications?|honou?rs|publications?|hobbies|interests?|references?',
    'volunteering|(?<=curricular )activities|(?<=personal )details|declaration',
    'open[- ]source contributions?|patents?|conferences?|languages known|affiliations?|memberships?',
    'ausbildung|sprachen|langues|formación|idiomas|formação|formazione|opleiding',
  ],
  {
    before: String.raw`^(?:(?:academic|professional|technical|additional|educational|other|personal|extra[- ]?curricular|computer|language|social)\s+)*`,
    after: String.raw`(?:\s+(?:and|&)\s+[\p{L}-]+)?\s*(?::|-|–|$)`,
    flags: 'iu',
  },
);
/**
 * Names of sections that may also label a line ('Skills: Java'), so they are headings only if nothing
 * follows.
 */
const BARE_SECTION_PATTERN =
  /^(?!trainings?\s+(?:and|&)\s+(?:implementations?|development|support|recruitment|coaching|mentoring)\b)(?:(?:technical|professional|key|personal|computer|it|language|soft)\s+)?(?:skills?|awards?|languages?|trainings?|proficienc(?:y|ies)|competenc(?:y|ies)|strengths?|kenntnisse|compétences|competencias|competências)(?:\s+(?:and|&)\s+[\p{L}-]+)?\s*:?$/iu;
/** A heading of personal projects, only in capitals: projects within a role belong to the role. */
const SECTION_IN_CAPITALS_PATTERN = /^(?:[\p{Lu}&-]+\s+){0,3}PROJECTS(?:\s+[\p{Lu}&-]+)?\s*:?$/u;

/** A section's name in capitals with words beside it, in other languages: 'HABILIDADES ESTRATÉGICAS Y TÉCNICAS'. */
const FOREIGN_SECTION_IN_CAPITALS_PATTERN =
  /^(?:HABILIDADES|COMPETENCIAS|COMPETÊNCIAS|COMPÉTENCES|COMPETENZE|APTITUDES|CONOCIMIENTOS|CONHECIMENTOS|KENNTNISSE|FÄHIGKEITEN|KOMPETENZEN|IDIOMAS|LANGUES|SPRACHEN|EDUCACIÓN|FORMACIÓN|FORMAÇÃO|FORMATION|FORMAZIONE|AUSBILDUNG|EXPERIENCIA|EXPERIÊNCIA|EXPÉRIENCES?|ESPERIENZA|BERUFSERFAHRUNG)(?: (?:[\p{Lu}/&,-]+|[\p{Ll}]{1,3})){0,8}\s*:?$/u;

const monthsOf = (date: YearMonth) => date.year * 12 + ((date.month ?? 6) - 1);

/** Whether a year is more than one year outside the dates of a role. */
function isOutside(year: number, { start, end }: RoleFact): boolean {
  const from = start ? Math.floor(monthsOf(start) / 12) : undefined;
  const to = typeof end === 'object' ? end.year : undefined;
  return (from !== undefined && year < from - 1) || (to !== undefined && year > to + 1);
}

/** A date at the beginning of a line: 'Summer 2011 ...', '06/2013 ...', 'Juin 2012 : ...'. */
const DATE_FIRST_PATTERN =
  /^(?:(?:\d{1,2}[/.])?(?:19|20)\d\d\b|(?:summer|winter|spring|autumn|fall|été|hiver|printemps|automne|sommer|verano|invierno|verão|estate|\p{L}{3,9}\.?)\s(?:19|20)\d\d\b)/iu;

/** Whether a line is the header of another entry: 'Acme, Inc. - Analyst, June 2019 to July 2020'. */
function isHeaderOfAnotherEntry(line: string, role: RoleFact): boolean {
  const words = line.split(' ');
  const years = [...line.matchAll(ALL_YEARS_PATTERN)].map(([year]) => Number(year));
  if (years.length === 0 || words.length > MAX_HEADER_WORDS || verbForm(words[0] ?? '')?.form === 'past')
    return false;
  const isOtherYear =
    !role.end && role.start !== undefined && years.every((year) => year !== role.start?.year);
  if (DATE_FIRST_PATTERN.test(line) && (isOtherYear || years.every((year) => isOutside(year, role))))
    return true;
  const isRange = years.length > 1 || UNTIL_TODAY_PATTERN.test(line);
  // A title whose years are within those of the role is a stage of it.
  const isStage =
    role.start !== undefined &&
    !ANOTHER_POST_PATTERN.test(line) &&
    years.every((year) => !isOutside(year, role));
  const namesPost = ANOTHER_POST_PATTERN.test(line) || TITLE_NOUN_PATTERN.test(line);
  return (
    (isRange && namesPost && !isStage) ||
    ((isRange || namesPost) && years.every((year) => isOutside(year, role)))
  );
}

const isSection = (line: string) =>
  (line.split(' ').length <= MAX_SECTION_WORDS &&
    [SECTION_PATTERN, BARE_SECTION_PATTERN, SECTION_IN_CAPITALS_PATTERN].some((heading) =>
      heading.test(line),
    )) ||
  FOREIGN_SECTION_IN_CAPITALS_PATTERN.test(line);

/** Whether a line is the header of a post: 'Plant Manager, Brillwater, Varn'. */
const isHeaderOfPost = (line: string, { title, organisation }: RoleFact): boolean =>
  title !== '' &&
  organisation.length > 2 &&
  wordsKey(line).startsWith(wordsKey(title)) &&
  /^\s?[,|–—-]/u.test(line.slice(title.length)) &&
  wordsKey(line).includes(wordsKey(organisation)) &&
  line.split(' ').length <= MAX_HEADER_WORDS;

/**
 * The text about oneself up to a heading in capitals in a language other than English, and without titles and headers
 * of posts: a text whose end was missed in reading has these among its lines.
 */
function ownAbout({ about, roles }: CareerFacts): CareerFacts['about'] {
  const titles = new Set(roles.map(({ title }) => wordsKey(title)));
  const end = about.findIndex(({ value }) => FOREIGN_SECTION_IN_CAPITALS_PATTERN.test(cleanRawText(value)));
  return (end > 0 ? about.slice(0, end) : about).filter(
    ({ value, id }) =>
      isAnswerId(id) || !(titles.has(wordsKey(value)) || roles.some((role) => isHeaderOfPost(value, role))),
  );
}

/** The end of a line that announces what was learned in a post, which are no deeds. */
const LEARNED_PATTERN =
  /(?:^|[\s.])(?:(?:skills?|lessons?|experiences?|competenc(?:y|ies)|knowledge)(?: (?:and|&|or) \p{L}+)? (?:(?:i|have|was|were|that) ){0,3}(?:learn(?:ed|t|ing)(?:\/learning)?|acquired|gained|obtained|developed)|what i (?:have )?learn(?:ed|t)|learnings)(?: (?:include[ds]?|were|are|in this (?:role|post|position|job)))?\s?:?$/iu;

/** An ability that further lines specify: 'Good management skills, including:'. */
const ABILITY_WITH_LIST_PATTERN =
  /^(?:useful|strong|good|great|excellent|solid|better)\b.{0,60}\b(?:skills?|abilit(?:y|ies)|knowledge|understanding)\b.{0,80}:$/iu;
/** Qualities of a person, which lists of abilities name, the latter also at length. */
const QUALITY_PATTERN =
  /^(?:(?:strong|good|great|excellent|effective) )?(?:interpersonal|communicat\w+|leadership|team ?work\w*|adaptab\w+|flexib\w+|willing\w*|patien\w+|time management|problem[- ]solving|self-\w+|responsib\w+|creativ\w+|empathy|discipline|management and leadership)\b/iu;
const TRAIT_PATTERN =
  /^(?:willingness|ability to|keeping (?:a )?(?:cool|calm)|patience|quick (?:learner|thinking)|eagerness|usage of)\b/iu;
const MAX_QUALITY_WORDS = 6;
const MIN_QUALITIES = 2;
/** The place of the first of several qualities that stand together, which begin a list of abilities; -1 without one. */
function qualitiesAt(lines: readonly string[]): number {
  const isQuality = (line: string | undefined) =>
    line !== undefined &&
    (TRAIT_PATTERN.test(line) || (QUALITY_PATTERN.test(line) && line.split(' ').length <= MAX_QUALITY_WORDS));
  return lines.findIndex(
    (_, at) => lines.slice(at, at + MIN_QUALITIES).filter(isQuality).length === MIN_QUALITIES,
  );
}

/** The lines of a post up to those that name what was learned in it, or what its holder is good at. */
function withoutLessons(lines: RoleFact['statements']): RoleFact['statements'] {
  const texts = lines.map(({ value }) => cleanRawText(value));
  const places = [
    texts.findIndex((text) => LEARNED_PATTERN.test(text) || ABILITY_WITH_LIST_PATTERN.test(text)),
    qualitiesAt(texts),
  ].filter((place) => place >= 0);
  const at = places.length > 0 ? Math.min(...places) : -1;
  if (at < 0) return lines;
  return lines.flatMap((line, index) => {
    if (index !== at) return index < at ? [line] : [];
    const text = cleanRawText(line.value);
    const value =
      ABILITY_WITH_LIST_PATTERN.test(text) || QUALITY_PATTERN.test(text) || TRAIT_PATTERN.test(text)
        ? ''
        : text.replace(LEARNED_PATTERN, '').trim();
    return value === '' ? [] : [{ ...line, value }];
  });
}

/** The lines of a role up to the header of another entry or the heading of another section. */
function ownStatements(role: RoleFact): RoleFact['statements'] {
  const end = role.statements.findIndex(({ value }) => {
    const line = cleanRawText(value);
    return isSection(line) || (!/^(?:I|My)\s/.test(line) && isHeaderOfAnotherEntry(line, role));
  });
  return end < 0 ? role.statements : role.statements.slice(0, end);
}

/** A line corrected for print. Text that its owner wrote in Quarterdeck is unchanged. */
const correctForPrint = (fact: StatementFact): StatementFact =>
  fact.spans.length === 0 || isAnswerId(fact.id)
    ? fact
    : { ...fact, value: correctMechanicalFaults(fact.value.replace(HEADING_BEFORE_SUMMARY_PATTERN, '')) };

/** A full stop with a sentence in the first person directly after it: 'nine ports.I’m a planner'. */
const GLUED_STOP_PATTERN = /(?<=\p{Ll}{3}[.!?])(?=I(?:['’]\p{L}+)? )/gu;
const spaceSentences = (fact: StatementFact): StatementFact =>
  isAnswerId(fact.id) ? fact : { ...fact, value: fact.value.replace(GLUED_STOP_PATTERN, ' ') };

/** A heading joined with the first sentence below it: 'Synopsis I am a planner'. */
const HEADING_BEFORE_SUMMARY_PATTERN =
  /^(?:Synopsis|Summary|Profile|Overview|About me)\s+(?=I(?:['’]m)?\s)/iu;

/** With this many lines or more, their beginnings show the style of their author. */
const MIN_STYLE_LINES = 3;

/** Whether at least two of three lines are in lower case. */
const isMostlyLowerCase = (lowerCaseCount: number, count: number): boolean => lowerCaseCount * 3 >= count * 2;

/**
 * Capitalises the lines of a role whose author begins lines in lower case, and a line after one that ends a sentence.
 * Any other line in lower case continues a broken one.
 */
function capitaliseLines(lines: readonly StatementFact[]): StatementFact[] {
  const lowerCaseLines = lines.filter(({ value }) => /^\p{Ll}/u.test(value));
  const isStyle = lines.length >= MIN_STYLE_LINES && isMostlyLowerCase(lowerCaseLines.length, lines.length);
  return lines.map((line, at) => {
    const verb = verbForm(/^\p{Ll}+/u.exec(line.value)?.[0] ?? '');
    const before = lines[at - 1]?.value;
    const isOwnLine =
      isStyle || (verb?.form === 'past' && before !== undefined && SENTENCE_STOP_PATTERN.test(before));
    return isOwnLine && verb?.base && verb.form !== 'base'
      ? { ...line, value: upperFirst(line.value) }
      : line;
  });
}
/** The end of a sentence. */
const SENTENCE_STOP_PATTERN = /[\p{Ll}\d%)]\.\s*$/u;

/** The kind of workplace after an employer's name: 'Brillwater - Remote'. */
const WORKPLACE_AFTER_EMPLOYER_PATTERN =
  /\s(?:[-–—|]\s|\()(?:fully )?(?:remote|hybrid|on-?site|home ?office|work from home)\)?$/i;

/**
 * The facts with only the lines of each role that certainly belong to it. Mechanical faults are corrected
 * here, so that the check works on the words that are printed.
 */
export const keepOwnStatements = (facts: CareerFacts): CareerFacts =>
  attributeByEmployer({
    ...facts,
    honours: withPrizes(facts),
    about: ownAbout(facts).map(spaceSentences).flatMap(splitGlued).map(correctForPrint),
    statements: facts.statements.map(correctForPrint),
    roles: facts.roles.map((role) => ({
      ...role,
      organisation: role.organisation.replace(WORKPLACE_AFTER_EMPLOYER_PATTERN, ''),
      statements: capitaliseLines(
        withoutLessons(ownStatements(role))
          .filter(({ value, id }) => isAnswerId(id) || !isOwnName(value, facts))
          .flatMap(splitAtSigns)
          .map(removeAddress)
          .map(correctForPrint),
      ),
    })),
  });
