import { Trash2 } from 'lucide-react';
import type { ComponentProps } from 'react';
import { PROFILE_LIMITS } from '@/shared/profile/limits';
import type { SkillCategory } from '@/shared/profile/profile-data';
import { IconButton } from '@/web/components/ui/buttons/button';
import { cx } from '@/web/components/ui/core/cx';
import { Grip } from '@/web/components/ui/sorting/grip';
import { DraftField } from '../controls/draft-field';
import { leaveField } from '../controls/leave-field';
import { MoveToTopButton } from '../controls/move-to-top-button';
import { SkillsList } from './skills-list';

export interface CategoryFieldsProps {
  category: SkillCategory;
  grip: Omit<ComponentProps<typeof Grip>, 'itemName'>;
  /** Class of the line that shows where a dragged entry would land; empty elsewhere. */
  dropIndicatorClass: string;
  current: () => SkillCategory;
  update: (change: Partial<SkillCategory>, group?: string) => void;
  onRemove: () => void;
  /** Absent for the first entry. */
  onMoveToTop?: () => void;
  /** Index of the category, which the names of its fields contain. */
  index: number;
}

/** A category of functional skills in edit mode: its name, and its skills below. */
export function CategoryFields({
  category,
  grip,
  dropIndicatorClass,
  current,
  update,
  onRemove,
  onMoveToTop,
  index,
}: CategoryFieldsProps) {
  const name = category.name.trim() || 'this category';
  return (
    <li
      className={cx('grid gap-3 border-rule border-t py-4 first:border-t-0 first:pt-0', dropIndicatorClass)}
    >
      <div className="flex items-end gap-2">
        <Grip itemName={name} {...grip} className={cx(grip.className, 'mb-1 -ml-1.5')} />
        <DraftField
          label="Name of category"
          field={`${index}.name`}
          hideLabel
          value={category.name}
          placeholder="Operations"
          limit={PROFILE_LIMITS.title}
          push={(next, group) => update({ name: next }, group)}
          onAccepted={(field) => {
            const addButton = field.closest('li')?.querySelector<HTMLElement>('[data-begin]');
            if (addButton && category.value.length === 0) addButton.click();
            else leaveField(field);
          }}
          className="min-w-0 flex-1 [&_input]:font-emphasis"
        />
        {onMoveToTop && <MoveToTopButton entryName={name} onClick={onMoveToTop} />}
        <IconButton size="md" label={`Remove ${name}`} onClick={onRemove}>
          <Trash2 />
        </IconButton>
      </div>
      <div className="border-rule border-l pl-4 md:ml-5">
        <SkillsList
          label={`Skills of ${name}`}
          fieldPrefix={`${index}.`}
          noun="skill"
          placeholder={{
            title: 'Operating reviews',
            description: 'Cadence, owners and a single page of numbers.',
          }}
          skills={category.value}
          current={() => current().value}
          put={(value, group) => update({ value }, group)}
          max={PROFILE_LIMITS.skills}
        />
      </div>
    </li>
  );
}
