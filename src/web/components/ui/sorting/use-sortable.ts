import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { createEdgeScroll } from './edge-scroll';

interface Drag {
  /** The grip of the dragged entry, which stays its own whatever another window does to the list. */
  grip: Element;
  /** The index of the dragged entry. */
  from: number;
  /** The index of the entry before which it would be inserted; the number of entries for the end. */
  to: number;
}

/**
 * Reorders the entries of a list by their grips: with a pointer, or with the arrow keys. Near an edge of the window the
 * page scrolls.
 * @param count number of entries
 * @param move moves the entry at one index to another
 * @returns the ref of the list element and the props, handlers and classes for its rows
 */
export function useSortable(count: number, move: (from: number, to: number) => void) {
  const list = useRef<HTMLUListElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const [announcement, setAnnouncement] = useState('');

  const rows = () => [...(list.current?.children ?? [])].slice(0, count);
  const indexOf = (grip: Element) => rows().findIndex((row) => row.contains(grip));
  const insertionIndexAt = (y: number) => {
    const boxes = rows().map((row) => row.getBoundingClientRect());
    const after = boxes.findIndex((box) => y < box.top + box.height / 2);
    return after < 0 ? count : after;
  };
  const [edgeScroll] = useState(() =>
    createEdgeScroll((y) =>
      setDrag((present) => present && { ...present, to: latestInsertionIndexAt.current(y) }),
    ),
  );
  const latestInsertionIndexAt = useRef(insertionIndexAt);
  latestInsertionIndexAt.current = insertionIndexAt;
  useEffect(() => edgeScroll.stop, [edgeScroll]);
  const moveTo = (from: number, to: number) => {
    if (to < 0 || to >= count || from < 0 || from >= count || to === from) return;
    move(from, to);
    setAnnouncement(`Moved to place ${to + 1} of ${count}`);
    // The focus stays on the grip of the moved entry.
    requestAnimationFrame(() => rows()[to]?.querySelector<HTMLElement>('[data-grip]')?.focus());
  };

  const gripProps = (index: number) => ({
    'data-grip': true,
    className: 'cursor-grab touch-none active:cursor-grabbing',
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ grip: event.currentTarget, from: index, to: index });
    },
    onPointerMove(event: PointerEvent) {
      if (!drag) return;
      setDrag({ ...drag, from: indexOf(drag.grip), to: insertionIndexAt(event.clientY) });
      edgeScroll.move(event.clientY);
    },
    onPointerUp(event: PointerEvent) {
      edgeScroll.stop();
      if (!drag) return;
      setDrag(null);
      const from = indexOf(drag.grip);
      const to = insertionIndexAt(event.clientY);
      moveTo(from, to > from ? to - 1 : to);
    },
    onPointerCancel() {
      edgeScroll.stop();
      setDrag(null);
    },
    onKeyDown(event: KeyboardEvent) {
      const to = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: count - 1 }[event.key];
      if (to === undefined) return;
      event.preventDefault();
      moveTo(index, to);
    },
  });
  /** The class of an entry that shows where the dragged one would land: a brass line above it, or below the last. */
  const dropIndicatorClass = (index: number) => {
    if (!drag || drag.to === drag.from || drag.to === drag.from + 1) return '';
    if (drag.to === index) return 'shadow-[0_-2px_0_var(--accent)]';
    return drag.to === count && index === count - 1 ? 'shadow-[0_2px_0_var(--accent)]' : '';
  };
  const toTop = (index: number) => moveTo(index, 0);
  return { list, gripProps, toTop, dropIndicatorClass, draggedIndex: drag?.from, announcement };
}

/** A copy of a list with one entry moved to another index. */
export function moveEntry<T>(entries: readonly T[], from: number, to: number): T[] {
  const otherEntries = entries.filter((_, index) => index !== from);
  return [...otherEntries.slice(0, to), entries[from] as T, ...otherEntries.slice(to)];
}
