import { Trash2 } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { PROFILE_LIMITS } from '@/shared/profile/limits';
import type { Skill } from '@/shared/profile/profile-data';
import { IconButton } from '@/web/components/ui/buttons/button';
import { cx } from '@/web/components/ui/core/cx';
import { Grip } from '@/web/components/ui/sorting/grip';
import { DraftField } from '../controls/draft-field';
import { MoveToTopButton } from '../controls/move-to-top-button';

export interface SkillFieldsProps {
  skill: Skill;
  /** What it is, for the labels of its fields and buttons. */
  noun: 'superpower' | 'skill';
  placeholder: Skill;
  grip: Omit<ComponentProps<typeof Grip>, 'itemName'>;
  /** Class of the line that shows where a dragged entry would land; empty elsewhere. */
  dropIndicatorClass: string;
  mark?: ReactNode;
  update: (change: Partial<Skill>, group: string) => void;
  onRemove: () => void;
  /** Absent for the first entry. */
  onMoveToTop?: () => void;
  /** The beginning of the names of its two fields: '0' for `0.title`. */
  field: string;
  /** Whether the title takes the focus when it appears. */
  autoFocus: boolean;
  /** Called when Enter accepted one of the fields. */
  onAccepted: (field: HTMLElement) => void;
  /** Called when Escape reverted one of the fields. `changed`: whether there was anything to revert. */
  onCancelled?: (changed: boolean) => void;
}

/** A title and a description: a superpower, or a skill of a category. */
export function SkillFields(props: SkillFieldsProps) {
  const { skill, noun, placeholder, grip, dropIndicatorClass, mark, update, onRemove, onMoveToTop, field } =
    props;
  const keys = { onAccepted: props.onAccepted, onCancelled: props.onCancelled };
  const name = skill.title.trim() || `this ${noun}`;
  return (
    <li
      className={cx(
        'flex items-start gap-2 border-rule border-t py-3 first:border-t-0 first:pt-0',
        dropIndicatorClass,
      )}
    >
      <Grip itemName={name} {...grip} className={cx(grip.className, 'mt-1 -ml-1.5')} />
      {mark && <span className="mt-2.5 text-accent">{mark}</span>}
      <div className="grid min-w-0 flex-1 gap-1.5">
        <div className="flex items-end gap-1">
          <DraftField
            label={`Title of ${noun}`}
            field={`${field}.title`}
            hideLabel
            value={skill.title}
            placeholder={placeholder.title}
            limit={PROFILE_LIMITS.title}
            push={(title, group) => update({ title }, group)}
            autoFocus={props.autoFocus}
            {...keys}
            className="flex-1"
          />
          {onMoveToTop && <MoveToTopButton entryName={name} onClick={onMoveToTop} />}
          <IconButton size="md" label={`Remove ${name}`} onClick={onRemove}>
            <Trash2 />
          </IconButton>
        </div>
        <DraftField
          label={`Description of ${noun}`}
          field={`${field}.description`}
          hideLabel
          multiline
          startsWithOneLine
          value={skill.description}
          placeholder={placeholder.description}
          limit={PROFILE_LIMITS.description}
          push={(description, group) => update({ description }, group)}
          {...keys}
        />
      </div>
    </li>
  );
}
