import { Pencil } from 'lucide-react';
import { type ReactNode, type RefObject, Suspense, useEffect, useId, useRef } from 'react';
import type { SectionName } from '@/shared/profile/profile-data';
import { Button, IconButton } from '@/web/components/ui/buttons/button';
import { cx } from '@/web/components/ui/core/cx';
import { useEditor, useIsOpen } from '../edit-session/context';
import { showRevertedToast } from '../edit-session/reverted-toast';
import type { StoreMark } from '../edit-session/store';
import { SectionProblem } from './section-problem';
import { clickedField, isTextClick } from './text-click';
import { useOutsideClick } from './use-outside-click';

export interface EditableSectionProps {
  section: SectionName;
  /** The title that readers see. */
  title: string;
  /** Whether it is in the narrow column, with a small title close to the text. */
  narrow?: boolean;
  /** Whether the title is not shown and only names the section. */
  untitled?: boolean;
  /** The section in the form that readers see. Without a visible title, it places the edit button itself. */
  children: ReactNode | ((pencil: ReactNode) => ReactNode);
  /** Renders the section's controls when it is opened. */
  edit: () => ReactNode;
}

const READING_CLASSES = {
  narrow: 'border-t border-rule py-[1.125rem] leading-normal first:border-t-0 first:pt-0',
  wide: 'border-t border-rule py-[1.875rem] first:border-t-0 first:pt-0',
};
const EDITING_CLASS =
  'z-1 -mx-3 -mt-px rounded-md border border-accent bg-surface px-3 pt-4 pb-5 md:-mx-6 md:px-6 [&+*]:border-transparent';

/** A section of the profile, shown and edited in place. */
export function EditableSection({ section, title, narrow, untitled, children, edit }: EditableSectionProps) {
  const editing = useIsOpen(section);
  const { openSection, store, fieldFlush } = useEditor();
  const id = useId();
  const root = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useOutsideClick(root, editing, () => openSection.set(null));
  useReturnFocus(opener, editing);
  const openedMark = useRef<{ at: StoreMark } | null>(null);
  if (!editing) openedMark.current = null;
  else openedMark.current ??= { at: store.mark() };
  const cancel = () => {
    fieldFlush.flush();
    const steps = store.undoTo(openedMark.current?.at ?? null, section);
    if (steps > 0) {
      showRevertedToast(store, () => {
        for (let step = 0; step < steps; step += 1) store.redo();
      });
    }
    openSection.set(null);
  };
  const pencil = (
    <IconButton
      ref={opener}
      label={`Edit ${title}`}
      onClick={() => openSection.set(section)}
      className="[&_svg]:size-4!"
    >
      <Pencil />
    </IconButton>
  );
  const renderReading = (beside: ReactNode) => (typeof children === 'function' ? children(beside) : children);
  return (
    <section
      ref={root}
      aria-labelledby={id}
      data-section={section}
      data-editing={editing || undefined}
      className={cx(
        'relative scroll-mt-32 md:scroll-mt-24',
        editing ? EDITING_CLASS : READING_CLASSES[narrow ? 'narrow' : 'wide'],
      )}
      onKeyDown={(event) => {
        // The Escape that ends the composition of an input method belongs to the word.
        const isOfWord = event.defaultPrevented || event.nativeEvent.isComposing;
        if (event.key === 'Escape' && editing && !isOfWord) openSection.set(null);
      }}
    >
      <header
        className={cx(
          'flex items-center',
          editing ? 'justify-between gap-2' : 'gap-1.5',
          (editing || !untitled) && (narrow ? 'mb-1.5 min-h-8' : 'mb-3 min-h-8'),
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
            <span className="text-ink-3 text-sm pointer-coarse:hidden">Editing</span>
            {/* On-screen keyboards have no Escape key. */}
            <Button size="sm" variant="quiet" className="not-pointer-coarse:hidden" onClick={cancel}>
              Cancel
            </Button>
            <Button size="sm" onClick={() => openSection.set(null)}>
              Done
            </Button>
          </span>
        ) : (
          !untitled && pencil
        )}
      </header>
      {!editing && <SectionProblem section={section} />}
      {editing ? (
        <Suspense fallback={renderReading(null)}>
          {edit()}
          <FocusOnShown root={root} field={openSection.field()} />
        </Suspense>
      ) : (
        // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the pencil does the same for the keyboard
        <div
          className="cursor-text"
          onClick={(event) => isTextClick(event) && openSection.set(section, clickedField(event))}
        >
          {renderReading(pencil)}
        </div>
      )}
    </section>
  );
}

const isText = (element: Element) =>
  element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement;

/** Once the controls are rendered, focuses the clicked field with the caret at its end, else the first field. */
function FocusOnShown({ root, field }: { root: RefObject<HTMLElement | null>; field: string | null }) {
  useEffect(() => {
    const focused = document.activeElement;
    const first =
      // A list has already opened and focused the row that was clicked.
      (focused !== null && isText(focused) && root.current?.contains(focused) && focused) ||
      (field && root.current?.querySelector<HTMLElement>(`[data-field="${field}"]`)) ||
      root.current?.querySelector<HTMLElement>('[data-first], input, select, textarea');
    root.current?.scrollIntoView({ block: 'nearest' });
    if (!first) return;
    first.focus({ preventScroll: true });
    // A date field has no caret position.
    if (isText(first) && first.selectionStart !== null)
      first.setSelectionRange(first.value.length, first.value.length);
    first.scrollIntoView({ block: 'nearest' });
  }, []);
  return null;
}

/** After closing by keyboard, returns the focus to the button that opened the section. */
function useReturnFocus(opener: RefObject<HTMLButtonElement | null>, editing: boolean) {
  const wasEditing = useRef(editing);
  useEffect(() => {
    if (wasEditing.current && !editing && document.activeElement === document.body)
      opener.current?.focus({ preventScroll: true });
    wasEditing.current = editing;
  }, [editing, opener]);
}
