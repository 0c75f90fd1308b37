import { Plus } from 'lucide-react';
import type { SkillCategory } from '@/shared/profile';
import { Button } from '@/web/components/ui/button';
import { moved, useSortable } from '../controls/use-sortable';
import { useEditor, useField } from '../editing/context';
import { newCategoryName } from './categories';
import { CategoryFields } from './category-fields';

const MAX = 50;

/** Categories of skills, added, renamed, moved and removed. */
export function FunctionalSkillsEditor() {
  const { store, pushes } = useEditor();
  const categories = useField('functional_skills');
  const current = () => store.get().functional_skills;
  const put = (next: SkillCategory[], group?: string) => store.set({ functional_skills: next }, { group });
  const change = (make: (all: SkillCategory[]) => SkillCategory[]) => {
    pushes.flush();
    put(make(current()));
  };
  const sortable = useSortable(categories.length, (from, to) => change((all) => moved(all, from, to)));

  const add = () => {
    change((all) => [...all, { name: newCategoryName(all.map(({ name }) => name)), value: [] }]);
    requestAnimationFrame(() => {
      const field = sortable.list.current?.lastElementChild?.querySelector('input');
      field?.focus();
      field?.select();
    });
  };
  return (
    <div className="grid gap-3">
      <ul ref={sortable.list} aria-label="Categories" className="grid">
        {categories.map((category, at) => (
          <CategoryFields
            key={at}
            category={category}
            grip={sortable.grip(at)}
            landing={sortable.landing(at)}
            current={() => current()[at] ?? category}
            update={(fields, group) =>
              put(
                current().map((other, n) => (n === at ? { ...other, ...fields } : other)),
                group,
              )
            }
            onRemove={() => change((all) => all.filter((_, other) => other !== at))}
          />
        ))}
      </ul>
      <Button
        size="sm"
        icon={<Plus aria-hidden className="size-4" strokeWidth={1.75} />}
        disabled={categories.length >= MAX}
        onClick={add}
        className="justify-self-start"
      >
        Add category
      </Button>
      <p aria-live="polite" className="sr-only">
        {sortable.said}
      </p>
    </div>
  );
}
