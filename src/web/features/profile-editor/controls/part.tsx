import { Pencil } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { SectionName } from '@/shared/profile';
import { Button, IconButton } from '@/web/components/ui/button';
import { cx } from '@/web/components/ui/cx';
import { useEditor, useIsOpen } from '../editing/context';
import { SectionProblem } from './section-problem';
import { useOutsideClick } from './use-outside-click';

export interface PartProps {
  section: SectionName;
  /** As a reader sees it. */
  title: string;
  /** In the narrow column the title is small and the text close. */
  narrow?: boolean;
  /** Without the title on the page: it only names the section. */
  untitled?: boolean;
  /** The section as a reader will see it. */
  children: ReactNode;
  /** Its controls; made when the section is opened. */
  edit: () => ReactNode;
}

const READING = {
  narrow: 'border-t border-rule py-[1.125rem] leading-normal first:border-t-0 first:pt-0',
  wide: 'border-t border-rule py-[1.875rem] first:border-t-0 first:pt-0',
};
const EDITING =
  'z-1 -mx-3 -mt-px rounded-md border border-accent bg-surface px-3 pt-4 pb-5 md:-mx-6 md:px-6 [&+*]:border-transparent';

/** One of the fifteen sections: read in place, edited in place. */
export function Part({ section, title, narrow, untitled, children, edit }: PartProps) {
  const editing = useIsOpen(section);
  const { open } = useEditor();
  const id = useId();
  const root = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useOutsideClick(root, editing, () => open.set(null));
  useFocusHandOver(root, opener, editing);
  return (
    <section
      ref={root}
      aria-labelledby={id}
      data-section={section}
      data-editing={editing || undefined}
      className={cx(
        'relative scroll-mt-32 md:scroll-mt-24',
        editing ? EDITING : READING[narrow ? 'narrow' : 'wide'],
      )}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && editing && !event.defaultPrevented) open.set(null);
      }}
    >
      <header
        className={cx(
          'flex items-center justify-between gap-4',
          untitled && !editing ? 'absolute top-0 right-0' : narrow ? 'mb-1.5 min-h-8' : 'mb-3 min-h-8',
        )}
      >
        <h2
          id={id}
          className={cx(
            narrow ? 'font-body font-semibold text-sm tracking-normal' : 'text-2xl',
            untitled && !editing && 'sr-only',
          )}
        >
          {title}
        </h2>
        {editing ? (
          <span className="flex items-center gap-2">
            <span className="text-ink-3 text-sm">Editing</span>
            <Button size="sm" onClick={() => open.set(null)}>
              Done
            </Button>
          </span>
        ) : (
          <IconButton
            ref={opener}
            label={`Edit ${title}`}
            onClick={() => open.set(section)}
            className="-mr-2 [&_svg]:size-4!"
          >
            <Pencil aria-hidden strokeWidth={1.6} />
          </IconButton>
        )}
      </header>
      {!editing && <SectionProblem section={section} />}
      {editing ? edit() : children}
    </section>
  );
}

/** Opening puts the focus on the first control, closing by keyboard back on the button that opened. */
function useFocusHandOver(
  root: React.RefObject<HTMLElement | null>,
  opener: React.RefObject<HTMLButtonElement | null>,
  editing: boolean,
) {
  const was = useRef(editing);
  useEffect(() => {
    if (was.current === editing) return;
    was.current = editing;
    if (editing) {
      const first = root.current?.querySelector<HTMLElement>('[data-first], input, textarea');
      first?.focus({ preventScroll: true });
      root.current?.scrollIntoView({ block: 'nearest' });
    } else if (document.activeElement === document.body) opener.current?.focus({ preventScroll: true });
  }, [editing, root, opener]);
}
