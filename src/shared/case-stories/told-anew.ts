/** Keeps what a removed hidden story told from readers when it is told anew: a new story is shown unless it says otherwise. */
import { type SubjectWords, sharesSubject, subjectWords } from '../publishing/subject-words';
import { type CaseStory, STORY_FIELDS } from './case-story';

const wordsOf = (story: CaseStory): SubjectWords =>
  subjectWords(STORY_FIELDS.map((field) => story[field]).join('\n'));

/** The hidden stories that an edit removed. One that was only edited has its place, or some of its texts, in the next state. */
export function removedHiddenStories(before: readonly CaseStory[], after: readonly CaseStory[]): CaseStory[] {
  if (after.length >= before.length) return [];
  return before.filter((story) => !story.shown && !after.includes(story));
}

/**
 * Hides stories that an edit makes tell what a removed hidden one was about. A story that told it before, and is shown by
 * its owner, stays as it is.
 * @param removed hidden stories that were removed in this visit
 * @returns `after` itself where nothing is hidden
 */
export function hideToldAnew(
  removed: readonly CaseStory[],
  before: readonly CaseStory[],
  after: CaseStory[],
): CaseStory[] {
  const written = after.filter((story) => story.shown && !before.includes(story));
  if (removed.length === 0 || written.length === 0) return after;
  const gone = removed.map(wordsOf);
  const seen = new Set(
    after
      .filter(({ shown }) => shown)
      .flatMap((story) => (written.includes(story) ? [] : [...wordsOf(story).keys()])),
  );
  const tells = (story: CaseStory) => {
    const words = wordsOf(story);
    return gone.some((other) => sharesSubject(other, words, { isSeen: (word) => seen.has(word) }));
  };
  const next = after.map((story, at) => {
    if (!written.includes(story) || !tells(story)) return story;
    const former = after.length === before.length ? before[at] : undefined;
    return former?.shown && tells(former)
      ? story
      : { ...story, shown: former !== undefined && !former.shown };
  });
  return next.every((story, at) => story === after[at]) ? after : next;
}
