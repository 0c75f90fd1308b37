import { useState } from 'react';
import { Tabs } from '@/web/components/ui/tabs';
import { Part } from '../controls/part';
import { useField } from '../editing/context';
import { MarkedEntry } from '../evidence/marked';
import { type PersonaTab, personaName } from './persona-tab';
import { PersonasEditor } from './personas-editor';
import { Prompt } from './prompt';

export function PersonasPart() {
  const [tab, setTab] = useState('0');
  return (
    <Part section="personas" title="Personas" edit={() => <PersonasEditor tab={tab} setTab={setTab} />}>
      <PersonasView tab={tab} setTab={setTab} />
    </Part>
  );
}

function PersonasView({ tab, setTab }: PersonaTab) {
  const personas = useField('personas');
  if (personas.length === 0) {
    return (
      <Prompt section="personas">
        The two or three parts you play, each with what you have done in it. A reader finds theirs.
      </Prompt>
    );
  }
  return (
    <Tabs
      wrap
      label="Personas"
      value={personas[Number(tab)] ? tab : '0'}
      onChange={setTab}
      panelClassName="pt-4"
      items={personas.map((persona, at) => ({
        value: String(at),
        label: personaName(persona, at),
        content: (
          <ul className="grid gap-1">
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
