/**
 * Terms and case stories that were removed while their owner hid them. One that is added again, on any device and in
 * any words, starts with the audience of the removed one, until its owner chooses another (decision 195).
 */
import { type CaseStory, STORY_FIELDS } from '../case-stories/case-story';
import { TERM_AUDIENCES, type Term, type TermAudience, type TermName, termOf } from '../engagement/terms';
import { deepEqual } from '../json/deep-equal';
import { originsOf } from '../three-way-merge/rows';

/** What is remembered of removed rows. */
export interface RemovedHidden {
  /** The readers that each removed term had, if these were fewer than those of the page. */
  terms?: Partial<Record<TermName, TermAudience>>;
  /** The number of hidden stories that were removed and have not been added again. */
  stories?: number;
}

/** What an owner chooses an audience for: one term, or case stories in general. */
export type ChosenAudience = TermName | 'caseStories';

interface Rows {
  engagement: readonly Term[];
  case_stories: readonly CaseStory[];
}

const isWider = (audience: TermAudience, limit: TermAudience) =>
  TERM_AUDIENCES.indexOf(audience) < TERM_AUDIENCES.indexOf(limit);

function keepTerms(
  removed: RemovedHidden,
  [before, after]: readonly [readonly Term[], readonly Term[]],
  isChosen: (row: ChosenAudience) => boolean,
) {
  const terms = { ...removed.terms };
  const engagement = after.map((term): Term => {
    const previous = termOf(before, term.term);
    const limit = previous ? previous.kept_hidden && previous.shown : terms[term.term];
    delete terms[term.term];
    return limit && !isChosen(term.term) && isWider(term.shown, limit)
      ? { ...term, shown: limit, kept_hidden: true }
      : term;
  });
  for (const { term, shown } of before) {
    if (termOf(after, term)) continue;
    if (shown === 'page') delete terms[term];
    else terms[term] = shown;
  }
  return { terms, engagement };
}

/** The texts of a story, by which it is recognised after an edit, whether it is shown or not. */
const textsOf = (story: CaseStory) => STORY_FIELDS.map((field) => story[field]);

function keepStories(
  removed: RemovedHidden,
  {
    before,
    after,
    isChosen,
  }: { before: readonly CaseStory[]; after: readonly CaseStory[]; isChosen: boolean },
) {
  const origins = originsOf(before.map(textsOf), after.map(textsOf));
  const isHiddenByOwner = (story: CaseStory) => !story.shown && !story.kept_hidden;
  const removedCount = before.filter(
    (story, index) => isHiddenByOwner(story) && !origins.includes(index),
  ).length;
  const restoredCount = after.filter(
    (story, index) => isHiddenByOwner(story) && origins[index] === -1,
  ).length;
  const stories = isChosen ? 0 : Math.max(0, (removed.stories ?? 0) + removedCount - restoredCount);
  const case_stories = after.map((story, index): CaseStory => {
    const origin = before[origins[index] as number];
    const startsHidden = origin ? origin.kept_hidden : stories > 0;
    return story.shown && startsHidden && !isChosen ? { ...story, shown: false, kept_hidden: true } : story;
  });
  return { stories, case_stories };
}

/**
 * Hides terms and case stories that an edit adds again after they were removed while hidden.
 * @param removed what was removed before the edit
 * @param chosen the rows whose audience the owner chose in this edit
 * @returns the rows as they are to be stored, and in `removed` what to remember from then on, `null` if nothing
 */
export function keepHidden(
  removed: RemovedHidden | null,
  { before, after, chosen }: { before: Rows; after: Rows; chosen: readonly ChosenAudience[] },
): { removed: RemovedHidden | null; engagement: Term[]; case_stories: CaseStory[] } {
  const isChosen = (row: ChosenAudience) => chosen.includes(row);
  const { terms, engagement } = keepTerms(removed ?? {}, [before.engagement, after.engagement], isChosen);
  const { stories, case_stories } = keepStories(removed ?? {}, {
    before: before.case_stories,
    after: after.case_stories,
    isChosen: isChosen('caseStories'),
  });
  const next: RemovedHidden = {
    ...(Object.keys(terms).length > 0 && { terms }),
    ...(stories > 0 && { stories }),
  };
  return { removed: deepEqual(next, {}) ? null : next, engagement, case_stories };
}
