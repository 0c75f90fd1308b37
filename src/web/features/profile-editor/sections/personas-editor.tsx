import { ArrowLeft, ArrowRight, Plus, Trash2 } from 'lucide-react';
import { PROFILE_LIMITS } from '@/shared/profile/limits';
import type { Persona } from '@/shared/profile/profile-data';
import { Button, IconButton } from '@/web/components/ui/buttons/button';
import { Tabs } from '@/web/components/ui/display/tabs';
import { Tooltip } from '@/web/components/ui/overlays/tooltip';
import { moveEntry } from '@/web/components/ui/sorting/use-sortable';
import { DraftField } from '../controls/draft-field';
import { ListExcess } from '../controls/list-excess';
import { useEditor, useField } from '../edit-session/context';
import { useAddedEntries } from '../edit-session/use-added-entries';
import { BulletsField } from './bullets-field';
import { type PersonaTab, personaNameOf } from './persona-tab';

/** Focuses the title of the persona shown next, since the control that had the focus disappears or is elsewhere. */
const focusTitle = () =>
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>('[data-section="personas"] input')?.focus(),
  );

const ADD_GROUP = 'add-persona';

const isBlank = ({ title, bullets }: Persona) => [title, ...bullets].every((text) => text.trim() === '');

/** Edits personas: add, move and remove; the last one stays. */
export function PersonasEditor({ tab, setTab, rows }: PersonaTab) {
  const { store, fieldFlush } = useEditor();
  const stored = useField('personas');
  // Without personas, an empty one is shown and stored once something is typed.
  const personas = stored.length > 0 ? stored : [{ title: '', bullets: [] }];
  const ids = rows.idsOf(personas).map(String);
  const at = Math.max(0, ids.indexOf(tab));
  const current = () => (store.get().personas.length > 0 ? store.get().personas : personas);
  const noteAdded = useAddedEntries('personas', rows, { group: ADD_GROUP, isUntouched: isBlank });
  const put = (next: Persona[], show?: number, group?: string) => {
    fieldFlush.flush();
    store.set({ personas: next }, { group });
    if (show !== undefined) setTab(String(rows.idsOf(next)[show]));
  };
  const update = (id: string | undefined, change: Partial<Persona>, group: string) => {
    const place = rows
      .idsOf(current())
      .map(String)
      .indexOf(id ?? '');
    store.set(
      {
        personas: current().map((persona, index) => (index === place ? { ...persona, ...change } : persona)),
      },
      { group },
    );
  };

  return (
    <Tabs
      wrap
      label="Personas"
      value={ids[at] ?? ''}
      onChange={setTab}
      panelClassName="grid gap-4 pt-4"
      aside={
        <Button
          data-once
          variant="quiet"
          size="sm"
          icon={<Plus className="size-4" />}
          onClick={() => {
            const next = [...current(), { title: '', bullets: [] }];
            // The empty persona that is shown where there is none is stored with the added one.
            const firstAdded = store.get().personas.length;
            put(next, next.length - 1, ADD_GROUP);
            noteAdded(...rows.idsOf(next).slice(firstAdded));
            focusTitle();
          }}
        >
          Add persona
        </Button>
      }
      items={personas.map((persona, index) => ({
        value: ids[index] ?? '',
        label: personaNameOf(persona, index),
        content: (
          <>
            <div className="flex items-end gap-1">
              <DraftField
                key={ids[index]}
                label="Title"
                value={persona.title}
                placeholder="The First Operator"
                limit={PROFILE_LIMITS.title}
                push={(title, group) => update(ids[index], { title }, group)}
                className="flex-1"
              />
              <IconButton
                size="md"
                label="Move this persona left"
                disabled={index === 0}
                onClick={() => put(moveEntry(current(), index, index - 1), index - 1)}
              >
                <ArrowLeft />
              </IconButton>
              <IconButton
                size="md"
                label="Move this persona right"
                disabled={index === personas.length - 1}
                onClick={() => put(moveEntry(current(), index, index + 1), index + 1)}
              >
                <ArrowRight />
              </IconButton>
              <Tooltip label="The last persona stays" disabled={personas.length > 1}>
                <IconButton
                  data-once
                  size="md"
                  label="Remove this persona"
                  aria-disabled={personas.length === 1 || undefined}
                  className="aria-disabled:cursor-not-allowed aria-disabled:opacity-50"
                  onClick={() => {
                    if (personas.length > 1)
                      put(
                        current().filter((_, other) => other !== index),
                        Math.max(0, index - 1),
                      );
                    focusTitle();
                  }}
                >
                  <Trash2 />
                </IconButton>
              </Tooltip>
            </div>
            <ListExcess entries={personas} max={PROFILE_LIMITS.personas} />
            <BulletsField
              key={`bullets-${ids[index]}`}
              bullets={persona.bullets}
              push={(bullets, group) => update(ids[index], { bullets }, group)}
              onCancelled={() => {}}
            />
          </>
        ),
      }))}
    />
  );
}
