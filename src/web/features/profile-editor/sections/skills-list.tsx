import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Skill } from '@/shared/profile/profile-data';
import { Button } from '@/web/components/ui/buttons/button';
import { useEntries } from '../edit-session/use-entries';
import { SkillFields } from './skill-fields';

export interface SkillsListProps {
  label: string;
  noun: string;
  placeholder: Skill;
  skills: readonly Skill[];
  /** The present list, typing included. */
  current: () => readonly Skill[];
  put: (skills: Skill[], group?: string) => void;
  /** Content before an entry, such as a superpower's icon. */
  markOf?: (at: number) => ReactNode;
  max: number;
  /** Prefix of the entries' indexes in `data-field`, as `0.` in a category. */
  fieldPrefix?: string;
}

/** Edits titles with descriptions: add, move and remove. */
export function SkillsList(props: SkillsListProps) {
  const { label, noun, placeholder, skills, current, put, markOf, max, fieldPrefix = '' } = props;
  const entries = useEntries<Skill>(skills, current, put);
  return (
    <div className="grid gap-1.5">
      <ul ref={entries.list} aria-label={label} className="grid">
        {skills.map((skill, at) => (
          <SkillFields
            key={entries.ids[at]}
            skill={skill}
            noun={noun}
            placeholder={placeholder}
            {...entries.entryPropsOf(at)}
            mark={markOf?.(at)}
            field={`${fieldPrefix}${at}`}
          />
        ))}
      </ul>
      <Button
        data-once
        variant="quiet"
        size="sm"
        icon={<Plus aria-hidden className="size-4" strokeWidth={1.75} />}
        disabled={skills.length >= max}
        onClick={() => entries.add({ title: '', description: '' })}
        className="-ml-1 justify-self-start"
      >
        Add {noun}
      </Button>
      <p aria-live="polite" className="sr-only">
        {entries.announcement}
      </p>
    </div>
  );
}
