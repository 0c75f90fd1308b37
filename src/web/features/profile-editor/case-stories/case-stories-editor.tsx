import { Plus } from 'lucide-react';
import { type CaseStory, emptyStory, type Figure, STORY_LIMITS } from '@/shared/case-story';
import { Button } from '@/web/components/ui/button';
import { moved, useSortable } from '@/web/components/ui/use-sortable';
import { useEditor, useField } from '../editing/context';
import { useRowIds } from '../editing/row-ids';
import { Drafts } from './drafts';
import { StoryFields } from './story-fields';
import { useDrafts } from './use-drafts';

/** Stories added, changed, moved, hidden and removed; below them those that the record holds. */
export function CaseStoriesEditor() {
  const { store, pushes } = useEditor();
  const stories = useField('case_stories');
  const drafts = useDrafts();
  const { rows, ids } = useRowIds(stories);
  const current = () => store.get().case_stories;
  const put = (next: CaseStory[], group?: string) => store.set({ case_stories: next }, { group });
  const change = (make: (all: readonly CaseStory[]) => CaseStory[]) => {
    pushes.flush();
    put(make(current()));
  };
  const sortable = useSortable(stories.length, (from, to) => change((all) => moved(all, from, to)));
  const focusRow = (at: number) =>
    requestAnimationFrame(() => {
      const list = sortable.list.current?.children ?? [];
      const row = list[Math.min(at, list.length - 1)] ?? sortable.list.current?.nextElementSibling;
      const target = row?.querySelector('input') ?? row;
      (target as HTMLElement | null | undefined)?.focus();
    });
  const add = (story: CaseStory) => {
    const at = current().length;
    change((all) => [...all, story]);
    focusRow(at);
  };
  const figuresOf = ({ where }: CaseStory): Figure[] =>
    drafts.all.filter((draft) => draft.story.where === where).flatMap(({ figures }) => figures);
  const full = stories.length >= STORY_LIMITS.stories;
  return (
    <div className="grid gap-1.5">
      <ul ref={sortable.list} aria-label="Case stories" className="grid">
        {stories.map((story, at) => (
          <StoryFields
            key={ids[at]}
            story={story}
            at={at}
            figures={figuresOf(story)}
            grip={sortable.grip(at)}
            landing={sortable.landing(at)}
            onMoveToTop={at > 0 ? () => sortable.toTop(at) : undefined}
            update={(fields, group) => {
              const place = rows.of(current()).indexOf(ids[at] as number);
              put(
                current().map((other, n) => (n === place ? { ...other, ...fields } : other)),
                group,
              );
            }}
            onRemove={() => {
              change((all) => all.filter((_, other) => other !== at));
              focusRow(at);
            }}
          />
        ))}
      </ul>
      <Button
        variant="quiet"
        size="sm"
        icon={<Plus aria-hidden className="size-4" strokeWidth={1.75} />}
        disabled={full}
        onClick={() => add(emptyStory())}
        className="-ml-1 justify-self-start"
      >
        Add a case story
      </Button>
      <Drafts drafts={drafts} taken={stories} disabled={full} onTaken={add} />
      <p aria-live="polite" className="sr-only">
        {sortable.said}
      </p>
    </div>
  );
}
