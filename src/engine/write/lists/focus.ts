/** Chooses the focus areas of a profile. */
import type { RoleFact } from '@/shared/record/facts';
import { type CitedText, spansOf } from '../../check/cited-text';
import { NOUN_OR_VERB } from '../../language/grammar/ambiguous';
import { verbForm } from '../../language/grammar/verbs';
import { removeFinalPeriod } from '../../language/text/hygiene';
import { wordsKey } from '../../language/text/keys';
import { isTechnology } from '../../language/vocabulary/technologies';
import { isOld, isOldCraft } from '../career/career-order';
import { subjectAreaOf } from '../career/subject-areas';
import { ASSISTED_PATTERN } from '../career/work-areas';
import type { CareerContext } from '../statements/career-context';
import { printedName } from '../statements/printed-name';
import { containsLabel } from '../statements/says';
import type { Statement } from '../statements/statement';
import { uniqueEntries } from './entries';
import { knownFieldName } from './fields';
import { createIsGenericArea } from './generic-areas';
import { headlineFields, isHeadlineField } from './headline-fields';
import { listedSkills, MAX_FEW_SKILLS, toolsAmong } from './listed-skills';
import { namedFields } from './named-fields';
import { areaKey, compactKey, isAreaWithin, sharesPair } from './near-areas';
import { fieldsOfPost, fieldsOfTitles, occupationFields, occupationsOfPosts } from './occupation-fields';
import { isMinorRole } from './role-weight';
import { isTool } from './skill-kind';
import { isKnownSkill, skillCase } from './skill-names';

/** Maximum number of areas; with more, none would characterise the person. */
const MAX_AREAS = 6;
/** With this many areas or more, those found only in a long list are omitted. */
const ENOUGH_AREAS = 3;
/** Whether a role is too old or too small to show the person's field. */
const isPastField = (role: RoleFact | undefined, context: CareerContext): boolean =>
  isOld(role, context) || isOldCraft(role, context) || isMinorRole(role, context);

