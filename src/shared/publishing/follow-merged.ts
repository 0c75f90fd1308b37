/**
 * Follows hidden lines through a save that was merged from the edits of two devices. The outcome does not show which
 * row is which: one that one device rewrote and the other moved looks like a new row, and the former one is missing. So
 * hidden lines are also followed along the edits of the saving device: from the state before the save back to the
 * common base, and from there through its own edits.
 */
import type { MergedEdit } from '../profile/merged-edit';
import { addHiddenLines, type Edit, followHiddenLines } from './follow-hidden-lines';
import { type HiddenLine, hiddenTexts, type VersionChoice } from './private-version';
import { sectionRows } from './section-rows';

/** The hidden lines after following them back to the base, and from there through the edits of the saving device. */
function hiddenLinesAlongEdits(choice: VersionChoice, { before, after }: Edit, { base, mine }: MergedEdit) {
  const states = [before, { ...before, ...base }, { ...after, ...mine }, after];
  return states
    .slice(1)
    .reduce(
      (choiceBefore, state, index) =>
        followHiddenLines(choiceBefore, { before: states[index] as typeof state, after: state }),
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
  let followedChoice = followHiddenLines(choice, edit);
  for (const merge of merged) {
    const isNew = ({ section, text, below, cut, from, within }: HiddenLine) =>
      !cut &&
      below === undefined &&
      // A line that readers could see before is not one of the first new ones.
      !(from === section && !within && sectionRows(edit.before, section).includes(text)) &&
      sectionRows(edit.after, section).includes(text) &&
      !followedChoice.hidden_lines.some((line) => line.section === section && line.text === text) &&
      !hiddenTexts(edit.after, section, followedChoice).has(text);
    const addedEntries = hiddenLinesAlongEdits(choice, edit, merge).filter(isNew);
    if (addedEntries.length > 0)
      followedChoice = {
        ...followedChoice,
        hidden_lines: addHiddenLines(followedChoice.hidden_lines, addedEntries, edit.after),
      };
  }
  return followedChoice;
}
