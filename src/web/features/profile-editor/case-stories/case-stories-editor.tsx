import { Plus } from 'lucide-react';
import { type CaseStory, emptyStory, STORY_LIMITS } from '@/shared/case-stories/case-story';
import { Button } from '@/web/components/ui/buttons/button';
import { SMALL_STROKE } from '@/web/components/ui/core/icon-strokes';
import { ListExcess } from '../controls/list-excess';
import { useEditor, useField } from '../edit-session/context';
import { putRows } from '../edit-session/removed-hidden';
import { useEntries } from '../edit-session/use-entries';
import { StoryDraftList } from './story-draft-list';
import { StoryFields } from './story-fields';
import { useStoryDrafts } from './use-story-drafts';

/** Edits the list of stories; below it are drafts from the record. */
export function CaseStoriesEditor() {
  const editor = useEditor();
  const { store } = editor;
  const stories = useField('case_stories');
  const drafts = useStoryDrafts();
  const entries = useEntries<CaseStory>(
    stories,
    () => store.get().case_stories,
    (next, group) => putRows(editor, { case_stories: next }, { group }),
  );
  const chooseShown = (index: number, shown: boolean) => {
    const { kept_hidden: _, ...story } = store.get().case_stories[index] as CaseStory;
    const next = store.get().case_stories.with(index, { ...story, shown });
    putRows(editor, { case_stories: next }, { chosen: 'caseStories' });
  };
  const draftsOf = ({ where }: CaseStory) => drafts.all.filter((draft) => draft.story.where === where);
  return (
    <div className="grid gap-1.5">
      <ul ref={entries.list} aria-label="Case stories" className="grid">
        {stories.map((story, index) => {
          const entryProps = entries.entryPropsOf(index);
          const ownDrafts = draftsOf(story);
          return (
            <StoryFields
              key={entries.ids[index]}
              story={story}
              index={index}
              figures={ownDrafts.flatMap(({ figures }) => figures)}
              lines={ownDrafts.flatMap(({ lines }) => lines)}
              onUseSource={(change) => {
                entryProps.update(change);
                for (const { id } of ownDrafts) drafts.addEvidence(id);
              }}
              onChoose={(shown) => chooseShown(index, shown)}
              {...entryProps}
            />
          );
        })}
      </ul>
      <ListExcess entries={stories} max={STORY_LIMITS.stories} />
      <Button
        data-once
        variant="quiet"
        size="sm"
        icon={<Plus className="size-4" strokeWidth={SMALL_STROKE} />}
        onClick={() => entries.add(emptyStory())}
        className="-ml-1 justify-self-start"
      >
        Add a case story
      </Button>
      <StoryDraftList
        drafts={drafts}
        taken={stories}
        disabled={stories.length >= STORY_LIMITS.stories}
        onAccepted={entries.add}
      />
      <p aria-live="polite" className="sr-only">
        {entries.announcement}
      </p>
    </div>
  );
}
