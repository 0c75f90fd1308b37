import { ArrowUpToLine, Check, X } from 'lucide-react';
import { type ChangeEvent, type ClipboardEvent, type KeyboardEvent, useEffect, useId } from 'react';
import { PROFILE_LIMITS } from '@/shared/profile/limits';
import { Button, IconButton } from '@/web/components/ui/buttons/button';
import { SMALL_STROKE } from '@/web/components/ui/core/icon-strokes';
import { AutoGrowTextarea } from '@/web/components/ui/inputs/auto-grow-textarea';
import { useFieldDraft } from '../edit-session/use-field-draft';

export interface InlineEditProps {
  label: string;
  value: string;
  placeholder?: string;
  push: (text: string, group: string) => void;
  /** `byEnter`: whether Enter accepted it, and not a press on a button. */
  onAccepted: (byEnter: boolean) => void;
  onCancelled: () => void;
  /** Called with the lines after the first that were pasted or dictated; each is a separate entry. */
  onMoreLines: (lines: string[]) => void;
  /** Whether the entry is new: Enter begins another, cancelling removes it, and undo restores the typed text. */
  isNew?: boolean;
  /** Absent for the first entry. */
  onMoveToTop?: () => void;
}

const isComposing = (event: KeyboardEvent) => event.nativeEvent.isComposing;

/** An entry of a list, edited in place. */
export function InlineEdit(props: InlineEditProps) {
  const { label, value, placeholder, push, onAccepted, onCancelled, onMoreLines, onMoveToTop, isNew } = props;
  const draft = useFieldDraft(value, push, { limit: PROFILE_LIMITS.line });
  const { excess } = draft;
  const id = useId();
  useEffect(() => {
    draft.begin();
    const field = draft.field.current;
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  }, []);

  const accept = (byEnter: boolean) => {
    draft.flush();
    onAccepted(byEnter);
  };
  const cancel = () => {
    if (isNew) draft.flush();
    else draft.cancel();
    onCancelled();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    // A key that is held down would go on in the next row.
    if (event.key === 'Enter') {
      if (!event.repeat) accept(true);
    } else if (event.key === 'Escape') cancel();
    else return;
    event.preventDefault();
  };
  const takeLines = (first: string, others: string[]) => {
    draft.type(first);
    draft.flush();
    if (others.length > 0) onMoreLines(others);
  };
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const lines = event.clipboardData.getData('text/plain').split(/\s*[\r\n]+\s*/);
    if (lines.length < 2) return;
    event.preventDefault();
    const { value: text, selectionStart, selectionEnd } = event.currentTarget;
    const first = text.slice(0, selectionStart) + lines[0] + text.slice(selectionEnd);
    takeLines(first, lines.slice(1).filter(Boolean));
  };
  const handleChange = (event: ChangeEvent<HTMLTextAreaElement>) => {
    const [first = '', ...others] = event.target.value.split('\n');
    if (others.length === 0) return draft.type(first);
    const moreLines = others.filter(Boolean);
    takeLines(first, moreLines);
    // Some keyboards of telephones report Enter as an unknown key: only the line break tells it.
    if (moreLines.length === 0) accept(true);
  };

  return (
    <div className="grid flex-1 gap-1">
      <div className="flex items-start border-accent border-b-[1.5px]">
        <AutoGrowTextarea
          ref={draft.field}
          bare
          rows={1}
          enterKeyHint={isNew ? 'enter' : 'done'}
          aria-label={label}
          aria-invalid={excess !== null || undefined}
          aria-describedby={excess ? `${id}-excess` : undefined}
          placeholder={placeholder}
          onChange={handleChange}
          onKeyDown={handleKey}
          onPaste={paste}
          onBlur={draft.flush}
          className="min-w-0 flex-1 bg-transparent pt-0.5 pb-1 outline-none"
        />
        <IconButton label="Keep the change" onClick={() => accept(false)} className="-mt-0.5 text-success">
          <Check strokeWidth={SMALL_STROKE} />
        </IconButton>
        <IconButton label="Cancel the change" onClick={cancel} className="-mt-0.5">
          <X />
        </IconButton>
      </div>
      <p id={`${id}-excess`} aria-live="polite" className="text-danger text-xs empty:hidden">
        {excess}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-3 text-ink-3 text-xs">
        <p className="pointer-coarse:hidden">
          <kbd>Enter</kbd> keeps it{isNew && ' and begins another'}, <kbd>Esc</kbd>{' '}
          {isNew ? 'takes it out' : 'puts it back'}
        </p>
        {onMoveToTop && (
          <Button
            variant="quiet"
            size="sm"
            icon={<ArrowUpToLine className="size-3.5" strokeWidth={SMALL_STROKE} />}
            onClick={() => {
              draft.flush();
              onMoveToTop();
            }}
            className="-ml-3 text-xs!"
          >
            Move to top
          </Button>
        )}
      </div>
    </div>
  );
}
