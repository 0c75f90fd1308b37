import { useState } from 'react';
import type { Persona } from '@/shared/profile/profile-data';
import { Tabs } from '@/web/components/ui/display/tabs';
import { EditableSection } from '../controls/editable-section';
import { useField } from '../edit-session/context';
import { createRowIds } from '../edit-session/row-ids';
import { MarkedEntry } from '../evidence/marked-text';
import { EmptySectionHint } from './empty-section-hint';
import { type PersonaTab, personaNameOf } from './persona-tab';
import { PersonasEditor } from './personas-editor';

/** The section Personas. Its tab stays selected when it changes between reading and editing. */
export function PersonasPart() {
  const [tab, setTab] = useState('');
  const [rows] = useState(() => createRowIds<Persona>());
  const tabProps = { tab, setTab, rows };
  return (
    <EditableSection section="personas" title="Personas" edit={() => <PersonasEditor {...tabProps} />}>
      <PersonasView {...tabProps} />
    </EditableSection>
  );
}

function PersonasView({ tab, setTab, rows }: PersonaTab) {
  const personas = useField('personas');
  const ids = rows.idsOf(personas).map(String);
  if (personas.length === 0) {
    return (
      <EmptySectionHint>
        The two or three parts you play, each with what you have done in it. A reader finds theirs.
      </EmptySectionHint>
    );
  }
  return (
    <Tabs
      wrap
      label="Personas"
      value={ids.includes(tab) ? tab : (ids[0] ?? '')}
      onChange={setTab}
      panelClassName="pt-4"
      items={personas.map((persona, index) => ({
        value: ids[index] ?? '',
        label: personaNameOf(persona, index),
        content: (
          <ul className="grid gap-1" data-field="bullets">
            {persona.bullets.map((bullet, line) => (
              <li key={line} dir="auto" className="editor-dash max-w-[72ch] [overflow-wrap:anywhere]">
                <MarkedEntry section="personas" text={bullet} />
              </li>
            ))}
          </ul>
        ),
      }))}
    />
  );
}
