import { createContext, useContext } from 'react';

interface InheritedFieldProps {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
}

export const FieldContext = createContext<InheritedFieldProps | null>(null);

/** Whether the form around a control is being sent: its text fields are then read-only. */
export const BusyContext = createContext(false);

/**
 * Merges the props that a control inherits from its field with its own: its own `id` and `aria-invalid` take
 * precedence, and both descriptions apply.
 * @returns `id`, `aria-describedby` and `aria-invalid`
 */
export function useFieldProps(ownProps: {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: unknown;
}) {
  const field = useContext(FieldContext);
  const describedBy = [field?.describedBy, ownProps['aria-describedby']].filter(Boolean).join(' ');
  return {
    id: ownProps.id ?? field?.id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': (ownProps['aria-invalid'] as boolean | undefined) ?? (field?.invalid || undefined),
  };
}
