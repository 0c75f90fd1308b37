import { Plus, X } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { MAX_FACT_CHARACTERS } from '@/shared/record/fact-limits';
import type { RoleFact, StatementFact } from '@/shared/record/facts';
import { EvidenceMark } from '@/web/components/evidence/evidence-mark';
import { Button, IconButton } from '@/web/components/ui/buttons/button';
import { SMALL_STROKE } from '@/web/components/ui/core/icon-strokes';
import { Field, Input } from '@/web/components/ui/inputs/field';
import { newId } from '@/web/lib/browser/new-id';
import { clearStoredText, moveStoredText } from '@/web/lib/unsaved-input/stored-text';
import { useStoredInput } from '@/web/lib/unsaved-input/use-stored-input';
import { useChange, useRecord, useSources } from '../context';
import { DatesInputs, parseDates, readableDates, typedDatesOf } from './dates-field';
import { Panel, PanelFoot } from './panel';
import { editRole } from './record-edits';
import { newTextFact, putRoleBack, removeRole } from './role-edits';
import { unreadDatesKey } from './unread-dates';

/** The storage key to which those dates move when the role is put back as read, so that an undo can restore them. */
const datesBeforeKey = ({ id }: RoleFact) => `record-dates-before.${id}`;

/** Restores the dates that cannot be read, when an undo takes back that the role was put back as read. */
export const restoreUnreadDates = (role: RoleFact): void =>
  moveStoredText(datesBeforeKey(role), unreadDatesKey(role));

/**
 * The form of one role. Every change is put into the record at once, but a date that cannot be read only into the
 * browser; Done only closes the form.
 */
export function RoleEditor({ role, onClose }: { role: RoleFact; onClose: () => void }) {
  const change = useChange();
  const { read } = useRecord();
  const { placesOf } = useSources();
  const [session] = useState(newId);
  const dates = useStoredInput(unreadDatesKey(role), typedDatesOf(role));
  const changeRole = (part: Partial<RoleFact>) =>
    change((edits) => editRole(edits, { ...role, ...part }, session));
  /** The line that was begun last. It is in the role once something is typed. */
  const [begunLine, setBegunLine] = useState<StatementFact | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const isInRole = (line: StatementFact) => role.statements.some(({ id }) => id === line.id);
  const lines = begunLine && !isInRole(begunLine) ? [...role.statements, begunLine] : role.statements;
  const addLine = () => setBegunLine(newTextFact(''));
  const writeLine = (line: StatementFact, value: string) => {
    const all = isInRole(line) ? role.statements : lines;
    changeRole({ statements: all.map((each) => (each.id === line.id ? { ...each, value } : each)) });
  };
  const removeLine = (line: StatementFact) => {
    if (begunLine?.id === line.id) setBegunLine(null);
    if (isInRole(line)) changeRole({ statements: role.statements.filter(({ id }) => id !== line.id) });
  };
  /** Enter in the last line begins another one, so that lines can be typed; left empty, that one is taken out again. */
  const handleKey = (event: KeyboardEvent<HTMLInputElement>, line: StatementFact) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (event.repeat) return;
    const isEmpty = !line.value.trim();
    if (!isEmpty && line === lines.at(-1)) return addLine();
    if (isEmpty && line.id === begunLine?.id) removeLine(line);
    // Not the next line: typing on must not change that one.
    addButton.current?.focus();
  };
  const asRead = read.roles.find(({ id }) => id === role.id);
  const putBack = (roleAsRead: RoleFact) => {
    moveStoredText(unreadDatesKey(role), datesBeforeKey(role));
    change((edits) => putRoleBack(edits, role, { asRead: roleAsRead, session }));
    onClose();
  };
  return (
    <Panel title={role.title || role.organisation || 'Entry'} note="Mending" onDone={onClose}>
      <div className="grid gap-x-5 gap-y-4 md:grid-cols-2">
        <Field label="Title">
          <Input
            value={role.title}
            limit={MAX_FACT_CHARACTERS}
            onChange={(event) => changeRole({ title: event.target.value })}
          />
        </Field>
        <Field label="Employer">
          <Input
            value={role.organisation}
            limit={MAX_FACT_CHARACTERS}
            onChange={(event) => changeRole({ organisation: event.target.value })}
          />
        </Field>
        <Field label="Place" optional>
          <Input
            value={role.location ?? ''}
            limit={MAX_FACT_CHARACTERS}
            onChange={(event) => changeRole({ location: event.target.value || undefined })}
          />
        </Field>
        <DatesInputs
          value={dates.value}
          onChange={(typed) => {
            dates.set(typed);
            if (parseDates(typed)) clearStoredText(unreadDatesKey(role));
            changeRole({ start: undefined, end: undefined, ...readableDates(typed, role) });
          }}
        />
      </div>
      <p className="mt-4 font-emphasis text-sm">What you did</p>
      <ul className="mt-1.5 grid gap-1.5">
        {lines.map((statement, index) => (
          <li key={statement.id} className="flex items-center gap-2">
            <div className="grid min-w-0 flex-1 gap-1.5">
              <Input
                aria-label={`Line ${index + 1}`}
                autoFocus={statement.id === begunLine?.id}
                value={statement.value}
                limit={MAX_FACT_CHARACTERS}
                onChange={(event) => writeLine(statement, event.target.value)}
                onKeyDown={(event) => handleKey(event, statement)}
              />
            </div>
            <LineEvidence places={placesOf(statement.spans)} />
            <IconButton label={`Take out line ${index + 1}`} onClick={() => removeLine(statement)}>
              <X />
            </IconButton>
          </li>
        ))}
      </ul>
      <Button
        ref={addButton}
        data-once
        variant="quiet"
        size="sm"
        className="mt-1.5"
        icon={<Plus className="size-4" strokeWidth={SMALL_STROKE} />}
        onClick={addLine}
      >
        Add a line
      </Button>
      <PanelFoot>
        <Button type="submit">Done</Button>
        {asRead && (
          <Button variant="quiet" onClick={() => putBack(asRead)}>
            Put it back as read
          </Button>
        )}
        <Button
          variant="quiet"
          className="ml-auto text-danger"
          // A date that cannot be read stays in this browser: undoing brings it back with the title.
          onClick={() => {
            change((edits) => removeRole(edits, role));
            onClose();
          }}
        >
          Take this title out
        </Button>
      </PanelFoot>
    </Panel>
  );
}

function LineEvidence({ places }: { places: Parameters<typeof EvidenceMark>[0]['places'] }) {
  return <span className="min-w-6">{places.length > 0 && <EvidenceMark places={places} />}</span>;
}
