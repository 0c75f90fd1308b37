import { Suspense } from 'react';
import type { Skill } from '@/shared/profile';
import { PROFILE_LIMITS } from '@/shared/profile-limits';
import { directionOf } from '@/shared/text-direction';
import { lazyPart } from '@/web/components/ui/lazy-part';
import { Part } from '../controls/part';
import { useEditor, useField } from '../editing/context';
import { MarkedProse } from '../evidence/marked';
import { Prompt } from './prompt';
import { SkillsList } from './skills-list';

/** The sixty icons come after the text: they are a tenth of the screen's script. */
const LazyMark = lazyPart(async () => ({ default: (await import('./superpower-mark')).SuperpowerMark }));

function Mark(props: { all: readonly Skill[]; at: number }) {
  return (
    <Suspense fallback={<span className="block size-5.5" />}>
      <LazyMark {...props} />
    </Suspense>
  );
}

export function SuperpowersPart() {
  return (
    <Part section="superpowers" title="Superpowers" edit={() => <SuperpowersEditor />}>
      <SuperpowersView />
    </Part>
  );
}

function SuperpowersView() {
  const superpowers = useField('superpowers');
  if (superpowers.length === 0) {
    return (
      <Prompt section="superpowers">
        Three things you do better than most, each with the moment that shows it.
      </Prompt>
    );
  }
  return (
    <ul className="grid gap-x-10 gap-y-6 md:grid-cols-2">
      {superpowers.map(({ title, description }, at) => (
        <li
          key={at}
          dir={directionOf(title || description)}
          className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-3.5"
        >
          <span className="mt-px text-accent">
            <Mark all={superpowers} at={at} />
          </span>
          <div className="min-w-0 [overflow-wrap:anywhere]">
            <h3 dir="auto" data-field={`${at}.title`}>
              {title.trim() || <span className="text-ink-3 italic">Untitled</span>}
            </h3>
            <p dir="auto" data-field={`${at}.description`} className="mt-0.5 text-ink-2">
              <MarkedProse section="superpowers" text={description} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function SuperpowersEditor() {
  const { store } = useEditor();
  const superpowers = useField('superpowers');
  return (
    <SkillsList
      label="Superpowers"
      noun="superpower"
      placeholder={{
        title: 'Finds the real constraint',
        description: 'Reads a plant, a ledger or a backlog and names the one thing holding it.',
      }}
      skills={superpowers}
      current={() => store.get().superpowers}
      put={(next, group) => store.set({ superpowers: next }, { group })}
      markOf={(at) => <Mark all={superpowers} at={at} />}
      max={PROFILE_LIMITS.superpowers}
    />
  );
}
