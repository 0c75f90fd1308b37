import { useRef, useState } from 'react';
import { type DocumentText, lineText } from '@/shared/record/document-text';
import { MISSED_PREFIX } from '@/shared/record/edit-kinds';
import { hasStoredInput } from '@/web/lib/unsaved-input/use-stored-input';
import { useChange, useRecord, useSources } from '../context';
import { applyEdit, roleLabel, undoEdit } from '../edits/record-edits';
import { SectionHead } from '../section-head';
import { useFocusAfterRemoval } from '../use-focus-after-removal';
import { FileWords } from './file-words';
import { findMissedEntries, linesAround } from './find-missed-entries';
import { PickForm, PickTargetChoice } from './pick-form';
import { modelOf, type PickedModel, roleOfPicks } from './picked-role';
import { pickedOf, pressWord } from './picks';
import { SimilarEntriesPanel } from './similar-entries-panel';
import { usePickedRole } from './use-picked-role';

/** Number of dates that are shown before 'more' is pressed. */
const MAX_DATES_SHOWN = 8;

/**
 * Lists dates of the file that belong to no role, each with the lines around it, from which the missing role can be
 * picked.
 */
export function MissedEntries() {
  const record = useRecord();
  const change = useChange();
  const [showsAll, setShowsAll] = useState(false);
  const [model, setModel] = useState<PickedModel | null>(null);
  const missedEntries = findMissedEntries(record);
  const first = missedEntries[0];
  const [openId, setOpenId] = useState<string | null>(
    () =>
      missedEntries.find(({ id }) => hasStoredInput(`record-pick.${id}`))?.id ??
      (record.facts.roles.length === 0 ? (first?.id ?? null) : null),
  );
  const section = useRef<HTMLElement>(null);
  useFocusAfterRemoval(section, [...missedEntries.map(({ id }) => id), ...(model ? ['model'] : [])]);
  const dismissedEdits = record.mends.filter(
    ({ doubt, kind }) => kind === 'answer' && doubt?.startsWith(MISSED_PREFIX),
  );
  if (missedEntries.length === 0 && dismissedEdits.length === 0 && !model) return null;
  const visibleEntries = showsAll ? missedEntries : missedEntries.slice(0, MAX_DATES_SHOWN);
  const dismiss = (ids: readonly string[], said: string) =>
    change((edits) =>
      ids.reduce((edited, doubt) => applyEdit(edited, { kind: 'answer', said, doubt }), edits),
    );
  return (
    <section ref={section} aria-labelledby="missed" className="mb-15">
      <SectionHead id="missed" title="In your file, and not in your record">
        <span>{missedEntries.length === 1 ? '1 date' : `${missedEntries.length} dates`}</span>
        {missedEntries.length > 0 && (
          <button
            type="button"
            className="record-link"
            onClick={() =>
              dismiss(
                missedEntries.map(({ id }) => id),
                'No further date of the file is of a title',
              )
            }
          >
            None of them is of a title
          </button>
        )}
      </SectionHead>
      {model && <SimilarEntriesPanel model={model} onClose={() => setModel(null)} />}
      <ol>
        {[...new Set(dismissedEdits.map(({ said }) => said))].map((said) => (
          <li
            key={said}
            className="flex flex-wrap items-baseline justify-between gap-x-6 border-rule border-b py-3 text-ink-2"
          >
            <p className="[overflow-wrap:anywhere]">{said}</p>
            <button
              type="button"
              className="record-link"
              onClick={() =>
                change((edits) =>
                  dismissedEdits
                    .filter((each) => each.said === said)
                    .reduce((edited, { id }) => undoEdit(edited, id), edits),
                )
              }
            >
              Undo<span className="sr-only">: {said}</span>
            </button>
          </li>
        ))}
        {visibleEntries.map((entry) => (
          <li key={entry.id} className="border-rule border-b py-3.5">
            {openId === entry.id ? (
              <MissedEntryForm
                {...entry}
                onAdded={(picked) => {
                  setModel(picked);
                  setOpenId(null);
                }}
                onClose={() => setOpenId(null)}
              />
            ) : (
              <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
                <p className="min-w-0 flex-1 basis-80 [overflow-wrap:anywhere]">
                  {excerptOf(entry.text, entry.index)}
                </p>
                <p className="flex gap-x-5">
                  <button
                    type="button"
                    className="record-link font-semibold"
                    onClick={() => setOpenId(entry.id)}
                  >
                    Pick the title<span className="sr-only">: {excerptOf(entry.text, entry.index)}</span>
                  </button>
                  <button
                    type="button"
                    className="record-link"
                    onClick={() =>
                      dismiss([entry.id], `${excerptOf(entry.text, entry.index)}: not of a title`)
                    }
                  >
                    Not a title<span className="sr-only">: {excerptOf(entry.text, entry.index)}</span>
                  </button>
                </p>
              </div>
            )}
          </li>
        ))}
      </ol>
      {missedEntries.length > visibleEntries.length && (
        <button type="button" className="record-link mt-3" onClick={() => setShowsAll(true)}>
          {missedEntries.length - visibleEntries.length} more
        </button>
      )}
    </section>
  );
}

/** Maximum characters of the text that identifies a date in the list. */
const MAX_EXCERPT_CHARACTERS = 140;

/** The line of a date with its neighbours, which usually hold title and employer of the same entry. */
function excerptOf({ lines }: DocumentText, index: number): string {
  const alone = lines[index]?.pieces.every(({ dates }) => dates);
  const neighbours = (alone ? [index - 2, index - 1, index + 1] : [index - 1, index + 1]).filter((each) => {
    const line = lines[each];
    return line && !line.item && !line.place && !line.pieces.some(({ dates }) => dates?.start && dates.end);
  });
  return [index, ...neighbours]
    .flatMap((each) => (lines[each] ? lineText(lines[each]) : []))
    .join(' · ')
    .slice(0, MAX_EXCERPT_CHARACTERS);
}

function MissedEntryForm({
  text,
  index,
  id,
  onAdded,
  onClose,
}: {
  text: DocumentText;
  index: number;
  id: string;
  onAdded: (model: PickedModel | null) => void;
  onClose: () => void;
}) {
  const change = useChange();
  const { sources } = useSources();
  const { lines } = text;
  const piece = lines[index]?.pieces.findIndex(({ dates }) => dates?.start) ?? -1;
  const initial = pressWord(lines, pickedOf(lines, {}, []), { line: index, piece, word: 0 });
  const picking = usePickedRole(`record-pick.${id}`, lines, initial);
  const source = sources.find((each) => each.id === text.source);
  return (
    <div className="grid gap-x-10 gap-y-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="grid content-start gap-2">
        <PickTargetChoice picking={picking} />
        <div className="record-cut px-4 py-3 text-sm leading-relaxed [overflow-wrap:anywhere]">
          <FileWords
            lines={lines}
            range={linesAround(lines, [index])}
            ownLines={[index]}
            role={picking.role}
            name={source?.name ?? 'your file'}
            onPress={picking.press}
          />
        </div>
      </div>
      <PickForm
        picking={picking}
        action="Add this title"
        onCancel={onClose}
        onSubmit={(picked) => {
          const role = roleOfPicks(text, picked);
          change((edits) =>
            applyEdit(edits, {
              kind: 'add',
              said: `${roleLabel(role)} was added`,
              doubt: id,
              upserted: [role],
            }),
          );
          onAdded(modelOf(text, picked));
        }}
      />
    </div>
  );
}
