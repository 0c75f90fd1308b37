import { Suspense, useState } from 'react';
import type { Doubt } from '@/shared/record/doubts';
import type { RoleFact } from '@/shared/record/facts';
import { isRemovalUndone } from '@/shared/record/merge';
import { lazyPart } from '@/web/components/ui/core/lazy-part';
import { hasStoredInput } from '@/web/lib/unsaved-input/use-stored-input';
import { useChange, useRecord } from '../context';
import { ADDED_ROLE_KEY, AddRolePanel } from '../edits/add-role-panel';
import type { Dates } from '../edits/dates-field';
import { applyEdit, undoEdit } from '../edits/record-edits';
import { restoreUnreadDates } from '../edits/role-editor';
import { unreadDatesKey } from '../edits/unread-dates';
import { SectionHead } from '../section-head';
import { findMissedEntries } from '../words/find-missed-entries';
import { EmployerRow } from './employer-row';
import { employersAndGaps, employersOf, type Gap, hasNoStatements } from './employers';

// Few records have no statement.
const ThinRecord = lazyPart(() => import('./thin-record'), 'ThinRecord');

const countText = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/**
 * The career as a table, newest first, with the gaps between roles; below it what was taken out or replaced, with Undo.
 * Above it are ways to continue, if the record has no statement.
 */
export function CareerTable({ guest, doubts }: { guest: boolean; doubts: readonly Doubt[] }) {
  const record = useRecord();
  const change = useChange();
  const [adding, setAdding] = useState<Dates | null>(() => (hasStoredInput(ADDED_ROLE_KEY) ? {} : null));
  /** A role with a date that could not be read at an earlier visit, whose form is opened again. */
  const [unfinished] = useState(() =>
    record.facts.roles.find((role) => hasStoredInput(unreadDatesKey(role))),
  );
  /** The open entry; at most one is open. */
  const [open, setOpen] = useState<string | null>(unfinished ? `edit:${unfinished.id}` : null);
  const [roleBeforeEditing, setRoleBeforeEditing] = useState<RoleFact | null>(unfinished ?? null);
  const onOpen = (id: string | null) => {
    setOpen(id);
    setRoleBeforeEditing(record.facts.roles.find((role) => id === `edit:${role.id}`) ?? null);
  };
  const employers = employersOf(record.facts);
  const removals = record.mends.filter(
    (edit) =>
      (edit.kind === 'remove' && !edit.doubt && !isRemovalUndone(edit, record.facts.roles)) ||
      // Titles picked from the file that replaced others, and one that was put back as it was read.
      (edit.kind === 'add' && edit.before.length > 0),
  );
  const [newest] = employers[0]?.roles ?? [];
  return (
    <>
      {/* Hidden as soon as an entry is opened, so that nothing moves at the first typed word. */}
      {hasNoStatements(record.facts) &&
        !open &&
        !adding &&
        (newest || findMissedEntries(record).length === 0) && (
          <Suspense>
            <ThinRecord
              facts={record.facts}
              guest={guest}
              onAddLine={() => newest && onOpen(`edit:${newest.id}`)}
              onAddTitle={() => setAdding({})}
            />
          </Suspense>
        )}
      <section aria-labelledby="career" className="mb-14">
        <SectionHead id="career" title="Career">
          <span>
            {countText(record.facts.roles.length, 'title')} at{' '}
            {countText(employers.filter(({ name }) => name).length, 'employer')}
          </span>
          <button type="button" className="record-link font-semibold" onClick={() => setAdding({})}>
            Add a title
          </button>
        </SectionHead>
        {adding && <AddRolePanel start={adding} onClose={() => setAdding(null)} />}
        <ol>
          {employersAndGaps(record, roleBeforeEditing).map((row) =>
            row.kind === 'gap' ? (
              <GapRow
                key={row.id}
                gap={row}
                onAdd={() => setAdding({ start: { year: row.from }, end: { year: row.to } })}
              />
            ) : (
              <EmployerRow
                key={row.roles[0]?.id}
                employer={row}
                doubts={doubts}
                open={open}
                onOpen={onOpen}
              />
            ),
          )}
        </ol>
        {removals.length > 0 && (
          <ul aria-label="Taken out">
            {removals.map(({ id, said, kind, made, before }) => (
              <li
                key={id}
                className="flex flex-wrap items-baseline justify-between gap-x-6 border-rule border-b py-3 text-ink-2"
              >
                <p>
                  {said}{' '}
                  <span className="text-ink-3">
                    {kind === 'remove'
                      ? 'Nothing will be written from it.'
                      : made.length > 0
                        ? 'They take the place of others.'
                        : 'What you had written there is kept.'}
                  </span>
                </p>
                <button
                  type="button"
                  className="record-link font-semibold"
                  onClick={() => {
                    before.forEach(restoreUnreadDates);
                    change((edits) => undoEdit(edits, id));
                  }}
                >
                  Undo<span className="sr-only">: {said}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

/** A row for years without a title. */
function GapRow({ gap, onAdd }: { gap: Gap; onAdd: () => void }) {
  const change = useChange();
  const description = `Nothing is missing from ${gap.from} to ${gap.to}`;
  return (
    <li className="record-row border-rule border-b py-3.5 text-ink-2">
      <p className="text-sm tabular-nums">
        {gap.from} to {gap.to}
      </p>
      <div className="what flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p>Nothing read for these years.</p>
        <p className="flex flex-wrap gap-x-5">
          <button type="button" className="record-link font-semibold" onClick={onAdd}>
            Add what is missing
          </button>
          <button
            type="button"
            className="record-link"
            onClick={() =>
              change((edits) => applyEdit(edits, { kind: 'answer', said: description, doubt: gap.id }))
            }
          >
            Nothing is missing
          </button>
        </p>
      </div>
    </li>
  );
}
