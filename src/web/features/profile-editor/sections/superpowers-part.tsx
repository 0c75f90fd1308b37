import { directionOf } from '@/shared/text/text-direction';
import { EditableSection } from '../controls/editable-section';
import { useField } from '../edit-session/context';
import { MarkedProse } from '../evidence/marked-text';
import { EmptySectionHint } from './empty-section-hint';
import { LazySuperpowerMark } from './lazy-superpower-mark';
import { SuperpowersEditor } from './superpowers-editor';

/** The section Superpowers. */
export function SuperpowersPart() {
  return (
    <EditableSection section="superpowers" title="Superpowers" edit={() => <SuperpowersEditor />}>
      <SuperpowersView />
    </EditableSection>
  );
}

function SuperpowersView() {
  const superpowers = useField('superpowers');
  if (superpowers.length === 0) {
    return (
      <EmptySectionHint>
        Three things you do better than most, each with the moment that shows it.
      </EmptySectionHint>
    );
  }
  return (
    <ul className="grid gap-x-10 gap-y-6 lg:grid-cols-2">
      {superpowers.map(({ title, description }, index) => (
        <li
          key={index}
          dir={directionOf(title || description)}
          className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-3.5"
        >
          <span className="mt-px text-accent">
            <LazySuperpowerMark all={superpowers} index={index} />
          </span>
          <div className="min-w-0 [overflow-wrap:anywhere]">
            <h3 dir="auto" data-field={`${index}.title`}>
              {title.trim() || <span className="text-ink-3 italic">Untitled</span>}
            </h3>
            <p dir="auto" data-field={`${index}.description`} className="mt-0.5 text-ink-2">
              <MarkedProse section="superpowers" text={description} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
