import { PROFILE_LIMITS } from '@/shared/profile/limits';
import { useEditor, useField } from '../edit-session/context';
import { LazySuperpowerMark } from './lazy-superpower-mark';
import { SkillsList } from './skills-list';

/** Edits superpowers: add, change, move and remove. */
export function SuperpowersEditor() {
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
      markOf={(index) => <LazySuperpowerMark all={superpowers} index={index} />}
      max={PROFILE_LIMITS.superpowers}
      titleLeadsToDescription
    />
  );
}
