import { Pencil, X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '@/web/components/ui/button';
import { cx } from '@/web/components/ui/cx';
import { Grip } from '../controls/grip';
import { MarkedEntry } from '../evidence/marked';
import { Blank } from './list-part';
import type { ListText } from './texts';

export interface ListRowProps {
  at: number;
  entry: string;
  list: ListText;
  grip: Omit<ComponentProps<typeof Grip>, 'of'>;
  /** Class of the line that shows where a dragged entry lands. */
  landing: string;
  dragged: boolean;
  onOpen: () => void;
  onRemove: () => void;
  /** The open editor in place of the text. */
  children: ReactNode;
}

export function ListRow(props: ListRowProps) {
  const { at, entry, list, grip, landing, dragged, onOpen, onRemove, children } = props;
  const name = entry.trim() || `${list.noun} ${at + 1}`;
  return (
    <li
      className={cx(
        'group -mx-1.5 flex items-start gap-1 rounded-sm px-1.5 py-0.5',
        children ? 'bg-paper py-2' : 'hover:bg-paper',
        landing,
        dragged && 'opacity-50',
      )}
    >
      <Grip of={name} {...grip} className={cx(grip.className, 'text-rule-strong group-hover:text-ink-3')} />
      {children ?? (
        <>
          <p dir="auto" className="min-w-0 flex-1 py-[0.3125rem] [overflow-wrap:anywhere]">
            {entry.trim() ? <MarkedEntry section={list.section} text={entry} /> : <Blank />}
          </p>
          <IconButton
            data-entry
            data-first={at === 0 || undefined}
            label={`Edit ${name}`}
            onClick={onOpen}
            className="[&_svg]:size-4!"
          >
            <Pencil aria-hidden strokeWidth={1.6} />
          </IconButton>
          <IconButton label={`Remove ${name}`} onClick={onRemove} className="-ml-1 [&_svg]:size-4!">
            <X aria-hidden strokeWidth={1.6} />
          </IconButton>
        </>
      )}
    </li>
  );
}
