/** Relates case stories to the references that confirm them. */

import { type CaseStory, hasContent, storyFigure } from '../case-stories/case-story';
import { asSentence } from '../text/as-sentence';
import type { ShownReference } from './reference';

/**
 * The statements of a story, which a referee judges individually. The first one names its place.
 * @returns none for an empty story
 */
export function storyStatements(story: CaseStory): string[] {
  if (!hasContent(story)) return [];
  const { where, situation, action, result } = story;
  const [first = '', ...others] = [situation, action, storyFigure(story), result]
    .filter((text) => text.trim())
    .map(asSentence);
  return [where.trim() ? `${where.trim()}: ${first}` : first, ...others];
}

/**
 * The references that confirm every statement of a story's present text: not one that was given for an earlier text,
 * nor one that words a part differently.
 * @param references those that the readers of the story see
 */
export function confirmingReferencesOf(
  story: CaseStory,
  references: readonly ShownReference[],
): ShownReference[] {
  const statements = storyStatements(story);
  if (statements.length === 0) return [];
  return references.filter(({ confirmed }) => statements.every((text) => confirmed.includes(text)));
}

/** The line below a confirmed story, as 'Confirmed by Ingrid Solheim, Chief executive of Tanager Health until 2022'. */
export const storyConfirmedBy = ({ name, office }: Pick<ShownReference, 'name' | 'office'>): string =>
  `Confirmed by ${[name, office].filter(Boolean).join(', ')}`;

/**
 * The texts that a reference confirms. A story on the same page that it confirms as a whole is named once instead of by
 * its statements.
 * @param stories those that the same readers see
 */
export function confirmedTextsOf(reference: ShownReference, stories: readonly CaseStory[]) {
  const confirmedStories = stories.filter((story) => confirmingReferencesOf(story, [reference]).length > 0);
  const inStories = new Set(confirmedStories.flatMap(storyStatements));
  return {
    stories: confirmedStories.map(storyName),
    statements: reference.confirmed.filter((text) => !inStories.has(text)),
  };
}

/** The name of a story in lists: its place and time, else the beginning of its text. */
export const storyName = ({ where, situation, action, result }: CaseStory): string =>
  [where, situation, action, result].map((text) => text.trim()).find(Boolean) ?? '';
