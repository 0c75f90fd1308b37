import { Fragment, type KeyboardEvent, useRef, useState } from 'react';
import type { TextLine } from '@/shared/record/document-text';
import { isPicked, type PickedRole, type WordPlace, wordsOfPiece } from './picks';

/** Number of further lines that a press on 'Lines above' or 'Lines below' shows. */
const LINES_PER_PRESS = 8;

interface FileWordsProps {
  lines: readonly TextLine[];
  /** Indexes of the first line that is shown and of the one after the last. */
  range: readonly [from: number, to: number];
  /** Indexes of the lines that the entry was read from. Tab moves the focus to the first of their words. */
  ownLines: readonly number[];
  role: Pick<PickedRole, 'picks'>;
  /** The file's name, for assistive technology. */
  name: string;
  onPress: (word: WordPlace) => void;
}

/** Lines of a file whose words can be pressed. They are a single tab stop, inside which the arrow keys move. */
export function FileWords({ lines, range, ownLines, role, name, onPress }: FileWordsProps) {
  const list = useRef<HTMLOListElement>(null);
  const [furtherLines, setFurtherLines] = useState({ above: 0, below: 0 });
  const from = Math.max(0, range[0] - furtherLines.above);
  const to = Math.min(lines.length, range[1] + furtherLines.below);
  const [current, setCurrent] = useState(`${ownLines[0] ?? range[0]}:0:0`);
  const move = (event: KeyboardEvent) => {
    const buttons = [...(list.current?.querySelectorAll<HTMLButtonElement>('button') ?? [])];
    const index = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const next = index < 0 ? undefined : wordAfterKey(buttons, index, event.key);
    if (!next) return;
    event.preventDefault();
    setCurrent(next.dataset.word ?? current);
    next.focus();
  };
  return (
    <div>
      {from > 0 && (
        <MoreLinesButton
          label="Lines above"
          onPress={() => setFurtherLines({ ...furtherLines, above: furtherLines.above + LINES_PER_PRESS })}
        />
      )}
      <ol ref={list} aria-label={`Words of ${name}`} onKeyDown={move} dir="auto">
        {lines.slice(from, to).map((line, index) => {
          const at = from + index;
          return (
            <li key={at} className={ownLines.includes(at) ? undefined : 'text-ink-2'}>
              {line.pieces.map((piece, number) => {
                const words = piece.dates ? [piece.text] : wordsOfPiece(piece);
                return (
                  <Fragment key={number}>
                    {words.map((word, nth) => {
                      const place = { line: at, piece: number, word: nth };
                      const key = `${at}:${number}:${nth}`;
                      const picked = pickedFieldOf(role, place);
                      return (
                        <Fragment key={nth}>
                          <button
                            type="button"
                            data-word={key}
                            data-picked={picked}
                            aria-pressed={picked !== undefined}
                            tabIndex={key === current ? 0 : -1}
                            className="record-word"
                            onClick={() => {
                              setCurrent(key);
                              onPress(place);
                            }}
                          >
                            {word}
                          </button>
                          {nth < words.length - 1 && ' '}
                        </Fragment>
                      );
                    })}
                    {piece.after !== undefined && (piece.after.trim() ? piece.after : '  ')}
                  </Fragment>
                );
              })}
            </li>
          );
        })}
      </ol>
      {to < lines.length && (
        <MoreLinesButton
          label="Lines below"
          onPress={() => setFurtherLines({ ...furtherLines, below: furtherLines.below + LINES_PER_PRESS })}
        />
      )}
    </div>
  );
}

function MoreLinesButton({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <button type="button" className="record-link my-1" onClick={onPress}>
      {label}
    </button>
  );
}

function pickedFieldOf({ picks }: Pick<PickedRole, 'picks'>, place: WordPlace) {
  if (isPicked(picks.title, place)) return 'title';
  if (isPicked(picks.organisation, place)) return 'organisation';
  const { line, piece } = place;
  return picks.dates.some((each) => each.line === line && each.piece === piece) ? 'dates' : undefined;
}

/** The word to which an arrow key moves the focus: the next or previous, or the first of the line above or below. */
function wordAfterKey(
  buttons: HTMLButtonElement[],
  index: number,
  key: string,
): HTMLButtonElement | undefined {
  const line = (button: HTMLButtonElement | undefined) => button?.closest('li');
  const ownLine = line(buttons[index]);
  if (key === 'ArrowRight') return buttons[index + 1];
  if (key === 'ArrowLeft') return buttons[index - 1];
  if (key === 'ArrowDown') return buttons.slice(index).find((each) => line(each) !== ownLine);
  if (key !== 'ArrowUp') return undefined;
  const above = line(buttons.slice(0, index).findLast((each) => line(each) !== ownLine));
  return buttons.find((each) => line(each) === above);
}
