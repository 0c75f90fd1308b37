import { Popover } from '@base-ui/react/popover';
import type { RefObject } from 'react';
import type { EvidencePlace } from '@/shared/evidence/numbered-sources';
import { truncateText } from '@/shared/text/truncate-text';
import { Button } from '../ui/buttons/button';

export interface EvidencePopoverProps {
  id: string;
  places: readonly EvidencePlace[];
  onConfirm?: () => void;
  /** The mark that it belongs to. */
  anchor: RefObject<HTMLButtonElement | null>;
  onOpenChange: (open: boolean) => void;
}

/** The pages and texts that support a line, in a popover at its mark. */
export function EvidencePopover({ id, places, onConfirm, anchor, onOpenChange }: EvidencePopoverProps) {
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
            {places.length > 0 ? <Places places={places} /> : <Unconfirmed onConfirm={onConfirm} />}
            <p className="mt-2.5 border-rule border-t pt-2 text-ink-3 text-xs">Only you see this</p>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** Maximum number of places shown; a line may have many in one document. */
const MAX_PLACES = 4;
/** Maximum characters of a quotation. */
const MAX_QUOTE_CHARACTERS = 400;

function Places({ places }: { places: readonly EvidencePlace[] }) {
  return (
    <>
      <ul className="grid gap-2.5">
        {places.slice(0, MAX_PLACES).map(({ where, quote }) => (
          <li key={`${where}${quote}`} className="[overflow-wrap:anywhere]">
            <p className="font-semibold text-ink">From {where}:</p>
            <p className="mt-0.5 text-ink-2" dir="auto">
              “{quote.length > MAX_QUOTE_CHARACTERS ? `${truncateText(quote, MAX_QUOTE_CHARACTERS)}…` : quote}
              ”
            </p>
          </li>
        ))}
      </ul>
      {places.length > MAX_PLACES && (
        <p className="mt-2 text-ink-3">and {places.length - MAX_PLACES} more places</p>
      )}
    </>
  );
}

function Unconfirmed({ onConfirm }: Pick<EvidencePopoverProps, 'onConfirm'>) {
  return (
    <>
      <p className="font-semibold text-ink">Not confirmed</p>
      <p className="mt-0.5 text-ink-2">
        Nothing you gave us says this. Change it, or confirm that it is right.
      </p>
      {onConfirm && (
        <Button size="sm" className="mt-2.5" onClick={onConfirm}>
          It is right
        </Button>
      )}
    </>
  );
}
