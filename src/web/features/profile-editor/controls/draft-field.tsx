import type { KeyboardEvent, ReactNode } from 'react';
import { textExcess } from '@/shared/text-excess';
import { Field, Input } from '@/web/components/ui/field';
import { GrownTextarea } from '@/web/components/ui/grown-textarea';
import { useFieldDraft } from '../editing/use-draft';
import { isTouch } from './touch';

export interface DraftFieldProps {
  label: string;
  value: string;
  push: (text: string, group: string) => void;
  placeholder?: string;
  hint?: ReactNode;
  /** The label is for assistive technology alone: the section's title says it. */
  hideLabel?: boolean;
  error?: string;
  /** Several lines: Shift and Enter starts a new one, on a touch screen Return does. */
  long?: boolean;
  /** With `long`: begins with one line. */
  short?: boolean;
  /** Enter kept the edit. */
  onKept?: () => void;
  /** Escape took it back. `changed`: there was something to take back. */
  onCancelled?: (changed: boolean) => void;
  /** Characters that can be saved. More stay in the field, with a word about them. */
  limit?: number;
  inputMode?: 'url' | 'numeric';
  /** The `data-field` of the text that opens it by a click. */
  field?: string;
  className?: string;
}

/** A labelled text that is handed over while it is typed. Enter keeps it, Escape puts back what was there. */
export function DraftField(props: DraftFieldProps) {
  const {
    label,
    hideLabel,
    value,
    push,
    placeholder,
    hint,
    error,
    long,
    short,
    onKept,
    onCancelled,
    className,
  } = props;
  const draft = useFieldDraft(value, push);
  const control = {
    value: draft.text,
    placeholder,
    inputMode: props.inputMode,
    'data-field': props.field,
    onFocus: draft.begin,
    onBlur: draft.flush,
    onChange: (event: { target: { value: string } }) => draft.type(event.target.value),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.nativeEvent.isComposing) return;
      if (event.key === 'Enter' && !event.shiftKey && !(long && isTouch())) {
        event.preventDefault();
        draft.flush();
        onKept?.();
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
      error={error ?? (props.limit ? textExcess(draft.text, props.limit) : null)}
      className={className}
    >
      {long ? (
        <GrownTextarea {...control} className={short ? 'min-h-control!' : 'min-h-28!'} />
      ) : (
        <Input {...control} />
      )}
    </Field>
  );
}
