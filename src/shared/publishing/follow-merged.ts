/**
 * Follows hidden lines through a save that was merged from the edits of two devices. The outcome does not tell which
 * row is which: one that was rewritten here and moved there stands as a new row, and the former one is gone. So hidden
 * lines are also followed along the edits of the device that saves: from the present state back to the one that both
 * began with, and from that through its own edits.
 */
import type { MergedEdit } from '../profile/merged-edit';
import { addHiddenLines, type Edit, followHiddenLines } from './follow-hidden-lines';
import { type HiddenLine, hiddenTexts, type VersionChoice } from './private-version';
import { sectionRows } from './section-rows';

/** What is hidden after the edits of one device, each of them followed. */
function followedAlong(choice: VersionChoice, { before, after }: Edit, { base, mine }: MergedEdit) {
  const states = [before, { ...before, ...base }, { ...after, ...mine }, after];
  return states
    .slice(1)
    .reduce(
      (followed, state, at) =>
        followHiddenLines(followed, { before: states[at] as typeof state, after: state }),
      choice,
    ).hidden_lines;
}

/**
 * Follows a save from `before` to `after`.
 * @param merged the merges that `after` comes from; none for an edit of one device
 * @returns as `followHiddenLines`
 */
export function followMerged(
  choice: VersionChoice,
  edit: Edit,
  merged: readonly MergedEdit[],
): VersionChoice {
  let found = followHiddenLines(choice, edit);
  for (const merge of merged) {
    const isNew = ({ section, text, below, cut, from, within }: HiddenLine) =>
      !cut &&
      below === undefined &&
      // A line that readers see already is none of the first new ones.
      !(from === section && !within && sectionRows(edit.before, section).includes(text)) &&
      sectionRows(edit.after, section).includes(text) &&
      !found.hidden_lines.some((line) => line.section === section && line.text === text) &&
      !hiddenTexts(edit.after, section, found).has(text);
    const more = followedAlong(choice, edit, merge).filter(isNew);
    if (more.length > 0)
      found = { ...found, hidden_lines: addHiddenLines(found.hidden_lines, more, edit.after) };
  }
  return found;
}
