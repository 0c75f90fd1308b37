/**
 * Terms and case stories that were removed while their owner hid them. One that is told anew, on any device and in any
 * words, begins with as few readers as the removed one had, until its owner chooses (decision 195).
 */
import { type CaseStory, STORY_FIELDS } from '../case-stories/case-story';
import { TERM_AUDIENCES, type Term, type TermAudience, type TermName, termOf } from '../engagement/terms';
import { deepEqual } from '../json/deep-equal';
import { originsOf } from '../three-way-merge/rows';

/** What is remembered of removed rows. */
export interface RemovedHidden {
  /** The readers that each removed term had, where these were fewer than those of the page. */
  terms?: Partial<Record<TermName, TermAudience>>;
  /** The number of hidden stories that were removed and have not been told anew. */
  stories?: number;
}

/** Rows of which the owner has chosen who sees them: a term, or any case story. */
export type ChosenAudience = TermName | 'caseStories';

interface Rows {
  engagement: readonly Term[];
  case_stories: readonly CaseStory[];
}

const isWider = (audience: TermAudience, than: TermAudience) =>
  TERM_AUDIENCES.indexOf(audience) < TERM_AUDIENCES.indexOf(than);

function keepTerms(
  removed: RemovedHidden,
  [before, after]: readonly [readonly Term[], readonly Term[]],
  isChosen: (row: ChosenAudience) => boolean,
) {
  const terms = { ...removed.terms };
  const engagement = after.map((term): Term => {
    const was = termOf(before, term.term);
    const limit = was ? was.kept_hidden && was.shown : terms[term.term];
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

/** The texts of a story, by which it is followed: not by whether it is shown. */
const textsOf = (story: CaseStory) => STORY_FIELDS.map((field) => story[field]);

function keepStories(
  removed: RemovedHidden,
  [before, after]: readonly [readonly CaseStory[], readonly CaseStory[]],
  isChosen: boolean,
) {
  const origins = originsOf(before.map(textsOf), after.map(textsOf));
  const isOwnHidden = (story: CaseStory) => !story.shown && !story.kept_hidden;
  const gone = before.filter((story, at) => isOwnHidden(story) && !origins.includes(at)).length;
  const restored = after.filter((story, at) => isOwnHidden(story) && origins[at] === -1).length;
  const stories = isChosen ? 0 : Math.max(0, (removed.stories ?? 0) + gone - restored);
  const case_stories = after.map((story, at): CaseStory => {
    const origin = before[origins[at] as number];
    const waits = origin ? origin.kept_hidden : stories > 0;
    return story.shown && waits && !isChosen ? { ...story, shown: false, kept_hidden: true } : story;
  });
  return { stories, case_stories };
}

/**
 * Hides what an edit tells anew of rows that were removed while they were hidden.
 * @param removed what was removed before the edit
 * @param chosen the rows of which the owner has chosen who sees them in this edit
 * @returns the rows as they are to be stored, and what is remembered from then on; `null` if nothing
 */
export function keepHidden(
  removed: RemovedHidden | null,
  { before, after, chosen }: { before: Rows; after: Rows; chosen: readonly ChosenAudience[] },
): { removed: RemovedHidden | null; engagement: Term[]; case_stories: CaseStory[] } {
  const isChosen = (row: ChosenAudience) => chosen.includes(row);
  const { terms, engagement } = keepTerms(removed ?? {}, [before.engagement, after.engagement], isChosen);
  const { stories, case_stories } = keepStories(
    removed ?? {},
    [before.case_stories, after.case_stories],
    isChosen('caseStories'),
  );
  const next: RemovedHidden = {
    ...(Object.keys(terms).length > 0 && { terms }),
    ...(stories > 0 && { stories }),
  };
  return { removed: deepEqual(next, {}) ? null : next, engagement, case_stories };
}
