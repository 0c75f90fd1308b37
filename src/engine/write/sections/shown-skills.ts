/** Adds skills that no list names but statements show. */
import { spansOf } from '../../check/cited-text';
import type { SkillDraft } from '../../check/draft';
import { addFinalPeriod } from '../../language/text/hygiene';
import { wordsKey } from '../../language/text/keys';
import { ASSISTED_PATTERN } from '../career/work-areas';
import { mentionsEmployer, writeListEntry } from '../sentences/statement-sentence';
import { containsLabel } from '../statements/says';
import type { Statement } from '../statements/statement';

/** Maximum characters of the line below a skill. */
const MAX_LINE_CHARACTERS = 170;

/** Minimum weight of a statement that supports a skill; one of less weight is a mere duty. */
const MIN_TELLING_WEIGHT = 1.2;

/** A degree or a nomination, which shows what somebody studied or hoped for and not what they did. */
const NO_WORK_PATTERN =
  /^nominated\b|^(?:earned|received|obtained|completed|gained|attained|was awarded) (?:[\p{L}’'.-]+ ){0,4}(?:ph\.? ?d|doctorate|doctor|master|bachelor|mba|degree|diploma)/iu;

/** Whether a statement can be printed below a skill: short, with its employer, and about work. */
export const showsSkill = (statement: Statement): boolean =>
  statement.text.length <= MAX_LINE_CHARACTERS &&
  !NO_WORK_PATTERN.test(statement.text) &&
  (statement.role?.organisation !== '' || mentionsEmployer(statement));

/** The purpose of an action, which was not itself done: 'guided a feature for testing'. */
const PURPOSE_OF_ACTION_PATTERN = / (?:for|to) /;

/**
 * Skills that statements show, each named by its area of work. Needed because an export of LinkedIn lists
 * only three skills.
 * @param left statements that no other section uses, the weightiest first
 * @param known names that are already listed
 */
export function shownSkills(
  left: readonly Statement[],
  known: readonly string[],
  maxSkills: number,
): SkillDraft[] {
  const listedNames = new Set(known.map(wordsKey));
  const skills: SkillDraft[] = [];
  for (const statement of left) {
    if (skills.length >= maxSkills) break;
    const [area] = statement.subjects;
    if (
      !area ||
      listedNames.has(wordsKey(area.label)) ||
      statement.weight < MIN_TELLING_WEIGHT ||
      // Every word of the area's name, so that a reader sees the connection.
      !containsLabel(
        `${statement.text.split(PURPOSE_OF_ACTION_PATTERN)[0]} ${statement.role?.title ?? ''}`,
        area.label,
      ) ||
      ASSISTED_PATTERN.test(statement.text) ||
      !showsSkill(statement)
    )
      continue;
    listedNames.add(wordsKey(area.label));
    const cited = writeListEntry(statement, 'named');
    skills.push({
      title: area.label,
      description: { text: addFinalPeriod(cited.text), spans: spansOf(cited) },
    });
  }
  return skills;
}
