import { lazyPart } from '../ui/core/lazy-part';
import './evidence.css';
import { Suspense, useId, useRef, useState } from 'react';
import type { EvidencePlace } from '@/shared/evidence/numbered-sources';

/** Loaded when a mark is hovered, focused or touched. */
const EvidencePopover = lazyPart(() => import('./evidence-popover'), 'EvidencePopover');

/** Number of places that the mark's accessible name lists. */
const MAX_NAMED_PLACES = 3;

export interface EvidenceMarkProps {
  /** The sources of the line; empty if it is unconfirmed. */
  places: readonly EvidencePlace[];
  /** Confirms an unconfirmed line; absent if that is not possible. */
  onConfirm?: () => void;
}

/**
 * The numeral after a line, like that of a footnote: it refers to the document, and its popover shows page and text. An
 * unconfirmed line has a question mark instead.
 */
export function EvidenceMark({ places, onConfirm }: EvidenceMarkProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const numbers = [...new Set(places.map(({ number }) => number))];
  const names = [...new Set(places.map(({ where }) => where))].slice(0, MAX_NAMED_PLACES).join('; ');
  return (
    <>
      {/* A word joiner keeps the numeral from starting a new line. */}
      {'\u2060'}
      <button
        ref={button}
        type="button"
        aria-label={places.length > 0 ? `Source ${numbers.join(', ')}: ${names}` : 'Not confirmed'}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onPointerEnter={EvidencePopover.preload}
        onFocus={EvidencePopover.preload}
        onClick={() => setOpen(!open)}
        data-unconfirmed={places.length === 0 || undefined}
        className="evidence-mark"
      >
        {places.length > 0 ? numbers.join(',') : '?'}
      </button>
      {/* Rendered on demand, since a long profile has hundreds of marks. */}
      {open && (
        <Suspense>
          <EvidencePopover
            id={id}
            places={places}
            onConfirm={onConfirm}
            anchor={button}
            onOpenChange={setOpen}
          />
        </Suspense>
      )}
    </>
  );
}
