import { Pencil, X } from 'lucide-react';
import { memo, type ReactNode, type RefObject } from 'react';
import { IconButton } from '@/web/components/ui/buttons/button';
import { cx } from '@/web/components/ui/core/cx';
import { Grip } from '@/web/components/ui/sorting/grip';
import type { useSortable } from '@/web/components/ui/sorting/use-sortable';
import { isTextClick } from '../controls/text-click';
import { MarkedEntry } from '../evidence/marked-text';
import { BlankEntry } from './blank-entry';
import type { ListText } from './texts';

/** Actions of the list for its rows, passed in a ref so that typing in one row re-renders no other. */
export interface RowActions {
  grip: ReturnType<typeof useSortable>['gripProps'];
  open: (index: number) => void;
  remove: (index: number) => void;
}

export interface ListRowProps {
  index: number;
  entry: string;
  list: ListText;
  actions: RefObject<RowActions>;
  /** Class of the line that shows where a dragged entry lands. */
  dropIndicatorClass: string;
  dragged: boolean;
  /** The open editor in place of the text. */
  children: ReactNode;
}

/** One entry of an edited list: its text or the open editor, its handle to drag it by, and its button to remove it. */
export const ListRow = memo(function ListRow(props: ListRowProps) {
  const { index, entry, list, actions, dropIndicatorClass, dragged, children } = props;
  const name = entry.trim() || `${list.noun} ${index + 1}`;
  return (
    <li
      className={cx(
        // Rows outside the view are neither laid out nor painted, so that a key press costs the same in a list of a
        // hundred as of ten.
        'group -mx-1.5 flex items-start gap-1 rounded-sm px-1.5 py-1 [contain-intrinsic-size:auto_2.5rem] [content-visibility:auto]',
        // A compositing layer of its own: a key press repaints this row and not the whole page.
        children ? 'bg-paper [will-change:transform]' : 'hover:bg-paper',
        dropIndicatorClass,
        dragged && 'opacity-50',
      )}
    >
      <Grip
        itemName={name}
        data-grip
        onPointerDown={(event) => actions.current.grip(index).onPointerDown(event)}
        onPointerMove={(event) => actions.current.grip(index).onPointerMove(event)}
        onPointerUp={(event) => actions.current.grip(index).onPointerUp(event)}
        onPointerCancel={() => actions.current.grip(index).onPointerCancel()}
        onKeyDown={(event) => actions.current.grip(index).onKeyDown(event)}
        className="cursor-grab touch-none text-rule-strong active:cursor-grabbing group-hover:text-ink-3"
      />
      {children ?? (
        <>
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: the pencil beside it does the same for the keyboard */}
          <p
            dir="auto"
            onClick={(event) => isTextClick(event) && actions.current.open(index)}
            className="min-w-0 flex-1 cursor-text py-[0.3125rem] [overflow-wrap:anywhere]"
          >
            {entry.trim() ? <MarkedEntry section={list.section} text={entry} /> : <BlankEntry />}
          </p>
          <IconButton
            data-entry
            data-first={index === 0 || undefined}
            label={`Edit ${name}`}
            onClick={() => actions.current.open(index)}
            className="[&_svg]:size-4!"
          >
            <Pencil />
          </IconButton>
          <IconButton
            label={`Remove ${name}`}
            onClick={() => actions.current.remove(index)}
            className="-ml-1 [&_svg]:size-4!"
          >
            <X />
          </IconButton>
        </>
      )}
    </li>
  );
});
