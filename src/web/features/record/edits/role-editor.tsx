import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { MAX_FACT_CHARACTERS } from '@/shared/record/fact-limits';
import type { RoleFact } from '@/shared/record/facts';
import { EvidenceMark } from '@/web/components/evidence/evidence-mark';
import { Button, IconButton } from '@/web/components/ui/buttons/button';
import { Field, Input } from '@/web/components/ui/inputs/field';
import { newId } from '@/web/lib/browser/new-id';
import { clearStoredText, moveStoredText } from '@/web/lib/unsaved-input/stored-text';
import { useStoredInput } from '@/web/lib/unsaved-input/use-stored-input';
import { useChange, useRecord, useSources } from '../context';
import { DatesInputs, parseDates, readableDates, typedDatesOf } from './dates-field';
import { Panel, PanelFoot } from './panel';
import { editRole } from './record-edits';
import { newStatement, putRoleBack, removeRole } from './role-edits';

/** The storage key of a role's dates while one of them cannot be read. */
export const unreadDatesKey = ({ id }: RoleFact) => `record-dates.${id}`;
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
  /** The id of the line that was added last, which takes the focus. */
  const [addedLineId, setAddedLineId] = useState<string | null>(null);
  const addLine = () => {
    const line = newStatement('');
    setAddedLineId(line.id);
    changeRole({ statements: [...role.statements, line] });
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
      <p className="mt-4 font-[550] text-sm">What you did</p>
      <ul className="mt-1.5 grid gap-1.5">
        {role.statements.map((statement, at) => (
          <li key={statement.id} className="flex items-center gap-2">
            <div className="grid min-w-0 flex-1 gap-1.5">
              <Input
                aria-label={`Line ${at + 1}`}
                autoFocus={statement.id === addedLineId}
                value={statement.value}
                limit={MAX_FACT_CHARACTERS}
                onChange={(event) =>
                  changeRole({
                    statements: role.statements.map((each) =>
                      each === statement ? { ...each, value: event.target.value } : each,
                    ),
                  })
                }
              />
            </div>
            <LineEvidence places={placesOf(statement.spans)} />
            <IconButton
              label={`Take out line ${at + 1}`}
              onClick={() => changeRole({ statements: role.statements.filter((each) => each !== statement) })}
            >
              <X aria-hidden strokeWidth={1.6} />
            </IconButton>
          </li>
        ))}
      </ul>
      <Button
        data-once
        variant="quiet"
        size="sm"
        className="mt-1.5"
        icon={<Plus aria-hidden className="size-4" strokeWidth={1.75} />}
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
