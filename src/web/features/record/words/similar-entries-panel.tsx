import { useState } from 'react';
import { capitalise } from '@/shared/text/capitalise';
import { numberWord } from '@/shared/text/number-word';
import { Button } from '@/web/components/ui/buttons/button';
import { Checkbox } from '@/web/components/ui/inputs/checkbox';
import { useChange, useRecord } from '../context';
import { Panel, PanelFoot } from '../edits/panel';
import { formatYearMonth } from '../edits/year-month';
import { entriesWithLayout, type FoundEntry } from './entry-layout';
import type { PickedModel } from './picked-role';
import { type PlannedEntry, planOf, takeEntries } from './take-entries';

/** Offers the entries of the file with the same layout as the one just picked, to be added together. */
export function SimilarEntriesPanel({ model, onClose }: { model: PickedModel; onClose: () => void }) {
  const record = useRecord();
  const change = useChange();
  const { text, layout, index } = model;
  const plan = planOf(record, text.lines, text.source, entriesWithLayout(text.lines, layout, index));
  const [ticked, setTicked] = useState<Record<string, boolean>>({});
  const isTicked = (planned: PlannedEntry) => ticked[keyOf(planned)] ?? planned.isLikely;
  const tickedEntries = plan.filter(isTicked);
  if (plan.length === 0) return null;
  const newEntries = plan.filter(({ isKnown }) => !isKnown).length;
  const countText = capitalise(numberWord(newEntries));
  return (
    <div className="md:px-6">
      <Panel
        title={
          newEntries > 0
            ? `${countText} more ${newEntries === 1 ? 'is' : 'are'} set like this one`
            : 'What is below it'
        }
        note="From your file"
      >
        <ul className="border-rule border-t">
          {plan.map((planned) => (
            <li key={keyOf(planned)} className="border-rule border-b py-2.5">
              <Checkbox
                checked={isTicked(planned)}
                onChange={(event) => setTicked({ ...ticked, [keyOf(planned)]: event.target.checked })}
              >
                <span className="[overflow-wrap:anywhere]">
                  <b className="font-semibold">{planned.entry.title}</b>, {planned.entry.organisation}
                  <span className="ml-3 text-ink-3 text-sm tabular-nums">{datesOf(planned.entry)}</span>
                  {changesTextOf(planned) && (
                    <span className="block text-ink-2 text-sm">{changesTextOf(planned)}</span>
                  )}
                </span>
              </Checkbox>
            </li>
          ))}
        </ul>
        <PanelFoot>
          <Button
            disabled={tickedEntries.length === 0}
            onClick={() => {
              change((edits) => takeEntries(edits, text.lines, tickedEntries));
              onClose();
            }}
          >
            {newEntries === 0
              ? 'Take them out'
              : tickedEntries.length === 1
                ? 'Take this one'
                : `Take these ${tickedEntries.length}`}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Not now
          </Button>
        </PanelFoot>
      </Panel>
    </div>
  );
}

const keyOf = ({ entry }: PlannedEntry) => entry.head.join();

function datesOf({ dates: { start, end } }: FoundEntry) {
  return [formatYearMonth(start), formatYearMonth(end)].filter(Boolean).join(' to ');
}

/** Describes what adding an entry replaces or removes in the record. */
function changesTextOf({ entry, replaced, misreadInside }: PlannedEntry): string {
  const names = (roles: readonly { title: string; organisation: string }[]) =>
    roles.map(({ title, organisation }) => `“${(organisation || title).replace(/[\s,]+$/, '')}”`).join(', ');
  const isChanged =
    replaced && (replaced.organisation !== entry.organisation || replaced.title !== entry.title);
  return [
    isChanged &&
      `In place of “${[replaced.title, replaced.organisation.replace(/[\s,]+$/, '')].filter(Boolean).join(', ')}”.`,
    misreadInside.length > 0 &&
      `${names(misreadInside)} below it ${misreadInside.length === 1 ? 'is' : 'are'} no ${misreadInside.length === 1 ? 'title of its own' : 'titles of their own'}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
