import { Plus } from 'lucide-react';
import { PROFILE_LIMITS } from '@/shared/profile/limits';
import type { SkillCategory } from '@/shared/profile/profile-data';
import { Button } from '@/web/components/ui/buttons/button';
import { SMALL_STROKE } from '@/web/components/ui/core/icon-strokes';
import { moveEntry, useSortable } from '@/web/components/ui/sorting/use-sortable';
import { ListExcess } from '../controls/list-excess';
import { useEditor, useField } from '../edit-session/context';
import { useRowIds } from '../edit-session/row-ids';
import { useAddedEntries } from '../edit-session/use-added-entries';
import { CategoryFields } from './category-fields';
import { isNewCategoryName, newCategoryName } from './new-category-name';

const ADD_GROUP = 'add-category';

const isUntouched = ({ name, value }: SkillCategory) =>
  value.length === 0 && (name.trim() === '' || isNewCategoryName(name));

/** Edits the categories of skills: add, rename, move and remove. */
export function FunctionalSkillsEditor() {
  const { store, fieldFlush } = useEditor();
  const categories = useField('functional_skills');
  const { rows, ids } = useRowIds(categories);
  const current = () => store.get().functional_skills;
  /** The present index of a category, which a merge may have moved since it was rendered. */
  const presentIndexOf = (index: number) => rows.idsOf(current()).indexOf(ids[index] as number);
  const put = (next: SkillCategory[], group?: string) => store.set({ functional_skills: next }, { group });
  const change = (changeCategories: (all: SkillCategory[]) => SkillCategory[], group?: string) => {
    fieldFlush.flush();
    put(changeCategories(current()), group);
  };
  const noteAdded = useAddedEntries('functional_skills', rows, { group: ADD_GROUP, isUntouched });
  const sortable = useSortable(categories.length, (from, to) => change((all) => moveEntry(all, from, to)));

  const add = () => {
    change((all) => [...all, { name: newCategoryName(all.map(({ name }) => name)), value: [] }], ADD_GROUP);
    noteAdded(rows.idsOf(current()).at(-1) as number);
    requestAnimationFrame(() => {
      const field = sortable.list.current?.lastElementChild?.querySelector('input');
      field?.focus();
      field?.select();
    });
  };
  return (
    <div className="grid gap-3">
      <ul ref={sortable.list} aria-label="Categories" className="grid">
        {categories.map((category, index) => (
          <CategoryFields
            key={ids[index]}
            category={category}
            index={index}
            onMoveToTop={index > 0 ? () => sortable.toTop(index) : undefined}
            grip={sortable.gripProps(index)}
            dropIndicatorClass={sortable.dropIndicatorClass(index)}
            current={() => current()[presentIndexOf(index)] ?? category}
            update={(fields, group) => {
              const presentIndex = presentIndexOf(index);
              put(
                current().map((other, n) => (n === presentIndex ? { ...other, ...fields } : other)),
                group,
              );
            }}
            onRemove={() => change((all) => all.filter((_, other) => other !== index))}
          />
        ))}
      </ul>
      <ListExcess entries={categories} max={PROFILE_LIMITS.categories} />
      <Button
        data-once
        size="sm"
        icon={<Plus className="size-4" strokeWidth={SMALL_STROKE} />}
        onClick={add}
        className="justify-self-start"
      >
        Add category
      </Button>
      <p aria-live="polite" className="sr-only">
        {sortable.announcement}
      </p>
    </div>
  );
}
