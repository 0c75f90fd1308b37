import { useId, useState } from 'react';
import { lineText } from '@/shared/record/document-text';
import type { Doubt } from '@/shared/record/doubts';
import { hasStoredInput } from '@/web/lib/unsaved-input/use-stored-input';
import { useChange, useRecord, useSources } from '../context';
import { applyEdit, roleLabel } from '../edits/record-edits';
import { Passage } from '../source-page/passage';
import { SourceCaption } from '../source-page/source-caption';
import { FileWords } from '../words/file-words';
import { PickForm, PickTargetChoice } from '../words/pick-form';
import { modelOf, type PickedModel, roleOfPicks } from '../words/picked-role';
import { type PickedRole, pickedOf } from '../words/picks';
import { usePickedRole } from '../words/use-picked-role';
import { wordsOfRole } from '../words/words-of-role';
import { DoubtAnswers } from './doubt-answers';
import { DoubtContext } from './doubt-context';
import { questionOf } from './question';

/** Kinds of doubt that can also be settled by picking title, employer or dates from the file. */
const PICKABLE_DOUBTS: ReadonlySet<Doubt['kind']> = new Set([
  'role',
  'employer',
  'no-employer',
  'no-title',
  'no-dates',
]);

interface DoubtItemProps {
  doubt: Doubt;
  /** Called with the picked entry, so that entries with the same layout can be offered. */
  onPicked: (model: PickedModel | null) => void;
}

/** A doubt with the text it is about. An answer settles it at once. */
export function DoubtItem({ doubt, onPicked }: DoubtItemProps) {
  const record = useRecord();
  const change = useChange();
  const { sources } = useSources();
  const question = questionOf(doubt, record);
  const { role } = doubt;
  const heading = useId();
  const roleWords = PICKABLE_DOUBTS.has(doubt.kind) ? wordsOfRole(record, role) : null;
  const lines = roleWords?.text.lines ?? [];
  const storageKey = `record-pick.${doubt.id}`;
  // A doubtful employer starts empty, so that the first pressed word replaces it.
  const prefilled = doubt.kind === 'employer' ? { ...role, organisation: '' } : role;
  const picking = usePickedRole(storageKey, lines, pickedOf(lines, prefilled, roleWords?.ownLines ?? []));
  const [isPicking, setPicking] = useState(() => roleWords !== null && hasStoredInput(storageKey));
  const answerWithPicked = (picked: PickedRole) => {
    if (!roleWords) return;
    const answered = roleOfPicks(roleWords.text, picked, role);
    change((edits) =>
      applyEdit(edits, { kind: 'answer', said: roleLabel(answered), doubt: doubt.id, upserted: [answered] }),
    );
    onPicked(modelOf(roleWords.text, picked));
  };
  const source = sources.find(({ id }) => id === roleWords?.text.source);
  return (
    <li
      id={`doubt-${doubt.id}`}
      aria-labelledby={heading}
      className="grid gap-x-10 gap-y-4 border-rule border-b py-7 max-md:py-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-y-0"
    >
      <div className="lg:col-start-2">
        <p className="flex items-baseline justify-between gap-4">
          <span className="record-unsure">Not sure</span>
          <span className="text-ink-3 text-sm">
            {doubt.lines} {doubt.lines === 1 ? 'line rests' : 'lines rest'} on it
          </span>
        </p>
        <h3
          id={heading}
          className="mt-1.5 mb-1 text-balance font-display font-normal text-[1.375rem] leading-tight [overflow-wrap:anywhere]"
        >
          {question.title}
        </h3>
        {question.note && <p className="text-ink-2 text-sm">{question.note}</p>}
      </div>
      <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
        {roleWords ? (
          <Passage
            source={source}
            page={pageOf(roleWords)}
            quote={roleWords.ownLines.map((index) => lineText(lines[index] ?? { pieces: [] })).join(' ')}
            nearbyText={role.statements[0]?.value}
            canPick
            asWords={isPicking}
          >
            <div className="grid content-start gap-2">
              <PickTargetChoice picking={picking} />
              <div className="record-cut px-4 py-3 text-sm leading-relaxed [overflow-wrap:anywhere]">
                <FileWords
                  lines={lines}
                  range={roleWords.range}
                  ownLines={roleWords.ownLines}
                  role={picking.role}
                  name={source?.name ?? 'your file'}
                  onPress={(word) => {
                    setPicking(true);
                    picking.press(word);
                  }}
                />
              </div>
              {source && (
                <p className="text-ink-3 text-sm [overflow-wrap:anywhere]">
                  <SourceCaption source={source} page={pageOf(roleWords)} />
                </p>
              )}
            </div>
          </Passage>
        ) : (
          <DoubtContext doubt={doubt} />
        )}
      </div>
      <div className="lg:col-start-2">
        {isPicking ? (
          <div className="lg:mt-3">
            <PickForm
              picking={picking}
              action="Keep"
              onSubmit={answerWithPicked}
              onCancel={() => setPicking(false)}
            />
          </div>
        ) : (
          <DoubtAnswers doubt={doubt} question={question} />
        )}
      </div>
    </li>
  );
}

const pageOf = ({ text, ownLines }: NonNullable<ReturnType<typeof wordsOfRole>>) =>
  text.lines[ownLines[0] ?? 0]?.page;
