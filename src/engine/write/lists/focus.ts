import { type CitedText, spansOf } from '../../check/cited-text';
import { upperFirst } from '../../language/text/casing';
import { foldText } from '../../language/text/hygiene';
import { FILLER_PATTERN } from '../../language/vocabulary/filler';
import { isKnownSkill } from '../../language/vocabulary/skill-names';
import { NOT_A_ROLE, TITLE_NOUN } from '../../language/vocabulary/titles';
import type { CareerContext } from '../statements/career-context';
import type { Statement } from '../statements/statement';
import { uniqueEntries } from './entries';
import { isTool, listedSkills, toolsAmong } from './listed-skills';
import { headlineParts } from './role-line';

const MAX_AREAS = 8;
/** Matches names of tools, which are used rather than led and therefore come last. */
const TOOL = /^(?:[A-Z][\w.+#/-]*|(?=\D*\d)[\w.+#-]+)$/;

/**
 * The skills as focus areas: those mentioned in statements first, then in the source's order.
 * @param wanted whether to return the tools or the practices
 */
function skillTexts(context: CareerContext, wanted: boolean): CitedText[] {
  const text = ` ${foldText(context.achievements.map((statement) => statement.text).join(' '))} `;
  const listed = listedSkills(context);
  const tools = toolsAmong(listed, context.language === 'en');
  const ranked = listed
    .filter(({ title }) => title.length > 2)
    .map(({ fact, title }, at) => ({
      cited: { text: title, spans: spansOf(fact) },
      rank: at * 0.25 - (text.includes(` ${foldText(title)} `) ? 3 : 0),
      tool: TOOL.test(title) || tools.has(title),
    }))
    .sort((a, b) => a.rank - b.rank);
  return ranked.filter(({ tool }) => tool === wanted).map(({ cited }) => cited);
}

/** The subjects of at least two statements. Their labels are English, so only English profiles use them. */
function subjectTexts(context: CareerContext): CitedText[] {
  const shown = new Map<string, { label: string; statements: Statement[] }>();
  for (const statement of context.achievements) {
    const [subject] = statement.subjects;
    if (!subject) continue;
    const known = shown.get(subject.id) ?? { label: subject.label, statements: [] };
    known.statements.push(statement);
    shown.set(subject.id, known);
  }
  return [...shown.values()]
    .filter(({ statements }) => statements.length >= 2 && statements.some(({ weight }) => weight >= DEED))
    .sort((a, b) => b.statements.length - a.statements.length)
    .map(({ label, statements }) => ({
      text: label,
      spans: spansOf(...statements.slice(0, 3).map(({ fact }) => fact)),
    }));
}

/** A degree in a headline, which is no field of work: 'MSc. Business Economics'. */
const DEGREE =
  /^(?:[BM]\.?Sc|[BM]\.?Eng|[BM]\.?Tech|BA|MA|MAI|BBA|E?MBA|MPA|MPH|M\.?Phil|Ph\.?D|LL\.?[BM])\b\.?(?:\s|$)/;
const MAX_AREA_WORDS = 4;
/** Minimum weight of a statement that does more than mention its subject. */
const DEED = 1.5;

/** The items of a part that is a list itself: 'Networks, Robotics and Rust' has three. */
function enumerated(part: string): string[] {
  const entries = part.split(/,\s+(?:and\s+)?/);
  return entries.every((entry) => entry !== '' && entry.split(' ').length <= MAX_AREA_WORDS)
    ? entries
    : [part];
}

/** The focus areas: the fields in the person's headline, then skills, then the subjects of statements. */
export function focusAreasOf(context: CareerContext): CitedText[] {
  const { headline } = context.facts;
  const named = headlineParts(headline?.value ?? '')
    .flatMap(enumerated)
    .filter(
      (part) =>
        !/^expert\b|\bexpert$/i.test(part) &&
        !TITLE_NOUN.test(part) &&
        !NOT_A_ROLE.test(part) &&
        !FILLER_PATTERN.test(part) &&
        !DEGREE.test(part) &&
        part.split(' ').length <= 5 &&
        isKnownSkill(part, context.language === 'en'),
    )
    .filter(
      (part) =>
        part.length > 2 && !context.roles.some((role) => foldText(role.organisation) === foldText(part)),
    )
    .map((part) => ({
      text: upperFirst(part.replace(/^(?:proven|strong|extensive)\s+/i, '')),
      spans: spansOf(headline),
    }));
  const spoken = named.filter(({ text }) => !isTool(text));
  const skills = skillTexts(context, false);
  const shown = subjectTexts(context);
  const room = Math.max(3, MAX_AREAS - spoken.length - Math.min(shown.length, 3));
  const chosen = uniqueEntries(
    [...spoken.slice(0, 5), ...skills.slice(0, room), ...shown.slice(0, 4), ...skills],
    MAX_AREAS,
  );
  // Tools are used rather than led, so they are listed only if there is nothing else.
  return chosen.length === 0 ? uniqueEntries([...named, ...skillTexts(context, true)], MAX_TOOLS) : chosen;
}
const MAX_TOOLS = 3;
