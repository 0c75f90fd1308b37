/**
 * Follows what an owner hides on a page that shows an older state of the profile, from that state to the present one:
 * the line may have been rewritten since, and would be shown in its new words.
 */
import { deepEqual } from '../json/deep-equal';
import { addHiddenLines, type Edit, followHiddenLines } from './follow-hidden-lines';
import type { VersionChoice } from './private-version';

/** What a choice hides that an earlier one did not. */
function newlyHidden(earlier: VersionChoice, choice: VersionChoice) {
  const lines = choice.hidden_lines.filter(
    ({ section, text }) =>
      !earlier.hidden_lines.some((line) => line.section === section && line.text === text),
  );
  return { lines, sections: choice.hidden.filter((section) => !earlier.hidden.includes(section)) };
}

/** Whether a choice hides a line or a section that an earlier one did not. */
export function hidesMore(earlier: VersionChoice, choice: VersionChoice): boolean {
  const { lines, sections } = newlyHidden(earlier, choice);
  return lines.length + sections.length > 0;
}

/**
 * Follows the lines that the owner newly hid through the edits made since the state that the owner saw.
 * @param earlier the choice before the owner hid more; what it hides was followed by the saves of the profile
 * @param edits the edits of the profile since the owner saw it, in order
 * @returns the choice that hides the same in the profile as it is now; the same object if it does so already
 */
export function followSeen(
  earlier: VersionChoice,
  choice: VersionChoice,
  edits: readonly Edit[],
): VersionChoice {
  const { lines } = newlyHidden(earlier, choice);
  let followedChoice: VersionChoice = { ...choice, hidden_lines: lines };
  for (const edit of edits) followedChoice = followHiddenLines(followedChoice, edit);
  const addedEntries = followedChoice.hidden_lines.filter(
    (line) => !choice.hidden_lines.some((other) => deepEqual(other, line)),
  );
  return addedEntries.length === 0
    ? choice
    : { ...choice, hidden_lines: addHiddenLines(choice.hidden_lines, addedEntries) };
}
