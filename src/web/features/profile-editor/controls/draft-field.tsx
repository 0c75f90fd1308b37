import type { KeyboardEvent, ReactNode } from 'react';
import { AutoGrowTextarea } from '@/web/components/ui/inputs/auto-grow-textarea';
import { Field, Input } from '@/web/components/ui/inputs/field';
import { useFieldDraft } from '../edit-session/use-field-draft';
import { leaveField } from './leave-field';
import { isTouch } from './touch';

export interface DraftFieldProps {
  label: string;
  value: string;
  /** Stores the text; `group` identifies the typing of one visit to the field. */
  push: (text: string, group: string) => void;
  /** Whether `push` may refuse a text with a message, so that it is only called after a pause. */
  mayRefuse?: boolean;
  placeholder?: string;
  hint?: ReactNode;
  /** Whether the label is for assistive technology only, since the section's title shows it. */
  hideLabel?: boolean;
  error?: string;
  /** Whether it has several lines: Shift+Enter starts a new one; on a touch screen, Enter does. */
  multiline?: boolean;
  /** With `multiline`: whether it is one line high at first. */
  startsWithOneLine?: boolean;
  /** Called when Enter accepted the edit; by default, the focus leaves the field. */
  onAccepted?: (field: HTMLElement) => void;
  /** Called when Escape reverted the edit. `changed`: whether there was anything to revert. */
  onCancelled?: (changed: boolean) => void;
  /** Maximum characters that can be saved. A longer text stays in the field, with a message. */
  limit?: number;
  /** Whether the text is an entry of a list; if not, the time until it is saved counts from its last key. */
  isEntry?: boolean;
  inputMode?: 'url' | 'numeric';
  /** Whether it takes the focus when it appears. */
  autoFocus?: boolean;
  /** The `data-field` of the text, by which a click on it opens this field. */
  field?: string;
  className?: string;
}

/** A labelled text field that is stored while typing. Enter accepts the edit, Escape reverts it. */
export function DraftField(props: DraftFieldProps) {
  const {
    label,
    hideLabel,
    value,
    push,
    placeholder,
    hint,
    error,
    multiline,
    startsWithOneLine,
    onAccepted,
    onCancelled,
    className,
  } = props;
  const draft = useFieldDraft(value, push, {
    mayRefuse: props.mayRefuse,
    limit: props.limit,
    isEntry: props.isEntry,
  });
  const control = {
    ref: draft.field,
    placeholder,
    inputMode: props.inputMode,
    autoFocus: props.autoFocus,
    'data-field': props.field,
    onFocus: draft.begin,
    onBlur: draft.flush,
    onChange: (event: { target: { value: string } }) => draft.type(event.target.value),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.nativeEvent.isComposing) return;
      if (event.key === 'Enter' && !event.shiftKey && !(multiline && isTouch())) {
        event.preventDefault();
        draft.flush();
        (onAccepted ?? leaveField)(event.currentTarget);
      } else if (event.key === 'Escape') {
        const changed = draft.cancel();
        if (changed || onCancelled) event.preventDefault();
        onCancelled?.(changed);
      }
    },
  };
  return (
    <Field
      label={hideLabel ? <span className="sr-only">{label}</span> : label}
      hint={hint}
      error={error ?? draft.excess}
      className={className}
    >
      {multiline ? (
        <AutoGrowTextarea {...control} className={startsWithOneLine ? 'min-h-control!' : 'min-h-28!'} />
      ) : (
        <Input {...control} />
      )}
    </Field>
  );
}
