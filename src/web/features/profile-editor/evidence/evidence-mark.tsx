import { lazy, Suspense, useId, useRef, useState } from 'react';
import type { EvidenceItem } from '@/shared/generation';
import { useEditor } from '../editing/context';

const load = () => import('./evidence-popover');
/** Comes when a pointer is on its way to a mark. */
const EvidencePopover = lazy(async () => ({ default: (await load()).EvidencePopover }));

/** A brass numeral like a footnote's: it names the document, its popover the page and the words. */
export function EvidenceMark({ item }: { item: EvidenceItem }) {
  const { evidence } = useEditor();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const source = evidence.sourceOf(item.spans[0]?.source ?? '');
  if (!source) return null;
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={`Source ${source.number}: ${source.name}`}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onPointerEnter={load}
        onFocus={load}
        onClick={() => setOpen(!open)}
        className="evidence-mark"
      >
        {source.number}
      </button>
      {/* Made when asked for: a long profile has hundreds of marks. */}
      {open && (
        <Suspense>
          <EvidencePopover id={id} item={item} anchor={button} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
