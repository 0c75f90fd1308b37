import { Plus } from 'lucide-react';
import { useState } from 'react';
import { MAX_FACT_CHARACTERS } from '@/shared/record/fact-limits';
import type { EducationFact } from '@/shared/record/facts';
import { Button } from '@/web/components/ui/buttons/button';
import { SMALL_STROKE } from '@/web/components/ui/core/icon-strokes';
import { Field, Input } from '@/web/components/ui/inputs/field';
import { clearStoredText, isText, readStoredText, storeText } from '@/web/lib/unsaved-input/stored-text';
import { useChange, useRecord } from '../context';
import { changeFacts } from '../edits/conflicts';
import { Panel, PanelFoot } from '../edits/panel';
import { unreadEndKey } from '../edits/unread-dates';
import { dateProblem, formatYearMonth } from '../edits/year-month';
import { applySchoolForm, filledSchools, newSchool, type TypedSchool } from './schools';

/** Edits schools and degrees; what is typed is put into the record at once, except an end that is not a date. */
export function EducationPanel({ onClose }: { onClose: () => void }) {
  const { facts, read } = useRecord();
  const change = useChange();
  const [rows, setRows] = useState(() => (facts.education.length > 0 ? facts.education : [newSchool()]));
  /** The id of the school that was added last, which takes the focus. */
  const [addedId, setAddedId] = useState<string | null>(null);
  const addSchool = () => {
    const school = newSchool();
    setAddedId(school.id);
    setRows([...rows, school]);
  };
  const changeSchools = (next: EducationFact[]) => {
    setRows(next);
    change((edits) =>
      changeFacts({ ...edits, read }, { education: filledSchools(rows) }, { education: filledSchools(next) }),
    );
  };
  return (
    <Panel title="Education" note="Mending" onDone={onClose}>
      <ul className="grid gap-5">
        {rows.map((row) => (
          <School
            key={row.id}
            school={row}
            isAdded={row.id === addedId}
            onChange={(school) => changeSchools(rows.map((each) => (each.id === row.id ? school : each)))}
            onRemove={() => changeSchools(rows.filter(({ id }) => id !== row.id))}
          />
        ))}
      </ul>
      <PanelFoot>
        <Button type="submit">Done</Button>
        <Button data-once variant="quiet" onClick={addSchool}>
          <Plus strokeWidth={SMALL_STROKE} />
          Add a school
        </Button>
      </PanelFoot>
    </Panel>
  );
}

function School({
  school,
  isAdded,
  onChange,
  onRemove,
}: {
  school: EducationFact;
  isAdded: boolean;
  onChange: (school: EducationFact) => void;
  onRemove: () => void;
}) {
  const unreadEnd = unreadEndKey(school);
  const [typed, setTyped] = useState<TypedSchool>(() => ({
    school: school.school,
    degree: school.degree ?? '',
    field: school.field ?? '',
    end: readStoredText(unreadEnd, isText) ?? formatYearMonth(school.end),
  }));
  const changeField = (part: Partial<TypedSchool>) => {
    const next = { ...typed, ...part };
    setTyped(next);
    const changed = applySchoolForm(school, next);
    if (dateProblem(next.end) && filledSchools([changed]).length > 0) storeText(unreadEnd, next.end);
    else clearStoredText(unreadEnd);
    onChange(changed);
  };
  return (
    <li
      aria-label={typed.school || 'New school'}
      className="grid gap-x-5 gap-y-4 border-rule border-b pb-5 last:border-b-0 last:pb-0 md:grid-cols-2"
    >
      <Field label="School">
        <Input
          autoFocus={isAdded}
          value={typed.school}
          limit={MAX_FACT_CHARACTERS}
          onChange={(e) => changeField({ school: e.target.value })}
        />
      </Field>
      <Field label="Degree" optional>
        <Input
          value={typed.degree}
          limit={MAX_FACT_CHARACTERS}
          onChange={(e) => changeField({ degree: e.target.value })}
        />
      </Field>
      <Field label="Subject" optional>
        <Input
          value={typed.field}
          limit={MAX_FACT_CHARACTERS}
          onChange={(e) => changeField({ field: e.target.value })}
        />
      </Field>
      <Field label="Finished" optional error={dateProblem(typed.end)}>
        <Input value={typed.end} onChange={(e) => changeField({ end: e.target.value })} />
      </Field>
      <Button
        variant="quiet"
        className="justify-self-start md:col-span-2"
        aria-label={`Remove ${typed.school || 'this school'}`}
        onClick={() => {
          clearStoredText(unreadEnd);
          onRemove();
        }}
      >
        Remove
      </Button>
    </li>
  );
}
