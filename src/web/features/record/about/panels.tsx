import { useState } from 'react';
import { firstName } from '@/shared/people/person-name';
import { MAX_FACT_CHARACTERS, MAX_GIVEN_NAME_CHARACTERS } from '@/shared/record/fact-limits';
import type { TextFact } from '@/shared/record/facts';
import { Button } from '@/web/components/ui/buttons/button';
import { Field, Input, Textarea } from '@/web/components/ui/inputs/field';
import { useChange, useRecord } from '../context';
import { changeFacts } from '../edits/conflicts';
import { Panel, PanelFoot } from '../edits/panel';
import { newTextFact } from '../edits/role-edits';
import { factsFromLines, type ListKey, linesProblem } from './fact-lists';

/** Edits the name, the given name and the location; what is typed is put into the record at once. */
export function NamePanel({ onClose }: { onClose: () => void }) {
  const { facts } = useRecord();
  const change = useChange();
  const changeFact = (key: 'name' | 'location', value: string) =>
    change(({ facts: present, mends }) => ({
      mends,
      facts: { ...present, [key]: value ? { ...(present[key] ?? newTextFact(value)), value } : undefined },
    }));
  return (
    <Panel title="Name and place" note="Mending" onDone={onClose}>
      <div className="grid gap-x-5 gap-y-4 md:grid-cols-2">
        <Field label="Name">
          <Input
            value={facts.name?.value ?? ''}
            limit={MAX_FACT_CHARACTERS}
            onChange={(e) => changeFact('name', e.target.value)}
          />
        </Field>
        <Field label="Preferred name" hint="The name in “Meet ...” and on your photo placeholder.">
          <Input
            value={facts.givenName ?? firstName(facts.name?.value ?? '', '')}
            limit={MAX_GIVEN_NAME_CHARACTERS}
            onChange={(e) => {
              const givenName = e.target.value || undefined;
              change(({ facts: present, mends }) => ({ mends, facts: { ...present, givenName } }));
            }}
          />
        </Field>
        <Field label="Place" optional>
          <Input
            value={facts.location?.value ?? ''}
            limit={MAX_FACT_CHARACTERS}
            onChange={(e) => changeFact('location', e.target.value)}
          />
        </Field>
      </div>
      <PanelFoot>
        <Button type="submit">Done</Button>
      </PanelFoot>
    </Panel>
  );
}

/** The height of a list's field, in lines: between these, as the length of the list needs. */
const [MIN_ROWS, MAX_ROWS] = [4, 14];

/** Edits a list as lines. Unchanged lines keep their evidence; changed ones are the owner's own word. */
export function ListPanel({
  list,
  label,
  onClose,
}: {
  list: ListKey | 'about';
  label: string;
  onClose: () => void;
}) {
  const { facts, read } = useRecord();
  const change = useChange();
  const [before] = useState<TextFact[]>(() => [...facts[list]]);
  const [lines, setLines] = useState(() => before.map(({ value }) => value).join('\n'));
  const [texts, setTexts] = useState(before);
  const problem = linesProblem(lines, list);
  return (
    <Panel title={label} note="Mending" onDone={onClose}>
      <Field label="One on each line" error={problem}>
        <Textarea
          value={lines}
          rows={Math.min(MAX_ROWS, Math.max(MIN_ROWS, before.length + 1))}
          onChange={(event) => {
            setLines(event.target.value);
            const next = factsFromLines(event.target.value, [...before, ...texts]);
            setTexts(next);
            change((edits) => changeFacts({ ...edits, read }, { [list]: texts }, { [list]: next }));
          }}
        />
      </Field>
      <PanelFoot>
        <Button type="submit">Done</Button>
      </PanelFoot>
    </Panel>
  );
}
