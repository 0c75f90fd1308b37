import { useState } from 'react';
import { type CaseStory, type Figure, figureText, STORY_LIMITS } from '@/shared/case-stories/case-story';
import { capitalise } from '@/shared/text/capitalise';
import { numberWord } from '@/shared/text/number-word';
import { Button } from '@/web/components/ui/buttons/button';
import { DraftField } from '../controls/draft-field';
import { useEditor } from '../edit-session/context';

/** Maximum number of figures of the record that are offered. */
const MAX_OFFERED_FIGURES = 6;

interface NumberQuestionProps {
  story: CaseStory;
  /** Index of the story. */
  at: number;
  figures: readonly Figure[];
  update: (change: Partial<CaseStory>, group?: string) => void;
}

/** Asks for the story's number, offering those that the record holds for the role. */
export function NumberQuestion({ story, at, figures, update }: NumberQuestionProps) {
  const { evidence } = useEditor();
  const [isLeftOut, setLeftOut] = useState(false);
  const { number, counts } = story;
  const hasSource = evidence.find('caseStories', figureText(story)) !== undefined;
  const offeredFigures = figures
    .filter((figure) => figure.number !== number || figure.counts !== counts)
    .slice(0, MAX_OFFERED_FIGURES);
  const isAsking = number === '' && !isLeftOut;
  const sourcesText =
    figures.length === 0
      ? 'None stands in what you gave us; it stands as your own word until somebody confirms it.'
      : `${capitalise(numberWord(Math.min(figures.length, MAX_OFFERED_FIGURES)))} ${figures.length === 1 ? 'stands' : 'stand'} in what you gave us; any other stands as your own word until somebody confirms it.`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: its question is in a column with the fields, where no legend can be
    <div role="group" aria-label="Number" className="rounded-sm border border-rule p-3.5">
      <p className="font-display text-lg leading-snug">What changed, as one number?</p>
      {isAsking && (
        <p className="mt-0.5 max-w-[56ch] text-ink-2 text-sm">A reader keeps one figure. {sourcesText}</p>
      )}
      {(isAsking || hasSource) && offeredFigures.length > 0 && (
        <ul className="mt-2 grid">
          {offeredFigures.map((figure) => (
            <li key={`${figure.number} ${figure.counts}`} className="border-rule border-t">
              <button
                type="button"
                onClick={() => update({ number: figure.number, counts: figure.counts })}
                className="grid w-full grid-cols-[minmax(4rem,auto)_minmax(0,1fr)] items-baseline gap-x-4 py-2 text-left hover:bg-sunken"
              >
                <b className="font-display font-normal text-2xl">{figure.number}</b>
                <span className="min-w-0 [overflow-wrap:anywhere]" dir="auto">
                  <span className="block font-[550]">{figure.counts}</span>
                  <span className="block text-ink-2 text-sm">“{figure.line}”</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-2 grid gap-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
        <DraftField
          label="Number"
          field={`${at}.number`}
          value={number}
          limit={STORY_LIMITS.number}
          push={(value, group) => update({ number: value.trim() }, group)}
        />
        <DraftField
          label="What it counts"
          value={counts}
          limit={STORY_LIMITS.counts}
          placeholder="people, from 40"
          push={(value, group) => update({ counts: value }, group)}
        />
      </div>
      <p className="mt-1.5 text-ink-3 text-sm">
        {number &&
          !hasSource &&
          'Your own word. It is marked so in the editor, and a referee can confirm it.'}
        {number && hasSource && 'Stands in what you gave us.'}
      </p>
      {isAsking && (
        <Button size="sm" variant="quiet" onClick={() => setLeftOut(true)} className="-ml-2">
          Leave it without a number
        </Button>
      )}
    </div>
  );
}
