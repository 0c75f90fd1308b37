import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useContext, useState } from 'react';
import { IconButton } from '../buttons/button';
import { cx } from '../core/cx';
import { BusyContext, useFieldProps } from './field-context';
import { type LimitedProps, LimitMessage, useLimit } from './limit';
import { useKeptSelection } from './use-kept-selection';

const CONTROL_CLASS =
  'field-edge w-full min-w-0 px-3 py-[0.4375rem] text-ui text-ink hover:border-ink-3 ' +
  // `focus-within` instead of `focus`: inside a date field the calendar button can have the focus.
  'focus-within:border-accent focus-within:shadow-[0_0_0_1px_var(--accent)] focus-within:outline-none ' +
  'aria-invalid:border-danger aria-invalid:focus-within:shadow-[0_0_0_1px_var(--danger)] ' +
  'disabled:cursor-not-allowed disabled:bg-sunken disabled:text-ink-3 disabled:hover:border-rule-strong';

/** The last day that a date field takes. Without it a browser takes years of six digits, which the server refuses. */
const LAST_DAY = '9999-12-31';

/** A text input, wired to the label, hint and error of its `Field`. Beyond `limit` it says by how much. */
export function Input({ className, limit, ...rest }: LimitedProps<ComponentProps<'input'>>) {
  const { fieldProps, messageProps } = useLimit(limit, rest, useFieldProps(rest));
  useKeptSelection(fieldProps.id, rest.value);
  const busy = useContext(BusyContext);
  return (
    <>
      <input
        dir="auto"
        max={rest.type === 'date' ? LAST_DAY : undefined}
        {...rest}
        {...fieldProps}
        readOnly={rest.readOnly || busy}
        className={cx(CONTROL_CLASS, 'min-h-control', className)}
      />
      <LimitMessage {...messageProps} />
    </>
  );
}

/** A text area, wired to its `Field` as an `Input` is. Its height can be changed by dragging. */
export function Textarea({ className, limit, ...rest }: LimitedProps<ComponentProps<'textarea'>>) {
  const { fieldProps, messageProps } = useLimit(limit, rest, useFieldProps(rest));
  useKeptSelection(fieldProps.id, rest.value);
  const busy = useContext(BusyContext);
  return (
    <>
      <textarea
        dir="auto"
        {...rest}
        {...fieldProps}
        readOnly={rest.readOnly || busy}
        className={cx(CONTROL_CLASS, 'min-h-24 resize-y leading-[1.55]', className)}
      />
      <LimitMessage {...messageProps} />
    </>
  );
}

/** A password with a button that shows and hides it. */
export function PasswordInput({ className, ...rest }: ComponentProps<'input'>) {
  const [isVisible, setVisible] = useState(false);
  return (
    <div className="relative">
      <Input {...rest} type={isVisible ? 'text' : 'password'} className={cx('pr-11', className)} />
      <IconButton
        label={isVisible ? 'Hide password' : 'Show password'}
        disabled={rest.disabled}
        onClick={() => setVisible(!isVisible)}
        className="absolute inset-y-0 right-1 my-auto"
      >
        {isVisible ? <EyeOff /> : <Eye />}
      </IconButton>
    </div>
  );
}

export interface AffixInputProps extends ComponentProps<'input'> {
  /** Fixed text before the value, separated by a line: 'USD', 'linkedin.com/in/'. */
  before?: ReactNode;
  /** Content after the value: 'a year', or a button. */
  after?: ReactNode;
}

/** An input with fixed text beside it, inside a common border that shows the focus. */
export function AffixInput({ before, after, className, ...rest }: AffixInputProps) {
  const fieldProps = useFieldProps(rest);
  const busy = useContext(BusyContext);
  return (
    <div
      className={cx(
        'field-edge flex min-h-control min-w-0 items-stretch overflow-clip hover:border-ink-3',
        'focus-within:border-accent focus-within:shadow-[0_0_0_1px_var(--accent)]',
        fieldProps['aria-invalid'] && 'border-danger focus-within:shadow-[0_0_0_1px_var(--danger)]',
        rest.disabled && 'bg-sunken',
        className,
      )}
    >
      {before !== undefined && (
        <span className="grid place-items-center border-rule border-r px-3 text-sm text-ink-3">{before}</span>
      )}
      <input
        {...rest}
        {...fieldProps}
        readOnly={rest.readOnly || busy}
        className="w-full min-w-0 flex-1 bg-transparent px-3 text-ui text-ink outline-none disabled:text-ink-3"
      />
      {after !== undefined && (
        <span className="grid place-items-center pr-3 text-sm text-ink-3 has-[button]:pr-1">{after}</span>
      )}
    </div>
  );
}
