import { Check } from 'lucide-react';
import { useRef, useState } from 'react';
import { type Doubt, MAX_SHOWN_DOUBTS } from '@/shared/record/doubts';
import { CONFLICT_EDIT, MISSED_PREFIX } from '@/shared/record/edit-kinds';
import { numberWord } from '@/shared/text/number-word';
import { SMALL_STROKE } from '@/web/components/ui/core/icon-strokes';
import { GAP_PREFIX } from '../career/employers';
import { useChange, useRecord } from '../context';
import { comparedTextsOf } from '../edits/conflicts';
import { applyEdit, roleLabel, undoEdit } from '../edits/record-edits';
import { removeRoles } from '../edits/role-edits';
import { SectionHead } from '../section-head';
import { useFocusAfterRemoval } from '../use-focus-after-removal';
import type { PickedModel } from '../words/picked-role';
import { SimilarEntriesPanel } from '../words/similar-entries-panel';
import { DoubtItem } from './doubt-item';

/** The beginnings of the ids of questions that other parts of the screen ask. */
const OTHER_PREFIXES = [GAP_PREFIX, MISSED_PREFIX];

/** Whether a doubt puts its whole entry in question, which may then be left out. */
const isAboutEntry = (kind: Doubt['kind']) =>
  kind !== 'same-employer' && kind !== 'dates' && kind !== 'no-dates';

/** About as many doubts as a person settles in a minute. */
const DOUBTS_PER_MINUTE = 4;

/** The open doubts, the one affecting most lines first; a settled one collapses to a line with Undo. */
export function DoubtList({ doubts }: { doubts: readonly Doubt[] }) {
  const record = useRecord();
  const { mends } = record;
  const change = useChange();
  const [showsAll, setShowsAll] = useState(false);
  const [pickedModel, setPickedModel] = useState<PickedModel | null>(null);
  const section = useRef<HTMLElement>(null);
  // A settled gap or missed entry is no row here: the career table and the list of missed entries deal with them.
  const settledEdits = mends.filter(
    ({ doubt, kind, seen }) =>
      (doubt && !OTHER_PREFIXES.some((prefix) => doubt.startsWith(prefix))) ||
      (kind === CONFLICT_EDIT && seen),
  );
  /** The doubts that 'Yes to all' answers. */
  const roleDoubts = doubts.filter(({ kind }) => kind === 'role');
  const removable = [...new Set(doubts.filter(({ kind }) => isAboutEntry(kind)).map(({ role }) => role))];
  const visibleDoubts = showsAll ? doubts : doubts.slice(0, MAX_SHOWN_DOUBTS);
  useFocusAfterRemoval(
    section,
    doubts.map(({ id }) => id),
  );
  if (doubts.length === 0 && settledEdits.length === 0) return null;
  const total = doubts.length + settledEdits.filter(({ kind }) => kind !== CONFLICT_EDIT).length;
  const title =
    doubts.length === 0
      ? 'Nothing to ask'
      : `First, ${numberWord(total)} ${total === 1 ? 'thing' : 'things'} to settle`;
  return (
    <section ref={section} aria-labelledby="unsure" className="mb-15">
      <SectionHead id="unsure" title={title}>
        <span role="status">
          {doubts.length > 0 &&
            `${doubts.length} left, about ${doubts.length > DOUBTS_PER_MINUTE ? `${Math.ceil(doubts.length / DOUBTS_PER_MINUTE)} minutes` : 'a minute'}`}
        </span>
      </SectionHead>
      {pickedModel && <SimilarEntriesPanel model={pickedModel} onClose={() => setPickedModel(null)} />}
      <ol>
        {settledEdits.map((edit) => (
          <li
            key={edit.id}
            className="grid grid-cols-[1.125rem_minmax(0,1fr)_auto] items-baseline gap-x-3 border-rule border-b py-3"
          >
            <Check className="size-4.5 translate-y-1 text-success" strokeWidth={SMALL_STROKE} />
            <p className="font-emphasis [overflow-wrap:anywhere]">
              {edit.said}
              {edit.kind === CONFLICT_EDIT && (
                <span className="block font-normal text-ink-2">
                  The other: {comparedTextsOf(record, edit).other || 'nothing'}
                </span>
              )}
            </p>
            <button
              type="button"
              className="record-link"
              onClick={() => change((edits) => undoEdit(edits, edit.id))}
            >
              {edit.kind === CONFLICT_EDIT ? 'Use the other' : 'Undo'}
              <span className="sr-only">: {edit.said}</span>
            </button>
          </li>
        ))}
        {visibleDoubts.map((doubt) => (
          <DoubtItem key={doubt.id} doubt={doubt} onPicked={setPickedModel} />
        ))}
      </ol>
      {roleDoubts.length > 1 && (
        <button
          type="button"
          className="record-link mt-4 mr-6 font-semibold"
          onClick={() =>
            change((edits) =>
              roleDoubts.reduce(
                (edited, { id, role }) =>
                  applyEdit(edited, { kind: 'answer', said: `${roleLabel(role)}: right`, doubt: id }),
                edits,
              ),
            )
          }
        >
          Yes to all {roleDoubts.length}
        </button>
      )}
      {removable.length > 1 && (
        <button
          type="button"
          className="record-link mt-4 mr-6"
          onClick={() => change((edits) => removeRoles(edits, removable))}
        >
          Leave all {removable.length} out
        </button>
      )}
      {doubts.length > visibleDoubts.length && (
        <button type="button" className="record-link mt-4" onClick={() => setShowsAll(true)}>
          {doubts.length - visibleDoubts.length} more
        </button>
      )}
    </section>
  );
}
