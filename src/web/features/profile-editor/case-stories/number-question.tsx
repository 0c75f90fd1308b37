import { useId, useRef, useState } from 'react';
import { type CaseStory, type Figure, STORY_LIMITS } from '@/shared/case-stories/case-story';
import { numberWord } from '@/shared/text/number-word';
import { Button } from '@/web/components/ui/buttons/button';
import { DraftField } from '../controls/draft-field';

/** Maximum number of figures of the record that are offered, besides the one that the story has. */
const MAX_OFFERED_FIGURES = 6;

interface NumberQuestionProps {
  story: CaseStory;
  index: number;
  figures: readonly Figure[];
  update: (change: Partial<CaseStory>, group?: string) => void;
  /** Puts a figure of the record into the story. */
  onUseSource: (change: Partial<CaseStory>) => void;
}

const RADIO_CLASS =
  'size-4.5 appearance-none rounded-full border border-field-line bg-surface checked:border-[5px] checked:border-primary';
const ROW_CLASS = 'grid grid-cols-[1.125rem_minmax(4.5rem,auto)_minmax(0,1fr)] gap-x-4 border-rule border-t';

const keyOf = ({ number, counts }: Pick<Figure, 'number' | 'counts'>) => `${number} ${counts}`;

/**
 * Asks for the story's number, offering those that the record holds for the role. A choice among them is only stored
 * by 'Keep', since arrow keys move it and the page may be live; what is typed is stored at once, like any field.
 */
export function NumberQuestion({
  story,
  index: storyIndex,
  figures,
  update,
  onUseSource,
}: NumberQuestionProps) {
  const name = useId();
  const ownFields = useRef<HTMLDivElement>(null);
  const [pick, setPick] = useState<string | null>(null);
  const [isLeftOut, setLeftOut] = useState(false);
  const { number, counts } = story;
  const storedKey = keyOf(story);
  const storedFigure = figures.find((figure) => keyOf(figure) === storedKey);
  const offeredFigures = figures.filter(
    (figure, index) => index < MAX_OFFERED_FIGURES || figure === storedFigure,
  );
  const picked = offeredFigures.find((figure) => keyOf(figure) === pick && pick !== storedKey);
  const isOwn = number !== '' && !storedFigure;
  const checkedKey = pick ?? (storedFigure ? storedKey : isOwn ? 'own' : null);
  const shownNumber = storedFigure ? '' : number;
  const keep = (figure: Figure) => {
    onUseSource({ number: figure.number, counts: figure.counts });
    setPick(null);
  };
  const leaveOut = () => {
    if (number || counts) update({ number: '', counts: '' });
    setPick(null);
    setLeftOut(true);
  };
  const typeNumber = (value: string, group: string) => {
    setPick(null);
    setLeftOut(false);
    // The words of a number of the record do not describe another number.
    update({ number: value.trim(), ...(storedFigure && { counts: '' }) }, group);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: its question is in a column with the fields, where no legend can be
    <div role="group" aria-label="Number" className="rounded-sm border border-rule p-3.5">
      <p className="font-display text-lg leading-snug">What changed, as one number?</p>
      <p className="mt-0.5 max-w-[56ch] text-ink-2 text-sm">
        A reader keeps one figure. {offerText(offeredFigures.length)}
      </p>
      <ul className="mt-3 grid">
        {offeredFigures.map((figure) => (
          <li key={keyOf(figure)}>
            <label className={`${ROW_CLASS} cursor-pointer py-2.5`}>
              <input
                type="radio"
                name={name}
                checked={checkedKey === keyOf(figure)}
                onChange={() => setPick(keyOf(figure))}
                className={`${RADIO_CLASS} mt-1.5`}
              />
              <b className="font-display font-normal text-2xl leading-8">{figure.number}</b>
              <span className="min-w-0 self-center [overflow-wrap:anywhere]" dir="auto">
                <span className="block font-emphasis text-sm">{figure.counts}</span>
                <span className="block text-ink-2 text-sm">
                  “<MarkedLine {...figure} />”
                </span>
              </span>
            </label>
          </li>
        ))}
        <li className="grid grid-cols-[1.125rem_minmax(0,1fr)] gap-x-4 border-rule border-t pt-3">
          <input
            type="radio"
            name={name}
            aria-label="A number of your own"
            checked={checkedKey === 'own'}
            onChange={() => {
              setPick('own');
              ownFields.current?.querySelector('input')?.focus();
            }}
            className={`${RADIO_CLASS} mt-9`}
          />
          <div ref={ownFields} className="grid gap-3 min-[30rem]:grid-cols-[7rem_minmax(0,1fr)]">
            <DraftField
              label="Number"
              field={`${storyIndex}.number`}
              value={shownNumber}
              limit={STORY_LIMITS.number}
              push={typeNumber}
            />
            <DraftField
              label="What it counts"
              value={storedFigure ? '' : counts}
              limit={STORY_LIMITS.counts}
              placeholder="people, from 40"
              push={(value, group) => update({ counts: value }, group)}
            />
          </div>
          <p className="col-start-2 mt-1.5 text-ink-3 text-sm">
            Your own word. It is marked so in the editor, and a referee can confirm it.
          </p>
        </li>
      </ul>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 border-rule border-t pt-3 empty:hidden">
        {picked && (
          <Button size="sm" onClick={() => keep(picked)}>
            Keep {picked.number}
          </Button>
        )}
        {(number || !isLeftOut) && (
          <Button size="sm" variant="quiet" onClick={leaveOut} className="-ml-2">
            Leave it without a number
          </Button>
        )}
      </div>
    </div>
  );
}

function offerText(count: number): string {
  if (count === 0) return 'None stands in what you gave us.';
  const these = count === 1 ? 'This one stands' : `These ${numberWord(count)} stand`;
  return `${these} in what you gave us; any other stands as your own word until somebody confirms it.`;
}

/** The line of a figure, with its number marked. */
function MarkedLine({ line, number }: Figure) {
  const start = line.indexOf(number);
  if (start < 0) return line;
  return (
    <>
      {line.slice(0, start)}
      <b className="border-accent border-b-2 font-semibold text-ink">{number}</b>
      {line.slice(start + number.length)}
    </>
  );
}
