import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Skill } from '@/shared/profile';
import { Button } from '@/web/components/ui/button';
import { moved, useSortable } from '@/web/components/ui/use-sortable';
import { useEditor } from '../editing/context';
import { useRowIds } from '../editing/row-ids';
import { SkillFields } from './skill-fields';

export interface SkillsListProps {
  label: string;
  noun: string;
  placeholder: Skill;
  skills: readonly Skill[];
  /** The list as it is now, typing included. */
  current: () => readonly Skill[];
  put: (skills: Skill[], group?: string) => void;
  /** Something before an entry: a superpower's icon. */
  markOf?: (at: number) => ReactNode;
  max: number;
  /** Before the places of its entries in `data-field`, as `0.` in a category. */
  fieldPrefix?: string;
}

/** Titles with descriptions, added, moved and removed. */
export function SkillsList(props: SkillsListProps) {
  const { label, noun, placeholder, skills, current, put, markOf, max, fieldPrefix = '' } = props;
  const { pushes } = useEditor();
  const { rows, ids } = useRowIds(skills);
  const change = (make: (skills: readonly Skill[]) => Skill[]) => {
    pushes.flush();
    put(make(current()));
  };
  const sortable = useSortable(skills.length, (from, to) => change((all) => moved(all, from, to)));
  const focus = (at: number) =>
    requestAnimationFrame(() => {
      const rows = sortable.list.current?.children;
      const row = rows?.[Math.min(at, rows.length - 1)];
      const target = row?.querySelector('input') ?? sortable.list.current?.nextElementSibling;
      (target as HTMLElement | null | undefined)?.focus();
    });
  return (
    <div className="grid gap-1.5">
      <ul ref={sortable.list} aria-label={label} className="grid">
        {skills.map((skill, at) => (
          <SkillFields
            key={ids[at]}
            skill={skill}
            noun={noun}
            placeholder={placeholder}
            grip={sortable.grip(at)}
            landing={sortable.landing(at)}
            mark={markOf?.(at)}
            field={`${fieldPrefix}${at}`}
            onMoveToTop={at > 0 ? () => sortable.toTop(at) : undefined}
            update={(fields, group) => {
              const place = rows.of(current()).indexOf(ids[at] as number);
              put(
                current().map((other, n) => (n === place ? { ...other, ...fields } : other)),
                group,
              );
            }}
            onRemove={() => {
              change((all) => all.filter((_, other) => other !== at));
              focus(at);
            }}
          />
        ))}
      </ul>
      <Button
        variant="quiet"
        size="sm"
        icon={<Plus aria-hidden className="size-4" strokeWidth={1.75} />}
        disabled={skills.length >= max}
        onClick={() => {
          change((all) => [...all, { title: '', description: '' }]);
          focus(skills.length);
        }}
        className="-ml-1 justify-self-start"
      >
        Add {noun}
      </Button>
      <p aria-live="polite" className="sr-only">
        {sortable.said}
      </p>
    </div>
  );
}
