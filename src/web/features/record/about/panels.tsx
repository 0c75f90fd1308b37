import { useState } from 'react';
import type { TextFact } from '@/shared/facts';
import { firstName } from '@/shared/person-name';
import { Button } from '@/web/components/ui/button';
import { Field, Input, Textarea } from '@/web/components/ui/field';
import { useChange, useRecord } from '../context';
import { Panel, PanelFoot } from '../mending/panel';
import { newStatement } from '../mending/roles';
import { type ListKey, textsOf } from './texts';

/** The name, what the person is called, and where they are. What is typed is in the record at once. */
export function NamePanel({ onClose }: { onClose: () => void }) {
  const { facts } = useRecord();
  const change = useChange();
  const put = (key: 'name' | 'location', value: string) =>
    change(({ facts: now, mends }) => ({
      mends,
      facts: { ...now, [key]: value ? { ...(now[key] ?? newStatement(value)), value } : undefined },
    }));
  return (
    <Panel title="Name and place" note="Mending">
      <div className="grid gap-x-5 gap-y-4 md:grid-cols-2">
        <Field label="Name">
          <Input
            value={facts.name?.value ?? ''}
            maxLength={300}
            onChange={(e) => put('name', e.target.value)}
          />
        </Field>
        <Field label="Called" hint="The name in “Meet ...” and on the plate.">
          <Input
            value={facts.givenName ?? firstName(facts.name?.value ?? '', '')}
            maxLength={100}
            onChange={(e) => {
              const givenName = e.target.value || undefined;
              change(({ facts: now, mends }) => ({ mends, facts: { ...now, givenName } }));
            }}
          />
        </Field>
        <Field label="Place" optional>
          <Input
            value={facts.location?.value ?? ''}
            maxLength={300}
            onChange={(e) => put('location', e.target.value)}
          />
        </Field>
      </div>
      <PanelFoot>
        <Button onClick={onClose}>Done</Button>
      </PanelFoot>
    </Panel>
  );
}

/** A list as lines. What stays as it was keeps its evidence; what is typed is its owner's own. */
export function ListPanel({
  list,
  label,
  onClose,
}: {
  list: ListKey | 'about';
  label: string;
  onClose: () => void;
}) {
  const { facts } = useRecord();
  const change = useChange();
  const [before] = useState<TextFact[]>(() => [...facts[list]]);
  const [lines, setLines] = useState(() => before.map(({ value }) => value).join('\n'));
  return (
    <Panel title={label} note="Mending">
      <Field label="One on each line">
        <Textarea
          value={lines}
          rows={Math.min(14, Math.max(4, before.length + 1))}
          onChange={(event) => {
            setLines(event.target.value);
            const texts = textsOf(event.target.value, before);
            change(({ facts: now, mends }) => ({ mends, facts: { ...now, [list]: texts } }));
          }}
        />
      </Field>
      <PanelFoot>
        <Button onClick={onClose}>Done</Button>
      </PanelFoot>
    </Panel>
  );
}
