import { Popover } from '@base-ui/react/popover';
import type { RefObject } from 'react';
import type { EvidenceItem } from '@/shared/generation';
import { useEditor } from '../editing/context';

export interface EvidencePopoverProps {
  id: string;
  item: EvidenceItem;
  /** The mark it belongs to. */
  anchor: RefObject<HTMLButtonElement | null>;
  onOpenChange: (open: boolean) => void;
}

/** The page and the words an item rests on, beside its mark. */
export function EvidencePopover({ id, item, anchor, onOpenChange }: EvidencePopoverProps) {
  return (
    <Popover.Root open onOpenChange={onOpenChange}>
      <Popover.Portal>
        <Popover.Positioner
          anchor={anchor}
          side="bottom"
          align="start"
          sideOffset={6}
          collisionPadding={12}
          className="z-40"
        >
          <Popover.Popup
            id={id}
            finalFocus={anchor}
            className="w-84 max-w-[calc(100vw-1.5rem)] rounded-md border border-rule-strong bg-surface px-4 pt-3.5 pb-3 text-sm leading-normal shadow-2 outline-none"
          >
            <Popover.Title className="sr-only">Where this comes from</Popover.Title>
            <Spans item={item} />
            <p className="mt-2.5 border-rule border-t pt-2 text-ink-3 text-xs">Only you see this</p>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** Enough to judge by; an item may rest on many lines of one document. */
const SHOWN = 3;

function Spans({ item }: { item: EvidenceItem }) {
  const { evidence } = useEditor();
  return item.spans.slice(0, SHOWN).map((span, at) => {
    const place = [evidence.sourceOf(span.source)?.name, span.page && `page ${span.page}`, span.row];
    return (
      <div key={at} className="mb-1.5">
        <p className="font-semibold text-ink [overflow-wrap:anywhere]">
          From {place.filter(Boolean).join(', ')}:
        </p>
        <p className="mt-0.5 text-ink-2 [overflow-wrap:anywhere]">“{span.quote}”</p>
      </div>
    );
  });
}
