import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Skill } from '@/shared/profile/profile-data';
import { Button } from '@/web/components/ui/buttons/button';
import { SMALL_STROKE } from '@/web/components/ui/core/icon-strokes';
import { focusEntry, leaveField } from '../controls/leave-field';
import { ListExcess } from '../controls/list-excess';
import { useEntries } from '../edit-session/use-entries';
import { SkillFields } from './skill-fields';

export interface SkillsListProps {
  label: string;
  noun: 'superpower' | 'skill';
  placeholder: Skill;
  skills: readonly Skill[];
  /** The present list, typing included. */
  current: () => readonly Skill[];
  put: (skills: Skill[], group?: string) => void;
  /** Content before an entry, such as a superpower's icon. */
  markOf?: (index: number) => ReactNode;
  /** Maximum entries that can be saved. */
  max: number;
  /** Whether Enter in a title goes to its description, if that is empty; otherwise it does what it does there. */
  titleLeadsToDescription?: boolean;
  /** Prefix of the entries' indexes in `data-field`, as `0.` in a category. */
  fieldPrefix?: string;
}

const isBlank = (skill: Skill) => !skill.title.trim() && !skill.description.trim();

/** Edits titles with descriptions: add, move and remove. Enter in a new one begins another, so that one can type on. */
export function SkillsList(props: SkillsListProps) {
  const {
    label,
    noun,
    placeholder,
    skills,
    current,
    put,
    markOf,
    max,
    titleLeadsToDescription,
    fieldPrefix = '',
  } = props;
  const entries = useEntries<Skill>(skills, current, put, { title: '', description: '' });
  const [addedTitle, setAddedTitle] = useState('');
  const accept = (index: number, field: HTMLElement) => {
    const skill = entries.currentEntry(index);
    if (!skill) return;
    const isNew = entries.isBegun(index);
    if (isNew && isBlank(skill)) entries.end(index);
    else if (titleLeadsToDescription && field.matches('input')) leaveField(field);
    else if (isNew) {
      setAddedTitle(`${skill.title.trim() || noun} is kept`);
      entries.begin();
    } else focusEntry(field);
  };
  return (
    <div className="grid gap-1.5">
      <ul ref={entries.list} aria-label={label} className="grid">
        {entries.shown.map((skill, index) => (
          <SkillFields
            key={entries.ids[index]}
            skill={skill}
            noun={noun}
            placeholder={placeholder}
            {...entries.entryPropsOf(index)}
            mark={markOf?.(index)}
            field={`${fieldPrefix}${index}`}
            autoFocus={entries.isBegun(index)}
            onAccepted={(field) => accept(index, field)}
            onCancelled={
              entries.isBegun(index) && isBlank(skill)
                ? (changed) => changed || entries.end(index)
                : undefined
            }
          />
        ))}
      </ul>
      <ListExcess entries={skills} max={max} />
      <Button
        ref={entries.addButton}
        data-once
        data-begin
        variant="quiet"
        size="sm"
        icon={<Plus className="size-4" strokeWidth={SMALL_STROKE} />}
        onClick={entries.begin}
        className="-ml-1 justify-self-start"
      >
        Add {noun}
      </Button>
      <p aria-live="polite" className="sr-only">
        {entries.announcement}
      </p>
      <p aria-live="polite" className="sr-only">
        {addedTitle}
      </p>
    </div>
  );
}
