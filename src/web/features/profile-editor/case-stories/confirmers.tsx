import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import type { CaseStory } from '@/shared/case-stories/case-story';
import {
  confirmingReferencesOf,
  storyConfirmedBy,
  storyStatements,
} from '@/shared/references/story-confirmation';
import { buttonClass } from '@/web/components/ui/buttons/button-class';
import { BOLD_STROKE } from '@/web/components/ui/core/icon-strokes';
import { useOwnReferences } from '../edit-session/use-own-references';

/** The referees who confirm the present text of a story, as readers see them. */
export function Confirmers({ story }: { story: CaseStory }) {
  const confirmers = confirmingReferencesOf(story, useOwnReferences()?.shown ?? []);
  return confirmers.map((referee, index) => (
    <p key={index} className="flex items-baseline gap-2 text-ink-3 text-sm">
      <Check className="size-4 shrink-0 translate-y-0.5 text-accent" strokeWidth={BOLD_STROKE} />
      <span dir="auto">{storyConfirmedBy(referee)}</span>
    </p>
  ));
}

/** The referees who confirm a story, as the editor shows them, with a link for asking somebody. */
export function ConfirmedByRow({ story, index }: { story: CaseStory; index: number }) {
  const references = useOwnReferences();
  if (!references || storyStatements(story).length === 0) return null;
  const confirmed = confirmingReferencesOf(story, references.shown).length > 0;
  return (
    // biome-ignore lint/a11y/useSemanticElements: it contains no field
    <div role="group" aria-label="Confirmed by" className="grid justify-items-start gap-1.5">
      <p className="font-emphasis text-sm">Confirmed by</p>
      {confirmed ? (
        <>
          <Confirmers story={story} />
          <p className="text-ink-3 text-sm">
            Once a word of the story changes, it has to be confirmed again.
          </p>
        </>
      ) : (
        <p className="max-w-[56ch] text-ink-2 text-sm">
          Nobody yet. A case that somebody confirms carries their name and office.
        </p>
      )}
      <Link
        to="/references/ask"
        hash={`story-${index}`}
        className={buttonClass({ size: 'sm', variant: 'quiet' }, '-ml-3')}
      >
        Ask for a reference
      </Link>
    </div>
  );
}
