import { spansOf } from '../../check/cited-text';
import type { SkillDraft } from '../../check/draft';
import { foldText, withFinalPoint } from '../../language/text/hygiene';
import type { Statement } from '../statements/statement';
import { mentionsEmployer, writeListEntry } from './statement-sentence';

/** Maximum characters of the line that shows a skill. */
const LONGEST_LINE = 170;

/** The weight from which a statement says something of a skill: less than that is a duty. */
const TELLING = 1.2;

/** Whether a statement can stand under a skill: short, with its employer. */
export const showsSkill = (statement: Statement): boolean =>
  statement.text.length <= LONGEST_LINE &&
  (statement.role?.organisation !== '' || mentionsEmployer(statement));

/** Letters by which words of one family begin alike: 'mentored' and 'Mentoring'. */
const STEM = 5;

/** Whether a text has a word of an area's name, so that a reader sees at once what it shows. */
const names = (text: string, label: string): boolean =>
  foldText(label)
    .split(' ')
    .some((word) => word.length >= STEM && ` ${foldText(text)}`.includes(` ${word.slice(0, STEM)}`));

/**
 * Skills that statements show, each named by its area of work. An export of a network lists its owner's three top
 * skills alone, whatever the posts tell.
 * @param left statements that no other section uses, the weightiest first
 * @param known names that are listed already
 */
export function shownSkills(
  left: readonly Statement[],
  known: readonly string[],
  wanted: number,
): SkillDraft[] {
  const taken = new Set(known.map(foldText));
  const shown: SkillDraft[] = [];
  for (const statement of left) {
    if (shown.length >= wanted) break;
    const [area] = statement.subjects;
    if (
      !area ||
      taken.has(foldText(area.label)) ||
      statement.weight < TELLING ||
      !names(statement.text, area.label) ||
      !showsSkill(statement)
    )
      continue;
    taken.add(foldText(area.label));
    const cited = writeListEntry(statement, 'named');
    shown.push({
      title: area.label,
      description: { text: withFinalPoint(cited.text), spans: spansOf(cited) },
    });
  }
  return shown;
}
