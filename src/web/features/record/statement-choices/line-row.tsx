import { EyeOff, Pin, TextQuote } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { resultOf, statementForResult } from '@/shared/interview/results';
import type { ProfileLine, StatementChoice } from '@/shared/record/statement-choices';
import { Tooltip } from '@/web/components/ui/overlays/tooltip';
import { useRecord } from '../context';
import { ResultForm } from './result-form';
import { LINE_KIND_LABELS, usedInLabel, WORDING_NAMES, wordCountText } from './texts';

export type OnChoose = (line: ProfileLine, change: Partial<Omit<StatementChoice, 'id'>>) => void;

/** A line with its choices: pinned, another wording, or left out; one without a result can be given it. */
export function LineRow({
  line,
  number,
  onChoose,
}: {
  line: ProfileLine;
  number?: number;
  onChoose: OnChoose;
}) {
  const { facts } = useRecord();
  const [open, setOpen] = useState<'wordings' | 'result'>();
  const toggle = (part: typeof open) => setOpen(open === part ? undefined : part);
  const panel = useId();
  const resultButton = useRef<HTMLButtonElement>(null);
  const pinned = line.told === 'pinned';
  const about = statementForResult(facts, line.id);
  const isAnswered = about !== undefined && resultOf(about) !== '';
  const kind = isAnswered && line.kind === 'plain' ? 'In your words' : LINE_KIND_LABELS[line.kind];
  const meta = [usedInLabel(line), line.post].filter(Boolean);
  return (
    <li
      className={`grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3 border-rule border-b py-4 ${open ? '-mx-3 bg-sunken px-3' : ''}`}
    >
      <span className="font-display text-ink-2 text-xl leading-tight">{number}</span>
      <div className="grid gap-x-4 gap-y-2 md:grid-cols-[minmax(0,1fr)_auto]">
        <div className="[overflow-wrap:anywhere]">
          <p className={number === undefined ? 'text-ink-2' : ''}>{line.text}</p>
          <p className="mt-1 flex flex-wrap gap-x-4 text-ink-3 text-sm">
            {pinned && <b className="font-semibold text-accent-text">Pinned</b>}
            <span>{kind}</span>
            {about && (isAnswered || line.kind === 'plain') && (
              <button
                ref={resultButton}
                type="button"
                className="record-link"
                aria-expanded={open === 'result'}
                aria-controls={panel}
                onClick={() => toggle('result')}
              >
                {isAnswered ? 'Change what you said' : 'Say what changed'}
                <span className="sr-only">: {line.text}</span>
              </button>
            )}
            {meta.map((text) => (
              <span key={text}>{text}</span>
            ))}
          </p>
        </div>
        <div className="-ml-2.5 flex md:ml-0">
          <ChoiceButton
            label={pinned ? 'Unpin' : 'Pin'}
            line={line}
            pressed={pinned}
            onClick={() => onChoose(line, { told: pinned ? undefined : 'pinned' })}
          >
            <Pin className={`size-4.5 ${pinned ? 'fill-current text-accent-text' : ''}`} />
          </ChoiceButton>
          <ChoiceButton
            label="Another wording"
            line={line}
            expanded={open === 'wordings'}
            controls={panel}
            onClick={() => toggle('wordings')}
          >
            <TextQuote className="size-4.5" />
          </ChoiceButton>
          <ChoiceButton label="Leave it out" line={line} onClick={() => onChoose(line, { told: 'left-out' })}>
            <EyeOff className="size-4.5" />
          </ChoiceButton>
        </div>
      </div>
      <div id={panel} className="col-start-2">
        {open === 'wordings' && <Wordings line={line} onChoose={onChoose} />}
        {open === 'result' && about && (
          <ResultForm
            about={about}
            line={line.text}
            onClose={() => {
              setOpen(undefined);
              resultButton.current?.focus();
            }}
          />
        )}
      </div>
    </li>
  );
}

function ChoiceButton({
  label,
  line,
  pressed,
  expanded,
  controls,
  onClick,
  children,
}: {
  label: string;
  line: ProfileLine;
  pressed?: boolean;
  expanded?: boolean;
  controls?: string;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <Tooltip label={label}>
      <button
        type="button"
        aria-label={`${label}: ${line.text}`}
        aria-pressed={pressed}
        aria-expanded={expanded}
        aria-controls={controls}
        onClick={onClick}
        className="grid size-11 place-items-center rounded-md text-ink-2 hover:bg-sunken hover:text-ink"
      >
        {children}
      </button>
    </Tooltip>
  );
}

function Wordings({ line, onChoose }: { line: ProfileLine; onChoose: OnChoose }) {
  const name = useId();
  if (line.wordings.length < 2)
    return (
      <p className="mt-3 text-ink-2 text-sm">Its own words allow no other wording that is certainly true.</p>
    );
  return (
    <fieldset className="mt-3 border-rule border-t">
      <legend className="sr-only">How it is said</legend>
      {line.wordings.map(({ wording, text }) => (
        <label
          key={wording}
          className="grid cursor-pointer grid-cols-[1.25rem_minmax(0,1fr)] items-baseline gap-x-3 border-rule border-b py-3"
        >
          <input
            type="radio"
            name={name}
            checked={line.wording === wording}
            onChange={() => onChoose(line, { wording })}
            className="size-4 translate-y-0.5 accent-primary"
          />
          <span className="[overflow-wrap:anywhere]">
            {text}
            <span className="block text-ink-3 text-sm">
              {WORDING_NAMES[wording]}, {wordCountText(text)}
            </span>
          </span>
        </label>
      ))}
      <p className="pt-3 text-ink-3 text-sm">Each says only what the line says.</p>
    </fieldset>
  );
}
