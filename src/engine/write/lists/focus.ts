import { type CitedText, spansOf } from '../../check/cited-text';
import { NOUN_OR_VERB } from '../../language/grammar/ambiguous';
import { verbForm } from '../../language/grammar/verbs';
import { withoutFinalPoint } from '../../language/text/hygiene';
import { subjectAreaOf } from '../../language/themes/subject-areas';
import { isKnownSkill, skillCase } from '../../language/vocabulary/skill-names';
import { isLearner } from '../../language/vocabulary/titles';
import { isOld, isOldCraft } from '../plan/career-order';
import { ASSISTED_PATTERN } from '../plan/work-areas';
import { type CareerContext, printedName } from '../statements/career-context';
import { saysLabel } from '../statements/says';
import type { Statement } from '../statements/statement';
import { uniqueEntries } from './entries';
import { headlineFields, isHeadlineField } from './headline-fields';
import { FEW_SKILLS, isTool, listedSkills, toolsAmong } from './listed-skills';
import { occupationFields } from './occupation-fields';

const MAX_AREAS = 8;
/** Matches names of tools, which are used rather than led and therefore come last. */
const TOOL = /^(?:[A-Z][\w.+#/-]*|(?=\D*\d)[\w.+#-]+)$/;

/** Number of practices named besides the list from which on the others are no focus. */
const ENOUGH_NAMED = 3;

/**
 * The skills as focus areas, those that the document names most first. A name that no vocabulary has and only the list
 * of skills has is none, nor is anything that only the list has if there is enough else.
 * @param wanted whether to return the tools or the practices
 */
function skillTexts(context: CareerContext, wanted: boolean): CitedText[] {
  const english = context.language === 'en';
  const listed = listedSkills(context);
  const tools = toolsAmong(listed, english);
  const fitting = listed.filter(
    ({ fact, title, weight = 0 }) =>
      title.length > (wanted ? 0 : 2) &&
      (TOOL.test(title) || tools.has(title)) === wanted &&
      (weight > 0 || isKnownSkill(title, english) || isHeadlineField(fact) || isInLongList(context)),
  );
  const named = fitting.filter(({ weight = 0 }) => weight > 0);
  return (named.length >= ENOUGH_NAMED ? named : fitting).map(({ fact, title }) => ({
    text: title,
    spans: spansOf(fact),
  }));
}

/** Whether the list of skills is one that the person wrote, and not the three that an export of LinkedIn shows. */
const isInLongList = ({ facts }: CareerContext): boolean => facts.skills.length > FEW_SKILLS;

/** Subjects whose lines often only mention them: a line must name them word by word. */
const LOOSE = new Set(['systems', 'software', 'data', 'care', 'operations']);
/**
 * The subjects of at least two statements that are of weight, or of a post named so, and not of long ago. Their labels are English, so only
 * English profiles use them.
 */
function subjectTexts(context: CareerContext): CitedText[] {
  const shown = new Map<string, { label: string; isOfPost: boolean; statements: Statement[] }>();
  for (const statement of context.achievements) {
    const [subject] = statement.subjects;
    if (!subject || ASSISTED_PATTERN.test(statement.text)) continue;
    if (isOld(statement.role, context) || isOldCraft(statement.role, context)) continue;
    const post = statement.role?.title ?? '';
    const isOfPost = saysLabel(post, subject.label);
    if (statement.weight < (isOfPost ? 0 : TELLING)) continue;
    if (LOOSE.has(subjectAreaOf(subject) ?? '') && !saysLabel(`${statement.text} ${post}`, subject.label))
      continue;
    const known = shown.get(subject.id) ?? { label: subject.label, isOfPost, statements: [] };
    known.statements.push(statement);
    shown.set(subject.id, known);
  }
  return [...shown.values()]
    .filter(
      ({ label, isOfPost, statements }) =>
        statements.length >= 2 &&
        statements.some(({ text, role }) => saysLabel(`${text} ${role?.title ?? ''}`, label)) &&
        (isOfPost || statements.some(({ weight }) => weight >= DEED)),
    )
    .sort((a, b) => b.statements.length - a.statements.length)
    .map(({ label, statements }) => ({
      text: label,
      spans: spansOf(...statements.slice(0, 3).map(({ fact }) => fact)),
    }));
}

/** Minimum weight of a statement that counts for its subject, and of one among them. */
const TELLING = 1.2;
const DEED = 1.5;

const MAX_TASK_WORDS = 3;
const MIN_TASKS = 2;
const MAX_TASKS = 5;

/** Whether a line begins with a verb, a quantity or a preposition, and so is no name: 'Make presentations'. */
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
  const found = context.roles
    .filter((role) => !isOld(role, context) && !isOldCraft(role, context) && !isLearner(role.title))
    .flatMap(({ statements }) => statements)
    .map((fact) => ({ fact, name: withoutFinalPoint(printedName(fact.value)) }))
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
  return found.length < MIN_TASKS ? [] : found.slice(0, MAX_TASKS);
}

/** The focus areas: the fields in the person's headline, then skills, then the subjects of statements and the tasks of roles. */
export function focusAreasOf(context: CareerContext): CitedText[] {
  const named = headlineFields(context).map((fact) => ({ text: fact.value, spans: spansOf(fact) }));
  const spoken = named.filter(({ text }) => !isTool(text));
  const fields = occupationFields(context);
  const skills = skillTexts(context, false);
  const shown = subjectTexts(context);
  const room = Math.max(3, MAX_AREAS - spoken.length - Math.min(shown.length, 3));
  const chosen = uniqueEntries(
    [
      ...spoken.slice(0, 5),
      ...fields,
      ...skills.slice(0, room),
      ...shown.slice(0, 4),
      ...taskTexts(context),
      ...skills,
    ],
    MAX_AREAS,
  );
  // Tools are used rather than led, so they are listed only if there is nothing else. A single practice in a list of
  // tools, such as 'Unit testing', would be all that somebody stands for.
  const practices = chosen.filter(({ text }) => !fields.some((field) => field.text === text));
  const [only] = practices.length === 1 && spoken.length + shown.length === 0 ? chosen : [];
  const isAmongTools = only && listedSkills(context).length > MAX_AREAS;
  if (practices.length > 1 || (only && !isAmongTools && spoken.length === 0)) return chosen;
  const spared = isAmongTools ? [] : practices;
  return uniqueEntries(
    [...spared, ...fields, ...named, ...skillTexts(context, true)],
    MAX_TOOLS + fields.length + spared.length,
  );
}
const MAX_TOOLS = 3;
