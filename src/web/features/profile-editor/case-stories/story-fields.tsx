import { Trash2 } from 'lucide-react';
import type { ComponentProps } from 'react';
import {
  type CaseStory,
  type Figure,
  type SourceLine,
  STORY_LIMITS,
  type StoryField,
} from '@/shared/case-stories/case-story';
import { Button, IconButton } from '@/web/components/ui/buttons/button';
import { cx } from '@/web/components/ui/core/cx';
import { Switch } from '@/web/components/ui/inputs/switch';
import { Grip } from '@/web/components/ui/sorting/grip';
import { DraftField } from '../controls/draft-field';
import { MoveToTopButton } from '../controls/move-to-top-button';
import { ConfirmedByRow } from './confirmers';
import { NumberQuestion } from './number-question';
import { SourceLines } from './source-lines';

interface StoryFieldsProps {
  story: CaseStory;
  index: number;
  /** Figures of the record for the same role. */
  figures: readonly Figure[];
  /** Lines of the record about the same role. */
  lines: readonly SourceLine[];
  /** Puts a line or a figure of the record into the story. */
  onUseSource: (change: Partial<CaseStory>) => void;
  grip: Omit<ComponentProps<typeof Grip>, 'itemName'>;
  /** Class of the line that shows where a dragged entry would land; empty elsewhere. */
  dropIndicatorClass: string;
  update: (change: Partial<CaseStory>, group?: string) => void;
  /** Called when the owner chooses whether readers see it. */
  onChoose: (shown: boolean) => void;
  onRemove: () => void;
  /** Absent for the first entry. */
  onMoveToTop?: () => void;
}

const FIELD_TEXTS: Record<
  Exclude<StoryField, 'number' | 'counts'>,
  { label: string; placeholder: string }
> = {
  where: { label: 'Where and when', placeholder: 'Tanager Health, 2016 to 2021' },
  situation: {
    label: 'Situation, in one sentence',
    placeholder: 'Four countries were opening at once and every clinic hired for itself.',
  },
  action: { label: 'What you did', placeholder: 'One hiring plan, one weekly review on a single page.' },
  result: { label: 'Result', placeholder: 'The plan held for five years and is still in use.' },
};

/** The fields of a story: its texts, its number, and whether readers see it. */
export function StoryFields(props: StoryFieldsProps) {
  const {
    story,
    index,
    figures,
    lines,
    onUseSource,
    grip,
    dropIndicatorClass,
    update,
    onChoose,
    onRemove,
    onMoveToTop,
  } = props;
  const name = story.where.trim() || 'this story';
  const renderText = (field: keyof typeof FIELD_TEXTS) => (
    <DraftField
      label={FIELD_TEXTS[field].label}
      field={`${index}.${field}`}
      value={story[field]}
      placeholder={FIELD_TEXTS[field].placeholder}
      limit={STORY_LIMITS[field]}
      multiline={field !== 'where'}
      startsWithOneLine
      push={(value, group) => update({ [field]: value }, group)}
    />
  );
  return (
    <li
      className={cx(
        'flex items-start gap-2 border-rule border-t py-4 first:border-t-0 first:pt-0',
        dropIndicatorClass,
      )}
    >
      <Grip itemName={name} {...grip} className={cx(grip.className, 'mt-7 -ml-1.5')} />
      <div className="grid min-w-0 flex-1 gap-3">
        <div className="flex items-end gap-1">
          <div className="min-w-0 flex-1">{renderText('where')}</div>
          {onMoveToTop && <MoveToTopButton entryName={name} onClick={onMoveToTop} />}
          <IconButton size="md" label={`Remove ${name}`} onClick={onRemove}>
            <Trash2 />
          </IconButton>
        </div>
        <div className="@container">
          <div
            className={cx('grid gap-x-8 gap-y-5', lines.length > 0 && '@2xl:grid-cols-[minmax(0,1fr)_15rem]')}
          >
            <div className="grid min-w-0 content-start gap-3">
              {renderText('situation')}
              {renderText('action')}
              <NumberQuestion
                story={story}
                index={index}
                figures={figures}
                update={update}
                onUseSource={onUseSource}
              />
              {renderText('result')}
            </div>
            <SourceLines story={story} lines={lines} figures={figures} onUse={onUseSource} />
          </div>
        </div>
        <ConfirmedByRow story={story} index={index} />
        <Switch checked={story.shown} onChange={(event) => onChoose(event.target.checked)}>
          Shown to readers
        </Switch>
        {story.kept_hidden && (
          <p role="status" className="flex flex-wrap items-center gap-x-5 text-ink-2 text-sm">
            You removed a hidden case story. This new one stays hidden until you show it.
            <Button variant="quiet" size="sm" className="-ml-3" onClick={() => onChoose(false)}>
              Keep it hidden
            </Button>
          </p>
        )}
      </div>
    </li>
  );
}
