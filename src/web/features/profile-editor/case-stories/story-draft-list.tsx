import type { CaseStory } from '@/shared/case-stories/case-story';
import { Button } from '@/web/components/ui/buttons/button';
import { Spinner } from '@/web/components/ui/feedback/spinner';
import type { StoryDrafts } from './use-story-drafts';

interface StoryDraftListProps {
  drafts: StoryDrafts;
  /** The stories that are in the profile; a draft for the same post as one of them is not offered. */
  taken: readonly CaseStory[];
  disabled: boolean;
  onAccepted: (story: CaseStory) => void;
}

/** Drafts of stories from the record. Each is added to the profile once its owner accepts it. */
export function StoryDraftList({ drafts, taken, disabled, onAccepted }: StoryDraftListProps) {
  const { offered, loading, failed, retry, acceptingId, accept, dismiss } = drafts;
  const places = new Set(taken.map(({ where }) => where));
  const newDrafts = offered.filter(({ story }) => !places.has(story.where));
  if (loading) return <Spinner label="Looking for stories in your record..." />;
  if (failed) {
    return (
      <p className="flex flex-wrap items-center gap-x-3 text-ink-2 text-sm">
        The stories in your record could not be loaded.
        <Button size="sm" onClick={retry}>
          Try again
        </Button>
      </p>
    );
  }
  if (newDrafts.length === 0) return null;
  return (
    <section aria-label="From your record" className="mt-3 border-rule border-t pt-4">
      <h3>From your record</h3>
      <p className="mt-0.5 max-w-[58ch] text-ink-2 text-sm">
        The strongest statements of a post, word for word. Nothing of it is in your profile until you use it.
      </p>
      <ul className="mt-1 grid">
        {newDrafts.map(({ id, story }) => (
          <li key={id} className="grid gap-1 border-rule border-t py-3.5 first:border-t-0">
            <p className="font-semibold text-sm" dir="auto">
              {story.where}
            </p>
            {[story.situation, story.action, story.result].filter(Boolean).map((text) => (
              <p key={text} dir="auto" className="text-ink-2 [overflow-wrap:anywhere]">
                {text}
              </p>
            ))}
            <p className="text-ink-3 text-sm">
              {story.number
                ? `Number: ${[story.number, story.counts].filter(Boolean).join(' ')}`
                : 'Without a number'}
            </p>
            <div className="mt-1 flex flex-wrap gap-2">
              <Button
                size="sm"
                busy={acceptingId === id}
                disabled={disabled || acceptingId !== null}
                onClick={() => accept(id, onAccepted)}
              >
                Use it<span className="sr-only">: {story.where}</span>
              </Button>
              <Button size="sm" variant="quiet" onClick={() => dismiss(id)}>
                Not this one<span className="sr-only">: {story.where}</span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