/** Maximum number of areas from one group of the source's list, which may be the syllabus of one field. */
const MAX_OF_GROUP = 2;
/** Maximum number of areas of the headline, and of the summary, that precede all others. */
const MAX_FIRST_OWN = 5;
/** Maximum number of subjects of statements that precede the rest of the list of skills. */
const MAX_FIRST_SUBJECTS = 4;
/** Matches names of tools, which are used rather than led, and so are not areas. */
const TOOL_PATTERN = /^(?:[A-Z][\w.+#/-]*|(?=\D*\d)[\w.+#-]+)$/;
/** A label of tools, several in brackets or the plural of a kind: 'Version control (Git, SVN)', 'Bug trackers'. */
const TOOL_LABEL_PATTERN =
  /\([^()]*,[^()]*\)$|\b(?:trackers|editors|ides|frameworks|libraries|apis?|microservices|databases|tools|platforms)$/i;
/** A list of at most this many entries, with practices above all, is what the person offers. */
const MAX_OFFERED = 12;
/** An abbreviation, which in a headline may be the standard that somebody works on: 'FIDO'. */
const ACRONYM_PATTERN = /^\p{Lu}{3,6}$/u;
/** A name in its usual spelling if that has capitals inside a word: 'DevOps' for 'Devops'. */
function withInnerCapitals(text: string): string {
  const name = knownFieldName(text);
  return name && /\p{Ll}\p{Lu}/u.test(name) ? name : text;
}
/** A field in the case of skills, so that all areas have one; the tools and methods of a name keep their capitals. */
const areaCase = (text: string): string => (isTool(text) ? text : skillCase(text));
/** Whether a title names a known field and not a tool: 'Treasury'. */
const isField = (title: string, english: boolean): boolean =>
  english && isKnownSkill(title, true) && !isTool(title);

interface Areas {
  /** Areas that the document mentions outside the list as well. */
  named: CitedText[];
  /** Areas found only in the list. */
  listed: CitedText[];
}

/**
 * The practices of the list as focus areas, without names found in neither a vocabulary nor the rest of the document,
 * and without those listed among tools.
 */
function skillTexts(context: CareerContext): Areas {
  const english = context.language === 'en';
  const skills = listedSkills(context);
  const tools = toolsAmong(skills, english);
  const groupBySkill = new Map(
    context.facts.skillGroups.flatMap(({ name, skills: skillsOfGroup }) =>
      skillsOfGroup.map((one) => [wordsKey(one), name] as const),
    ),
  );
  const countByGroup = new Map<string, number>();
  const fittingSkills = skills.filter(({ fact, title, weight = 0 }) => {
    const isToolLike = TOOL_PATTERN.test(title) && !isField(title, english);
    if (
      title.length < 3 ||
      isToolLike ||
      tools.has(title) ||
      isTool(title) ||
      TOOL_LABEL_PATTERN.test(title) ||
      looksLikeProduct(title, weight, english)
    )
      return false;
    if (weight === 0 && !isKnownSkill(title, english) && !isHeadlineField(fact) && !hasLongList(context))
      return false;
    const group = groupBySkill.get(wordsKey(fact.value)) ?? '';
    const count = (countByGroup.get(group) ?? 0) + 1;
    countByGroup.set(group, count);
    return group === '' || count <= MAX_OF_GROUP || groupBySkill.size === skills.length;
  });
  const cited = ({ fact, title }: (typeof skills)[number]) => ({ text: title, spans: spansOf(fact) });
  return {
    named: fittingSkills.filter(({ weight = 0 }) => weight > 0).map(cited),
    listed: fittingSkills.filter(({ weight = 0 }) => weight === 0).map(cited),
  };
}

/** Whether a title has the form of a product's name and occurs only in a list: 'Movie Magic'. */
const looksLikeProduct = (title: string, weight: number, english: boolean): boolean =>
  weight === 0 &&
  english &&
  !isKnownSkill(title, true) &&
  title.split(' ').every((word) => /^\p{Lu}/u.test(word));

/** Whether the list of skills is what the person offers: short, and of practices rather than tools. */
function isListOfPractices(context: CareerContext): boolean {
  const { length } = context.facts.skills;
  const practices = context.facts.skills.filter(
    ({ value }) => isKnownSkill(value, context.language === 'en') && !isTool(value) && value.includes(' '),
  );
  return length > MAX_FEW_SKILLS && length <= MAX_OFFERED && practices.length * 2 > length;
}

/** Whether the list of skills is longer than the three that a LinkedIn export shows. */
const hasLongList = ({ facts }: CareerContext): boolean => facts.skills.length > MAX_FEW_SKILLS;

/**
 * Areas whose subjects lines often mention in passing, so that a line must contain every word of the subject's name.
 */
const AREAS_MENTIONED_IN_PASSING = new Set(['systems', 'software', 'data', 'care', 'operations']);
/**
 * The subjects of at least two recent statements, which need weight and, in a career of several roles, more than one
 * role, unless a role is named after the subject. Their labels are English, so only English profiles use them.
 */
function subjectTexts(context: CareerContext): CitedText[] {
  // A subject that only one post mentions is a task of that post, unless there is no other post.
  const isOneCareer = context.roles.length < 2;
  const entryBySubject = new Map<string, { label: string; isOfPost: boolean; statements: Statement[] }>();
  for (const statement of context.achievements) {
    const [subject] = statement.subjects;
    if (!subject || ASSISTED_PATTERN.test(statement.text)) continue;
    if (isPastField(statement.role, context)) continue;
    const post = statement.role?.title ?? '';
    const isOfPost = containsLabel(post, subject.label);
    if (statement.weight < (isOfPost ? 0 : MIN_TELLING_WEIGHT)) continue;
    if (
      AREAS_MENTIONED_IN_PASSING.has(subjectAreaOf(subject) ?? '') &&
      !containsLabel(`${statement.text} ${post}`, subject.label)
    )
      continue;
    const entry = entryBySubject.get(subject.id) ?? { label: subject.label, isOfPost, statements: [] };
    entry.statements.push(statement);
    entryBySubject.set(subject.id, entry);
  }
  return [...entryBySubject.values()]
    .filter(
      ({ label, isOfPost, statements }) =>
        statements.length >= 2 &&
        (isOfPost || isOneCareer || new Set(statements.map(({ role }) => role?.id)).size > 1) &&
        statements.some(({ text, role }) => containsLabel(`${text} ${role?.title ?? ''}`, label)) &&
        (isOfPost || statements.some(({ weight }) => weight >= MIN_ACHIEVEMENT_WEIGHT)),
    )
    .sort((a, b) => b.statements.length - a.statements.length)
    .map(({ label, statements }) => ({
      text: label,
      spans: spansOf(...statements.slice(0, 3).map(({ fact }) => fact)),
    }));
}

/** Minimum weight of a statement that counts for its subject, unless its role is named after the subject. */
const MIN_TELLING_WEIGHT = 1.2;
/** Minimum weight of the best statement of a subject after which no role is named. */
const MIN_ACHIEVEMENT_WEIGHT = 1.5;

const MAX_TASK_WORDS = 3;
const MIN_TASKS = 2;
const MAX_TASKS = 5;

/** Whether a line begins with a verb, a quantity or a preposition and so is not a name: 'Make presentations'. */
function beginsAsLine(name: string): boolean {
  const first = name.split(' ', 1)[0]?.toLowerCase() ?? '';
  return (
    /^(?:all|any|on|in|at|for|with|other|daily|weekly|monthly)$/.test(first) ||
    (verbForm(first)?.form === 'base' && !NOUN_OR_VERB.has(first))
  );
}

/** Fields that a role lists as its tasks: 'Vendor Management' among the lines of a finance manager. */
function taskTexts(context: CareerContext): CitedText[] {
  if (context.language !== 'en') return [];
  const tasks = context.roles
    .filter((role) => !isPastField(role, context))
    .flatMap(({ statements }) => statements)
    .map((fact) => ({ fact, name: removeFinalPeriod(printedName(fact.value)) }))
    .filter(
      ({ name }) =>
        /^\p{Lu}[\p{L} &-]+$/u.test(name) &&
        name.split(' ').length > 1 &&
        name.split(' ').filter((word) => !/^(?:&|and)$/.test(word)).length <= MAX_TASK_WORDS &&
        isKnownSkill(name, true) &&
        !isTool(name) &&
        !beginsAsLine(name),
    )
    .filter(({ name }, at, all) => !all.slice(0, at).some((one) => one.name.startsWith(name)))
    .map(({ fact, name }) => ({ text: skillCase(name), spans: spansOf(fact) }));
  return tasks.length < MIN_TASKS ? [] : tasks.slice(0, MAX_TASKS);
}

/** The first areas without near-duplicates: of 'Software design' and 'Software engineering', only the first. */
function distinctAreas(areas: readonly CitedText[], maxAreas: number): CitedText[] {
  const distinct: CitedText[] = [];
  for (const area of uniqueEntries([...areas], areas.length)) {
    const isNear = ({ text }: CitedText) =>
      areaKey(text) === areaKey(area.text) ||
      compactKey(text) === compactKey(area.text) ||
      isAreaWithin(text, area.text) ||
      sharesPair(text, area.text);
    if (distinct.length < maxAreas && !distinct.some(isNear)) distinct.push(area);
  }
  return distinct;
}

/**
 * The focus areas, up to `MAX_AREAS` fields of work: those in the person's headline, the field that the person leads,
 * those of the summary, then the field of the occupation, the practices of the list of skills that the document names
 * as well, fields that several posts name, and the subjects of statements. Only where these are fewer than
 * `ENOUGH_AREAS` follow fields that titles or one post name, the tasks of roles and the rest of the list. Words of
 * every career, such as 'Reporting', are printed only if nothing else is known.
 */
export function focusAreasOf(context: CareerContext): CitedText[] {
  const ofHeadline = headlineFields(context)
    .filter(({ value }) => !isTool(value) || (ACRONYM_PATTERN.test(value) && !isTechnology(value)))
    .map((fact) => ({ text: fact.value, spans: spansOf(fact) }));
  const fields = occupationFields(context);
  const areas = namedFields(context).filter(({ name }) => !isTool(name));
  const cited = ({ fact, name }: (typeof areas)[number]) => ({ text: name, spans: spansOf(fact) });
  const ownAreas = areas.filter(({ isOwn }) => isOwn).map(cited);
  // A field that only one post names is a task of that post, which stands for the person only if little else is
  // known.
  const ofSeveralPosts = areas.filter(({ isOwn, isShared }) => !isOwn && isShared).map(cited);
  const ofOnePost = areas.filter(({ isOwn, isShared }) => !isOwn && !isShared).map(cited);
  const { listed, named: everyNamed } = skillTexts(context);
  const listedNames = new Set(context.facts.skills.map(({ value }) => wordsKey(value)));
  const isOfOnePost = ({ text }: CitedText) =>
    !listedNames.has(wordsKey(text)) && ofOnePost.some((one) => wordsKey(one.text) === wordsKey(text));
  const skills = { listed, named: everyNamed.filter((one) => !isOfOnePost(one)) };
  const further = skills.named.filter(
    ({ text }) => !ofHeadline.some((one) => wordsKey(one.text) === wordsKey(text)),
  );
  const ofSubjects = subjectTexts(context);
  const ofPost = fieldsOfPost(context);
  const isGeneric = createIsGenericArea(context);
  const candidates = [
    ...ofHeadline.slice(0, MAX_FIRST_OWN),
    ...ofPost,
    ...ownAreas.filter(({ text }) => !isGeneric(text)).slice(0, MAX_FIRST_OWN),
    // The three skills at the top of an export are the person's own choice.
    ...(hasLongList(context) ? [] : [...skills.named, ...skills.listed]),
    ...fields,
    ...(isListOfPractices(context)
      ? [...skills.named, ...(further.length < ENOUGH_AREAS ? skills.listed : [])]
      : []),
    ...skills.named.slice(0, Math.max(ENOUGH_AREAS, MAX_AREAS - ofSubjects.length)),
    ...ofSeveralPosts,
    ...ofSubjects.slice(0, MAX_FIRST_SUBJECTS),
    ...skills.named,
  ];
  const isTelling = ({ text }: CitedText) => !isGeneric(text);
  // Words of every career are printed only where nothing else is known.
  const stages = [
    candidates.filter(isTelling),
    fieldsOfTitles(context).filter(isTelling),
    [...ofOnePost, ...taskTexts(context), ...skills.listed].filter(isTelling),
    occupationsOfPosts(context).filter(isTelling),
  ];
  let telling: CitedText[] = [];
  for (const stage of stages)
    if (telling.length < ENOUGH_AREAS) telling = distinctAreas([...telling, ...stage], MAX_AREAS);
  const all =
    telling.length > 0 ? telling : distinctAreas([...candidates, ...ofOnePost, ...skills.listed], MAX_AREAS);
  // A single practice in a list of tools, such as 'Unit testing', would seem to be the person's whole field.
  const isAmongTools =
    all.length === 1 &&
    ofHeadline.length + ownAreas.length + fields.length + ofSubjects.length === 0 &&
    listedSkills(context).length > MAX_AREAS;
  return isAmongTools
    ? distinctAreas(occupationsOfPosts(context).filter(isTelling), MAX_AREAS)
    : all.map((area) => ({ ...area, text: withInnerCapitals(areaCase(area.text)) }));
}
