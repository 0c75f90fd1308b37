import { Plus } from 'lucide-react';
import { type CaseStory, emptyStory, type Figure, STORY_LIMITS } from '@/shared/case-stories/case-story';
import { hideToldAnew, removedHiddenStories } from '@/shared/case-stories/told-anew';
import { Button } from '@/web/components/ui/buttons/button';
import { toast } from '@/web/components/ui/toasts/toast';
import { useEditor, useField } from '../edit-session/context';
import { removedInVisit } from '../edit-session/removed-hidden';
import { useEntries } from '../edit-session/use-entries';
import { Drafts } from './drafts';
import { StoryFields } from './story-fields';
import { useDrafts } from './use-drafts';

const HIDDEN_ANEW = {
  title: 'This case story is hidden',
  description: 'It may tell what a hidden one told that you removed. Its switch shows it to readers.',
  variant: 'default',
} as const;

/** Edits the list of stories; below it are drafts from the record. */
export function CaseStoriesEditor() {
  const { store } = useEditor();
  const stories = useField('case_stories');
  const drafts = useDrafts();
  const entries = useEntries<CaseStory>(
    stories,
    () => store.get().case_stories,
    (next, group) => {
      const before = store.get().case_stories;
      const { stories: removed } = removedInVisit(store);
      removed.push(...removedHiddenStories(before, next));
      const kept = hideToldAnew(removed, before, next);
      store.set({ case_stories: kept }, { group });
      if (kept === next) return;
      // What is being typed is tried out first, which changes nothing.
      queueMicrotask(() => store.get().case_stories === kept && toast(HIDDEN_ANEW));
    },
  );
  const figuresOf = ({ where }: CaseStory): Figure[] =>
    drafts.all.filter((draft) => draft.story.where === where).flatMap(({ figures }) => figures);
  const full = stories.length >= STORY_LIMITS.stories;
  return (
    <div className="grid gap-1.5">
      <ul ref={entries.list} aria-label="Case stories" className="grid">
        {stories.map((story, at) => (
          <StoryFields
            key={entries.ids[at]}
            story={story}
            at={at}
            figures={figuresOf(story)}
            {...entries.fieldsOf(at)}
          />
        ))}
      </ul>
      <Button
        data-once
        variant="quiet"
        size="sm"
        icon={<Plus aria-hidden className="size-4" strokeWidth={1.75} />}
        disabled={full}
        onClick={() => entries.add(emptyStory())}
        className="-ml-1 justify-self-start"
      >
        Add a case story
      </Button>
      <Drafts drafts={drafts} taken={stories} disabled={full} onTaken={entries.add} />
      <p aria-live="polite" className="sr-only">
        {entries.announcement}
      </p>
    </div>
  );
}
